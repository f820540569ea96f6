// How long the table of all distances takes: to build it, to look up 1,000 boards, and to solve
// 10,000 boards, first by A* and then by the table.
#include <random>
#include <string>
#include <vector>

#include "solver/solver.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

// Solvable or not, the same in every run.
std::vector<State> random_boards(int cells, int count) {
  std::mt19937 random(11112);
  std::string board = reference::ordered(cells);
  std::vector<State> boards;
  for (int i = 0; i < count; ++i) {
    reference::shuffle(board, random);
    boards.push_back(reference::pack(board));
  }
  return boards;
}

}  // namespace

TEST_CASE("The table") {
  for (const Grid grid : {Grid{3, 3}, Grid{2, 5}}) {
    const std::string size = std::to_string(grid.rows) + "x" + std::to_string(grid.cols);
    const auto boards = random_boards(grid.cells(), 1000);
    const DistanceTable table(grid, ordered(grid, grid.cells() - 1));
    BENCHMARK("Building the table, " + size) {
      return DistanceTable(grid, ordered(grid, grid.cells() - 1))[boards[0]];
    };
    BENCHMARK("Look-up, 1,000 random boards of " + size) {
      int sum = 0;
      for (const State board : boards) sum += table[board];
      return sum;
    };
  }
}

TEST_CASE("A stream of 10,000 boards") {
  const Grid grid{3, 3};
  const auto boards = random_boards(9, 10000);
  BENCHMARK("A* and then the table, 10,000 random boards") {
    Solver solver(grid);
    int sum = 0;
    for (const State board : boards) sum += solver.distance({board, ordered(grid, 8)});
    return sum;
  };
}
