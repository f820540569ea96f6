// Depth-first search: of all states, or in rounds, each deeper than the last: iterative deepening
// and iterative-deepening A*. Rounds store only a path and the states that wait beside it, and
// visit a state many times.
#pragma once

#include <algorithm>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "board.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits next a neighbour of the state just visited, if there is one that is not closed. A state is
// closed when it is visited, so the search ends; the path found is rarely a shortest one.
inline void depth_first(Search& search) {
  std::vector<Step> open = {{search.problem.start, '-', 0}};
  StateMap closed(&search.memory);
  for (bool allowed = true; allowed;) {  // Open is not empty until the goal has been visited.
    const Step step = open.back();
    open.pop_back();
    if (!closed.try_emplace(step.state, Known{step.last_move, step.g}).second) continue;
    search.visit({step, open.size()}, closed.size() + open.size());
    if (step.state == search.problem.goal) return search.solve(search.path_to(step.state, closed));
    const auto first = std::ptrdiff_t(open.size());
    allowed = search.expand(step.state, [&](State child, char letter) {
      if (closed.count(child) == 0) open.push_back({child, letter, step.g + 1});
    });
    std::reverse(open.begin() + first, open.end());  // So that the lowest cell is on top.
  }
}

// Visits, depth-first, the paths of at most `depth` moves from the start. For each child that is
// generated, consider(child) says whether to put it into open; `path` then leads to its parent.
// Returns whether the search has ended, at the goal or the limit. look(step) gives h and f.
// Open is a stack in place of recursion, which paths of thousands of moves would make too deep.
template <class Consider, class Visited>
bool visit_paths(Search& search, std::vector<Step>& path, int depth, Consider consider,
                 Visited visited) {
  std::vector<Step> open = {{search.problem.start, '-', 0}};
  while (!open.empty()) {
    const Step step = open.back();
    open.pop_back();
    path.resize(std::size_t(step.g));  // Back to the parent.
    path.push_back(step);
    search.visit(visited(Visit{step, open.size()}), path.size() + open.size());
    if (step.state == search.problem.goal) {
      std::string moves;
      for (std::size_t i = 1; i < path.size(); ++i) moves += path[i].last_move;
      search.solve(moves);
      return true;
    }
    if (step.g == depth) continue;
    Step children[directions];
    int count = 0;
    const bool allowed = search.expand(step.state, [&](State child, char letter) {
      if (consider(child)) children[count++] = {child, letter, step.g + 1};
    });
    if (!allowed) return true;
    while (count > 0) open.push_back(children[--count]);  // The lowest cell on top.
  }
  return false;
}

// Depth-first to depth 0, then to depth 1, and so on. Finds a shortest solution. Leaves out
// children that are on the path.
inline void iterative_deepening(Search& search) {
  std::vector<Step> path;
  const auto consider = [&](State child) {
    return std::none_of(path.rbegin(), path.rend(),
                        [&](const Step& step) { return step.state == child; });
  };
  const auto describe = [](const Visit& visit) { return visit; };
  int depth = 0;
  while (!visit_paths(search, path, depth, consider, describe)) ++depth;
}

// Iterative-deepening A* with the Manhattan distance (Korf 1985): depth-first to the f of the
// start, then to the least f that was left out, and so on. Also leaves out children that undo the
// last move.
inline void iterative_deepening_astar(Search& search) {
  const Manhattan& h = search.manhattan;
  search.found.h = h(search.problem.start);
  std::vector<Step> path;
  const auto f = [&](int g, State state) {
    return million * g + search.settings.weight * h(state);
  };
  Millionths bound, next = f(0, search.problem.start);  // next: the least f beyond the bound.
  const auto consider = [&](State child) {
    if (path.size() > 1 && child == path[path.size() - 2].state) return false;
    const Millionths f_of_child = f(int(path.size()), child);
    if (f_of_child > bound) next = std::min(next, f_of_child);
    return f_of_child <= bound;
  };
  const auto with_h = [&](Visit visit) {
    visit.h = h(visit.state);
    visit.f = f(visit.g, visit.state);
    return visit;
  };
  do {
    bound = std::exchange(next, INT64_MAX);
  } while (!visit_paths(search, path, INT_MAX, consider, with_h));
}

}  // namespace eight_puzzle
