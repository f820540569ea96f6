// Best-first searches: A* with several heuristics, and greedy. They differ only in f.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <tuple>
#include <vector>

#include "board.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits the state with the least f = g_weight * g + h_weight * h; the problem's rule decides among
// equals. Opens a state again when it finds a shorter path to it.
inline void best_first(Search& search, Millionths g_weight, Millionths h_weight,
                       const std::function<int(State)>& h) {
  struct Entry {
    Millionths f;
    std::int64_t g_rank, age_rank;
    int g;
    State state;
    bool operator>(const Entry& other) const {  // The least is visited first.
      return std::tie(f, g_rank, age_rank) > std::tie(other.f, other.g_rank, other.age_rank);
    }
  };
  const Ties& rule = search.problem.rule;
  StateMap known(&search.memory);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  const auto add = [&](State state, int g) {
    const auto number = std::int64_t(search.found.generated);  // The larger, the newer.
    open.push({g_weight * g + h_weight * h(state), -rule.g * g, -rule.age * number, g, state});
  };
  search.found.h = h(search.problem.start);
  known[search.problem.start] = {'-'};
  add(search.problem.start, 0);
  bool allowed = true;
  while (allowed) {  // Open is never empty: it holds a state of each path to the goal.
    const Entry entry = open.top();
    open.pop();
    const Known best = known.at(entry.state);
    if (best.g < entry.g) continue;  // Stale: a shorter path was found meanwhile.
    const auto describe = [&] {
      return Visit{{entry.state, best.last_move, entry.g}, open.size(), h(entry.state), entry.f};
    };
    if (search.visit(entry.state == search.problem.goal, known.size(), describe)) {
      search.found.moves = search.path_to(entry.state, known);
      return;
    }
    const int g = entry.g + 1;
    allowed = search.expand(entry.state, [&](State child, char letter) {
      const auto [place, is_new] = known.try_emplace(child);
      if (!is_new && place->second.g <= g) return;
      place->second = {letter, g};
      add(child, g);
    });
  }
}

// A* with the Manhattan distance. A weight above 1 often finds a path sooner, with at most weight
// times the least number of moves.
inline void textbook_astar(Search& search) {
  best_first(search, million, search.problem.weight, std::cref(search.manhattan));
}

// A* with the number of tiles that are not in their cell. That is at most the Manhattan distance.
inline void misplaced(Search& search) {
  best_first(search, million, search.problem.weight,
             [&](State state) { return misplaced_tiles(search.problem, state); });
}

// The Manhattan distance plus linear conflicts (Hansson, Mayer and Yung 1992): of the tiles that
// stand in their goal row, all but a longest increasing subsequence must leave the row to let
// others pass, and come back: 2 moves each that the Manhattan distance does not count. The same
// holds for columns, with moves in the other direction. So h never exceeds the distance.
class LinearConflict {
 public:
  LinearConflict(const Grid& grid, State goal) : grid_(grid), manhattan_(grid, goal) {
    for (int cell = 0; cell < grid.cells(); ++cell) target_[tile_at(goal, cell)] = cell;
  }

  int operator()(State state) const {
    int h = manhattan_(state);
    for (int row = 0; row < grid_.rows; ++row) h += 2 * out_of_order(state, row * grid_.cols, 1);
    for (int col = 0; col < grid_.cols; ++col) h += 2 * out_of_order(state, col, grid_.cols);
    return h;
  }

 private:
  // How many tiles must leave a row or column, given by its first cell and the step to the next.
  int out_of_order(State state, int first, int step) const {
    const bool is_row = step == 1;
    const int size = is_row ? grid_.cols : grid_.rows;
    int targets[max_cells], run[max_cells];  // run: the longest rising subsequence to there.
    int count = 0, longest = 0;
    for (int i = 0; i < size; ++i) {
      const int cell = first + i * step, tile = tile_at(state, cell), target = target_[tile];
      const bool in_line =
          is_row ? grid_.row(target) == grid_.row(cell) : grid_.col(target) == grid_.col(cell);
      if (tile == 0 || !in_line) continue;
      run[count] = 1;
      for (int before = 0; before < count; ++before) {
        if (targets[before] < target) run[count] = std::max(run[count], run[before] + 1);
      }
      longest = std::max(longest, run[count]);
      targets[count++] = target;
    }
    return count - longest;
  }

  Grid grid_;
  Manhattan manhattan_;
  int target_[max_cells] = {};  // The cell of a tile in the goal.
};

// A* with that heuristic.
inline void linear(Search& search) {
  const LinearConflict h(search.problem.grid, search.problem.goal);
  best_first(search, million, search.problem.weight, std::cref(h));
}

// The idea of the core as a heuristic: the distance itself within the perimeter, and 4 more than
// the Manhattan distance outside, as every distance there is at least that. So h never exceeds the
// distance, and a move changes it by at most 1.
inline int with_perimeter(const Manhattan& manhattan, const Perimeter& perimeter, State state) {
  const int detour = perimeter.detour(state);
  return manhattan(state) + (detour == unknown ? 4 : detour);
}

// A* with that heuristic. Its counts leave out finding the perimeter.
inline void perimeter(Search& search) {
  const Manhattan& manhattan = search.manhattan;
  // On the heap: 130 KiB.
  const auto near_goal =
      std::make_unique<Perimeter>(SlideTable(search.problem.grid, manhattan), search.problem.goal);
  best_first(search, million, search.problem.weight,
             [&](State state) { return with_perimeter(manhattan, *near_goal, state); });
}

// Best-first search by the Manhattan distance alone: finds a path, often a long one.
inline void greedy(Search& search) { best_first(search, 0, million, std::cref(search.manhattan)); }

}  // namespace eight_puzzle
