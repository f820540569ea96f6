// --random: boards drawn uniformly for each goal, the same for a seed on every machine; solvable
// ones, or all with --unsolvable.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "board.hpp"
#include "command_line/options.hpp"
#include "program/output.hpp"
#include "solver/boards_at.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

class RandomBoards {
 public:
  // Boards for the goal or, if there is none, pairs with random goals. With a distance, only boards
  // that take that many moves; else those that can be solved or, if `unsolvable`, all.
  RandomBoards(const Grid& grid, std::optional<State> goal, std::optional<std::uint64_t> distance,
               bool unsolvable, std::uint64_t seed)
      : grid_(grid), goal_(goal), random_(seed), distance_(distance), unsolvable_(unsolvable) {
    for (int blank = 0; distance && blank < grid.cells(); ++blank) {
      if (goal && blank != blank_cell(*goal)) continue;
      far_[blank] = boards_at(grid, ordered(grid, blank), *distance);
    }
  }

  // Whether no board is that far from its goal: then none can be drawn.
  bool empty() const {
    const auto none = [](const std::vector<State>& far) { return far.empty(); };
    return distance_ && std::all_of(std::begin(far_), std::end(far_), none);
  }

  // The goal of the next board. Pairs have any goal that has a board at the distance.
  State goal() {
    if (goal_) return *goal_;
    State goal = shuffled();
    while (distance_ && far_[blank_cell(goal)].empty()) goal = shuffled();
    return goal;
  }

  State start(State goal) {
    if (distance_) {
      const State far_goal = ordered(grid_, blank_cell(goal));
      const std::vector<State>& far = far_[blank_cell(goal)];
      return renamed(grid_, far[std::size_t(random_() % far.size())], far_goal, goal);
    }
    State start = shuffled();
    while (!unsolvable_ && !solvable(grid_, start, goal)) start = shuffled();
    return start;
  }

 private:
  // Solvable or not: shuffles the symbols (Fisher-Yates). Not by a distribution of the standard
  // library, whose results differ between implementations; the bias of % is below 2^-60.
  State shuffled() {
    State board = ordered(grid_, 0);
    for (int cell = 0; cell < grid_.cells(); ++cell) {
      board = swapped(board, cell, int(random_() % std::uint64_t(cell + 1)));
    }
    return board;
  }

  Grid grid_;
  std::optional<State> goal_;
  std::mt19937_64 random_;
  std::optional<std::uint64_t> distance_;
  bool unsolvable_;
  std::vector<State> far_[max_cells];  // Those at the distance from the ordered goal, by its blank.
};

// Prints the boards as an input of the format. Throws a UsageError if there are none that far.
inline void print_random(const Options& options, Output& output) {
  const Format& format = options.format;
  const auto goal = format.has_pairs() ? std::optional<State>() : options.goal;
  RandomBoards boards(format.grid, goal, options.distance, options.unsolvable, options.seed);
  if (boards.empty()) {
    throw invalid(std::to_string(*options.distance), "--distance",
                  "no board is that far from the goal");
  }
  const auto print = [&](State board) {
    output.print(board_text(format.grid, board, format.blank, format.layout));
  };
  if (format.has_count()) {
    output.print(std::to_string(options.random_boards) + format.layout.end);
  }
  for (std::uint64_t i = 0; i < options.random_boards; ++i) {
    const State goal_of_board = boards.goal();
    print(boards.start(goal_of_board));
    if (format.has_pairs()) print(goal_of_board);
  }
}

}  // namespace eight_puzzle
