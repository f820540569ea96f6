// Depth-first search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "board.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits next a neighbour of the state just visited, if there is one that is not closed. A state is
// closed when it is visited, so the search ends; its path is rarely a shortest one.
inline void depth_first(Search& search) {
  struct Entry {
    State state;
    char last_move;
    int g;
  };
  std::vector<Entry> open = {{search.problem.start, '-', 0}};
  StateMap closed(&search.memory);
  bool allowed = true;
  while (allowed) {  // Open is not empty before the goal was visited.
    const Entry entry = open.back();
    open.pop_back();
    if (!closed.try_emplace(entry.state, Reached{entry.last_move}).second) continue;
    const auto describe = [&] { return Visit{entry.state, entry.last_move, entry.g, open.size()}; };
    const bool at_goal = entry.state == search.problem.goal;
    if (search.visit(at_goal, closed.size() + open.size(), describe)) {
      search.found.moves = search.path_to(entry.state, closed);
      return;
    }
    const auto first = std::ptrdiff_t(open.size());
    allowed = search.expand(entry.state, [&](State child, char letter) {
      if (closed.count(child) == 0) open.push_back({child, letter, entry.g + 1});
    });
    std::reverse(open.begin() + first, open.end());  // So that the lowest cell is on top.
  }
}

}  // namespace eight_puzzle
