// A* first, then the table: when it switches, that no answer depends on it, and the moves.
#include "solver.hpp"

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

namespace {

const Grid grid3{3, 3};

// All boards of 3x3, solvable or not, in an order that is the seed's on every machine.
std::vector<std::string> shuffled(unsigned seed) {
  auto boards = reference::all_boards(9);
  std::mt19937 random(seed);
  reference::shuffle(boards, random);
  return boards;
}

// For each board the shortest solution that is first in alphabetical order, from the nearest board
// to the furthest: the first letter and the solution of the board it leads to, the least of them.
std::unordered_map<std::string, std::string> first_solutions(const std::string& goal, int rows,
                                                             int cols) {
  const auto known = reference::distances(goal, rows, cols);
  std::vector<std::pair<int, std::string>> by_distance;
  for (const auto& [board, distance] : known) by_distance.emplace_back(distance, board);
  std::sort(by_distance.begin(), by_distance.end());
  std::unordered_map<std::string, std::string> first;
  for (const auto& [distance, board] : by_distance) {
    std::string& best = first[board];
    for (const std::string& next : reference::neighbours(board, rows, cols)) {
      if (known.at(next) != distance - 1) continue;
      const int step = int(next.find('#')) - int(board.find('#'));
      const char letter = step == cols ? 'd' : step == -1 ? 'l' : step == 1 ? 'r' : 'u';
      const std::string moves = letter + first.at(next);
      if (best.empty() || moves < best) best = moves;
    }
  }
  return first;
}

}  // namespace

TEST_CASE("Answers are the same before, at and after the switch to the table, in any order",
          "[solver]") {
  const auto& known = reference::eight_puzzle();
  for (unsigned seed = 1; seed <= 5; ++seed) {
    Solver solver(grid3, ordered(grid3, 8));
    std::uint64_t asked = 0, by_astar = 0;
    for (const std::string& board : shuffled(seed)) {
      const bool due = solver.expanded() >= solver.table_cost();
      const auto found = known.find(board);
      const int distance = solver.distance(reference::pack(board));
      if (distance != (found == known.end() ? unreachable : found->second)) FAIL(board);
      if (!due) ++by_astar;
      CHECK(solver.boards_before_table() == by_astar);
      CHECK(solver.has_table() == due);
      if (++asked == 5000) break;
    }
    CHECK(solver.boards_before_table() > 300);
    CHECK(solver.boards_before_table() <
          500);  // Half of the boards are unsolvable and cost nothing.
  }
}

TEST_CASE("A judge's random file needs no table, unsolvable boards never do", "[solver]") {
  Solver solver(grid3, ordered(grid3, 8));
  for (const std::string& board : reference::sample(reference::eight_puzzle(), 0, 31, 100, 1)) {
    solver.distance(reference::pack(board));
  }
  CHECK_FALSE(solver.has_table());
  const std::uint64_t expanded = solver.expanded();
  for (int i = 0; i < 1000000; ++i) solver.distance(reference::pack("12345687#"));
  CHECK(solver.expanded() == expanded);
  CHECK_FALSE(solver.has_table());
}

TEST_CASE("A single board needs no table, however hard", "[solver]") {
  Solver solver(grid3, ordered(grid3, 8));
  CHECK(solver.distance(reference::pack("64785#321")) == 31);
  CHECK_FALSE(solver.has_table());
}

TEST_CASE("Moves are the least in number, then first in alphabetical order, with or without table",
          "[solver][moves]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {3, 2}, {2, 4}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const auto first = first_solutions(goal, grid.rows, grid.cols);
    Solver solver(grid, reference::pack(goal));
    int number = 0;
    for (const auto& [board, moves] : first) {
      if (solver.moves(reference::pack(board)) != moves) FAIL(board);
      if (++number % 353 != 1) continue;
      Solver fresh(grid, reference::pack(goal));
      if (fresh.moves(reference::pack(board)) != moves) FAIL(board << " without the table");
      if (grid.cells() == 9) CHECK_FALSE(fresh.has_table());
    }
    CHECK(first.size() == factorial(grid.cells()) / 2);
    CHECK(solver.has_table());
  }
}
