// All boards that can be moved to a goal, by their distance.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "board.hpp"
#include "solver/rank.hpp"

namespace eight_puzzle {

// Of distances.
struct Range {
  std::uint64_t least = 0, most = UINT64_MAX;
};

// The boards at the least distance from the goal, at the next, and so on to the most or the
// furthest: by breadth-first search, in its order. Takes eight bytes a board; expands nearer ones,
// too.
inline std::vector<std::vector<State>> levels(const Grid& grid, State goal, Range distances = {}) {
  std::vector<std::vector<State>> levels;
  const SlideTable slides(grid, Manhattan(grid, goal));
  std::vector<Node> level = {SlideTable::start(goal)};
  const Rank rank(grid);
  std::vector<bool> known(factorial(grid.cells()));  // By rank.
  known[rank(goal)] = true;
  for (std::uint64_t distance = 0; distance <= distances.most && !level.empty(); ++distance) {
    std::vector<Node> next;
    for (const Node node : level) {
      for (const Slide& slide : slides.from(node)) {
        const Node child = slide.child(node);
        auto is_known = known[rank(child)];
        if (is_known) continue;
        is_known = true;
        next.push_back(child);
      }
    }
    std::swap(level, next);
    if (distance < distances.least) continue;
    for (Node& board : next) board = state_of(board);
    levels.push_back(std::move(next));
  }
  return levels;
}

}  // namespace eight_puzzle
