// Random solvable boards: uniform, and the same for a seed on every machine.
#pragma once

#include <cstdint>
#include <random>

#include "eight_puzzle.cpp"

namespace eight_puzzle {

class RandomBoards {
 public:
  RandomBoards(const Grid& grid, std::uint64_t seed) : grid_(grid), random_(seed) {}

  // Any board, solvable or not: shuffles the symbols (Fisher-Yates).
  State any() {
    int symbols[max_cells] = {};
    for (int i = 0; i < grid_.cells(); ++i) {
      const int other = int(below(std::uint64_t(i) + 1));
      symbols[i] = symbols[other];
      symbols[other] = i;
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
  // Uniform from 0 to bound - 1. The standard fixes what the generator returns but not what its
  // distributions make of it; so this takes the remainder, and rejects values that would bias it.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t fair = random_.max() - random_.max() % bound;
    std::uint64_t value;
    do value = random_();
    while (value >= fair);
    return value % bound;
  }

  Grid grid_;
  std::mt19937_64 random_;
};

}  // namespace eight_puzzle
