// Answers puzzles by a textbook search, with a trace of it if wanted.
#pragma once

#include <cstdint>

#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "display/answers.hpp"
#include "display/tables.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "text/numbered_puzzle.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// Runs a search on a solvable board. Prints its trace or shows its progress, and measures its time.
inline TimedResult observed_search(const Search& search, const NumberedPuzzle& puzzle,
                                   const Options& options, Output& output) {
  Observer observer;
  if (options.prints_trace) {
    output.print(search_heading(puzzle, options.settings) +
                 heading_line(trace_columns, search.has(with_sides) ? 0 : 1));
    observer = [&](std::uint64_t visited, const Visit& visit) {
      output.print(trace_line(puzzle.format, visited, visit));
    };
  } else {
    constexpr std::uint64_t period = 1 << 16;  // Some hundredths of a second.
    output.begin_progress(search.name);
    observer = [&](std::uint64_t visited, const Visit&) {
      if (visited % period == 0) output.progress(visited, "visited");
    };
  }
  const double begin = own_cpu_seconds();
  const SearchResult found = run_search(
      {puzzle.format.grid, puzzle.start, puzzle.goal, options.settings, observer}, search);
  return {found, own_cpu_seconds() - begin};  // This includes the freeing of its memory.
}

// Returns false if the search gave up on a board, or something is wrong with a FILE.
inline bool search(const Options& options, const FileOpener& open_file, Output& output) {
  const Search& chosen = options.searches.empty() ? all_searches[0] : options.searches[0];
  bool has_given_up = false;
  const bool good = for_each_puzzle(options, open_file, output, [&](const NumberedPuzzle& puzzle) {
    Moves moves;
    if (puzzle.is_solvable()) {
      moves = observed_search(chosen, puzzle, options, output).moves;
      has_given_up |= !moves;
    }
    output.print(answer_text(puzzle, moves, options.draws_boards));
  });
  return good && !has_given_up;
}

}  // namespace eight_puzzle
