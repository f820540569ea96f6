// The textbook searches: the figures of a published comparison, agreement with breadth-first search
// over strings, legal paths, and what theory says of their counts.
#include "algorithms.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

namespace {

const Grid grid3{3, 3};
const State goal3 = ordered(grid3, 8);
constexpr Algorithm astar = algorithms[0], misplaced_tiles = algorithms[1], bfs = algorithms[2],
                    dfs = algorithms[3], ids = algorithms[4];

Search problem(const std::string& board) { return {grid3, reference::pack(board), goal3}; }

// Whether the moves found lead from the start to the goal without leaving the board.
bool leads(const std::string& start, const Found& found, const Grid& grid = grid3,
           const std::string& goal = "12345678#") {
  return found.solved && reference::replay(start, found.moves, grid.rows, grid.cols) == goal;
}

// Whether they also are the least number.
bool shortest(const std::string& start, const Found& found) {
  return leads(start, found) && int(found.moves.size()) == reference::eight_puzzle().at(start);
}

// Of the searches that expand every state they visit but the goal.
bool consistent(const Found& found) {
  return found.visited == found.expanded + 1 && found.visited <= found.generated + 1 &&
         found.most_stored > 0;
}

std::vector<std::string> sample(int most, std::size_t size, unsigned seed) {
  return reference::sample(reference::eight_puzzle(), 0, most, size, seed);
}

}  // namespace

TEST_CASE("The published comparison's figures are met exactly, and A* stays far below",
          "[algorithms]") {
  const Search article{grid3, reference::pack("7245#6831"), reference::pack("#12345678")};
  Found found = solve(article, bfs);
  CHECK(found.visited == 169741);
  CHECK(found.moves.size() == 26);
  found = solve(article, dfs);
  CHECK(found.visited == 10341);
  CHECK(found.moves.size() == 10220);
  found = solve(article, ids);
  CHECK(found.visited == 12460071);
  CHECK(found.moves.size() == 26);
  found = solve(article, misplaced_tiles);
  CHECK(found.visited < 40000);
  CHECK(found.moves.size() == 26);
  found = solve(article, astar);
  CHECK(found.visited < 3000);
  CHECK(found.moves.size() == 26);
}

TEST_CASE("Both heuristics find the least number of moves on 1,000 boards, by legal paths",
          "[algorithms]") {
  auto boards = sample(18, 1000, 1);
  for (const std::string& board : sample(31, 12, 8)) boards.push_back(board);
  for (const std::string& board : boards) {
    for (const Algorithm& algorithm : {astar, misplaced_tiles}) {
      const Found found = solve(problem(board), algorithm);
      if (!shortest(board, found) || !consistent(found)) FAIL(board);
    }
  }
}

TEST_CASE("Breadth-first search finds the least number of moves after all nearer boards",
          "[algorithms]") {
  for (const std::string& board : sample(13, 1000, 2)) {
    const Found found = solve(problem(board), bfs);
    if (!shortest(board, found) || !consistent(found)) FAIL(board);
  }
  for (const std::string& board : sample(31, 2, 3)) {
    CAPTURE(board);
    const int distance = reference::eight_puzzle().at(board);
    std::uint64_t nearer = 0, as_near = 0;
    for (const auto& [other, from_board] : reference::distances(board, 3, 3)) {
      nearer += from_board < distance;
      as_near += from_board <= distance;
    }
    const Found found = solve(problem(board), bfs);
    CHECK(shortest(board, found));
    CHECK(found.visited > nearer);
    CHECK(found.visited <= as_near);
  }
}

TEST_CASE("Iterative deepening finds the least number of moves, storing no more than a path",
          "[algorithms]") {
  for (const std::string& board : sample(12, 1000, 4)) {
    CAPTURE(board);
    const Found found = solve(problem(board), ids);
    if (!shortest(board, found)) FAIL(board);
    if (found.most_stored > found.moves.size() + 1) FAIL(board << " stores too much");
    // Every round takes the start from the stack, and at most what it has generated.
    if (found.expanded > found.visited ||
        found.visited > found.generated + found.moves.size() + 1) {
      FAIL(board << " is miscounted");
    }
  }
}

TEST_CASE(
    "Depth-first and weighted searches find a legal path, a weighted one at most W times "
    "the least",
    "[algorithms]") {
  for (const std::string& board : sample(31, 3, 5)) {
    CAPTURE(board);
    const Found deep = solve(problem(board), dfs);
    CHECK(leads(board, deep));
    CHECK(consistent(deep));
    for (const Algorithm& algorithm : {astar, misplaced_tiles}) {
      for (const double weight : {0.0, 0.5, 1.5, 2.0, 4.0}) {
        CAPTURE(weight);
        Search weighted = problem(board);
        weighted.weight = weight;
        const Found found = solve(weighted, algorithm);
        CHECK(leads(board, found));
        CHECK(double(found.moves.size()) <=
              std::max(1.0, weight) * reference::eight_puzzle().at(board));
      }
    }
  }
}

TEST_CASE("A* expands every board with f below the answer and none with f above it",
          "[algorithms]") {
  const Manhattan manhattan(grid3, goal3);
  // Counted over strings, so it shares nothing with the search.
  const auto out_of_place = [](const std::string& board) {
    int h = 0;
    for (std::size_t cell = 0; cell < 9; ++cell) {
      h += board[cell] != '#' && board[cell] != "12345678#"[cell];
    }
    return h;
  };
  for (const std::string& board : sample(31, 3, 6)) {
    CAPTURE(board);
    const int answer = reference::eight_puzzle().at(board);
    const auto from = reference::distances(board, 3, 3);
    const auto within = [&](const auto& h, int most) {
      std::uint64_t count = 0;
      for (const auto& [other, g] : from) count += g + h(other) <= most;
      return count;
    };
    const auto h = [&](const std::string& other) { return manhattan(reference::pack(other)); };
    const Found better = solve(problem(board), astar),
                worse = solve(problem(board), misplaced_tiles);
    CHECK(better.expanded >= within(h, answer - 1));
    CHECK(better.visited <= within(h, answer));
    CHECK(worse.expanded >= within(out_of_place, answer - 1));
    CHECK(worse.visited <= within(out_of_place, answer));
  }
}

TEST_CASE("A solved board is visited once and not expanded", "[algorithms]") {
  for (const auto& algorithm : algorithms) {
    CAPTURE(algorithm.name);
    const Found found = solve(problem("12345678#"), algorithm);
    CHECK(found.solved);
    CHECK(found.moves == "");
    CHECK(found.visited == 1);
    CHECK(found.expanded == 0);
    CHECK(found.generated == 0);
    CHECK(found.most_stored == 1);
  }
}

TEST_CASE("A search gives up after exactly the expansions allowed", "[algorithms]") {
  for (const auto& algorithm : algorithms) {
    CAPTURE(algorithm.name);
    Search limited = problem("64785#321");
    limited.limit = 10;
    const Found found = solve(limited, algorithm);
    CHECK_FALSE(found.solved);
    CHECK(found.expanded == 10);
    CHECK(found.visited >= 11);
  }
}

TEST_CASE("Long searches report how many states they have visited", "[algorithms]") {
  std::uint64_t last = 0;
  Search reported = problem("64785#321");
  reported.progress = [&](std::uint64_t visited) { last = visited; };
  solve(reported, bfs);
  CHECK(last > 100000);
}

TEST_CASE("The searches take other sizes and goals", "[algorithms]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {3, 2}, {2, 4}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    for (const std::string& board : reference::sample(known, 0, 14, 50, 7)) {
      for (const auto& algorithm : algorithms) {
        const Found found = solve({grid, reference::pack(board), reference::pack(goal)}, algorithm);
        const bool least = int(found.moves.size()) == known.at(board);
        if (!leads(board, found, grid, goal) || (algorithm.run != depth_first && !least)) {
          FAIL(algorithm.name << " on " << board);
        }
      }
    }
  }
}
