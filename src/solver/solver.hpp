// Distances and shortest solutions: by A* until its work has cost as much as the table of all
// distances would, then by the table. Whatever the number of boards, that takes at most about twice
// the time of the better choice (the ski-rental rule).
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <new>
#include <string>

#include "board.hpp"
#include "eight_puzzle.cpp"
#include "solver/distance_table.hpp"
#include "solver/rank.hpp"

namespace eight_puzzle {

class Solver {
 public:
  Solver(const Grid& grid, State goal) : grid_(grid), goal_(goal), astar_(grid, goal) {}

  // The least number of moves to the goal, or unreachable. Requires a board: every symbol of the
  // grid once. Whether A* or the table answers depends on the boards and expansions so far and on
  // memory, never on time.
  int distance(State start) {
    if (table_) return table_->distance(start);
    return solvable(grid_, start, goal_) ? distance_of_solvable(start) : unreachable;
  }

  // The moves of a shortest solution; among these, the first in alphabetical order. Requires a
  // board that can be solved.
  std::string moves(State state) {
    std::string moves;
    for (int remaining = distance_of_solvable(state); remaining > 0; --remaining) {
      for (int direction = 0; direction < directions; ++direction) {
        const State child = after_move(grid_, state, direction);
        if (child == state || distance_of_solvable(child) != remaining - 1) continue;
        state = child;
        moves += move_letters[direction];
        break;
      }
    }
    assert(state == goal_);
    return moves;
  }

  bool has_table() const { return table_ != nullptr; }
  std::uint64_t expanded() const { return astar_.expanded(); }  // By A*.

  // What the table costs, in expansions of A*: measured as two for every three solvable boards.
  std::uint64_t table_cost() const { return factorial(grid_.cells()) / 3; }

 private:
  // By the table, or by A*, or, if that gives up in the middle of this board, by a new table.
  int distance_of_solvable(State state) {
    if (table_) return table_->distance(state);
    if (++boards_ <= limit_) {
      const int distance = astar_.distance(state, limit_ - boards_);
      if (distance != unknown) return distance;
    }
    try {
      table_ = std::make_unique<DistanceTable>(grid_, goal_);
    } catch (const std::bad_alloc&) {
      limit_ = UINT64_MAX;  // A* goes on without a table.
    }
    return distance_of_solvable(state);
  }

  Grid grid_;
  State goal_;
  Astar astar_;
  std::unique_ptr<DistanceTable> table_;
  std::uint64_t boards_ = 0;            // Asked of A*. Each costs as much as an expansion, or more.
  std::uint64_t limit_ = table_cost();  // After more expansions and boards the table is built.
};

}  // namespace eight_puzzle
