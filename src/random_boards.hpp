// Random solvable boards: uniform, and the same for a seed on every machine.
#ifndef EIGHT_PUZZLE_RANDOM_BOARDS_HPP
#define EIGHT_PUZZLE_RANDOM_BOARDS_HPP

#include <cstdint>
#include <random>

#include "eight_puzzle.cpp"

namespace eight_puzzle {

class RandomBoards {
 public:
  RandomBoards(const Grid& grid, std::uint64_t seed) : grid_(grid), random_(seed) {}

  // A board from which the goal can be reached. Shuffles the symbols (Fisher-Yates) and, where the
  // result cannot be solved, swaps tiles 1 and 2. The swap pairs unsolvable boards with solvable
  // ones, so that each of these stays as likely.
  State next(State goal) {
    int symbols[max_cells] = {};
    for (int i = 0; i < grid_.cells(); ++i) {
      const int other = int(below(std::uint64_t(i) + 1));
      symbols[i] = symbols[other];
      symbols[other] = i;
    }
    const State board = packed(symbols);
    if (solvable(grid_, board, goal)) return board;
    for (int& symbol : symbols) symbol = symbol == 1 ? 2 : symbol == 2 ? 1 : symbol;
    return packed(symbols);
  }

 private:
  State packed(const int* symbols) const {
    State state = 0;
    for (int cell = 0; cell < grid_.cells(); ++cell) state |= placed(symbols[cell], cell);
    return state;
  }

  // Uniform from 0 to bound - 1. The standard fixes what the generator returns but not what its
  // distributions make of it; so this takes the remainder, and rejects values that would favour
  // some.
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

#endif
