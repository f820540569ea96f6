// A* first, then the table: when it switches, that no answer depends on it, the moves; boards that
// bring their own goals.
#include "solver/solver.hpp"

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("Answers are the same before and after the switch to the table in any order",
          "[solver]") {
  const auto& known = reference::usual_distances();
  auto boards = reference::all_boards(9);
  std::mt19937 random(1);
  for (int order = 0; order < 5; ++order) {
    reference::shuffle(boards, random, 5000);
    Solver solver(grid3);
    std::uint64_t switched_at = 0;
    for (std::uint64_t asked = 1; asked <= 5000; ++asked) {
      const std::string& board = boards[asked - 1];
      const auto found = known.find(board);
      const int distance = solver.distance({reference::pack(board), goal3});
      const int expected = found == known.end() ? unreachable : found->second;
      if (distance != expected) FAIL(board << ": " << distance << ", not " << expected);
      if (solver.work().tables == 0) switched_at = asked;
    }
    const std::uint64_t spent = solver.work().expanded + 8 * switched_at;
    CHECK(spent + 8 > table_cost(grid3));
    CHECK(spent < table_cost(grid3) + 8977);
    CHECK(switched_at > 1500);
    CHECK(switched_at < 2500);  // Half of the boards are unsolvable and need no expansion.
  }
}

TEST_CASE("The table is built at once for many boards with the same goal", "[solver]") {
  const Puzzle puzzle = {reference::pack("64785#321"), goal3},
               other = {reference::pack("12345678#"), reference::pack("#12345678")};
  std::vector<int> distances(Solver::batch_size);
  for (const std::size_t count : {Solver::batch_size - 1, Solver::batch_size}) {
    Solver solver(grid3);
    solver.find_distances(std::vector(count, puzzle).data(), count, distances.data());
    CHECK(distances[count - 1] == 31);
    CHECK((solver.work().expanded == 0) == (count == Solver::batch_size));
  }
  std::vector<Puzzle> puzzles(Solver::batch_size, puzzle);
  puzzles.back() = other;
  Solver solver(grid3);
  solver.find_distances(puzzles.data(), puzzles.size(), distances.data());
  CHECK(distances.front() == 31);
  CHECK(distances.back() == 22);
  CHECK(solver.work().expanded > 0);
}

TEST_CASE("Many boards that need no expansion build the table as well", "[solver]") {
  Solver solver(grid3);
  const std::string near = GENERATE("12345#786", "12345687#");  // The second is unsolvable.
  const auto solve_near = [&](std::uint64_t times) {
    const int distance = near == "12345#786" ? 1 : unreachable;
    for (; times > 0; --times) {
      const int found = solver.distance({reference::pack(near), goal3});
      if (found != distance) FAIL(near << ": " << found << ", not " << distance);
    }
  };
  SECTION("alone") {
    solve_near(table_cost(grid3) / 8);
    CHECK(solver.work().tables == 0);
    solve_near(1);
  }
  SECTION("with expansions") {
    solve_near(table_cost(grid3) / 8 - 12);
    CHECK(solver.work().tables == 0);
    CHECK(solver.distance({reference::pack("64785#321"), goal3}) == 31);
    CHECK(solver.work().expanded < 300);
    solve_near(1);
  }
  CHECK(solver.work().tables == 1);
}

TEST_CASE("On ten cells A* equals the table on every 353rd board with the goals in turn",
          "[solver]") {
  const Grid grid = GENERATE(values<Grid>({{2, 5}, {5, 2}}));
  const auto boards = reference::all_boards(10);
  std::size_t offset = 0;
  for (const std::string& goal : reference::goals(10)) {
    CAPTURE(goal);
    const DistanceTable table(grid, reference::pack(goal));
    Astar astar(grid, reference::pack(goal));
    for (std::size_t i = offset; i < boards.size(); i += 3 * 353) {
      const State board = reference::pack(boards[i]);
      const int expected = table[board];
      if (expected == unreachable) continue;
      const int found = astar.distance(board);
      if (found != expected) FAIL(boards[i] << ": " << found << ", not " << expected);
    }
    offset += 353;
  }
}

TEST_CASE("A* solves the two furthest boards of 2x5", "[solver]") {
  Astar astar({2, 5}, reference::pack("123456789#"));
  for (const std::string board : {"#532194876", "#937154826"}) {
    CHECK(astar.distance(reference::pack(board)) == 55);
  }
}

TEST_CASE("The table answers a board on which A* gives up", "[solver]") {
  Solver solver({2, 5});
  CHECK(solver.distance({reference::pack("6234#17859"), reference::pack("123456789#")}) == 47);
  CHECK(solver.work().tables == 1);
  CHECK(solver.work().expanded < 4 * table_cost({2, 5}));
}

TEST_CASE("Moves are the first shortest path in alphabetical order with or without a table",
          "[solver]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {3, 2}, {2, 4}, {3, 3}}));
  auto goals = reference::goals(grid.cells());
  if (grid.cells() == 9) goals = {"1234#6785"};  // One is enough there.
  // The last goal has its blank in the cell of the first, so they share a solver.
  goals.push_back(goals.front());
  std::rotate(goals.back().begin() + 1, goals.back().begin() + 2, goals.back().begin() + 4);
  Solver solver(grid);
  for (const std::string& goal : goals) {
    CAPTURE(goal);
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    int number = 0;
    for (const auto& [board, distance] : known) {
      if (++number % 29 != 0 && grid.cells() == 9) continue;
      const std::string moves = reference::first_path(known, board, grid.rows, grid.cols);
      const Puzzle puzzle = {reference::pack(board), reference::pack(goal)};
      const std::string found = solver.moves(puzzle);
      if (found != moves) FAIL(board << ": '" << found << "', not '" << moves << "'");
      if (number % (29 * 70) != 0) continue;
      CAPTURE(board);
      CHECK(Solver(grid).moves(puzzle) == moves);
    }
  }
  CHECK(solver.work().tables == goals.size() - 1);
}

TEST_CASE("Boards have the answers of their own goals with and without tables", "[solver]") {
  const Grid grid = GENERATE(values<Grid>({{2, 3}, {4, 2}}));
  Solver solver(grid);
  auto boards = reference::all_boards(grid.cells());
  std::mt19937 random(1);
  reference::shuffle(boards, random);
  std::uint64_t goals = 0;
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    Puzzles puzzles;
    for (const std::string& board : boards) {
      puzzles.push_back({reference::pack(board), reference::pack(goal)});
    }
    for (const std::size_t batch : {1u, 240u}) {  // 240 * 3 = 6!.
      std::vector<int> distances(boards.size());
      for (std::size_t i = 0; i < boards.size(); i += batch) {
        solver.find_distances(&puzzles[i], batch, &distances[i]);
      }
      for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto found = known.find(boards[i]);
        const int expected = found == known.end() ? unreachable : found->second;
        if (distances[i] != expected) {
          FAIL(boards[i] << ": " << distances[i] << ", not " << expected);
        }
      }
    }
    CHECK(solver.work().tables == ++goals);
  }
}
