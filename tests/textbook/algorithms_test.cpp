// The textbook searches: legal and shortest paths, what theory says of their counts, limits,
// weights, progress, times.
#include "textbook/algorithms.hpp"

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/string_searches.hpp"
#include "support/textbook.hpp"

using namespace eight_puzzle;

namespace {

// Of the searches that expand every state they visit but the goal.
bool consistent(const Found& found) {
  return found.visited == found.expanded + 1 && found.visited <= found.generated + 1 &&
         found.most_stored > 0;
}

}  // namespace

TEST_CASE("The heuristic of perimeter never exceeds the distance and changes by at most 1 a move",
          "[algorithms]") {
  const Manhattan manhattan(grid3, goal3);
  const Perimeter perimeter(SlideTable(grid3, manhattan), goal3);
  const auto h = [&](State state) { return with_perimeter(manhattan, perimeter, state); };
  for (const auto& [board, distance] : reference::eight_puzzle()) {
    const int here = h(reference::pack(board));
    if (here > distance) FAIL(board);
    for (const std::string& next : reference::neighbours(board, 3, 3)) {
      if (std::abs(h(reference::pack(next)) - here) > 1) FAIL(board << " to " << next);
    }
  }
}

TEST_CASE("Linear conflicts never make h exceed the distance, and equal a second count",
          "[algorithms]") {
  const LinearConflict h(grid3, goal3);
  std::uint64_t conflicts = 0;
  for (const auto& [board, distance] : reference::eight_puzzle()) {
    const int here = h(reference::pack(board));
    if (here > distance) FAIL(board);
    conflicts += here != manhattan_distance(board, "12345678#");
  }
  CHECK(conflicts > 10000);
  for (const std::string& board : sample(31, 2000, 11)) {
    if (h(reference::pack(board)) != with_linear_conflicts(board, "12345678#")) FAIL(board);
  }
}

TEST_CASE("Linear conflicts equal a second count on wide and tall boards", "[algorithms]") {
  const Grid grid = GENERATE(values<Grid>({{2, 4}, {4, 2}, {2, 5}, {5, 2}}));
  const std::string goal = reference::ordered(grid.cells());
  const LinearConflict h(grid, reference::pack(goal));
  std::string board = goal;
  std::mt19937 random(12);
  for (int i = 0; i < 1000; ++i) {
    reference::shuffle(board, random);
    if (h(reference::pack(board)) != with_linear_conflicts(board, goal, grid.cols)) FAIL(board);
  }
}

TEST_CASE("Linear finds shortest paths on every board of the smaller sizes", "[algorithms]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    const LinearConflict h(grid, reference::pack(goal));
    for (const auto& [board, distance] : known) {
      if (h(reference::pack(board)) > distance) FAIL(board << " to " << goal);
    }
    for (const std::string& board : reference::sample(known, 0, 55, 500, 3)) {
      const Found found =
          solve({grid, reference::pack(board), reference::pack(goal)}, named("linear"));
      if (int(found.moves.size()) != known.at(board)) FAIL(board << " to " << goal);
    }
  }
}

TEST_CASE("Linear conflicts in rows are those in columns of the board on its side",
          "[algorithms]") {
  const auto on_its_side = [](const std::string& board) {  // 2x3 as 3x2.
    std::string side;
    for (const std::size_t cell : {0u, 3u, 1u, 4u, 2u, 5u}) side += board[cell];
    return reference::pack(side);
  };
  const std::string goal = "12345#";
  const LinearConflict wide({2, 3}, reference::pack(goal)), tall({3, 2}, on_its_side(goal));
  for (const std::string& board : reference::all_boards(6)) {
    if (wide(reference::pack(board)) != tall(on_its_side(board))) FAIL(board);
  }
}

TEST_CASE("Linear conflicts of four tiles do not count too much", "[algorithms]") {
  const Problem wide = {{2, 5}, reference::pack("2#54831697"), reference::pack("123456789#")};
  CHECK(solve(wide, named("linear")).moves.size() == 34);
  CHECK(solve(wide, named("perimeter")).moves.size() == 34);
}

TEST_CASE("Every search finds a legal path, and all but greedy, dfs and trees a shortest",
          "[algorithms]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    auto boards = reference::sample(known, 0, 14, grid.cells() < 8 ? 360 : 20, 7);
    const std::size_t near = boards.size();  // Only these are for ids.
    for (const std::string& board : reference::sample(known, 15, 55, 3, 7)) boards.push_back(board);
    for (std::size_t i = 0; i < boards.size(); ++i) {
      for (const Algorithm& algorithm : algorithms) {
        const std::string name = algorithm.name, &board = boards[i];
        const bool is_tree = name == "tree" || name == "treemisplaced";
        if ((name == "ids" || is_tree) && i >= near) continue;
        if (is_tree && i % 8 != 0) continue;  // They take as long as all others.
        const Found found = solve({grid, reference::pack(board), reference::pack(goal)}, algorithm);
        const bool shortest = int(found.moves.size()) == known.at(board);
        const bool any_path = name == "greedy" || name == "dfs" || is_tree;
        if (!leads(board, found, grid, goal) || (!shortest && !any_path)) {
          FAIL(name << " on " << board << ": no shortest path (if it need not be: any_path here)");
        }
      }
    }
  }
}

TEST_CASE("A weight changes the counts of the weighted searches and of no others", "[algorithms]") {
  for (const Algorithm& algorithm : algorithms) {
    for (const double weight : {0.0, 0.5}) {
      CAPTURE(algorithm.name, weight);
      Problem weighted = problem("1325#7468");
      weighted.limit = 20000;
      const Counts unweighted = counts_of(solve(weighted, algorithm));
      weighted.weight = millionths(weight);
      CHECK((counts_of(solve(weighted, algorithm)) != unweighted) == algorithm.weighted);
    }
  }
}

TEST_CASE("The time of a search is its own", "[algorithms]") {
  solve(problem("64785#321"), named("bfs"));
  const double before = cpu_seconds();
  const Found found = solve(problem("64785#321"), named("bfs"));
  CHECK(found.seconds > 0);
  CHECK(found.seconds <= cpu_seconds() - before);
}

TEST_CASE("Breadth-first search visits a board after all nearer boards", "[algorithms]") {
  for (const std::string& board : sample(31, 1, 3)) {
    CAPTURE(board);
    const int distance = reference::eight_puzzle().at(board);
    std::uint64_t nearer = 0, as_near = 0;
    for (const auto& [other, from_board] : reference::distances(board, 3, 3)) {
      nearer += from_board < distance;
      as_near += from_board <= distance;
    }
    const Found found = solve(problem(board), named("bfs"));
    CHECK(consistent(found));
    CHECK(found.visited > nearer);
    CHECK(found.visited <= as_near);
  }
}

TEST_CASE(
    "Depth-first and weighted searches find a legal path, a weighted one at most W times "
    "the least",
    "[algorithms]") {
  for (const std::string& board : sample(31, 2, 5)) {
    CAPTURE(board);
    const Found deep = solve(problem(board), named("dfs"));
    CHECK(leads(board, deep));
    CHECK(consistent(deep));
    for (const std::string name : {"astar", "misplaced", "perimeter"}) {
      const Algorithm algorithm = named(name);
      for (const double weight : {0.0, 0.5, 1.5, 2.0, 4.0}) {
        CAPTURE(weight);
        Problem weighted = problem(board);
        weighted.weight = millionths(weight);
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
  for (const std::string& board : sample(31, 1, 6)) {
    CAPTURE(board);
    const int answer = reference::eight_puzzle().at(board);
    const auto from = reference::distances(board, 3, 3);
    const auto within = [&](const auto& h, int most) {
      std::uint64_t count = 0;
      for (const auto& [other, g] : from) count += g + h(other, "12345678#", 3) <= most;
      return count;
    };
    const Found better = solve(problem(board), named("astar")),
                worse = solve(problem(board), named("misplaced"));
    CHECK(better.expanded >= within(manhattan_distance, answer - 1));
    CHECK(better.visited <= within(manhattan_distance, answer));
    CHECK(worse.expanded >= within(tiles_out_of_place, answer - 1));
    CHECK(worse.visited <= within(tiles_out_of_place, answer));
  }
}

TEST_CASE("Of two meetings in the last expansion of bibfs the first one is taken", "[algorithms]") {
  CHECK(solve(problem("12358746#"), named("bibfs")).moves == "uldrulldrr");
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
    CHECK(found.most_stored == (algorithm.name == std::string("bibfs") ? 2 : 1));  // At both ends.
  }
}

TEST_CASE("A search gives up after exactly the expansions allowed", "[algorithms]") {
  for (const auto& algorithm : algorithms) {
    CAPTURE(algorithm.name);
    Problem limited = problem("64785#321");
    limited.limit = 10;
    const Found found = solve(limited, algorithm);
    CHECK_FALSE(found.solved);
    CHECK(found.moves == "");
    CHECK(found.expanded == 10);
    CHECK(found.visited >= 11);
  }
}

TEST_CASE("A search needs a limit of exactly the expansions it makes", "[algorithms]") {
  for (const std::string& board : sample(11, 3, 4)) {
    for (const auto& algorithm : algorithms) {
      CAPTURE(board, algorithm.name);
      const Found free = solve(problem(board), algorithm);
      Problem limited = problem(board);
      limited.limit = free.expanded;
      CHECK(counts_of(solve(limited, algorithm)) == counts_of(free));
      limited.limit = free.expanded - 1;
      if (free.expanded > 0) CHECK_FALSE(solve(limited, algorithm).solved);
    }
  }
}

TEST_CASE("Long searches report how many states they have visited", "[algorithms]") {
  std::uint64_t last = 0;
  Problem reported = problem("64785#321");
  reported.observer = {[&](std::uint64_t visited, const Visit&) {
                         CHECK(visited == last + (last == 0 ? 1 : 50000));
                         last = visited;
                       },
                       50000};
  solve(reported, named("bfs"));
  CHECK(last > 100000);
}
