// Answers puzzles by a textbook search, with a trace of it if wanted.
#pragma once

#include <cstdint>

#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "commands/timed_search.hpp"
#include "display/answers.hpp"
#include "display/tables.hpp"
#include "io/output.hpp"
#include "text/numbered_puzzle.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// Returns false if the search gave up on a board, or something is wrong with a FILE.
inline bool search(const Options& options, const FileOpener& open_file, Output& output) {
  const Search& chosen = options.searches.empty() ? all_searches[0] : options.searches[0];
  bool has_given_up = false;
  const bool good = for_each_puzzle(options, open_file, output, [&](const NumberedPuzzle& puzzle) {
    if (!puzzle.is_solvable()) {
      output.print(answer_without_solution(puzzle, options.draws_boards));
      return;
    }
    Observer observer;
    if (options.prints_trace) {
      output.print(search_heading(puzzle, options.settings) +
                   trace_heading(chosen.has(with_sides)));
      observer = [&](std::uint64_t visited, const Visit& visit) {
        output.print(trace_line(puzzle.format, visited, visit));
      };
    } else {
      observer = begin_progress_of(chosen, output);
    }
    const SearchResult found = run_search(
        {puzzle.format.grid, puzzle.start, puzzle.goal, options.settings, observer}, chosen);
    output.print(found.moves ? answer_with_solution(puzzle, *found.moves, options.draws_boards)
                             : answer_with_word(puzzle, "gave up", options.draws_boards));
    has_given_up |= !found.moves;
  });
  return good && !has_given_up;
}

}  // namespace eight_puzzle
