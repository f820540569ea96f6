// The table of all distances.
#include "solver/distance_table.hpp"

#include <map>
#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("The table equals breadth-first search on every board, for any goal",
          "[distance_table]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const DistanceTable table(grid, reference::pack(goal));
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    for (const std::string& board : reference::all_boards(grid.cells())) {
      const auto found = known.find(board);
      const int distance = found == known.end() ? unreachable : found->second;
      if (table.distance(reference::pack(board)) != distance) FAIL(board);
    }
  }
}

TEST_CASE("The boards of 3x3 at each distance are as many as published", "[distance_table]") {
  const std::vector<int> published = {1,    2,     4,     8,     16,    20,    39,    62,    116,
                                      152,  286,   396,   748,   1024,  1893,  2512,  4485,  5638,
                                      9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560,
                                      6274, 3910,  760,   221,   2};  // OEIS A089473
  const DistanceTable table({3, 3}, reference::pack("12345678#"));
  std::vector<int> counts(32);
  for (const std::string& board : reference::all_boards(9)) {
    const int distance = table.distance(reference::pack(board));
    if (distance != unreachable) ++counts.at(std::size_t(distance));
  }
  CHECK(counts == published);
  CHECK(table.distance(reference::pack("64785#321")) == 31);
  CHECK(table.distance(reference::pack("8672543#1")) == 31);
}

TEST_CASE("On ten cells half of the boards are unreachable, two are 55 moves away",
          "[distance_table]") {
  const Grid grid = GENERATE(values<Grid>({{2, 5}, {5, 2}}));
  const DistanceTable table(grid, reference::pack(reference::ordered(grid.cells())));
  std::map<int, int> counts;
  for (const std::string& board : reference::all_boards(10)) {
    ++counts[table.distance(reference::pack(board))];
  }
  CHECK(counts[unreachable] == 1814400);
  counts.erase(unreachable);
  CHECK(counts.rbegin()->first == 55);  // OEIS A151944
  CHECK(counts.rbegin()->second == 2);
}
