// The limits of --test: of a run of the tested program, of a whole test, of the search for a
// smaller input, and of what is shown. --help=test tells those that users need.
#pragma once

#include <algorithm>

#include "text/formats.hpp"

namespace eight_puzzle {

// A run, and each of its processes. The CPU time is cpu_factor times the judge's limit plus
// extra_cpu_seconds: the most that BOJ gives any language.
inline constexpr int max_wall_seconds = 30, cpu_factor = 3, extra_cpu_seconds = 2,
                     cpu_seconds_if_unknown = 10;

// A file that a process writes: enough for long paths, and for what a compiler writes if COMMAND
// calls one, but too little to fill a disk.
inline constexpr std::uint64_t base_megabytes_per_file = 16, kilobytes_per_puzzle = 64,
                               max_gigabytes_per_file = 1;

// How many boards a run has if no statement says how many.
inline constexpr std::size_t puzzles_if_unknown = 100;

// A whole test: the most boards. After min_runs it ends at test_seconds (or those for one board per
// run) if it had as many boards as there are kinds, and at max_test_seconds in any case.
inline constexpr std::uint64_t max_tested_puzzles = 10'000, min_runs = 3;
inline constexpr int test_seconds = 5, test_seconds_if_one_puzzle = 10, max_test_seconds = 20;

// The search for a smaller input: its time, how long a run is that may have more puzzles, and how
// many boards of each distance are tried in place of a board that fails alone, or of one of several
// that fail together. And how often the program runs on that input again.
inline constexpr int shrink_seconds = 15, short_run_seconds = 1, max_reruns = 5;
inline constexpr std::size_t tried_per_distance = 400, tried_per_distance_of_several = 3;

// What is shown of standard error: so many bytes of its beginning, and as many of its end.
inline constexpr std::size_t shown_bytes = 2000;

// What a run may use. CPU time is that of each process, bytes are those of each file.
struct RunLimits {
  int wall_seconds, cpu_seconds;
  std::uint64_t bytes_per_file;
};

// The most puzzles that a run is given.
inline std::size_t puzzles_per_run(const StatedLimits& stated) {
  return stated.puzzles > 0 ? stated.puzzles : puzzles_if_unknown;
}

inline RunLimits run_limits(const StatedLimits& stated, std::size_t puzzle_count) {
  const int cpu_seconds =
      stated.seconds > 0 ? cpu_factor * stated.seconds + extra_cpu_seconds : cpu_seconds_if_unknown;
  const std::uint64_t bytes =
      (base_megabytes_per_file << 20) + puzzle_count * (kilobytes_per_puzzle << 10);
  return {max_wall_seconds, cpu_seconds, std::min(bytes, max_gigabytes_per_file << 30)};
}

}  // namespace eight_puzzle
