// Best-first searches: A* with three heuristics, and greedy. They differ only in f.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <tuple>

#include "board.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits the state of the least f = g_weight * g + h_weight * h; among equals the one of the
// largest g, then the newest. Reopens a state when it finds a shorter path to it.
inline void best_first(Search& search, double g_weight, double h_weight,
                       const std::function<int(State)>& h) {
  struct Entry {
    double f;
    int g;
    std::uint64_t number;  // The larger, the newer.
    State state;
    bool operator<(const Entry& other) const {  // The largest is visited first.
      return std::tie(other.f, g, number) < std::tie(f, other.g, other.number);
    }
  };
  StateMap known(&search.memory);
  std::priority_queue<Entry> open;
  known[search.problem.start] = {'-'};
  open.push({0, 0, 0, search.problem.start});
  for (;;) {
    const Entry entry = open.top();
    open.pop();
    if (known.at(entry.state).g < entry.g) continue;  // A shorter path was found meanwhile.
    if (search.visit(entry.state == search.problem.goal, known.size())) {
      return search.trace(entry.state, known);
    }
    const int g = entry.g + 1;
    search.expand(entry.state, [&](State child, char letter) {
      const auto [place, is_new] = known.try_emplace(child);
      if (!is_new && place->second.g <= g) return;
      place->second = {letter, g};
      open.push({g_weight * g + h_weight * h(child), g, search.found.generated, child});
    });
  }
}

// A* with the Manhattan distance. A weight above 1 often finds a path sooner, with at most weight
// times the least number of moves.
inline void textbook_astar(Search& search) {
  best_first(search, 1, search.problem.weight, std::cref(search.manhattan));
}

// A* with the number of tiles that are not in their cell. That is at most the Manhattan distance.
inline void misplaced(Search& search) {
  const Problem& problem = search.problem;
  best_first(search, 1, problem.weight, [&](State state) {
    int h = 0;
    for (int cell = 0; cell < problem.grid.cells(); ++cell) {
      const int tile = tile_at(state, cell);
      h += tile != 0 && tile != tile_at(problem.goal, cell);
    }
    return h;
  });
}

// The idea of the core as a heuristic: the distance itself within the perimeter, and 4 more than
// the Manhattan distance outside, where every distance is at least that. So h never exceeds the
// distance, and it changes by at most 1 with every move.
class PerimeterHeuristic {
 public:
  PerimeterHeuristic(const Grid& grid, State goal)
      : manhattan_(grid, goal), perimeter_(SlideTable(grid, manhattan_), goal) {}

  int operator()(State state) const {
    const int detour = perimeter_.find(state);
    return manhattan_(state) + (detour == unknown ? 4 : detour);
  }

 private:
  Manhattan manhattan_;
  Perimeter perimeter_;
};

// A* with that heuristic. Its counts leave out finding the perimeter.
inline void perimeter(Search& search) {
  // On the heap: 130 KiB.
  const auto h = std::make_unique<PerimeterHeuristic>(search.problem.grid, search.problem.goal);
  best_first(search, 1, search.problem.weight, std::cref(*h));
}

// Best-first by the Manhattan distance alone: finds some path, often a long one.
inline void greedy(Search& search) { best_first(search, 0, 1, std::cref(search.manhattan)); }

}  // namespace eight_puzzle
