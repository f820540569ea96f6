// Distances and shortest solutions to one goal: by A* as long as that is cheaper than the table of
// all distances, then by the table. Whatever the number of boards, that takes at most about twice
// the time of the better choice (the ski-rental rule).
#pragma once

#include <cassert>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <string>

#include "board.hpp"
#include "solver/distance_table.hpp"
#include "solver/rank.hpp"

namespace eight_puzzle {

class Solver {
 public:
  Solver(const Grid& grid, State goal) : grid_(grid), goal_(goal), astar_(grid, goal) {}

  State goal() const { return goal_; }

  // How many boards are still to come after so many, this one included: 0 where nobody knows.
  void expect(std::uint64_t to_come, std::uint64_t so_far) {
    to_come_ = to_come;
    so_far_ = so_far;
  }

  // The table of all distances; built now, if it is due. Nullptr if not, or if memory does not
  // suffice. When it is due depends on the boards and expansions so far, never on time.
  const DistanceTable* table() {
    if (!table_ && is_due()) build_table();
    return table_.get();
  }

  // The least number of moves to the goal, or unreachable. Requires a board: every symbol of the
  // grid once.
  int distance(State start) {
    ++asked_;
    if (const DistanceTable* const known = table()) return known->distance(start);
    if (!solvable(grid_, start, goal_)) return unreachable;
    const int distance = astar_.distance(start, limit_ - asked_);
    if (distance != unknown) return distance;
    // The limit was reached in the middle of this board, so the table is due.
    if (const DistanceTable* const built = table()) return built->distance(start);
    return astar_.distance(start);
  }

  // The moves of a shortest solution; among these, the first in alphabetical order. Requires a
  // board that can be solved.
  std::string moves(State start) {
    assert(solvable(grid_, start, goal_));
    std::string moves;
    Node node = SlideTable::start(start);
    for (int remaining = distance(start); remaining > 0; --remaining) {
      for (const Slide& slide : astar_.slides().from(node)) {
        const Node child = slide.child(node);
        if (distance(state_of(child)) != remaining - 1) continue;
        node = child;
        break;
      }
      moves += last_letter(node);
    }
    assert(state_of(node) == goal_);
    return moves;
  }

  bool has_table() const { return table_ != nullptr; }
  std::uint64_t expanded() const { return astar_.expanded(); }  // By A*.

  // What the table costs, in expansions of A*: measured as two for every three solvable boards.
  std::uint64_t table_cost() const { return factorial(grid_.cells()) / 3; }

 private:
  // Whether A* has cost as much as the table or would, at the mean so far, by the boards to come.
  // The mean is trusted once an eighth has been spent: more than on any single board of 3x3.
  bool is_due() const {
    const std::uint64_t cost = asked_ + expanded();
    return cost > limit_ || (cost > limit_ / 8 &&
                             double(cost) * double(to_come_) > double(limit_) * double(so_far_));
  }

  void build_table() {
    try {
      table_ = std::make_unique<DistanceTable>(grid_, goal_);
    } catch (const std::bad_alloc&) {
      limit_ = std::numeric_limits<std::uint64_t>::max();  // A* goes on without a table.
    }
  }

  Grid grid_;
  State goal_;
  Astar astar_;
  std::unique_ptr<DistanceTable> table_;
  std::uint64_t to_come_ = 0, so_far_ = 0;
  std::uint64_t asked_ = 0;             // Distances. Each costs as much as an expansion, or more.
  std::uint64_t limit_ = table_cost();  // The expansions and distances that are worth a table.
};

}  // namespace eight_puzzle
