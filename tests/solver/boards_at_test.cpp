// The boards at a distance.
#include "solver/boards_at.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

// The boards at each distance by the reference, in order.
std::vector<std::vector<State>> levels(const reference::Distances& known) {
  std::vector<std::vector<State>> out;
  for (const auto& [board, distance] : known) {
    const auto level = static_cast<std::size_t>(distance);
    if (out.size() <= level) out.resize(level + 1);
    out[level].push_back(reference::pack(board));
  }
  for (auto& level : out) std::sort(level.begin(), level.end());
  return out;
}

}  // namespace

TEST_CASE(
    "The boards listed at a distance are all that are there, each once, for any goal and size",
    "[random]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    const auto known = levels(reference::distances(goal, grid.rows, grid.cols));
    for (std::size_t distance = 0; distance <= known.size(); ++distance) {
      auto boards = boards_at(grid, reference::pack(goal), distance);
      std::sort(boards.begin(), boards.end());
      const bool beyond = distance == known.size();
      if (boards != (beyond ? std::vector<State>() : known[distance])) {
        FAIL(distance << " moves from " << goal);
      }
    }
  }
}

TEST_CASE("The furthest boards of 3x3 and 5x2 are listed", "[random]") {
  const State goal3 = ordered({3, 3}, 8), goal5 = ordered({5, 2}, 9);
  const auto furthest = boards_at({3, 3}, goal3, 31);
  CHECK(std::set<State>(furthest.begin(), furthest.end()) ==
        std::set<State>{reference::pack("64785#321"), reference::pack("8672543#1")});
  CHECK(boards_at({5, 2}, goal5, 55).size() == 2);
  CHECK(boards_at({3, 3}, goal3, 1000000000000).empty());
}
