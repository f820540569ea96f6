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
  // Of the table, in expansions: to build it expands every solvable board once, and an expansion
  // takes about as long there as in A*.
  static constexpr std::uint64_t price = DistanceTable<G>::boards / 2;

  explicit Solver(State goal) : goal_(goal), astar_(goal) {}

  // The least number of moves to the goal, or impossible. Which way it is found depends only on the
  // expansions so far, never on the clock.
  int distance(State start) {
    if (table_) return table_->distance(start);
    const int moves = rent_or_buy(start);
    rented_ += !table_;
    return moves;
  }

  // The ways the blank travels to the goal in the least number of moves, as letters d, l, r, u; of
  // all such solutions the least in alphabetical order. Requires that the board is solvable.
  std::string moves(State start) {
    std::string moves;
    State state = start;
    for (int left = look_up(start); left > 0; --left) {
      assert(left != impossible);
      for (int direction = 0; direction < directions; ++direction) {
        const State child = G::after_move(state, direction);
        if (child == state || look_up(child) != left - 1) continue;
        state = child;
        moves += letters[direction];
        break;
      }
    }
    assert(state == goal_);
    return moves;
  }

  // Whether there is a table, and how many boards distance() answered by A*.
  bool bought() const { return table_ != nullptr; }
  std::uint64_t rented() const { return rented_; }

  // By A*, for moves() too.
  std::uint64_t expanded() const { return astar_.expanded(); }
  std::uint64_t generated() const { return astar_.generated(); }

 private:
  int look_up(State state) { return table_ ? table_->distance(state) : rent_or_buy(state); }

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
  std::uint64_t rented_ = 0;
};

}  // namespace eight_puzzle

#endif
