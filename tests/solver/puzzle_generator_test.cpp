// Random boards: solvable, uniform, and the same on every machine.
#include "solver/puzzle_generator.hpp"

#include <map>
#include <set>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

using namespace eight_puzzle;

namespace {

// How often each board is drawn.
std::map<State, int> drawn(PuzzleGenerator boards, int draws) {
  std::map<State, int> counts;
  for (int i = 0; i < draws; ++i) ++counts[boards.draw().start];
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

TEST_CASE("Random boards are solvable for any goal and size", "[puzzle_generator]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    std::set<State> reachable;
    for (const auto& known : reference::distances(goal, grid.rows, grid.cols)) {
      reachable.insert(reference::pack(known.first));
    }
    PuzzleGenerator boards(grid, reference::pack(goal), std::nullopt, false, 1);
    for (int i = 0; i < 1000; ++i) {
      const State board = boards.draw().start;
      if (reachable.count(board) == 0) {
        FAIL(board_text(grid, board, '#', symbols_only) << " to " << goal);
      }
    }
  }
}

TEST_CASE("Every board that may be drawn is about equally likely", "[puzzle_generator]") {
  struct Case {
    PuzzleGenerator boards;
    std::size_t different;
    int each;
    double most;  // Of chi squared: more for one seed of 10,000.
  };
  for (const auto& [boards, different, each, most] : std::vector<Case>{
           {{{2, 3}, ordered({2, 3}, 5), std::nullopt, false, 2026}, 360, 1000, 470},
           {{{2, 3}, ordered({2, 3}, 5), std::nullopt, true, 2026}, 720, 500, 867},
           {{{3, 3}, ordered({3, 3}, 8), DistanceRange{10, 10}, false, 2026}, 286, 100, 385}}) {
    CAPTURE(different);
    const auto counts = drawn(boards, int(different) * each);
    CHECK(counts.size() == different);
    CHECK(chi_squared(counts, each) < most);
  }
}

TEST_CASE("No board of a distance is drawn twice before all others", "[puzzle_generator]") {
  const DistanceTable table(grid3, goal3);
  PuzzleGenerator boards(grid3, goal3, DistanceRange{3, 4}, false, 1);  // 8 and 16 boards.
  for (int round = 0; round < 3; ++round) {
    std::set<State> near, far;
    for (int i = 0; i < 16; ++i) {
      for (int j = 0; j < 2; ++j) {
        const State start = boards.draw().start;
        (table[start] == 3 ? near : far).insert(start);
      }
      CHECK(near.size() == std::min<std::size_t>(std::size_t(i) + 1, 8));
    }
    CHECK(far.size() == 16);
  }
}

TEST_CASE("A seed gives the same boards on every machine", "[puzzle_generator]") {
  const State goal = ordered({3, 3}, 8);
  CHECK(PuzzleGenerator({3, 3}, goal, std::nullopt, false, 1).draw().start == 0x36428571);
  CHECK(PuzzleGenerator({3, 3}, goal, std::nullopt, false, 2).draw().start != 0x36428571);
  CHECK(PuzzleGenerator({3, 3}, goal, std::nullopt, false, (1ull << 32) + 1).draw().start !=
        0x36428571);
  CHECK(PuzzleGenerator({3, 3}, goal, DistanceRange{20, 20}, false, 1).draw().start ==
        reference::pack("#63724185"));
}

TEST_CASE("Pairs have goals with the blank in any cell that has a board at the distance",
          "[puzzle_generator]") {
  const auto cells_of_blank = [](std::optional<DistanceRange> distances) {
    PuzzleGenerator boards({3, 3}, std::nullopt, distances, false, 1);
    std::set<int> cells;
    for (int i = 0; i < 200; ++i) cells.insert(blank_cell(boards.draw().goal));
    return cells;
  };
  CHECK(cells_of_blank(std::nullopt).size() == 9);
  CHECK(cells_of_blank(DistanceRange{9, 9}).size() == 9);
  CHECK(cells_of_blank(DistanceRange{31, 31}) == std::set<int>{0, 1, 2, 3, 5, 6, 7, 8});
}

TEST_CASE("There is a kind for each distance that has a board and one for unsolvable boards",
          "[puzzle_generator]") {
  const auto kinds = [](DistanceRange distances, bool unsolvable) {
    return PuzzleGenerator({3, 3}, ordered({3, 3}, 8), distances, unsolvable, 1).kind_count();
  };
  CHECK(kinds({0, 31}, false) == 32);
  CHECK(kinds({0, 99}, true) == 33);
  CHECK(kinds({31, 99}, true) == 2);
  CHECK(kinds({32, 99}, true) == 0);
  CHECK(PuzzleGenerator({3, 3}, ordered({3, 3}, 8), std::nullopt, true, 1).kind_count() == 1);
}
