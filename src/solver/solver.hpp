// Distances and shortest solutions: by A* as long as that is cheaper than the table of all
// distances, then by the table. Each board may have a goal of its own.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "board.hpp"
#include "solver/distance_table.hpp"

namespace eight_puzzle {

// The table is built when so many boards are asked for at once that A* would cost as much, or else
// when A* has cost as much: so this never takes more than about twice as long as the better choice.
// That depends on counts of boards and expansions only, never on time.
class Solver {
 public:
  static constexpr std::size_t many = 1024;

  explicit Solver(const Grid& grid) : grid_(grid) {}

  // The least number of moves, or unreachable. Requires boards: every symbol of the grid once.
  int distance(const Puzzle& puzzle) {
    ForGoal& known = known_for(puzzle.goal);
    return distance(known, start_for(known, puzzle));
  }

  // The same for several puzzles. Requires count > 0.
  void find_distances(const Puzzle* puzzles, std::size_t count, int* distances) {
    ForGoal& known = known_for(puzzles[0].goal);
    const bool is_shared = std::all_of(
        puzzles, puzzles + count, [&](const Puzzle& puzzle) { return puzzle.goal == known.goal; });
    if (is_shared && count >= many) build_table(known);
    const DistanceTable* const table = is_shared ? known.table.get() : nullptr;
    for (std::size_t i = 0; i < count; ++i) {
      distances[i] = table ? table->distance(puzzles[i].start) : distance(puzzles[i]);
    }
  }

  // The moves of a shortest solution; among these, the first in alphabetical order. Requires a
  // board that can be solved.
  std::string moves(const Puzzle& puzzle) {
    ForGoal& known = known_for(puzzle.goal);
    Node node = SlideTable::start(start_for(known, puzzle));
    std::string moves;
    for (int remaining = distance(known, state_of(node)); remaining > 0; --remaining) {
      for (const Slide& slide : known.astar.slides().from(node)) {
        const Node child = slide.child(node);
        if (distance(known, state_of(child)) != remaining - 1) continue;
        node = child;
        break;
      }
      moves += last_letter(node);
    }
    assert(state_of(node) == known.goal);
    return moves;
  }

  // How many tables were built, and states expanded by A*.
  struct Work {
    std::uint64_t tables = 0, expanded = 0;
  };
  Work work() const {
    Work work;
    for (const auto& known : known_) {
      if (!known) continue;
      work.tables += known->table != nullptr;
      work.expanded += known->astar.expanded();
    }
    return work;
  }

  // What a table costs, in expansions of A*, as measured: two for every three solvable boards. A
  // distance by A* costs eight to twelve, besides its own expansions.
  std::uint64_t table_cost() const { return factorial(grid_.cells()) / 3; }

 private:
  struct ForGoal {
    State goal;
    Astar astar;
    std::unique_ptr<DistanceTable> table = nullptr;
    std::uint64_t asked = 0;  // Distances, of A*.
  };

  // Renaming the tiles of start and goal alike changes no distance and no move. So the first goal
  // with the blank in a cell stands for all others: there are at most ten.
  ForGoal& known_for(State goal) {
    std::unique_ptr<ForGoal>& known = known_[blank_cell(goal)];
    if (!known) known.reset(new ForGoal{goal, {grid_, goal}});
    return *known;
  }
  State start_for(const ForGoal& known, const Puzzle& puzzle) const {
    const auto [start, goal] = puzzle;
    return goal == known.goal ? start : renamed(grid_, start, goal, known.goal);
  }

  void build_table(ForGoal& known) const {
    if (!known.table) known.table = std::make_unique<DistanceTable>(grid_, known.goal);
  }

  int distance(ForGoal& known, State start) const {
    return known.table ? known.table->distance(start) : distance_before_table(known, start);
  }
  int distance_before_table(ForGoal& known, State start) const {
    ++known.asked;
    if (8 * known.asked + known.astar.expanded() <= table_cost()) {
      if (!solvable(grid_, start, known.goal)) return unreachable;
      const int distance = known.astar.distance(start, table_cost());
      if (distance != unknown) return distance;
    }
    build_table(known);
    return known.table->distance(start);
  }

  Grid grid_;
  std::unique_ptr<ForGoal> known_[max_cells];  // By the cell of the goal's blank.
};

}  // namespace eight_puzzle
