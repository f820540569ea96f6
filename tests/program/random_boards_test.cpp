// Random boards: solvable, uniform, and the same on every machine.
#include "program/random_boards.hpp"

#include <algorithm>
#include <map>
#include <optional>
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

// How often each board is drawn.
std::map<State, int> drawn(RandomBoards boards, int draws) {
  std::map<State, int> counts;
  for (int i = 0; i < draws; ++i) ++counts[boards.start(boards.goal())];
  return counts;
}

double chi_squared(const std::map<State, int>& counts, double expected) {
  double sum = 0;
  for (const auto& [board, count] : counts) {
    sum += (count - expected) * (count - expected) / expected;
  }
  return sum;
}

}  // namespace

TEST_CASE("Random boards are among those that can reach the goal, for any goal and size",
          "[random]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    std::set<State> reachable;
    for (const auto& known : reference::distances(goal, grid.rows, grid.cols)) {
      reachable.insert(reference::pack(known.first));
    }
    RandomBoards boards(grid, reference::pack(goal), std::nullopt, 1);
    for (int i = 0; i < 1000; ++i) {
      const State board = boards.start(boards.goal());
      if (reachable.count(board) == 0) FAIL(board << " to " << goal);
    }
  }
}

TEST_CASE("Every solvable board of 2x3 is about equally likely", "[random]") {
  const auto counts = drawn({{2, 3}, ordered({2, 3}, 5), std::nullopt, 2026}, 360000);
  CHECK(counts.size() == 360);
  // 1,000 of each expected; chi squared with 359 degrees of freedom stays below 470 in all but one
  // of 10,000 seeds.
  CHECK(chi_squared(counts, 1000) < 470);
}

TEST_CASE("A seed gives the same boards on every machine", "[random]") {
  const State goal = ordered({3, 3}, 8);
  CHECK(RandomBoards({3, 3}, goal, std::nullopt, 1).start(goal) == 0x36428571);
  CHECK(RandomBoards({3, 3}, goal, std::nullopt, 2).start(goal) != 0x36428571);
  CHECK(RandomBoards({3, 3}, goal, std::nullopt, (1ull << 32) + 1).start(goal) != 0x36428571);
}

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

TEST_CASE("Pairs have goals with the blank in any cell that has a board at the distance",
          "[random]") {
  const auto cells_of_blank = [](std::optional<std::uint64_t> distance) {
    RandomBoards boards({3, 3}, std::nullopt, distance, 1);
    std::set<int> cells;
    for (int i = 0; i < 200; ++i) cells.insert(blank_cell(boards.goal()));
    return cells;
  };
  CHECK(cells_of_blank(std::nullopt).size() == 9);
  CHECK(cells_of_blank(9).size() == 9);
  CHECK(cells_of_blank(31) == std::set<int>{0, 1, 2, 3, 5, 6, 7, 8});
}

TEST_CASE("Every board of 3x3 at a distance is about equally likely", "[random]") {
  const auto counts = drawn({{3, 3}, ordered({3, 3}, 8), 10, 2026}, 28600);
  CHECK(counts.size() == 286);
  // 285 degrees of freedom: below 385 in all but one of 10,000 seeds.
  CHECK(chi_squared(counts, 100) < 385);
}
