// Breadth-first search, from the start and from both ends.
#pragma once

#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "board.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Visits states in the order in which they were generated, and thus nearest first.
inline void breadth_first(Search& search) {
  StateMap known(&search.memory);
  std::queue<State> open;
  known[search.problem.start] = {'-'};
  open.push(search.problem.start);
  bool allowed = true;
  while (allowed) {  // Open is not empty until the goal has been visited.
    const State state = open.front();
    open.pop();
    const auto describe = [&] {
      const int g = int(search.path_to(state, known).size());
      return Visit{{state, known.at(state).last_move, g}, open.size()};
    };
    if (search.visit(state == search.problem.goal, known.size(), describe)) {
      search.found.moves = search.path_to(state, known);
      return;
    }
    allowed = search.expand(state, [&](State child, char letter) {
      if (known.try_emplace(child, Known{letter}).second) open.push(child);
    });
  }
}

// Breadth-first from the start and, backwards, from the goal (Pohl 1971): whole levels, of the side
// whose last level is smaller, until a child is known to both sides. That gives a shortest
// solution: with levels a and b complete and no state in both, the distance is more than a + b, and
// the first state in both makes it a + b + 1.
inline void bidirectional(Search& search) {
  struct Side {
    const char* name;
    StateMap known;
    std::vector<State> level;  // The last one.
    int depth = 0;             // Of that level.
  };
  const State start = search.problem.start, goal = search.problem.goal;
  Side from_start{"start", StateMap(&search.memory), {start}},
      from_goal{"goal", StateMap(&search.memory), {goal}};
  from_start.known[start] = from_goal.known[goal] = {'-'};
  const auto stored = [&] { return from_start.known.size() + from_goal.known.size(); };
  std::optional<State> meeting;
  while (!meeting) {
    const bool forward = from_start.level.size() <= from_goal.level.size();
    Side& side = forward ? from_start : from_goal;
    const Side& other = forward ? from_goal : from_start;
    const std::vector<State> level = std::exchange(side.level, {});
    for (std::size_t i = 0; i < level.size() && !meeting; ++i) {
      const auto describe = [&] {
        const std::size_t open = level.size() - i - 1 + side.level.size() + other.level.size();
        const Step step = {level[i], side.known.at(level[i]).last_move, side.depth};
        return Visit{step, open, {}, 0, side.name};
      };
      if (search.visit(start == goal, stored(), describe)) return;  // A solved board.
      const bool allowed = search.expand(level[i], [&](State child, char letter) {
        if (!side.known.try_emplace(child, Known{letter}).second) return;
        side.level.push_back(child);
        if (!meeting && other.known.count(child) == 1) meeting = child;
      });
      if (!allowed) return;
    }
    ++side.depth;
  }
  search.found.solved = true;
  search.found.most_stored = stored();
  search.found.moves = search.path_to(*meeting, from_start.known);
  for (State state = *meeting; state != goal;) {
    const int direction = opposite(direction_of(from_goal.known.at(state).last_move));
    search.found.moves += move_letters[direction];
    state = after_move(search.problem.grid, state, direction);
  }
}

}  // namespace eight_puzzle
