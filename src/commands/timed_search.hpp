// Runs a textbook search for a command, and measures its time.
#pragma once

#include <cstdint>

#include "display/tables.hpp"
#include "display/trace.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "text/numbered_puzzle.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// Runs a search, shows its progress or prints the lines of its trace, and measures its time.
// Requires a solvable board.
inline TimedResult timed_search(const Search& search, const NumberedPuzzle& puzzle,
                                const SearchSettings& settings, Output& output,
                                bool prints_trace = false) {
  constexpr std::uint64_t progress_period = 1 << 16;  // Some hundredths of a second.
  const Observer show_progress = [&](std::uint64_t visited, const Visit&) {
    if (visited % progress_period == 0) output.progress(visited, "visited");
  };
  const Observer print_trace = [&](std::uint64_t visited, const Visit& visit) {
    output.print(trace_line(puzzle.format, visited, visit));
  };
  output.begin_progress(search.name);
  const double begin = cpu_seconds();
  const SearchResult found = run_search({puzzle.format.grid, puzzle.start, puzzle.goal, settings,
                                         prints_trace ? print_trace : show_progress},
                                        search);
  return {found, cpu_seconds() - begin};  // This includes the freeing of its memory.
}

}  // namespace eight_puzzle
