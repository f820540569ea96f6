// The limits of --test: of a run of the tested program, of a whole test, of the time to look for
// fewer boards, and of what is shown. The help shows most of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

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

// A whole test: the most boards. After three runs it ends at test_seconds (or those for one board
// per run) if it had as many boards as there are distances (unsolvable boards count as one more),
// and at max_test_seconds in any case.
inline constexpr std::uint64_t max_tested_puzzles = 10'000;
inline constexpr int test_seconds = 5, test_seconds_if_one_puzzle = 10, max_test_seconds = 20;

// The time to look for fewer puzzles, and then for a nearer one: in runs of several, or one by one.
inline constexpr int seconds_for_fewer = 10, seconds_for_nearer = 3,
                     seconds_for_nearer_one_by_one = 10;

// What is shown of what a program wrote to standard error: lines, and the most bytes of the first
// lines and of the last. A sanitizer writes long lines.
inline constexpr std::size_t max_first_lines = 15, max_last_lines = 10, max_shown_bytes = 8000;

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
