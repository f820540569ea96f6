// Best-first searches: A* with two heuristics, and greedy. They differ only in f.
#pragma once

#include <cstdint>
#include <functional>
#include <queue>
#include <tuple>
#include <vector>

#include "eight_puzzle.cpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits the state of the least f = g_weight * g + h_weight * h; among equals the one of the
// largest g, then the one generated last. Opens a state again when it finds a shorter path to it.
inline void best_first(Search& search, double g_weight, double h_weight,
                       const std::function<int(State)>& h) {
  // f, -g, -order of generation, state: the least is visited first.
  using Entry = std::tuple<double, int, std::uint64_t, State>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  struct Known {
    int least_g;
    char last_move;
  };
  StateMap<Known> known;
  known[search.problem.start] = {0, '-'};
  open.emplace(0.0, 0, 0, search.problem.start);
  for (;;) {
    const auto [least_f, minus_g, order, state] = open.top();
    open.pop();
    if (known.at(state).least_g != -minus_g) continue;  // A shorter path was found meanwhile.
    if (search.visit(state, known.size())) {
      return search.trace([&](State child) { return known.at(child).last_move; });
    }
    const int g = 1 - minus_g;
    search.expand(state, [&](State child, char letter) {
      const auto [entry, is_new] = known.try_emplace(child);
      if (!is_new && entry->second.least_g <= g) return;
      entry->second = {g, letter};
      open.emplace(g_weight * g + h_weight * h(child), -g, ~search.found.generated, child);
    });
  }
}

// A* with the Manhattan distance. A weight above 1 finds some path sooner, with at most weight
// times the least number of moves.
inline void textbook_astar(Search& search) {
  best_first(search, 1, search.problem.weight, search.manhattan);
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

// Best-first by the Manhattan distance alone: finds some path, and soon.
inline void greedy(Search& search) { best_first(search, 0, 1, search.manhattan); }

}  // namespace eight_puzzle
