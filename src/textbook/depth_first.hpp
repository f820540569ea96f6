// Depth-first search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "board.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits next a neighbour of the state just visited, if there is one that is not closed. A state is
// closed when it is visited, so the search ends; the path found is rarely a shortest one.
inline void depth_first(Search& search) {
  std::vector<Step> open = {{search.problem.start, '-', 0}};
  StateMap closed(&search.memory);
  bool allowed = true;
  while (allowed) {  // Open is not empty until the goal has been visited.
    const Step step = open.back();
    open.pop_back();
    if (!closed.try_emplace(step.state, Known{step.last_move}).second) continue;
    const auto describe = [&] { return Visit{step, open.size()}; };
    const bool at_goal = step.state == search.problem.goal;
    if (search.visit(at_goal, closed.size() + open.size(), describe)) {
      search.found.moves = search.path_to(step.state, closed);
      return;
    }
    const auto first = std::ptrdiff_t(open.size());
    allowed = search.expand(step.state, [&](State child, char letter) {
      if (closed.count(child) == 0) open.push_back({child, letter, step.g + 1});
    });
    std::reverse(open.begin() + first, open.end());  // So that the lowest cell is on top.
  }
}

}  // namespace eight_puzzle
