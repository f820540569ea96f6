// How long the table of all distances takes: to build it, the rank and the look-up of 1,000 boards,
// and a stream of 10,000 boards that begins with A* and ends with the table.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "reference.hpp"
#include "solver.hpp"

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

TEMPLATE_TEST_CASE("The table", "", (Grid<3, 3>), (Grid<2, 5>)) {
  const std::string size = std::to_string(TestType::rows) + "x" + std::to_string(TestType::cols);
  const auto boards = random_boards(TestType::cells, 1000);
  const auto rank = std::make_unique<Rank<TestType>>();
  const DistanceTable<TestType> table(TestType::ordered());
  BENCHMARK("Building the table, " + size) {
    return DistanceTable<TestType>(TestType::ordered()).distance(boards[0]);
  };
  BENCHMARK("Rank, 1,000 random boards of " + size) {
    std::uint32_t sum = 0;
    for (const State board : boards) sum += rank->of(board);
    return sum;
  };
  BENCHMARK("Look-up, 1,000 random boards of " + size) {
    int sum = 0;
    for (const State board : boards) sum += table.distance(board);
    return sum;
  };
}

TEST_CASE("A stream of 10,000 boards") {
  const auto boards = random_boards(9, 10000);
  BENCHMARK("A* and then the table, 10,000 random boards") {
    Solver<Grid<3, 3>> solver(Grid<3, 3>::ordered());
    int sum = 0;
    for (const State board : boards) sum += solver.distance(board);
    return sum;
  };
}
