// Runs textbook searches: answers puzzles by one of them, with a trace of it if wanted, or compares
// several, with a row for each search and puzzle, as a table or as comma-separated values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "board.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "display/drawing.hpp"
#include "display/tables.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// The end of a heading: the settings that differ from the default.
inline std::string shown_settings(const SearchSettings& settings) {
  std::string text;
  if (settings.weight != million) text += ", W = " + decimal(settings.weight);
  const std::string ties = settings.ties.name;
  if (ties != tie_rules[0].name) text += ", ties = " + ties;
  return text + '\n';
}

inline std::string search_heading(const NumberedPuzzle& puzzle, const SearchSettings& settings) {
  const int h = Manhattan(puzzle.format.grid, puzzle.goal)(puzzle.start);
  return puzzle.heading() + ", h = " + std::to_string(h) + shown_settings(settings);
}

// Runs a search, shows its progress or trace, and measures its time. Requires a solvable board.
inline SearchResult timed_search(const Algorithm& algorithm, const NumberedPuzzle& puzzle,
                                 const SearchSettings& settings, bool has_trace, Output& output) {
  constexpr std::uint64_t progress_period = 1 << 16;  // Some hundredths of a second.
  const Observer progress = {
      [&](std::uint64_t visited, const Visit&) { output.progress(visited, "visited"); },
      progress_period};
  const Observer trace = {[&](std::uint64_t visited, const Visit& visit) {
    if (visited == 1) {
      output.print(search_heading(puzzle, settings) + trace_heading(*visit.from != '\0'));
    }
    output.print(trace_line(puzzle.format, visited, visit));
  }};
  output.begin_work(algorithm.name);
  const double begin = cpu_seconds();
  SearchResult found = run_search(
      {puzzle.format.grid, puzzle.start, puzzle.goal, settings, has_trace ? trace : progress},
      algorithm);
  found.seconds = cpu_seconds() - begin;  // This includes the freeing of its memory.
  return found;
}

// Returns false if the search gave up on a board, or something is wrong with a FILE.
inline bool answer_by_search(const Inputs& inputs, Output& output) {
  const Options& options = inputs.options;
  const Algorithm& algorithm = options.algorithms.empty() ? algorithms[0] : options.algorithms[0];
  const bool drawn = options.has_drawings;
  bool has_given_up = false;
  const bool good = for_each_puzzle(inputs, output, [&](const NumberedPuzzle& puzzle) {
    if (!puzzle.is_solvable()) return output.print(unsolvable_text(puzzle, drawn));
    const SearchResult found =
        timed_search(algorithm, puzzle, options.settings, options.has_trace, output);
    output.print(found.solved ? solved_text(puzzle, found.moves, drawn)
                              : unsolved_text(puzzle, "gave up", drawn));
    has_given_up |= !found.solved;
  });
  return good && !has_given_up;
}

// Prints a row for each search and solvable board.
inline bool compare_as_csv(const Inputs& inputs, const std::vector<Algorithm>& searches,
                           const SearchSettings& settings, Output& output) {
  Solver solver(inputs.options.format.grid);
  output.print(csv_heading(inputs.options.files.size() > 1));
  return for_each_puzzle(inputs, output, [&](const NumberedPuzzle& puzzle) {
    if (!puzzle.is_solvable()) return;
    for (const Algorithm& search : searches) {
      const SearchResult found = timed_search(search, puzzle, settings, false, output);
      output.print(csv_row(puzzle, search, found, solver.distance(puzzle), settings));
    }
  });
}

// Prints a table for each board, with a row for each search; at the end, if there are several
// boards, the means.
inline bool compare_as_tables(const Inputs& inputs, const std::vector<Algorithm>& searches,
                              const SearchSettings& settings, Output& output) {
  std::vector<Figures> sums(searches.size());
  const bool good = for_each_puzzle(inputs, output, [&](const NumberedPuzzle& puzzle) {
    if (!puzzle.is_solvable()) {
      return output.print(puzzle.heading() + ": impossible: " + why_unsolvable(puzzle) + "\n\n");
    }
    output.print(search_heading(puzzle, settings) + comparison_heading());
    for (std::size_t i = 0; i < searches.size(); ++i) {
      const SearchResult found = timed_search(searches[i], puzzle, settings, false, output);
      sums[i].add(found);
      Figures figures;
      figures.add(found);
      output.print(comparison_row(searches[i], figures));
    }
    output.print("\n");
  });
  if (sums[0].boards < 2) return good;
  output.print("mean of " + counted(sums[0].boards, "board") + shown_settings(settings) +
               comparison_heading());
  for (std::size_t i = 0; i < searches.size(); ++i) {
    output.print(comparison_row(searches[i], sums[i]));
  }
  return good;
}

// The default limit of --compare. On 3x3 it suffices for ids up to 26 moves and, with W = 1, for
// all boards with the other searches.
inline constexpr std::uint64_t compare_limit = 20'000'000;

// Returns false if something is wrong with a FILE, but not if a search gave up.
inline bool compare(const Inputs& inputs, Output& output) {
  const Options& options = inputs.options;
  const std::vector<Algorithm> searches =
      options.algorithms.empty() ? searches_by_default(true) : options.algorithms;
  SearchSettings settings = options.settings;
  settings.limit = settings.limit.value_or(compare_limit);
  return options.is_csv ? compare_as_csv(inputs, searches, settings, output)
                        : compare_as_tables(inputs, searches, settings, output);
}

}  // namespace eight_puzzle
