// The boards at each distance.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/distance_table.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

// The boards at each distance by the reference, in order.
std::vector<std::vector<State>> by_distance(const reference::Distances& known) {
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

TEST_CASE("The boards listed by distance are all that are there, each once, for any goal and size",
          "[levels]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const auto known = by_distance(reference::distances(goal, grid.rows, grid.cols));
    const std::size_t last = known.size() - 1;
    for (const auto& [least, most] : {std::pair<std::size_t, std::size_t>{0, UINT64_MAX},
                                      {0, 0},
                                      {2, 5},
                                      {last, last},
                                      {last - 1, last + 9},
                                      {last + 1, last + 9}}) {
      auto boards = levels(grid, reference::pack(goal), {least, most});
      for (auto& level : boards) std::sort(level.begin(), level.end());
      std::vector<std::vector<State>> expected;
      for (std::size_t i = least; i <= std::min(most, last); ++i) expected.push_back(known[i]);
      CAPTURE(least, most);
      CHECK((boards == expected));
    }
  }
}

TEST_CASE("The furthest boards of 3x3 and 5x2 are listed", "[levels]") {
  const State goal3 = ordered({3, 3}, 8), goal5 = ordered({5, 2}, 9);
  const auto furthest = levels({3, 3}, goal3, {31, 31}).at(0);
  CHECK(std::set<State>(furthest.begin(), furthest.end()) ==
        std::set<State>{reference::pack("64785#321"), reference::pack("8672543#1")});
  CHECK(levels({5, 2}, goal5, {55, 60}).at(0).size() == 2);
  CHECK(levels({3, 3}, goal3, {1000000000000}).empty());
}
