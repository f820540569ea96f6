// Runs a textbook search for a command, and measures its time.
#pragma once

#include <cstdint>

#include "display/tables.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "text/numbered_puzzle.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// Begins to show the progress of a search. Returns an observer that goes on with it.
inline Observer begin_progress_of(const Search& search, Output& output) {
  constexpr std::uint64_t period = 1 << 16;  // Some hundredths of a second.
  output.begin_progress(search.name);
  return [&output](std::uint64_t visited, const Visit&) {
    if (visited % period == 0) output.progress(visited, "visited");
  };
}

// Requires a solvable board.
inline TimedResult timed_search(const Search& search, const NumberedPuzzle& puzzle,
                                const SearchSettings& settings, Output& output) {
  const Observer show_progress = begin_progress_of(search, output);
  const double begin = own_cpu_seconds();
  const SearchResult found =
      run_search({puzzle.format.grid, puzzle.start, puzzle.goal, settings, show_progress}, search);
  return {found, own_cpu_seconds() - begin};  // This includes the freeing of its memory.
}

}  // namespace eight_puzzle
