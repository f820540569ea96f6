// Breadth-first search, from the start and from both ends.
#pragma once

#include <queue>

#include "textbook/search_run.hpp"

namespace eight_puzzle {

// Visits states in the order in which they were generated, and thus nearest first.
inline Moves breadth_first(SearchRun& run) {
  StateMap known(&run.memory);
  std::queue<State> open;
  known[run.start] = at_root;
  open.push(run.start);
  // Open is not empty until the goal has been visited.
  for (;;) {
    const State state = open.front();
    open.pop();
    const Reached reached = known.at(state);
    run.visit({state, reached, open.size()}, known.size());
    if (state == run.goal) return run.moves_to(state, known);
    const bool within_limit = run.expand(state, reached, [&](State child, Reached child_reached) {
      if (known.try_emplace(child, child_reached).second) open.push(child);
    });
    if (!within_limit) return std::nullopt;
  }
}

// Breadth-first from the start and, backwards, from the goal (Pohl 1971). Visits whole levels, of
// the side whose last level is smaller, until a child is known to both sides. That gives a shortest
// solution: if one side knows all states within m moves of the start, the other all within n moves
// of the goal, and no state is known to both, the distance is more than m + n. When a state becomes
// known to both, it is m + n + 1.
inline Moves bidirectional(SearchRun& run) {
  struct Side {
    const char* name;
    StateMap known;
    std::vector<State> level = {};  // The last one.
  };
  const State start = run.start, goal = run.goal;
  Side from_start{"start", StateMap(&run.memory), {start}},
      from_goal{"goal", StateMap(&run.memory), {goal}};
  from_start.known[start] = from_goal.known[goal] = at_root;
  const auto stored = [&] { return from_start.known.size() + from_goal.known.size(); };
  std::optional<State> meeting;
  while (!meeting) {
    const bool forward = from_start.level.size() <= from_goal.level.size();
    Side& side = forward ? from_start : from_goal;
    const Side& other = forward ? from_goal : from_start;
    const std::vector<State> level = std::exchange(side.level, {});
    for (std::size_t i = 0; i < level.size() && !meeting; ++i) {
      const Reached reached = side.known.at(level[i]);
      Visit visit = {level[i], reached};
      visit.open_size = level.size() - i - 1 + side.level.size() + other.level.size();
      visit.side = side.name;
      run.visit(visit, stored());
      if (start == goal) return "";  // Only now, so that the visit is counted.
      const bool within_limit =
          run.expand(level[i], reached, [&](State child, Reached child_reached) {
            if (!side.known.try_emplace(child, child_reached).second) return;
            side.level.push_back(child);
            if (!meeting && other.known.count(child) == 1) meeting = child;
          });
      if (!within_limit) return std::nullopt;
    }
  }
  run.result.most_stored = stored();  // With the states of the last expansion.
  std::string moves = run.moves_to(*meeting, from_start.known);
  for (State state = *meeting; state != goal;) {
    const int direction = opposite(direction_of(from_goal.known.at(state).last_move));
    moves += move_letters[direction];
    state = after_move(run.grid, state, direction);
  }
  return moves;
}

}  // namespace eight_puzzle
