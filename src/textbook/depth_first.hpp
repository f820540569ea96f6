// Depth-first search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "board.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits next a neighbour of the state just visited, if there is one that is not closed. A state is
// closed when it is visited, so the search ends; its path is rarely a shortest one.
inline void depth_first(Search& search) {
  std::vector<std::pair<State, char>> open = {{search.problem.start, '-'}};
  StateMap closed(&search.memory);
  for (;;) {
    const auto [state, letter] = open.back();
    open.pop_back();
    if (!closed.try_emplace(state, Reached{letter}).second) continue;
    if (search.visit(state == search.problem.goal, closed.size() + open.size())) {
      return search.trace(state, closed);
    }
    const auto first = std::ptrdiff_t(open.size());
    search.expand(state, [&](State child, char child_letter) {
      if (closed.count(child) == 0) open.emplace_back(child, child_letter);
    });
    std::reverse(open.begin() + first, open.end());  // So that the lowest cell is on top.
  }
}

}  // namespace eight_puzzle
