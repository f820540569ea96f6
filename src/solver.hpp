// Rent or buy: A* for each board until that work would have paid for the table of all boards, then
// the table. Whatever the number of boards, this costs at most about twice the better choice.
#ifndef EIGHT_PUZZLE_SOLVER_HPP
#define EIGHT_PUZZLE_SOLVER_HPP

#include <cassert>
#include <cstdint>
#include <memory>
#include <string>

#include "distance_table.hpp"
#include "eight_puzzle.cpp"

namespace eight_puzzle {

template <class G>
class Solver {
 public:
  // What the table costs, in expansions: to build it every solvable board is expanded once, which
  // takes about as long as an expansion of A*.
  static constexpr std::uint64_t price = DistanceTable<G>::boards / 2;

  explicit Solver(State goal) : goal_(goal), astar_(goal) {}

  // The least number of moves to the goal, or impossible. Which way it is found depends only on the
  // expansions so far, never on the clock.
  int distance(State start) { return table_ ? table_->distance(start) : rent_or_buy(start); }

  // The ways the blank travels to the goal in the least number of moves, as letters d, l, r, u; of
  // all such solutions the least in alphabetical order. Requires that the board is solvable.
  std::string moves(State start) {
    std::string moves;
    State state = start;
    assert(G::solvable(start, goal_));
    for (int left = distance(start); left > 0; --left) {
      for (int direction = 0; direction < directions; ++direction) {
        const State child = G::after_move(state, direction);
        if (child == state || distance(child) != left - 1) continue;
        state = child;
        moves += letters[direction];
        break;
      }
    }
    assert(state == goal_);
    return moves;
  }

  // Whether there is a table.
  bool bought() const { return table_ != nullptr; }

  // By A*.
  std::uint64_t expanded() const { return astar_.expanded(); }
  std::uint64_t generated() const { return astar_.generated(); }

 private:
  // Requires that there is no table yet. It is bought for the board after those that paid for it,
  // so that no board buys a table that nobody uses.
  int rent_or_buy(State state) {
    if (astar_.expanded() < price) return astar_.distance(state);
    table_ = std::make_unique<DistanceTable<G>>(goal_);
    return table_->distance(state);
  }

  State goal_;
  Astar<G> astar_;
  std::unique_ptr<DistanceTable<G>> table_;
};

}  // namespace eight_puzzle

#endif
