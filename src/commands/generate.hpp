// Prints boards as an input of the format: random ones, or all.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "board.hpp"
#include "io/output.hpp"
#include "solver/distance_table.hpp"
#include "solver/random_boards.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// Which boards to print, or to test a program with.
struct BoardSettings {
  std::optional<std::uint64_t> count = {};  // Of random boards.
  std::optional<DistanceRange> distances = {};
  bool has_unsolvable = false;
  std::uint64_t seed = 1;  // Of random boards.
};

// Thrown if no board is at these distances from the goal.
struct NoSuchBoard {};

inline RandomBoards random_boards(const Format& format,
                                  const std::optional<DistanceRange>& distances,
                                  bool has_unsolvable, std::uint64_t seed) {
  const auto goal = format.has_pairs() ? std::optional<State>() : format.goal;
  RandomBoards boards(format.grid, goal, distances, has_unsolvable, seed);
  if (boards.kinds() == 0) throw NoSuchBoard();
  return boards;
}

// Prints settings.count random boards, of all kinds equally often.
inline void print_random(const Format& format, const BoardSettings& settings, Output& output) {
  RandomBoards boards =
      random_boards(format, settings.distances, settings.has_unsolvable, settings.seed);
  output.print(count_text(format, *settings.count));
  for (std::uint64_t left = *settings.count; left > 0; --left) {
    output.print(puzzle_text(format, boards.draw()));
  }
}

// Prints every solvable board at the distances once, nearest first; then, if wanted, the unsolvable
// ones: they lead to the goal with two tiles exchanged.
inline void print_all(const Format& format, const BoardSettings& settings, Output& output) {
  const DistanceRange distances = settings.distances.value_or(DistanceRange());
  auto boards = levels(format.grid, format.goal, distances.least, distances.most);
  if (boards.empty()) throw NoSuchBoard();
  if (settings.has_unsolvable) {
    const int blank = blank_cell(format.goal), last = format.grid.cells() - 1;
    const State exchanged = swapped(format.goal, blank == 0 ? 1 : 0, blank == last ? 1 : last);
    for (auto& level : levels(format.grid, exchanged)) boards.push_back(std::move(level));
  }
  std::uint64_t count = 0;
  for (const std::vector<State>& level : boards) count += level.size();
  output.print(count_text(format, count));
  for (const std::vector<State>& level : boards) {
    for (const State start : level) output.print(puzzle_text(format, {start, format.goal}));
  }
}

}  // namespace eight_puzzle
