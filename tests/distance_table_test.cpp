// The table of all distances and the rank it is indexed by.
#include "distance_table.hpp"

#include <map>
#include <memory>

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

TEMPLATE_TEST_CASE("The rank is a bijection", "[table]", (Grid<2, 2>), (Grid<2, 3>), (Grid<3, 2>),
                   (Grid<2, 4>), (Grid<4, 2>), (Grid<3, 3>), (Grid<2, 5>)) {
  const auto rank = std::make_unique<Rank<TestType>>();
  std::vector<bool> taken(Rank<TestType>::boards);
  int wrong = 0;
  const auto boards = reference::all_boards(TestType::cells);
  REQUIRE(boards.size() == taken.size());
  for (const std::string& board : boards) {
    const std::uint32_t number = rank->of(reference::pack(board));
    wrong += number >= taken.size() || taken[number];
    if (number < taken.size()) taken[number] = true;
  }
  CHECK(wrong == 0);
}

TEMPLATE_TEST_CASE("Table, A* and breadth-first search agree on every board, for any goal",
                   "[table][astar]", (Grid<2, 2>), (Grid<2, 3>), (Grid<3, 2>), (Grid<2, 4>),
                   (Grid<4, 2>), (Grid<3, 3>)) {
  for (const std::string& goal : reference::goals(TestType::cells)) {
    const DistanceTable<TestType> table(reference::pack(goal));
    Astar<TestType> astar(reference::pack(goal));
    const auto known = reference::distances(goal, TestType::rows, TestType::cols);
    int wrong = 0;
    for (const std::string& board : reference::all_boards(TestType::cells)) {
      const auto found = known.find(board);
      const int distance = found == known.end() ? impossible : found->second;
      wrong += table.distance(reference::pack(board)) != distance;
      // All boards of 3x3 by A* are in the test of the core; here each seventh is enough.
      if (TestType::cells < 9 || reference::pack(board) % 7 == 0) {
        wrong += astar.distance(reference::pack(board)) != distance;
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("The boards of 3x3 at each distance are as many as published", "[table]") {
  const std::vector<int> published = {1,    2,     4,     8,     16,    20,    39,    62,    116,
                                      152,  286,   396,   748,   1024,  1893,  2512,  4485,  5638,
                                      9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560,
                                      6274, 3910,  760,   221,   2};  // OEIS A089473
  const DistanceTable<Grid<3, 3>> table(Grid<3, 3>::ordered());
  std::vector<int> counts(32);
  for (const std::string& board : reference::all_boards(9)) {
    const int distance = table.distance(reference::pack(board));
    if (distance != impossible) ++counts.at(std::size_t(distance));
  }
  CHECK(counts == published);
  CHECK(table.distance(reference::pack("64785#321")) == 31);
  CHECK(table.distance(reference::pack("8672543#1")) == 31);
}

TEST_CASE("With the blank of the goal in the centre 148 boards are 30 moves away, none further",
          "[table]") {
  const DistanceTable<Grid<3, 3>> table(reference::pack("1234#5678"));
  std::map<int, int> counts;
  for (const std::string& board : reference::all_boards(9)) {
    ++counts[table.distance(reference::pack(board))];
  }
  CHECK(counts[30] == 148);
  CHECK(counts.lower_bound(31)->first == impossible);
}

TEMPLATE_TEST_CASE("The furthest board is as far as published", "[table]", (Grid<2, 2>),
                   (Grid<2, 3>), (Grid<3, 2>), (Grid<2, 4>), (Grid<4, 2>), (Grid<2, 5>),
                   (Grid<5, 2>)) {
  const std::map<int, int> published = {{4, 6}, {6, 21}, {8, 36}, {10, 55}};  // OEIS A151944
  const DistanceTable<TestType> table(TestType::ordered());
  std::map<int, int> counts;
  for (const std::string& board : reference::all_boards(TestType::cells)) {
    ++counts[table.distance(reference::pack(board))];
  }
  CHECK(std::uint32_t(counts[impossible]) == DistanceTable<TestType>::boards / 2);
  counts.erase(impossible);
  CHECK(counts.rbegin()->first == published.at(TestType::cells));
  if (TestType::cells == 10) CHECK(counts.rbegin()->second == 2);
}

// The whole of 2x5 is compared by its depths and on a sample: a search over strings visits
// 1,814,400 of them.
TEMPLATE_TEST_CASE("On ten cells table, A* and breadth-first search agree on every 353rd board",
                   "[table][astar]", (Grid<2, 5>), (Grid<5, 2>)) {
  const DistanceTable<TestType> table(TestType::ordered());
  Astar<TestType> astar(TestType::ordered());
  const auto known = reference::distances("123456789#", TestType::rows, TestType::cols);
  REQUIRE(known.size() == 1814400);
  std::map<int, int> depths, table_depths;
  int number = 0, wrong = 0, compared = 0;
  for (const std::string& board : reference::all_boards(10)) {
    const auto found = known.find(board);
    const int distance = found == known.end() ? impossible : found->second;
    const State state = reference::pack(board);
    ++depths[distance];
    ++table_depths[table.distance(state)];
    if (++number % 353 != 0) continue;
    ++compared;
    wrong += table.distance(state) != distance;
    wrong += astar.distance(state) != distance;
  }
  CHECK(compared > 10000);
  CHECK(wrong == 0);
  CHECK(depths == table_depths);
}
