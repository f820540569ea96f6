// The core: states, parity, Manhattan distance, slides, the perimeter, open, A*.

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/string_searches.hpp"

using namespace eight_puzzle;

TEST_CASE("A board is solvable where a breadth-first search reaches it", "[eight_puzzle]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}));
  std::string goal = reference::ordered(grid.cells());
  for (int turn = 0; turn < 3; ++turn) {
    CAPTURE(goal);
    const auto reached = reference::distances(goal, grid.rows, grid.cols);
    const auto boards = reference::all_boards(grid.cells());
    CHECK(2 * reached.size() == boards.size());
    for (const std::string& board : boards) {
      const bool found = is_solvable(grid, reference::pack(board), reference::pack(goal));
      const bool expected = reached.count(board) == 1;
      if (found != expected) FAIL(board << ": " << found << ", not " << expected);
    }
    std::rotate(goal.begin(), goal.begin() + grid.cols, goal.end());  // Another row of the blank.
    std::swap(goal.front(), goal.back());
  }
}

TEST_CASE("h is the Manhattan distance of every board", "[eight_puzzle]") {
  const Manhattan h(grid3, goal3);
  for (const std::string& board : reference::all_boards(9)) {
    const int found = h(reference::pack(board)), expected = manhattan_distance(board, "12345678#");
    if (found != expected) FAIL(board << ": " << found << ", not " << expected);
  }
}

TEST_CASE("The perimeter holds exactly the states of detour 0 and 2", "[eight_puzzle]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}));
  std::vector<std::string> goals = reference::goals(grid.cells());
  if (grid.cells() == 9)
    goals.insert(goals.end(), {"26748#351", "4125#7863"});  // Probes wrap around.
  for (const std::string& goal : goals) {
    CAPTURE(goal);
    const Manhattan h(grid, reference::pack(goal));
    const SlideTable slides(grid, h);
    const Perimeter perimeter(slides, reference::pack(goal));
    for (const auto& [board, distance] : reference::distances(goal, grid.rows, grid.cols)) {
      const State state = reference::pack(board);
      const int detour = distance - h(state), expected = detour <= 2 ? detour : unknown;
      const int found = perimeter.detour(SlideTable::root(state));
      if (found != expected) FAIL(board << ": " << found << ", not " << expected);
    }
  }
}

TEST_CASE("The perimeter has 8922 states on 3x3 and at most 17019 for any grid and goal",
          "[eight_puzzle]") {
  std::size_t most = 0;
  for (const Grid grid : {grid3, Grid{2, 5}, Grid{5, 2}}) {
    for (int blank = 0; blank < grid.cells(); ++blank) {
      std::string goal = reference::ordered(grid.cells());
      std::swap(goal[std::size_t(blank)], goal.back());
      const State packed = reference::pack(goal);
      const Perimeter perimeter(SlideTable(grid, Manhattan(grid, packed)), packed);
      // All its states are connected to the goal within it.
      std::vector<std::string> states = {goal};
      std::set<std::string> known = {goal};
      for (std::size_t i = 0; i < states.size(); ++i) {
        for (const std::string& next : reference::neighbours(states[i], grid.rows, grid.cols)) {
          if (perimeter.detour(reference::pack(next)) == unknown) continue;
          if (known.insert(next).second) states.push_back(next);
        }
      }
      if (packed == goal3) CHECK(states.size() == 8922);
      most = std::max(most, states.size());
    }
  }
  CHECK(most == 17019);
}

TEST_CASE(
    "A* agrees with breadth-first search on all 3x3 boards with the known number of expansions",
    "[eight_puzzle]") {
  Astar astar(grid3, goal3);
  std::uint64_t most = 0;
  for (const auto& [board, distance] : reference::usual_distances()) {
    const std::uint64_t before = astar.expanded();
    const int found = astar.distance(reference::pack(board), before + 20000);
    if (found != distance) FAIL(board << ": " << found << ", not " << distance);
    most = std::max(most, astar.expanded() - before);
  }
  CHECK(most == 8977);
  CHECK(double(astar.expanded()) / 181440 == Approx(121.1).margin(0.1));
}

TEST_CASE("A* agrees with breadth-first search on all smaller sizes wherever the goal's blank is",
          "[eight_puzzle]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    Astar astar(grid, reference::pack(goal));
    for (const auto& [board, distance] : reference::distances(goal, grid.rows, grid.cols)) {
      const std::uint64_t limit = astar.expanded() + 100000;  // Rather fail than never end.
      const int found = astar.distance(reference::pack(board), limit);
      if (found != distance) FAIL(board << ": " << found << ", not " << distance);
    }
  }
}

TEST_CASE("A* gives up before a new f once its searches have expanded more than the limit",
          "[eight_puzzle]") {
  Astar astar(grid3, goal3);
  const State start = reference::pack("64785#321");
  CHECK(astar.distance(start, 100) == unknown);
  const std::uint64_t first = astar.expanded();
  CHECK(first > 100);
  CHECK(first < 400);
  CHECK(astar.distance(start, first - 1) == unknown);
  CHECK(astar.expanded() == first);
  CHECK(astar.distance(start, first) == unknown);
  CHECK(astar.expanded() > first);
  CHECK(astar.distance(start) == 31);
}
