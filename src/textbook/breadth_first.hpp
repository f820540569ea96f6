// Breadth-first search, from the start and from both ends.
#pragma once

#include <memory_resource>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "board.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits states in the order in which they were generated, so the nearest first.
inline void breadth_first(Search& search) {
  StateMap known(&search.memory);
  std::queue<State> open;
  known[search.problem.start] = {'-'};
  open.push(search.problem.start);
  for (;;) {
    const State state = open.front();
    open.pop();
    if (search.visit(state == search.problem.goal, known.size())) {
      return search.trace(state, known);
    }
    search.expand(state, [&](State child, char letter) {
      if (known.try_emplace(child, Reached{letter}).second) open.push(child);
    });
  }
}

// Breadth-first from the start and, backwards, from the goal (Pohl 1971): whole levels, of the side
// whose last level is smaller, until a child is known to both sides. That gives a shortest
// solution: with levels a and b complete and no state in both, the distance is more than a + b, and
// the first state in both makes it a + b + 1.
inline void bidirectional(Search& search) {
  struct Side {
    StateMap known;
    std::vector<State> level;
    Side(State end, std::pmr::memory_resource* memory) : known(memory), level{end} {
      known[end] = {'-'};
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
      if (search.visit(start == goal, side.known.size() + other.known.size())) return;
      search.expand(state, [&](State child, char letter) {
        if (!side.known.try_emplace(child, Reached{letter}).second) return;
        side.level.push_back(child);
        if (!meeting && other.known.count(child) == 1) meeting = child;
      });
      if (meeting) break;
    }
  }
  search.found.solved = true;
  search.trace(*meeting, from_start.known);
  for (State state = *meeting; state != goal;) {
    const int direction = opposite(direction_of(from_goal.known.at(state).last_move));
    search.found.moves += move_letters[direction];
    state = after_move(search.problem.grid, state, direction);
  }
}

}  // namespace eight_puzzle
