// Random boards: solvable, uniform, and the same on every machine.
#include "random_boards.hpp"

#include <map>

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

TEST_CASE("Random boards are solvable for any goal and size", "[random]") {
  const State goal = reference::pack("#12345678");
  RandomBoards<Grid<3, 3>> boards(goal, 1);
  RandomBoards<Grid<5, 2>> larger(Grid<5, 2>::ordered(), 1);
  int wrong = 0;
  for (int i = 0; i < 10000; ++i) {
    wrong += !Grid<3, 3>::solvable(boards.next(), goal);
    wrong += !Grid<5, 2>::solvable(larger.next(), Grid<5, 2>::ordered());
  }
  CHECK(wrong == 0);
}

TEST_CASE("Every solvable board of 2x3 is about as likely", "[random]") {
  using Board = Grid<2, 3>;
  RandomBoards<Board> boards(Board::ordered(), 2026);
  std::map<State, int> counts;
  for (int i = 0; i < 360000; ++i) ++counts[boards.next()];
  CHECK(counts.size() == 360);
  // 1,000 of each expected; chi squared with 359 degrees of freedom stays below 470 in all but one
  // of 10,000 seeds.
  double chi_squared = 0;
  for (const auto& [board, count] : counts)
    chi_squared += (count - 1000.0) * (count - 1000.0) / 1000;
  CHECK(chi_squared < 470);
}

TEST_CASE("A seed gives the same boards on every machine", "[random]") {
  RandomBoards<Grid<3, 3>> boards(Grid<3, 3>::ordered(), 1);
  RandomBoards<Grid<3, 3>> again(Grid<3, 3>::ordered(), 1), other(Grid<3, 3>::ordered(), 2);
  const State first = boards.next();
  CHECK(first == again.next());
  CHECK(first != other.next());
  CHECK(first == 0x206845371);
}
