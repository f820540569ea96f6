// Best-first searches: A* with any heuristic, and greedy. They differ only in f.
#pragma once

#include <queue>
#include <tuple>

#include "textbook/search_run.hpp"

namespace eight_puzzle {

// Visits the state with the least f = g_weight * g + h_weight * h; the settings decide among
// equals. Opens a state again when it finds a shorter path to it. If h times its weight is
// inconsistent, a shorter path to a state before the goal can be found when the goal is in open
// already. Then the path returned is shorter than the g at which the goal is visited.
inline Moves best_first(SearchRun& run, Millionths g_weight, Millionths h_weight,
                        const std::function<int(State)>& h) {
  struct Entry {
    Millionths f;
    TieKeys keys;
    int g, h;
    State state;
    bool operator>(const Entry& other) const {  // The least is visited first.
      return std::tie(f, keys) > std::tie(other.f, other.keys);
    }
  };
  StateMap known(&run.memory);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  const auto add = [&](State state, int g) {
    const int moves_left = h(state);
    const TieKeys keys = run.settings.ties.keys(g, std::int64_t(run.result.generated));
    open.push({g_weight * g + h_weight * moves_left, keys, g, moves_left, state});
  };
  run.result.h = h(run.start);
  known[run.start] = at_root;
  add(run.start, 0);
  // Until the goal is visited, open is not empty: it has a state of each path to the goal.
  for (;;) {
    const Entry entry = open.top();
    open.pop();
    const State state = entry.state;
    const Reached reached = known.at(state);
    if (reached.g < entry.g) continue;  // Stale: a shorter path was found meanwhile.
    run.visit({state, reached, open.size(), entry.h, entry.f}, known.size());
    if (state == run.goal) return run.moves_to(state, known);
    const bool within_limit = run.expand(state, reached, [&](State child, Reached child_reached) {
      const auto [place, is_new] = known.try_emplace(child, child_reached);
      if (!is_new && place->second.g <= child_reached.g) return;
      place->second = child_reached;
      add(child, child_reached.g);
    });
    if (!within_limit) return std::nullopt;
  }
}

// A* with a heuristic. A weight above 1 often finds a path sooner, with at most weight times the
// least number of moves. The counts leave out the work of making the heuristic.
template <class Heuristic>
Moves astar_with(SearchRun& run) {
  const Heuristic h(run.grid, run.goal);
  return best_first(run, unit_weight, run.settings.weight, std::cref(h));
}

// Best-first search by the Manhattan distance alone: finds a path, often a long one.
inline Moves greedy(SearchRun& run) {
  return best_first(run, 0, unit_weight, std::cref(run.manhattan));
}

}  // namespace eight_puzzle
