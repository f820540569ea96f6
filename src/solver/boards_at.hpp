// All boards at a distance from a goal.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "board.hpp"
#include "solver/rank.hpp"

namespace eight_puzzle {

// By breadth-first search, in its order; none if no board is that far. Expands every nearer board.
inline std::vector<State> boards_at(const Grid& grid, State goal, std::uint64_t distance) {
  std::vector<State> boards = {goal};
  const Rank rank(grid);
  std::vector<bool> known(factorial(grid.cells()));  // By rank.
  known[rank(goal)] = true;
  for (; distance > 0 && !boards.empty(); --distance) {
    std::vector<State> next;
    for (const State board : boards) {
      for (int direction = 0; direction < directions; ++direction) {
        const State child = after_move(grid, board, direction);
        if (known[rank(child)]) continue;  // At an edge, the board itself.
        known[rank(child)] = true;
        next.push_back(child);
      }
    }
    boards = std::move(next);
  }
  return boards;
}

}  // namespace eight_puzzle
