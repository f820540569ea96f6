// Random solvable boards: uniform, and the same for a seed on every machine.
#pragma once

#include <cstdint>
#include <random>
#include <utility>

#include "eight_puzzle.cpp"

namespace eight_puzzle {

class RandomBoards {
 public:
  RandomBoards(const Grid& grid, std::uint64_t seed) : grid_(grid), random_(seed) {}

  // Any board, solvable or not: shuffles the symbols (Fisher-Yates). Not by a distribution of the
  // standard library, whose results differ between machines; the bias of % is below 2^-60.
  State any() {
    int symbols[max_cells] = {};
    for (int i = 0; i < grid_.cells(); ++i) {
      symbols[i] = i;
      std::swap(symbols[i], symbols[random_() % std::uint64_t(i + 1)]);
    }
    State board = 0;
    for (int cell = 0; cell < grid_.cells(); ++cell) board |= placed(symbols[cell], cell);
    return board;
  }

  // A board from which the goal can be reached: the first of any() that is one.
  State solvable_to(State goal) {
    State board = any();
    while (!solvable(grid_, board, goal)) board = any();
    return board;
  }

 private:
  Grid grid_;
  std::mt19937_64 random_;
};

}  // namespace eight_puzzle
