// All boards that can be moved to a goal, by their distance.
#pragma once

#include <cstdint>
#include <vector>

#include "board.hpp"
#include "solver/distance_table.hpp"

namespace eight_puzzle {

// Of distances.
struct Range {
  std::uint64_t least = 0, most = UINT64_MAX;
};

// The boards at the least distance from the goal, at the next, and so on to the most or the
// furthest, in the order of a breadth-first search. Takes eight bytes a board; expands nearer ones,
// too.
inline std::vector<std::vector<State>> levels(const Grid& grid, State goal, Range distances = {}) {
  std::vector<std::vector<State>> levels;
  std::uint64_t distance = 0;
  DistanceTable(grid, goal, [&](const Node* first, const Node* last) {
    if (distance >= distances.least) {
      levels.emplace_back(first, last);
      for (State& board : levels.back()) board = state_of(board);
    }
    return ++distance <= distances.most;
  });
  return levels;
}

}  // namespace eight_puzzle
