// Answers puzzles by a textbook search, with a trace of it if wanted.
#pragma once

#include <cstdint>
#include <string>

#include "board.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "display/drawing.hpp"
#include "display/tables.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "text/board_text.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"
#include "textbook/search.hpp"

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
  const Observer show_progress = [&](std::uint64_t visited, const Visit&) {
    if (visited % progress_period == 0) output.progress(visited, "visited");
  };
  const Observer print_trace = [&](std::uint64_t visited, const Visit& visit) {
    if (visited == 1) {
      output.print(search_heading(puzzle, settings) + trace_heading(*visit.from != '\0'));
    }
    output.print(trace_line(puzzle.format, visited, visit));
  };
  output.begin_work(algorithm.name);
  const double begin = cpu_seconds();
  SearchResult found = run_search({puzzle.format.grid, puzzle.start, puzzle.goal, settings,
                                   has_trace ? print_trace : show_progress},
                                  algorithm);
  found.cpu_seconds = cpu_seconds() - begin;  // This includes the freeing of its memory.
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

}  // namespace eight_puzzle
