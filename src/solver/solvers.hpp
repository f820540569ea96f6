// Exact answers for boards that may each have a goal of their own. Renaming the symbols of start
// and goal alike changes no distance and no move, so all goals with the blank in the same cell
// share one solver: at most ten.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "board.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

class Solvers {
 public:
  explicit Solvers(const Grid& grid) : grid_(grid) {}

  // For every solver, as Solver::expect().
  void expect(std::uint64_t to_come, std::uint64_t so_far) {
    to_come_ = to_come;
    so_far_ = so_far;
  }

  // The least number of moves from a board to the goal, or unreachable.
  int distance(State start, State goal) {
    Solver& solver = solver_of(goal);
    return solver.distance(with_goal_of(solver, start, goal));
  }

  // The same for many boards with one goal.
  void find_distances(const State* starts, std::size_t count, State goal, int* distances) {
    Solver& solver = solver_of(goal);
    const DistanceTable* const table = goal == solver.goal() ? solver.table() : nullptr;
    if (table != nullptr) {
      for (std::size_t i = 0; i < count; ++i) distances[i] = table->distance(starts[i]);
    } else {
      for (std::size_t i = 0; i < count; ++i) distances[i] = distance(starts[i], goal);
    }
  }

  // The moves of a shortest solution; among these, the first in alphabetical order. Requires a
  // board that can be solved.
  std::string moves(State start, State goal) {
    Solver& solver = solver_of(goal);
    return solver.moves(with_goal_of(solver, start, goal));
  }

  // The numbers of solvers and of those with a table, and the states that A* has expanded.
  struct Work {
    std::uint64_t solvers = 0, tables = 0, expanded = 0;
  };
  Work work() const {
    Work work;
    for (const auto& solver : solvers_) {
      if (!solver) continue;
      ++work.solvers;
      work.tables += solver->has_table();
      work.expanded += solver->expanded();
    }
    return work;
  }

 private:
  // The solver for the cell of the goal's blank. Its own goal is the first one with the blank
  // there.
  Solver& solver_of(State goal) {
    if (last_ == nullptr || last_->goal() != goal) {
      std::unique_ptr<Solver>& solver = solvers_[blank_cell(goal)];
      if (!solver) solver = std::make_unique<Solver>(grid_, goal);
      last_ = solver.get();
    }
    last_->expect(to_come_, so_far_);
    return *last_;
  }

  State with_goal_of(const Solver& solver, State start, State goal) const {
    return goal == solver.goal() ? start : renamed(grid_, start, goal, solver.goal());
  }

  Grid grid_;
  std::uint64_t to_come_ = 0, so_far_ = 1;
  std::unique_ptr<Solver> solvers_[max_cells];  // By the cell of the goal's blank.
  Solver* last_ = nullptr;                      // Most boards have the goal of the one before.
};

}  // namespace eight_puzzle
