// Distances and shortest solutions: by A* until it has cost as much as a table of all distances
// would, then by the table. Each board may have a goal of its own.
#pragma once

#include <map>
#include <new>
#include <optional>
#include <string>

#include "solver/distance_table.hpp"

namespace eight_puzzle {

// How many tables were built, and how many states A* expanded.
struct SolverWork {
  std::uint64_t tables = 0, expanded = 0;
};

// What a table costs, in expansions of A*: two thirds of the cells!/2 solvable boards, as measured
// up to nine cells. With ten, a table is larger than the caches, and costs five times this.
inline std::uint64_t table_cost(const Grid& grid) { return factorial(grid.cells()) / 3; }

// The fixed cost of a distance by A*, in expansions. It was measured as eight or more.
inline constexpr std::uint64_t cost_of_a_call = 8;

// The letter of the last move, which SlideTable puts into a node. The node must not be a start.
inline char last_letter(Node node) { return move_letters[(node >> state_bits) % (directions + 1)]; }

// For one goal. Builds the table when A* has cost table_cost(): expansions are counted, not times.
// So a GoalSolver takes at most about twice as long as the better choice, or six times with ten
// cells.
class GoalSolver {
 public:
  GoalSolver(const Grid& grid, State goal)
      : grid_(grid), goal_(goal), astar_(std::in_place, grid, goal) {}

  State goal() const { return goal_; }

  // The least number of moves, or unreachable. Requires a board: every symbol of the grid once.
  int distance(State start) { return table_ ? (*table_)[start] : distance_by_cheaper(start); }

  // The moves of the alphabetically first shortest solution. Requires a board that can be solved.
  std::string moves(State start) {
    if (!slides_) slides_.emplace(grid_, Manhattan(grid_, goal_));
    Node node = SlideTable::root(start);
    std::string moves;
    for (int remaining = distance(start); remaining > 0; --remaining) {
      for (const Slide& slide : slides_->from(node)) {
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

  // Frees A*, then builds the table. If memory does not suffice for it, begins a new A*.
  void build_table() {
    if (table_ || lacks_memory_) return;
    expanded_ = astar_->expanded();
    astar_.reset();
    try {
      table_.emplace(grid_, goal_);
    } catch (const std::bad_alloc&) {
      lacks_memory_ = true;
      astar_.emplace(grid_, goal_);
    }
  }

  SolverWork work() const {
    return {table_ ? 1u : 0u, expanded_ + (astar_ ? astar_->expanded() : 0)};
  }

 private:
  // By A* as long as that is in the budget, then by the table.
  int distance_by_cheaper(State start) {
    ++asked_;
    const bool is_affordable =
        !lacks_memory_ && cost_of_a_call * asked_ + astar_->expanded() <= budget_;
    if (is_affordable) {
      const int distance = distance_by_astar(start, budget_);
      if (distance != unknown) return distance;
    }
    build_table();
    // If memory does not suffice for the table, A* has no limit.
    return table_ ? (*table_)[start] : distance_by_astar(start, UINT64_MAX);
  }

  // As Astar::distance(), but also of boards that cannot be solved.
  int distance_by_astar(State start, std::uint64_t limit) {
    return is_solvable(grid_, start, goal_) ? astar_->distance(start, limit) : unreachable;
  }

  Grid grid_;
  State goal_;
  std::optional<SlideTable> slides_;  // Made for the first moves().
  std::optional<Astar> astar_;        // None while there is a table.
  std::uint64_t expanded_ = 0;        // By the A* before the table.
  std::uint64_t asked_ = 0;           // Distances that were asked for before the table.
  const std::uint64_t budget_ = table_cost(grid_);  // What A* may cost before the table is built.
  bool lacks_memory_ = false;                       // Whether it did not suffice for the table.
  std::optional<DistanceTable> table_;
};

// For all goals of a size. Renaming the tiles of start and goal alike changes no distance and no
// move. So one GoalSolver serves all goals with the blank in the same cell: at most ten are needed.
class Solver {
 public:
  // The most boards to ask for at once: on 3x3, A* costs about as much for them as the table.
  static constexpr std::size_t batch_size = 1024;

  explicit Solver(const Grid& grid) : grid_(grid) {}

  // The contracts are those of GoalSolver.
  int distance(const Puzzle& puzzle) {
    GoalSolver& solver = solver_for(puzzle.goal);
    return solver.distance(start_for(solver, puzzle));
  }
  std::string moves(const Puzzle& puzzle) {
    GoalSolver& solver = solver_for(puzzle.goal);
    return solver.moves(start_for(solver, puzzle));
  }

  // The distances of several puzzles. For a whole batch with the goal of a GoalSolver, its table is
  // built first. Requires 0 < count <= batch_size.
  void find_distances(const Puzzle* puzzles, std::size_t count, int* distances) {
    GoalSolver& solver = solver_for(puzzles[0].goal);
    const bool all_have_its_goal = std::all_of(puzzles, puzzles + count, [&](const Puzzle& puzzle) {
      return puzzle.goal == solver.goal();
    });
    if (all_have_its_goal && count == batch_size) solver.build_table();
    for (std::size_t i = 0; i < count; ++i) {
      distances[i] = all_have_its_goal ? solver.distance(puzzles[i].start) : distance(puzzles[i]);
    }
  }

  SolverWork work() const {
    SolverWork all;
    for (const auto& [blank, solver] : solvers_) {
      all.tables += solver.work().tables;
      all.expanded += solver.work().expanded;
    }
    return all;
  }

 private:
  GoalSolver& solver_for(State goal) {
    return solvers_.try_emplace(blank_cell(goal), grid_, goal).first->second;
  }
  State start_for(const GoalSolver& solver, const Puzzle& puzzle) const {
    const auto [start, goal] = puzzle;
    return goal == solver.goal() ? start : renamed(grid_, start, goal, solver.goal());
  }

  Grid grid_;
  std::map<int, GoalSolver> solvers_;  // The key is the cell of the goal's blank.
};

}  // namespace eight_puzzle
