// Answers puzzles by a textbook search, with a trace of it if wanted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board.hpp"
#include "commands/inputs.hpp"
#include "display/comparison.hpp"
#include "display/drawing.hpp"
#include "display/trace.hpp"
#include "io/output.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

struct SearchSettings {
  std::vector<Algorithm> algorithms = {};  // None: the default ones of the command.
  Millionths weight = million;
  Ties rule = ties[0];
  std::optional<std::uint64_t> limit = {};  // Of expansions.
  bool has_trace = false;
};

inline std::string search_heading(const NumberedPuzzle& puzzle) {
  const int h = Manhattan(puzzle.format.grid, puzzle.goal)(puzzle.start);
  return puzzle.heading() + ", h = " + std::to_string(h);
}

// Runs a search, shows its progress or trace, and measures its time. Requires a solvable board.
inline SearchResult search_with(const Algorithm& algorithm, const NumberedPuzzle& puzzle,
                                const SearchSettings& settings, std::uint64_t limit,
                                Output& output) {
  constexpr std::uint64_t progress_period = 1 << 16;  // Some hundredths of a second.
  output.begin_work(algorithm.name);
  const Format& format = puzzle.format;
  Observer observer = {
      [&](std::uint64_t visited, const Visit&) { output.progress(visited, "visited"); },
      progress_period};
  if (settings.has_trace) {
    output.print(search_heading(puzzle) + shown_settings(settings.weight, settings.rule) + '\n');
    observer = {[&](std::uint64_t visited, const Visit& visit) {
      if (visited == 1) output.print(trace_heading(*visit.from != '\0'));
      output.print(trace_line(format.grid, format.blank, visited, visit));
    }};
  }
  const double begin = cpu_seconds();
  SearchResult found = search_for(
      {format.grid, puzzle.start, puzzle.goal, settings.weight, settings.rule, limit, observer},
      algorithm);
  found.seconds = cpu_seconds() - begin;  // This includes the freeing of its memory.
  return found;
}

// Returns false if the search gave up on a board, or something is wrong with a FILE.
inline bool search(const Inputs& inputs, const SearchSettings& settings, Output& output) {
  const Algorithm& algorithm = settings.algorithms.empty() ? algorithms[0] : settings.algorithms[0];
  const std::uint64_t limit = settings.limit.value_or(UINT64_MAX);
  bool has_given_up = false;
  const bool good = for_each_puzzle(inputs, output, go_on, [&](const NumberedPuzzle& puzzle) {
    const std::string none = no_solution(puzzle);
    if (!none.empty()) return output.print(answer_with_drawing(puzzle, none, ""));
    const SearchResult found = search_with(algorithm, puzzle, settings, limit, output);
    output.print(answer_with_drawing(puzzle, found.solved ? "" : "gave up", found.moves));
    has_given_up |= !found.solved;
  });
  return good && !has_given_up;
}

}  // namespace eight_puzzle
