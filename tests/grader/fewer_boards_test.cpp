// Which boards are left of a failing input, after how many runs. The program and the time are
// simulated here. (Real ones: grader_test.cpp)
#include "grader/fewer_boards.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <set>
#include <vector>

#include "board.hpp"
#include "solver/solver.hpp"
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

struct Simulated {
  std::function<bool(const Puzzles&)> fails;
  std::function<bool(const Puzzle&)> is_wrong;
  int runs = 0, most_runs = 1000;  // There is time for so many.
  Solver solver{grid3};

  int distance(const Puzzle& puzzle) { return solver.distance(puzzle); }
  TestedProgram program() {
    return {[this](const Puzzles& puzzles) {
              CHECK(!puzzles.empty());
              return runs < most_runs && (++runs, fails(puzzles));
            },
            [this](const Puzzles& puzzles) {
              Puzzles wrong;
              if (runs == most_runs) return wrong;
              ++runs;
              for (const Puzzle& puzzle : puzzles) {
                if (is_wrong(puzzle)) wrong.push_back(puzzle);
              }
              return wrong;
            }};
  }
};

// What is left of boards that are told apart by their place, 1 to `count`, if the program fails on
// those that hold all of the `needed`.
struct Left {
  std::vector<std::size_t> places;
  int runs;
};
Left left_of(std::size_t count, const std::vector<std::size_t>& needed) {
  const auto boards = levels(grid3, goal3, 20, 20)[0];
  Puzzles puzzles;
  for (std::size_t i = 0; i < count; ++i) puzzles.push_back({boards[i], goal3});
  const auto place = [&](const Puzzle& puzzle) {
    return std::size_t(std::find(boards.begin(), boards.end(), puzzle.start) - boards.begin()) + 1;
  };
  Simulated simulated;
  simulated.fails = [&](const Puzzles& some) {
    return std::all_of(needed.begin(), needed.end(), [&](std::size_t wanted) {
      return std::any_of(some.begin(), some.end(),
                         [&](const Puzzle& puzzle) { return place(puzzle) == wanted; });
    });
  };
  Left left;
  for (const Puzzle& puzzle : few_together(puzzles, simulated.program(), simulated.solver)) {
    left.places.push_back(place(puzzle));
  }
  left.runs = simulated.runs;
  return left;
}

}  // namespace

TEST_CASE("Boards that fail only together are kept in order", "[fewer_boards]") {
  for (const std::size_t count : {1u, 2u, 3u, 7u, 100u, 1500u}) {
    CAPTURE(count);
    CHECK(left_of(count, {count}).places == std::vector<std::size_t>{count});
    CHECK(left_of(count, {1}).places == std::vector<std::size_t>{1});
    if (count > 2) CHECK(left_of(count, {2, count}).places == std::vector<std::size_t>{2, count});
  }
  CHECK(left_of(100, {3, 40, 41, 97}).places == std::vector<std::size_t>{3, 40, 41, 97});
}

TEST_CASE("Few runs tell which boards are needed", "[fewer_boards]") {
  CHECK(left_of(100, {100}).runs <= 20);
  CHECK(left_of(100, {80, 100}).runs <= 35);
  CHECK(left_of(100, {3, 40, 41, 97}).runs <= 65);
}

TEST_CASE("Every nearer board comes once and those of each distance in turn", "[fewer_boards]") {
  Simulated simulated;
  std::vector<int> counts(10);
  std::set<State> seen;
  for (const Puzzle& puzzle : one_of_each_in_turn(grid3, goal3, 2, 8)) {
    ++counts[std::size_t(simulated.distance(puzzle))];
    CHECK(seen.insert(puzzle.start).second);
    if (seen.size() == 14) CHECK(counts == std::vector<int>{0, 0, 2, 2, 2, 2, 2, 2, 2, 0});
  }
  CHECK(counts == std::vector<int>{0, 0, 4, 8, 16, 20, 39, 62, 116, 0});
}

TEST_CASE("The nearest board that fails is found wherever the first one was", "[fewer_boards]") {
  Simulated simulated;
  // One board in a hundred, none nearer than 11 moves.
  simulated.is_wrong = [&](const Puzzle& puzzle) {
    return simulated.distance(puzzle) > 10 && puzzle.start % 101 == 0;
  };
  simulated.fails = [&](const Puzzles& puzzles) {
    return std::any_of(puzzles.begin(), puzzles.end(), simulated.is_wrong);
  };
  const auto all = levels(grid3, goal3);
  int nearest = 0;
  while (std::none_of(all[std::size_t(nearest)].begin(), all[std::size_t(nearest)].end(),
                      [&](State start) {
                        return simulated.is_wrong({start, goal3});
                      })) {
    ++nearest;
  }
  for (const int distance : {31, 24, 16}) {
    const Puzzle puzzle = {all[std::size_t(distance)][0], goal3};
    const Puzzles others = one_of_each_in_turn(grid3, goal3, 0, std::uint64_t(distance) - 1);
    simulated.runs = 0;
    simulated.most_runs = 305;
    const Puzzle found = nearer_alone(puzzle, others, 100, simulated.program(), simulated.solver);
    CHECK(simulated.distance(found) == nearest);
  }
}

TEST_CASE("Boards are tried alone up to a time and one of each distance first", "[fewer_boards]") {
  Puzzles puzzles;
  for (const auto& level : levels(grid3, goal3, 5, 10)) {
    for (std::size_t i = 0; i < 10; ++i) puzzles.push_back({level[i], goal3});
  }
  std::reverse(puzzles.begin(), puzzles.end());
  Simulated simulated;
  const auto is = [](const Puzzles& some, const Puzzle& puzzle) {
    return some[0].start == puzzle.start;
  };
  // The last of distance 7: 6 boards come before those of distance 5 and 6, and itself.
  simulated.fails = [&](const Puzzles& some) {
    return is(some, puzzles[39]) || is(some, puzzles[9]);
  };
  CHECK(nearest_alone(puzzles, simulated.program(), simulated.solver)->start == puzzles[39].start);
  CHECK(simulated.runs == 6 + 9 + 9 + 9);
  // The first of distance 8, then only those of distance 5 to 7.
  simulated.runs = 0;
  simulated.fails = [&](const Puzzles& some) { return is(some, puzzles[20]); };
  CHECK(nearest_alone(puzzles, simulated.program(), simulated.solver)->start == puzzles[20].start);
  CHECK(simulated.runs == 4 + 9 + 9 + 9);
  simulated.fails = [&](const Puzzles& some) {
    return is(some, puzzles[20]) || is(some, puzzles[39]);
  };
  CHECK(nearest_alone(puzzles, simulated.program(), simulated.solver)->start == puzzles[39].start);
  simulated.fails = [&](const Puzzles& some) { return is(some, puzzles[9]); };
  CHECK(nearest_alone(puzzles, simulated.program(), simulated.solver));
  simulated.runs = 0;
  simulated.most_runs = 50;
  CHECK_FALSE(nearest_alone(puzzles, simulated.program(), simulated.solver));
}

TEST_CASE("Thirty runs find a board that fails from 20 moves on", "[fewer_boards]") {
  Puzzles puzzles;
  for (const auto& level : levels(grid3, goal3)) puzzles.push_back({level[0], goal3});
  for (const auto& level : levels(grid3, goal3, 5, 25)) puzzles.push_back({level[1], goal3});
  Simulated simulated;
  simulated.fails = [&](const Puzzles& some) { return simulated.distance(some[0]) >= 20; };
  simulated.most_runs = 30;
  const auto found = nearest_alone(puzzles, simulated.program(), simulated.solver);
  REQUIRE(found);
  CHECK(simulated.distance(*found) == 20);
}

TEST_CASE("A run of nearer boards holds as many as a run may and none that is no nearer",
          "[fewer_boards]") {
  const auto all = levels(grid3, goal3, 5, 7);
  const Puzzle far = {all[2][0], goal3}, same = {all[2][1], goal3}, near = {all[0][0], goal3},
               nearer = {all[1][0], goal3}, last = {all[1][1], goal3};
  Simulated simulated;
  TestedProgram program = simulated.program();
  std::vector<std::size_t> sizes;
  program.failing_of = [&](const Puzzles& puzzles) {
    sizes.push_back(puzzles.size());
    return puzzles;
  };
  simulated.fails = [&](const Puzzles& some) { return some[0].start == last.start; };
  CHECK(nearer_alone(far, {same}, 100, program, simulated.solver).start == far.start);
  CHECK(sizes.empty());
  CHECK(nearer_alone(far, {same, near, nearer}, 1, program, simulated.solver).start == far.start);
  CHECK(sizes == std::vector<std::size_t>{1, 1});
  // Each board of the run may be the one.
  CHECK(nearer_alone(far, {nearer, last}, 100, program, simulated.solver).start == last.start);
  // Of boards that are equally far the first one stays. Two that are needed come nearest first, or
  // in their order if they fail only so.
  simulated.fails = [](const Puzzles&) { return true; };
  CHECK(nearest_alone({nearer, last}, program, simulated.solver)->start == nearer.start);
  simulated.fails = [](const Puzzles& some) { return some.size() == 2; };
  CHECK(few_together({far, near}, program, simulated.solver)[0].start == near.start);
  simulated.fails = [&](const Puzzles& some) {
    return some.size() == 2 && some[0].start == far.start;
  };
  CHECK(few_together({far, near}, program, simulated.solver)[0].start == far.start);
}
