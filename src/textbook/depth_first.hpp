// Depth-first search: of all states (dfs), or in rounds, each deeper than the last (ids, idastar).
// Rounds store only a path and the states that wait beside it, but can visit a state many times.
#pragma once

#include <climits>

#include "textbook/search_run.hpp"

namespace eight_puzzle {

// Visits next a neighbour of the state just visited, if there is one that is not closed. A state is
// closed when it is visited, so the search ends; the path found is rarely a shortest one.
inline Moves depth_first(SearchRun& run) {
  struct Entry {
    State state;
    Reached reached;
  };
  std::vector<Entry> open = {{run.start, at_root}};
  StateMap closed(&run.memory);
  // Open is not empty until the goal has been visited.
  for (;;) {
    const State state = open.back().state;
    const Reached reached = open.back().reached;
    open.pop_back();
    if (!closed.try_emplace(state, reached).second) continue;
    run.visit({state, reached, open.size()}, closed.size() + open.size());
    if (state == run.goal) return run.moves_to(state, closed);
    const auto first = std::ptrdiff_t(open.size());
    const bool within_limit = run.expand(state, reached, [&](State child, Reached child_reached) {
      if (closed.count(child) == 0) open.push_back({child, child_reached});
    });
    if (!within_limit) return std::nullopt;
    std::reverse(open.begin() + first, open.end());  // The first child comes on top.
  }
}

// A round ends the search if it finds a path or reaches the limit.
struct Round {
  bool ends_search;
  Moves moves = {};
};

// Visits, depth-first, the paths of at most `depth` moves from the start. For each child that is
// generated, consider(child, path) says whether to put it into open, and may set its h and f;
// `path` leads to its parent. Open is a stack: recursion would be too deep for paths of thousands
// of moves.
template <class Consider>
Round visit_paths(SearchRun& run, const Visit& start, int depth, Consider consider) {
  std::vector<Visit> open = {start};
  std::vector<Visit> path;
  while (!open.empty()) {
    Visit visit = open.back();
    open.pop_back();
    visit.open_size = open.size();
    path.resize(std::size_t(visit.reached.g));  // Back to the parent.
    path.push_back(visit);
    run.visit(visit, path.size() + open.size());
    if (visit.state == run.goal) {
      std::string moves;
      for (std::size_t i = 1; i < path.size(); ++i) moves += path[i].reached.last_move;
      return {true, moves};
    }
    if (visit.reached.g == depth) continue;
    const auto first = std::ptrdiff_t(open.size());
    const bool within_limit =
        run.expand(visit.state, visit.reached, [&](State state, Reached child_reached) {
          Visit child = {state, child_reached};
          if (consider(child, path)) open.push_back(child);
        });
    if (!within_limit) return {true};
    std::reverse(open.begin() + first, open.end());  // The first child comes on top.
  }
  return {false};
}

// Depth-first to depth 0, then to depth 1, and so on. Finds a shortest solution. Leaves out
// children that are on the path.
inline Moves iterative_deepening(SearchRun& run) {
  const Visit start = {run.start, at_root};
  const auto is_new = [](const Visit& child, const std::vector<Visit>& path) {
    return std::none_of(path.rbegin(), path.rend(),
                        [&](const Visit& before) { return before.state == child.state; });
  };
  for (int depth = 0;; ++depth) {
    const Round round = visit_paths(run, start, depth, is_new);
    if (round.ends_search) return round.moves;
  }
}

// Iterative-deepening A* with the Manhattan distance (Korf 1985): depth-first to the f of the
// start, then to the least f left out, and so on. Leaves out children that undo the last move.
inline Moves iterative_deepening_astar(SearchRun& run) {
  const auto set_h_and_f = [&](Visit& visit) {
    visit.h = run.manhattan(visit.state);
    visit.f = unit_weight * visit.reached.g + run.settings.weight * *visit.h;
  };
  Visit start = {run.start, at_root};
  set_h_and_f(start);
  run.result.h = start.h;
  Millionths bound = start.f, next = INT64_MAX;  // next: the least f beyond the bound.
  const auto consider = [&](Visit& child, const std::vector<Visit>& path) {
    if (path.size() > 1 && child.state == path[path.size() - 2].state) return false;
    set_h_and_f(child);
    if (child.f > bound) next = std::min(next, child.f);
    return child.f <= bound;
  };
  for (;; bound = std::exchange(next, INT64_MAX)) {
    const Round round = visit_paths(run, start, INT_MAX, consider);
    if (round.ends_search) return round.moves;
  }
}

}  // namespace eight_puzzle
