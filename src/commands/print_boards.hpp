// Prints boards as an input of the format: random ones, or all.
#pragma once

#include "commands/options.hpp"
#include "io/output.hpp"
#include "solver/distance_table.hpp"
#include "solver/puzzle_generator.hpp"
#include "text/board_text.hpp"

namespace eight_puzzle {

inline constexpr char too_far[] = "--distance: no board is that far from the goal";

// Draws random puzzles of the options' format and seed. May throw a UsageError.
inline PuzzleGenerator generator_for(const Options& options,
                                     const std::optional<DistanceRange>& distances,
                                     bool with_unsolvable) {
  const Format& format = options.format;
  PuzzleGenerator generator(format.grid, format.shared_goal(), distances, with_unsolvable,
                            options.seed);
  if (generator.kind_count() == 0) throw UsageError{too_far};
  return generator;
}

// Prints options.random_count random boards: with distances, equally many of each; unsolvable ones,
// if wanted, count as one more distance. May throw a UsageError.
inline void print_random(const Options& options, Output& output) {
  const Format& format = options.format;
  PuzzleGenerator generator = generator_for(options, options.distances, options.with_unsolvable);
  output.print(header_text(format, *options.random_count));
  for (std::uint64_t i = 0; i < *options.random_count; ++i) {
    output.print(puzzle_text(format, generator.draw()));
  }
}

// Prints every solvable board at the distances once, nearest first; then, if wanted, the unsolvable
// ones: from these, moves lead to the goal with two tiles exchanged. May throw a UsageError.
inline void print_all(const Options& options, Output& output) {
  const Format& format = options.format;
  std::vector<State> starts;
  const auto add = [&](const auto& levels) {
    for (const std::vector<State>& level : levels) {
      starts.insert(starts.end(), level.begin(), level.end());
    }
  };
  add(boards_by_distance(format.grid, format.goal, options.distances.value_or(DistanceRange())));
  if (starts.empty()) throw UsageError{too_far};
  if (options.with_unsolvable) {
    const int blank = blank_cell(format.goal), last = format.grid.cells() - 1;
    const State exchanged = swapped(format.goal, blank == 0 ? 1 : 0, blank == last ? 1 : last);
    add(boards_by_distance(format.grid, exchanged));
  }
  output.print(header_text(format, starts.size()));
  for (const State start : starts) output.print(puzzle_text(format, {start, format.goal}));
}

}  // namespace eight_puzzle
