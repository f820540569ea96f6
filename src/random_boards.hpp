// --random: boards that can be solved, uniform, and the same for a seed on every machine.
#pragma once

#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "board_text.hpp"
#include "distance_table.hpp"
#include "eight_puzzle.cpp"
#include "moves.hpp"
#include "options.hpp"
#include "output.hpp"

namespace eight_puzzle {

// All boards at a distance from the goal, by breadth-first search. None if that is too far.
inline std::vector<State> boards_at(const Grid& grid, State goal, std::uint64_t distance) {
  std::vector<State> boards = {goal};
  const Rank rank(grid);
  std::vector<bool> known(factorial(grid.cells()));  // By rank.
  known[rank(goal)] = true;
  for (; distance > 0 && !boards.empty(); --distance) {
    std::vector<State> next;
    for (const State board : boards) {
      for (int direction = 0; direction < directions; ++direction) {
        const State child = after_move(grid, board, direction);
        if (known[rank(child)]) continue;  // At an edge, the board itself.
        known[rank(child)] = true;
        next.push_back(child);
      }
    }
    boards = std::move(next);
  }
  return boards;
}

class RandomBoards {
 public:
  // Throws std::invalid_argument if no board is as far from its goal as --distance says.
  explicit RandomBoards(const Options& options) : options_(options), random_(options.seed) {
    if (!options.distance) return;
    bool some = false;
    for (int blank = 0; blank < grid_.cells(); ++blank) {
      if (!options.format.pairs && blank != blank_cell(options.goal)) continue;
      far_[blank] = boards_at(grid_, ordered(grid_, blank), *options.distance);
      some |= !far_[blank].empty();
    }
    if (some) return;
    throw std::invalid_argument("invalid argument '" + std::to_string(*options.distance) +
                                "' for '--distance': no board is that far from the goal");
  }

  // The goal of the next board. Pairs have any goal that has a board at the distance.
  State goal() {
    if (!options_.format.pairs) return options_.goal;
    State goal = shuffled();
    while (options_.distance && far_[blank_cell(goal)].empty()) goal = shuffled();
    return goal;
  }

  State start(State goal) {
    const std::vector<State>& far = far_[blank_cell(goal)];
    if (!far.empty()) {
      const State far_goal = ordered(grid_, blank_cell(goal));
      return renamed(grid_, far[random_() % far.size()], far_goal, goal);
    }
    State start = shuffled();
    while (!solvable(grid_, start, goal)) start = shuffled();
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

  const Options& options_;
  const Grid& grid_ = options_.format.grid;
  std::mt19937_64 random_;
  std::vector<State> far_[max_cells];  // Those at the distance from the ordered goal, by its blank.
};

// Prints the boards as an input of the format.
inline void print_random(const Options& options, Output& output) {
  const Format& format = options.format;
  RandomBoards boards(options);
  const auto print = [&](State board) {
    output.print(board_text(format.grid, board, format.blank, format.layout));
  };
  if (format.has_count) {
    output.print(std::to_string(options.random_boards) + format.layout.board_end);
  }
  for (std::uint64_t i = 0; i < options.random_boards; ++i) {
    const State goal = boards.goal();
    print(boards.start(goal));
    if (format.pairs) print(goal);
  }
}

}  // namespace eight_puzzle
