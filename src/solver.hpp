// Distances and shortest moves: by A* until its work has cost as much as the table of all
// distances, then by the table. Whatever the number of boards, that takes at most about twice the
// time of the better choice (the ski-rental rule).
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <new>
#include <string>

#include "distance_table.hpp"
#include "eight_puzzle.cpp"
#include "moves.hpp"

namespace eight_puzzle {

class Solver {
 public:
  Solver(const Grid& grid, State goal) : grid_(grid), goal_(goal), astar_(grid, goal) {}

  // The least number of moves to the goal, or unreachable. Requires a board: every symbol of the
  // grid once. Whether A* or the table answers depends on the expansions so far and on memory,
  // never on time.
  int distance(State start) {
    const int distance = look_up(start);
    if (!table_) ++boards_before_table_;
    return distance;
  }

  // The moves of a shortest solution; among these, the first in alphabetical order. Requires that
  // the board can be solved.
  std::string moves(State state) {
    std::string moves;
    for (int remaining = distance(state); remaining > 0; --remaining) {
      for (int direction = 0; direction < directions; ++direction) {
        const State child = after_move(grid_, state, direction);
        if (child == state || look_up(child) != remaining - 1) continue;
        state = child;
        moves += move_letters[direction];
        break;
      }
    }
    assert(state == goal_);
    return moves;
  }

  // For a summary: the boards that A* answered, and the states it expanded.
  bool has_table() const { return table_ != nullptr; }
  std::uint64_t boards_before_table() const { return boards_before_table_; }
  std::uint64_t expanded() const { return astar_.expanded(); }

  // What the table costs in expansions of A*: to build it, every solvable board is expanded once.
  std::uint64_t table_cost() const { return factorial(grid_.cells()) / 2; }

 private:
  // The table is built when a board needs it, so it is never built after the last board.
  int look_up(State state) {
    if (!table_ && table_fits_ && astar_.expanded() >= table_cost()) {
      try {
        table_ = std::make_unique<DistanceTable>(grid_, goal_);
      } catch (const std::bad_alloc&) {
        table_fits_ = false;
      }
    }
    return table_ ? table_->distance(state) : astar_.distance(state);
  }

  Grid grid_;
  State goal_;
  Astar astar_;
  std::unique_ptr<DistanceTable> table_;
  bool table_fits_ = true;  // Into memory; else A* goes on.
  std::uint64_t boards_before_table_ = 0;
};

// The board with its symbols renamed as one goal becomes the other. Requires the blank in the same
// cell of both goals.
inline State renamed(const Grid& grid, State board, State goal, State new_goal) {
  int name[max_cells] = {};
  for (int cell = 0; cell < grid.cells(); ++cell)
    name[tile_at(goal, cell)] = tile_at(new_goal, cell);
  State out = 0;
  for (int cell = 0; cell < grid.cells(); ++cell) out |= placed(name[tile_at(board, cell)], cell);
  return out;
}

}  // namespace eight_puzzle
