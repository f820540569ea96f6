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

// On every 353rd board of ten cells, the goals in turn.
void compare_with_table(const Grid& grid) {
  const auto boards = reference::all_boards(10);
  std::size_t offset = 0;
  for (const std::string& goal : reference::goals(10)) {
    CAPTURE(goal);
    const DistanceTable table(grid, reference::pack(goal));
    Astar astar(grid, reference::pack(goal));
    for (std::size_t i = offset; i < boards.size(); i += 3 * 353) {
      const State board = reference::pack(boards[i]);
      const int distance = table.distance(board);
      if (distance != unreachable && astar.distance(board) != distance) FAIL(boards[i]);
    }
    offset += 353;
  }
}

}  // namespace

TEST_CASE("Answers are the same before, at and after the switch to the table, in any order",
          "[solver]") {
  const auto& known = reference::eight_puzzle();
  for (unsigned seed = 1; seed <= 5; ++seed) {
    Solver solver(grid3, ordered(grid3, 8));
    std::uint64_t asked = 0, switched_at = 0;
    for (const std::string& board : shuffled(seed)) {
      const auto found = known.find(board);
      const int distance = solver.distance(reference::pack(board));
      if (distance != (found == known.end() ? unreachable : found->second)) FAIL(board);
      if (!solver.has_table()) switched_at = asked + 1;
      if (++asked == 5000) break;
    }
    CHECK(solver.expanded() > solver.table_cost());
    CHECK(solver.expanded() < solver.table_cost() + 8977);
    CHECK(switched_at > 1500);
    CHECK(switched_at < 2500);  // Half of the boards are unsolvable and cost nothing.
  }
}

TEST_CASE("A judge's file needs no table, not even of the hardest boards", "[solver]") {
  for (const int least : {0, 30}) {
    Solver solver(grid3, ordered(grid3, 8));
    for (const auto& board : reference::sample(reference::eight_puzzle(), least, 31, 100, 1)) {
      solver.distance(reference::pack(board));
    }
    CHECK_FALSE(solver.has_table());
  }
}

TEST_CASE("Unsolvable boards never need a table", "[solver]") {
  Solver solver(grid3, ordered(grid3, 8));
  for (int i = 0; i < 1000000; ++i) {
    if (solver.distance(reference::pack("12345687#")) != unreachable) FAIL(i);
  }
  CHECK(solver.expanded() == 0);
  CHECK_FALSE(solver.has_table());
}

TEST_CASE("A* equals the table on 2x5", "[solver]") { compare_with_table({2, 5}); }

TEST_CASE("A* equals the table on 5x2", "[solver]") { compare_with_table({5, 2}); }

TEST_CASE("A* solves the two furthest boards of 2x5", "[solver]") {
  Astar astar({2, 5}, reference::pack("123456789#"));
  const DistanceTable table({2, 5}, reference::pack("123456789#"));
  int furthest = 0;
  for (const std::string& board : reference::all_boards(10)) {
    if (table.distance(reference::pack(board)) != 55) continue;
    ++furthest;
    CHECK(astar.distance(reference::pack(board)) == 55);
  }
  CHECK(furthest == 2);
}

TEST_CASE("Where A* gives up in the middle of a board the table answers it", "[solver]") {
  Solver solver({2, 5}, reference::pack("123456789#"));
  CHECK(solver.distance(reference::pack("6234#17859")) == 47);
  CHECK(solver.has_table());
  CHECK(solver.expanded() < 4 * solver.table_cost());
}

TEST_CASE("Moves are the least in number, then first in alphabetical order, with or without table",
          "[solver][moves]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {3, 2}, {2, 4}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    if (grid.cells() == 9 && goal != "1234#6785") continue;  // One is enough there.
    CAPTURE(goal);
    const auto first = first_solutions(goal, grid.rows, grid.cols);
    Solver solver(grid, reference::pack(goal));
    int number = 0;
    for (const auto& [board, moves] : first) {
      if (solver.moves(reference::pack(board)) != moves) FAIL(board);
      if (++number % 2003 != 1) continue;
      Solver fresh(grid, reference::pack(goal));
      if (fresh.moves(reference::pack(board)) != moves) FAIL(board << " without the table");
    }
    CHECK(first.size() == factorial(grid.cells()) / 2);
    CHECK(solver.has_table() == (grid.cells() > 4));
  }
}
