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
// farthest: by breadth-first search, in its order. Takes eight bytes a board; expands nearer ones,
// too.
inline std::vector<std::vector<State>> levels(const Grid& grid, State goal, Range distances = {}) {
  std::vector<std::vector<State>> levels;
  std::vector<State> boards = {goal};
  const Rank rank(grid);
  std::vector<bool> known(factorial(grid.cells()));  // By rank.
  known[rank(goal)] = true;
  for (std::uint64_t distance = 0; distance <= distances.most && !boards.empty(); ++distance) {
    std::vector<State> next;
    for (const State board : boards) {
      for (int direction = 0; direction < directions; ++direction) {
        const State child = after_move(grid, board, direction);
        auto is_known = known[rank(child)];
        if (is_known) continue;  // At an edge, the board itself.
        is_known = true;
        next.push_back(child);
      }
    }
    std::swap(boards, next);
    if (distance >= distances.least) levels.push_back(std::move(next));
  }
  return levels;
}

}  // namespace eight_puzzle
