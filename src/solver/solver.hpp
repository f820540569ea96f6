// Distances and shortest solutions: by A* as long as that is cheaper than the table of all
// distances, then by the table. Each board may have a goal of its own.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string>

#include "board.hpp"
#include "solver/distance_table.hpp"

namespace eight_puzzle {

// For one goal. The table is built when many boards are announced, or else when A* has cost as much
// as the table does: so this never takes more than about twice as long as the better choice.
class Solver {
 public:
  Solver(const Grid& grid, State goal) : grid_(grid), goal_(goal), astar_(grid, goal) {}

  State goal() const { return goal_; }

  // How many boards are to come, as far as that is known.
  void expect(std::uint64_t to_come) { many_ = to_come > 1000; }

  // The table of all distances, built now if it is due; nullptr if it is not due or memory does not
  // suffice. When it is due depends on counts of boards and expansions only, never on time.
  const DistanceTable* table() {
    if (table_ || !has_memory_ || (!many_ && cost() <= table_cost())) return table_.get();
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
    return table_ ? table_->distance(start) : distance_before_table(start);
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

  // Costs in expansions of A*, as measured: the table costs two for every three solvable boards. A
  // distance costs eight to twelve, besides its own expansions.
  std::uint64_t table_cost() const { return factorial(grid_.cells()) / 3; }
  std::uint64_t cost() const { return 8 * asked_ + expanded(); }

 private:
  int distance_before_table(State start) {
    ++asked_;
    if (table() != nullptr) return table_->distance(start);
    if (!solvable(grid_, start, goal_)) return unreachable;
    const int distance = astar_.distance(start, has_memory_ ? table_cost() : UINT64_MAX);
    return distance == unknown ? distance_before_table(start) : distance;  // The table is due.
  }

  Grid grid_;
  State goal_;
  Astar astar_;
  std::unique_ptr<DistanceTable> table_;
  bool has_memory_ = true, many_ = false;
  std::uint64_t asked_ = 0;  // Distances.
};

// For any goals. Renaming the symbols of start and goal alike changes no distance and no move, so
// all goals with the blank in the same cell share one solver: at most ten.
class Solvers {
 public:
  explicit Solvers(const Grid& grid) : grid_(grid) {}

  // As Solver::expect().
  void expect(std::uint64_t to_come) { to_come_ = to_come; }

  // The least number of moves, or unreachable.
  int distance(const Puzzle& puzzle) {
    Solver& solver = solver_of(puzzle.goal);
    return solver.distance(start_for(solver, puzzle));
  }

  // The same for many puzzles. Requires count > 0.
  void find_distances(const Puzzle* puzzles, std::size_t count, int* distances) {
    Solver& solver = solver_of(puzzles[0].goal);
    const bool is_shared = std::all_of(puzzles, puzzles + count, [&](const Puzzle& puzzle) {
      return puzzle.goal == solver.goal();
    });
    const DistanceTable* const table = is_shared ? solver.table() : nullptr;
    if (table == nullptr) {
      for (std::size_t i = 0; i < count; ++i) distances[i] = distance(puzzles[i]);
    } else {
      for (std::size_t i = 0; i < count; ++i) distances[i] = table->distance(puzzles[i].start);
    }
  }

  // The moves of a shortest solution; among these, the first in alphabetical order. Requires a
  // board that can be solved.
  std::string moves(const Puzzle& puzzle) {
    Solver& solver = solver_of(puzzle.goal);
    return solver.moves(start_for(solver, puzzle));
  }

  // How many tables were built, and states expanded by A*.
  struct Work {
    std::uint64_t tables = 0, expanded = 0;
  };
  Work work() const {
    Work work;
    for (const auto& solver : solvers_) {
      if (!solver) continue;
      work.tables += solver->has_table();
      work.expanded += solver->expanded();
    }
    return work;
  }

 private:
  // The solver for the cell of the goal's blank. Its goal is the first one with the blank there.
  Solver& solver_of(State goal) {
    if (last_ == nullptr || last_->goal() != goal) {
      std::unique_ptr<Solver>& solver = solvers_[blank_cell(goal)];
      if (!solver) solver = std::make_unique<Solver>(grid_, goal);
      last_ = solver.get();
    }
    last_->expect(to_come_);
    return *last_;
  }

  // The start, with its tiles renamed if the goal is not the solver's.
  State start_for(const Solver& solver, const Puzzle& puzzle) const {
    const auto [start, goal] = puzzle;
    return goal == solver.goal() ? start : renamed(grid_, start, goal, solver.goal());
  }

  Grid grid_;
  std::uint64_t to_come_ = 0;
  std::unique_ptr<Solver> solvers_[max_cells];  // By the cell of the goal's blank.
  Solver* last_ = nullptr;                      // Most boards have the goal of the one before.
};

}  // namespace eight_puzzle
