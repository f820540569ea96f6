// Distances and shortest solutions to one goal: by A* as long as that is cheaper than the table of
// all distances, then by the table. If the boards to come are like those before, this takes at most
// about twice as long as the better choice (the ski-rental rule). If their number is known and the
// hard ones come first, it takes up to three times as long.
#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <memory>
#include <new>
#include <string>

#include "board.hpp"
#include "solver/distance_table.hpp"

namespace eight_puzzle {

class Solver {
 public:
  Solver(const Grid& grid, State goal) : grid_(grid), goal_(goal), astar_(grid, goal) {}

  State goal() const { return goal_; }

  // Sets how many boards are to come after the first `so_far`; if that is unknown, pass so_far for
  // both. Requires so_far > 0.
  void expect(std::uint64_t to_come, std::uint64_t so_far) {
    to_come_ = to_come;
    so_far_ = so_far;
  }

  // The table of all distances, built now if it is due; nullptr if it is not due or memory does not
  // suffice. When it is due depends on counts of boards and expansions only, never on time.
  const DistanceTable* table() {
    if (table_ || distance_cost * asked_ + expanded() <= budget()) return table_.get();
    try {
      table_ = std::make_unique<DistanceTable>(grid_, goal_);
    } catch (const std::bad_alloc&) {
      has_memory_ = false;  // A* goes on without a table.
    }
    return table_.get();
  }

  // The least number of moves to the goal, or unreachable. Requires a board: every symbol of the
  // grid once.
  int distance(State start) {
    ++asked_;
    if (const DistanceTable* const ready = table()) return ready->distance(start);
    if (!solvable(grid_, start, goal_)) return unreachable;
    const int distance = astar_.distance(start, budget() - distance_cost * asked_);
    if (distance != unknown) return distance;
    // A* has spent its budget in the middle of this board: the table is due.
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

  // What the table costs, in expansions of A*: by measurement, two for every three solvable boards.
  std::uint64_t table_cost() const { return factorial(grid_.cells()) / 3; }
  // What a distance costs besides its expansions, in expansions: by measurement, eight to twelve.
  static constexpr std::uint64_t distance_cost = 8;

 private:
  // What A* may cost before the table is due: as much as the table; less if the boards to come
  // would cost more than the table; a third more if the boards to come are fewer than a third of
  // those so far, so that it is not built for the last ones. A board to come is assumed to cost the
  // mean so far minus two standard errors, with the mean as the standard deviation: nothing after
  // at most four boards.
  std::uint64_t budget() const {
    if (!has_memory_) return UINT64_MAX;
    const double so_far = double(so_far_), ratio = double(to_come_ + 1) / so_far;
    const double least = ratio < 1.0 / 3 ? 0.75 : 1;
    return std::uint64_t(double(table_cost()) /
                         std::max(least, ratio * (1 - 2 / std::sqrt(so_far))));
  }

  Grid grid_;
  State goal_;
  Astar astar_;
  std::unique_ptr<DistanceTable> table_;
  bool has_memory_ = true;
  std::uint64_t asked_ = 0;  // Distances.
  std::uint64_t to_come_ = 0, so_far_ = 1;
};

}  // namespace eight_puzzle
