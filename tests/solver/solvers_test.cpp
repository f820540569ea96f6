// Boards that bring their own goals.
#include "solver/solvers.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("Boards have the answers of their own goals with and without tables", "[solvers]") {
  const Grid grid = GENERATE(values<Grid>({{2, 3}, {4, 2}}));
  Solvers solvers(grid);
  auto boards = reference::all_boards(grid.cells());
  std::mt19937 random(1);
  reference::shuffle(boards, random);
  std::uint64_t goals = 0;
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    for (const bool in_batches : {false, true}) {
      const std::size_t batch = in_batches ? 240 : 1;  // 240 * 3 = 6!.
      for (std::size_t i = 0; i < boards.size(); i += batch) {
        State starts[240];
        int distances[240];
        for (std::size_t j = 0; j < batch; ++j) starts[j] = reference::pack(boards[i + j]);
        solvers.find_distances(starts, batch, reference::pack(goal), distances);
        for (std::size_t j = 0; j < batch; ++j) {
          const auto found = known.find(boards[i + j]);
          const int expected = found == known.end() ? unreachable : found->second;
          if (distances[j] != expected) {
            FAIL(boards[i + j] << ": " << distances[j] << ", not " << expected);
          }
        }
      }
    }
    CHECK(solvers.work().tables == ++goals);
  }
  CHECK(solvers.work().solvers == goals);
}

TEST_CASE("Goals with the blank in the same cell share a solver but have moves of their own",
          "[solvers]") {
  Solvers solvers({2, 3});
  for (const std::string goal : {"12345#", "54312#", "1234#5"}) {
    const auto known = reference::distances(goal, 2, 3);
    for (const auto& [board, distance] : known) {
      const std::string moves = solvers.moves(reference::pack(board), reference::pack(goal)),
                        expected = reference::first_path(known, board, 2, 3);
      if (moves != expected) FAIL(board << ": '" << moves << "', not '" << expected << "'");
    }
  }
  CHECK(solvers.work().solvers == 2);
}

TEST_CASE("An announced number of boards counts for every solver by its share", "[solvers]") {
  const auto boards = reference::sample(reference::eight_puzzle(), 0, 31, 2000, 1);
  const std::string goals[] = {"12345678#", "1234567#8"};
  const auto tables_after = [&](std::size_t asked, std::uint64_t announced) {
    Solvers solvers({3, 3});
    for (std::size_t i = 0; i < asked; ++i) {
      const State goal = reference::pack(goals[i % 2]);
      const State start = reference::pack(boards[i]);  // Can be solved for both.
      int distance;
      solvers.expect(announced - i, i + 1);
      solvers.find_distances(&start, 1, goal, &distance);
    }
    return solvers.work().tables;
  };
  CHECK(tables_after(4, 100000) == 0);
  CHECK(tables_after(50, 100000) == 2);
  CHECK(tables_after(1000, 1500) == 0);  // Half of 1,500 boards are not worth a table.
}
