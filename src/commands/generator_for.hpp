// Makes a generator of random boards for a format, unless no board is that far from the goal.
#pragma once

#include <cstdint>
#include <optional>

#include "board.hpp"
#include "commands/options.hpp"
#include "solver/puzzle_generator.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

inline constexpr char too_far[] = "--distance: no board is that far from the goal";

// May throw a UsageError.
inline PuzzleGenerator generator_for(const Format& format,
                                     const std::optional<DistanceRange>& distances,
                                     bool has_unsolvable, std::uint64_t seed) {
  const auto goal = format.has_pairs() ? std::optional<State>() : format.goal;
  PuzzleGenerator generator(format.grid, goal, distances, has_unsolvable, seed);
  if (generator.kind_count() == 0) throw UsageError{too_far};
  return generator;
}

}  // namespace eight_puzzle
