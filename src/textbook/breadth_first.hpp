// Breadth-first search, from the start and from both ends.
#pragma once

#include <memory_resource>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "board.hpp"
#include "eight_puzzle.cpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits states in the order in which they were generated, so the nearest first.
inline void breadth_first(Search& search) {
  StateMap<char> last_move(&search.memory);
  std::queue<State> open;
  last_move[search.problem.start] = '-';
  open.push(search.problem.start);
  for (;;) {
    const State state = open.front();
    open.pop();
    if (search.visit(state == search.problem.goal, last_move.size())) {
      return search.trace(state, [&](State child) { return last_move.at(child); });
    }
    search.expand(state, [&](State child, char letter) {
      if (last_move.try_emplace(child, letter).second) open.push(child);
    });
  }
}

// Breadth-first from the start and, backwards, from the goal (Pohl 1971): whole levels, of the side
// whose last level is smaller, until a child is known to both sides. That gives a shortest
// solution: with levels a and b complete and no state in both, the distance is more than a + b, and
// the first state in both makes it a + b + 1.
inline void bidirectional(Search& search) {
  struct Side {
    StateMap<char> last_move;
    std::vector<State> level;
    Side(State end, std::pmr::memory_resource* memory) : last_move(memory), level{end} {
      last_move[end] = '-';
    }
  };
  const auto [start, goal] = std::pair(search.problem.start, search.problem.goal);
  Side from_start(start, &search.memory), from_goal(goal, &search.memory);
  std::optional<State> meeting;
  while (!meeting) {
    const bool forward = from_start.level.size() <= from_goal.level.size();
    Side& side = forward ? from_start : from_goal;
    const Side& other = forward ? from_goal : from_start;
    for (const State state : std::exchange(side.level, {})) {
      // Only a solved board or the limit ends here.
      if (search.visit(start == goal, side.last_move.size() + other.last_move.size())) return;
      search.expand(state, [&](State child, char letter) {
        if (!side.last_move.try_emplace(child, letter).second) return;
        side.level.push_back(child);
        if (!meeting && other.last_move.count(child) == 1) meeting = child;
      });
      if (meeting) break;
    }
  }
  search.found.solved = true;
  search.trace(*meeting, [&](State child) { return from_start.last_move.at(child); });
  for (State state = *meeting; state != goal;) {
    const int direction = opposite(direction_of(from_goal.last_move.at(state)));
    search.found.moves += move_letters[direction];
    state = after_move(search.problem.grid, state, direction);
  }
}

}  // namespace eight_puzzle
