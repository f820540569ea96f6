// The numbers of boards, the table of all distances, and the boards at each distance.
#include "solver/distance_table.hpp"

#include <map>

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("The rank is a bijection", "[distance_table]") {
  const int rows = 2, cols = GENERATE(2, 3, 4, 5);
  const Rank rank({rows, cols});
  std::vector<bool> taken(factorial(rows * cols));
  for (const std::string& board : reference::all_boards(rows * cols)) {
    const std::uint32_t number = rank(reference::pack(board));
    if (number >= taken.size()) FAIL(board << ": " << number << " is too large");
    if (taken[number]) FAIL(board << ": " << number << ", which another board has");
    taken[number] = true;
  }
}

TEST_CASE("The table agrees with breadth-first search on every board for any goal",
          "[distance_table]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const DistanceTable table(grid, reference::pack(goal));
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    for (const std::string& board : reference::all_boards(grid.cells())) {
      const auto found = known.find(board);
      const int expected = found == known.end() ? unreachable : found->second;
      const int distance = table[reference::pack(board)];
      if (distance != expected) FAIL(board << ": " << distance << ", not " << expected);
    }
  }
}

TEST_CASE("The tests know as many boards of 3x3 at each distance as published",
          "[distance_table]") {
  const std::vector<int> published = {1,    2,     4,     8,     16,    20,    39,    62,    116,
                                      152,  286,   396,   748,   1024,  1893,  2512,  4485,  5638,
                                      9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560,
                                      6274, 3910,  760,   221,   2};  // OEIS A089473
  std::vector<int> counts(32);
  for (const auto& known : reference::usual_distances()) ++counts.at(std::size_t(known.second));
  CHECK(counts == published);
}

TEST_CASE("On ten cells half of the boards are unreachable and two are 55 moves away",
          "[distance_table]") {
  const Grid grid = GENERATE(values<Grid>({{2, 5}, {5, 2}}));
  const DistanceTable table(grid, reference::pack(reference::ordered(grid.cells())));
  std::map<int, int> counts;
  for (const std::string& board : reference::all_boards(10)) {
    ++counts[table[reference::pack(board)]];
  }
  CHECK(counts[unreachable] == 1814400);
  counts.erase(unreachable);
  CHECK(counts.rbegin()->first == 55);  // OEIS A151944
  CHECK(counts.rbegin()->second == 2);
}

TEST_CASE("The lists by distance hold every reachable board once for any goal and size",
          "[distance_table]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    std::uint64_t last = 0;
    for (const auto& [board, distance] : known) last = std::max(last, std::uint64_t(distance));
    for (const auto& [least, most] : {std::pair<std::uint64_t, std::uint64_t>{0, UINT64_MAX},
                                      {0, 0},
                                      {2, 5},
                                      {last, last},
                                      {last - 1, last + 9},
                                      {last + 1, last + 9}}) {
      CAPTURE(goal, least, most);
      std::map<State, std::uint64_t> found;  // The distance of each board.
      std::size_t boards = 0, expected = 0;
      std::uint64_t distance = least;
      for (const auto& level : boards_by_distance(grid, reference::pack(goal), {least, most})) {
        CHECK_FALSE(level.empty());
        boards += level.size();
        for (const State board : level) found[board] = distance;
        ++distance;
      }
      for (const auto& known_board : known) {
        const std::string& board = known_board.first;
        const auto moves = std::uint64_t(known_board.second);
        if (moves < least || moves > most) continue;
        ++expected;
        const auto place = found.find(reference::pack(board));
        if (place == found.end()) FAIL(board << " is missing, of distance " << moves);
        if (place->second != moves) FAIL(board << ": " << place->second << ", not " << moves);
      }
      CHECK(boards == expected);
    }
  }
}
