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

// The default limit of --compare. On 3x3 it suffices for ids up to 26 moves and, with W = 1, for
// all boards with the other searches.
inline constexpr std::uint64_t compare_limit = 20'000'000;

// Runs a search, shows its progress or trace, and measures its time. Requires a solvable board.
inline SearchResult search_with(const Algorithm& algorithm, const NumberedPuzzle& puzzle,
                                const Options& options, Output& output) {
  SearchSettings settings = options.settings;
  if (options.command == comparing) settings.limit = settings.limit.value_or(compare_limit);
  constexpr std::uint64_t progress_period = 1 << 16;  // Some hundredths of a second.
  output.begin_work(algorithm.name);
  Observer observer = {
      [&](std::uint64_t visited, const Visit&) { output.progress(visited, "visited"); },
      progress_period};
  if (options.has_trace) {
    output.print(search_heading(puzzle, settings));
    observer = {[&](std::uint64_t visited, const Visit& visit) {
      if (visited == 1) output.print(trace_heading(*visit.from != '\0'));
      output.print(trace_line(puzzle.format, visited, visit));
    }};
  }
  const double begin = cpu_seconds();
  SearchResult found =
      search_for({puzzle.format.grid, puzzle.start, puzzle.goal, settings, observer}, algorithm);
  found.seconds = cpu_seconds() - begin;  // This includes the freeing of its memory.
  return found;
}

// Returns false if the search gave up on a board, or something is wrong with a FILE.
inline bool search(const Inputs& inputs, Output& output) {
  const Options& options = inputs.options;
  const Algorithm& algorithm = options.algorithms.empty() ? algorithms[0] : options.algorithms[0];
  bool has_given_up = false;
  const bool good = for_each_puzzle(inputs, output, [&](const NumberedPuzzle& puzzle) {
    const bool drawn = options.has_drawings;
    if (!puzzle.is_solvable()) return output.print(unsolvable_text(puzzle, drawn));
    const SearchResult found = search_with(algorithm, puzzle, options, output);
    output.print(found.solved ? solved_text(puzzle, found.moves, drawn)
                              : unsolved_text(puzzle, "gave up", drawn));
    has_given_up |= !found.solved;
  });
  return good && !has_given_up;
}

// Prints a row for each search as it ends, and at the end the means over several boards. Returns
// false if something is wrong with a FILE, but not if a search gave up.
inline bool compare(const Inputs& inputs, Output& output) {
  const Options& options = inputs.options;
  const std::vector<Algorithm> searches =
      options.algorithms.empty() ? default_searches() : options.algorithms;
  const Grid& grid = options.format.grid;
  std::vector<Figures> sums(searches.size());
  Solver solver(grid);  // For the distances of CSV.

  const auto print_rows = [&](const NumberedPuzzle& puzzle) {
    for (const Algorithm& algorithm : searches) {
      const SearchResult found = search_with(algorithm, puzzle, options, output);
      output.print(csv_row(puzzle, algorithm, found, solver.distance(puzzle), options.settings));
    }
  };
  const auto print_table = [&](const NumberedPuzzle& puzzle) {
    output.print(search_heading(puzzle, options.settings) + comparison_heading());
    for (std::size_t i = 0; i < searches.size(); ++i) {
      const SearchResult found = search_with(searches[i], puzzle, options, output);
      sums[i].add(found);
      Figures figures;
      figures.add(found);
      output.print(comparison_row(searches[i], figures));
    }
    output.print("\n");
  };
  if (options.is_csv) output.print(csv_heading(options.files.size() > 1));
  const bool good = for_each_puzzle(inputs, output, [&](const NumberedPuzzle& puzzle) {
    if (puzzle.is_solvable()) {
      options.is_csv ? print_rows(puzzle) : print_table(puzzle);
    } else if (!options.is_csv) {
      output.print(puzzle.heading() + ": impossible: " + why_unsolvable(puzzle) + "\n\n");
    }
  });
  if (sums[0].boards < 2) return good;
  output.print("mean of " + counted(sums[0].boards, "board") + shown_settings(options.settings) +
               comparison_heading());
  for (std::size_t i = 0; i < searches.size(); ++i) {
    output.print(comparison_row(searches[i], sums[i]));
  }
  return good;
}

}  // namespace eight_puzzle
