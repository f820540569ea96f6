// Breadth-first search backwards from a goal over all boards of a size: gives a table of distances,
// a byte per board, looked up by rank; or the boards at each distance.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <memory>
#include <vector>

#include "board.hpp"
#include "solver/rank.hpp"

namespace eight_puzzle {

constexpr int unreachable = 56;  // In place of a distance. Distances are at most 55.

// The least number of moves from every board of a grid to the goal. Takes cells! bytes; building it
// takes cells! / 2 expansions and, meanwhile, a buffer of cells! / 2 nodes.
class DistanceTable {
 public:
  DistanceTable(const Grid& grid, State goal)
      : DistanceTable(grid, goal, [](const Node*, const Node*) { return true; }) {}

  // Calls see(first, last) for the nodes of each level, the goal's first; ends when see() is false.
  template <class See>
  DistanceTable(const Grid& grid, State goal, See see)
      : rank_(grid), distances_(factorial(grid.cells()), std::uint8_t(unreachable)) {
    const SlideTable slides(grid, Manhattan(grid, goal));
    // The nodes of a level and, from `next` on, of the one after it: at most cells! / 2. A child is
    // always written, which takes one more place, but kept only if it is new.
    const std::unique_ptr<Node[]> level(new Node[distances_.size() / 2 + 1]);
    level[0] = SlideTable::start(goal);
    distances_[rank_(goal)] = 0;
    Node* end = level.get() + 1;
    for (int distance = 1; end != level.get() && see(level.get(), end); ++distance) {
      assert(distance <= unreachable);
      Node* const next = end;
      for (const Node* node = level.get(); node != next; ++node) {
        for (const Slide& slide : slides.from(*node)) {
          const Node child = slide.child(*node);
          std::uint8_t& known = distances_[rank_(child)];
          const int before = known;
          *end = child;
          end += before == unreachable;
          known = std::uint8_t(std::min(before, distance));
        }
      }
      end = std::copy(next, end, level.get());
    }
  }

  // The distance, or unreachable. Requires a board: every symbol of the grid once.
  int distance(State board) const { return distances_[rank_(board)]; }

 private:
  Rank rank_;
  std::vector<std::uint8_t> distances_;
};

// The boards at distance `least` from the goal, at the next, and so on to `most` or the furthest,
// in the order of a breadth-first search. Takes eight bytes per board; expands nearer ones, too.
inline std::vector<std::vector<State>> levels(const Grid& grid, State goal, std::uint64_t least = 0,
                                              std::uint64_t most = UINT64_MAX) {
  std::vector<std::vector<State>> levels;
  std::uint64_t distance = 0;
  DistanceTable(grid, goal, [&](const Node* first, const Node* last) {
    if (distance >= least) {
      levels.emplace_back(first, last);
      for (State& board : levels.back()) board = state_of(board);
    }
    return ++distance <= most;
  });
  return levels;
}

}  // namespace eight_puzzle
