// Breadth-first search.
#pragma once

#include <queue>

#include "eight_puzzle.cpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits states in the order in which they were generated, so the nearest first.
inline void breadth_first(Search& search) {
  std::queue<State> open({search.problem.start});
  StateMap<char> last_move;
  last_move[search.problem.start] = '-';
  for (;;) {
    const State state = open.front();
    open.pop();
    if (search.visit(state, last_move.size())) {
      return search.trace([&](State child) { return last_move.at(child); });
    }
    search.expand(state, [&](State child, char letter) {
      if (last_move.try_emplace(child, letter).second) open.push(child);
    });
  }
}

}  // namespace eight_puzzle
