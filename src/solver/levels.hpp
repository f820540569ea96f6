// All boards that can be moved to a goal, by their distance.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "board.hpp"
#include "solver/rank.hpp"

namespace eight_puzzle {

// The boards at distance `least` from the goal, at least + 1, and so on to `most` or the farthest:
// by breadth-first search, in its order. Takes eight bytes a board; expands those nearer than
// `least`, too.
inline std::vector<std::vector<State>> levels(const Grid& grid, State goal, std::uint64_t least,
                                              std::uint64_t most) {
  std::vector<std::vector<State>> levels;
  std::vector<State> boards = {goal};
  const Rank rank(grid);
  std::vector<bool> known(factorial(grid.cells()));  // By rank.
  known[rank(goal)] = true;
  for (std::uint64_t distance = 0; distance <= most && !boards.empty(); ++distance) {
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
    if (distance >= least) levels.push_back(std::move(next));
  }
  return levels;
}

}  // namespace eight_puzzle
