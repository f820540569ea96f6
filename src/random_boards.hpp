// Random boards to try: uniform among the solvable ones, the same for a seed on every machine.
#ifndef EIGHT_PUZZLE_RANDOM_BOARDS_HPP
#define EIGHT_PUZZLE_RANDOM_BOARDS_HPP

#include <cstdint>
#include <random>

#include "eight_puzzle.cpp"

namespace eight_puzzle {

template <class G>
class RandomBoards {
 public:
  RandomBoards(State goal, std::uint64_t seed) : goal_(goal), random_(seed) {}

  // Shuffles the symbols (Fisher and Yates), and swaps two tiles where that board is not solvable.
  // The swap pairs the boards of the two kinds off, so each solvable one stays as likely.
  State next() {
    int symbols[G::cells] = {};
    for (int i = 0; i < G::cells; ++i) {
      const int other = int(below(std::uint64_t(i) + 1));
      symbols[i] = symbols[other];
      symbols[other] = i;
    }
    if (!G::solvable(pack(symbols), goal_)) {
      for (int& symbol : symbols) symbol = symbol == 1 ? 2 : symbol == 2 ? 1 : symbol;
    }
    return pack(symbols);
  }

 private:
  static State pack(const int (&symbols)[G::cells]) {
    State state = 0;
    for (int cell = 0; cell < G::cells; ++cell) state |= State(symbols[cell]) << 4 * cell;
    return state;
  }

  // Uniform from 0 to bound - 1. The standard fixes what the generator gives, but not what its
  // distributions make of it, so this takes the remainder, without the part that would favour some.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t fair = random_.max() - random_.max() % bound;
    std::uint64_t value;
    do value = random_();
    while (value >= fair);
    return value % bound;
  }

  State goal_;
  std::mt19937_64 random_;
};

}  // namespace eight_puzzle

#endif
