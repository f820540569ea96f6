// Which boards are left of a failing input, after how many runs. The program and the time are
// simulated here. (Real ones: grader_test.cpp)
#include "grader/fewer_boards.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <set>
#include <vector>

#include "board.hpp"
#include "solver/solver.hpp"
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

// A program fails on puzzles if one of them is wrong, unless a test says otherwise.
struct Simulated {
  std::function<bool(const Puzzle&)> is_wrong = [](const Puzzle&) { return true; };
  std::function<bool(const Puzzles&)> fails = [this](const Puzzles& puzzles) {
    return std::any_of(puzzles.begin(), puzzles.end(), is_wrong);
  };
  std::size_t most_runs = 1000;    // There is time for so many.
  std::vector<std::size_t> sizes;  // Of the runs so far.
  Solver solver{grid3};

  int distance(const Puzzle& puzzle) { return solver.distance(puzzle); }
  Puzzles run(const Puzzles& puzzles) {
    CHECK(!puzzles.empty());
    Puzzles wrong;
    if (sizes.size() == most_runs) return wrong;
    sizes.push_back(puzzles.size());
    if (!fails(puzzles)) return wrong;
    std::copy_if(puzzles.begin(), puzzles.end(), std::back_inserter(wrong), is_wrong);
    return wrong;
  }
  FailingOf failing_of = [this](const Puzzles& puzzles) { return run(puzzles); };
  Puzzles fewer(const Puzzles& wrong, bool only_alone = false) {
    sizes.clear();
    return fewer_of(wrong, only_alone, failing_of, solver);
  }
  State nearer(const Puzzle& puzzle, const Puzzles& others, std::size_t in_run) {
    sizes.clear();
    return nearer_alone(puzzle, others, in_run, failing_of, solver).start;
  }
};

// What is left of boards that are told apart by their place, 1 to `count`, if the program fails on
// those that hold all of the `needed`.
struct Left {
  std::vector<std::size_t> places;
  std::size_t runs;
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
  for (const Puzzle& puzzle : few_together(puzzles, simulated.failing_of)) {
    left.places.push_back(place(puzzle));
  }
  left.runs = simulated.sizes.size();
  return left;
}

// So many boards of each distance, the furthest first.
Puzzles boards_of(int least, int most, std::size_t of_each) {
  Puzzles puzzles;
  for (const auto& level : levels(grid3, goal3, std::uint64_t(least), std::uint64_t(most))) {
    for (std::size_t i = 0; i < of_each; ++i) puzzles.push_back({level[i], goal3});
  }
  std::reverse(puzzles.begin(), puzzles.end());
  return puzzles;
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
  const auto all = levels(grid3, goal3);
  int nearest = 0;
  while (std::none_of(all[std::size_t(nearest)].begin(), all[std::size_t(nearest)].end(),
                      [&](State start) {
                        return simulated.is_wrong({start, goal3});
                      })) {
    ++nearest;
  }
  simulated.most_runs = 305;
  for (const int distance : {31, 24, 16}) {
    const Puzzle puzzle = {all[std::size_t(distance)][0], goal3};
    const Puzzles others = one_of_each_in_turn(grid3, goal3, 0, std::uint64_t(distance) - 1);
    CHECK(simulated.distance({simulated.nearer(puzzle, others, 100), goal3}) == nearest);
  }
}

TEST_CASE("Halving finds the nearest board that fails alone", "[fewer_boards]") {
  const Puzzles puzzles = boards_of(1, 30, 2);
  Simulated simulated;
  for (const int least : {1, 2, 13, 29, 30}) {
    CAPTURE(least);
    simulated.is_wrong = [&](const Puzzle& puzzle) { return simulated.distance(puzzle) >= least; };
    // Whether the program tells which are wrong or, as after a crash, does not.
    Puzzles wrong;
    std::copy_if(puzzles.begin(), puzzles.end(), std::back_inserter(wrong), simulated.is_wrong);
    for (const Puzzles& given : {wrong, puzzles}) {
      const Puzzles found = simulated.fewer(given);
      REQUIRE(found.size() == 1);
      CHECK(simulated.distance(found[0]) == least);
      CHECK(simulated.sizes.size() <= 1 + 2 * 6);
    }
  }
  // Of several that are as near as each other, the first.
  simulated.is_wrong = [](const Puzzle&) { return true; };
  CHECK(simulated.fewer({puzzles[4], puzzles[5]})[0].start == puzzles[4].start);
  CHECK(simulated.sizes == std::vector<std::size_t>{1});
}

TEST_CASE("Boards that fail only together are halved as far as they do", "[fewer_boards]") {
  const Puzzles puzzles = boards_of(1, 30, 1);
  Simulated simulated;
  simulated.fails = [](const Puzzles& some) { return some.size() > 2; };
  Puzzles found = simulated.fewer(puzzles);
  REQUIRE(found.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) CHECK(simulated.distance(found[i]) == int(i) + 1);
  // But one that fails alone is better.
  simulated.fails = [&](const Puzzles& some) {
    return some.size() > 2 || some[0].start == puzzles[0].start;
  };
  found = simulated.fewer(puzzles);
  REQUIRE(found.size() == 1);
  CHECK(found[0].start == puzzles[0].start);
  simulated.fails = [](const Puzzles&) { return false; };
  CHECK(simulated.fewer(puzzles).empty());
  CHECK(simulated.sizes == std::vector<std::size_t>{1, 15, 14});
  simulated.fails = [](const Puzzles&) { return true; };
  simulated.most_runs = 0;
  CHECK(simulated.fewer(puzzles).empty());
}

TEST_CASE("Slow programs are tried on single boards that are nearer than what failed",
          "[fewer_boards]") {
  const Puzzles puzzles = boards_of(5, 10, 10);
  Simulated simulated;
  const auto tried = [&](const std::vector<std::size_t>& failing, State found, std::size_t runs) {
    simulated.is_wrong = [&](const Puzzle& puzzle) {
      return std::any_of(failing.begin(), failing.end(),
                         [&](std::size_t i) { return puzzles[i].start == puzzle.start; });
    };
    CHECK(simulated.fewer(puzzles, true)[0].start == found);
    CHECK(simulated.sizes == std::vector<std::size_t>(runs, 1));
  };
  tried({0}, puzzles[0].start, 1 + 50);            // All of distance 5 to 9.
  tried({0, 39}, puzzles[39].start, 1 + 20 + 10);  // The last of distance 7.
  tried({9, 39}, puzzles[39].start, 1 + 20 + 10);
  simulated.is_wrong = [](const Puzzle&) { return false; };
  CHECK(simulated.fewer(puzzles, true).empty());
  CHECK(simulated.sizes.size() == 60);
}

TEST_CASE("A run of nearer boards holds as many as a run may and none that is no nearer",
          "[fewer_boards]") {
  const auto all = levels(grid3, goal3, 5, 7);
  const Puzzle far = {all[2][0], goal3}, same = {all[2][1], goal3}, near = {all[0][0], goal3},
               nearer = {all[1][0], goal3}, last = {all[1][1], goal3};
  const auto sizes = [](std::vector<std::size_t> of_runs) { return of_runs; };
  Simulated simulated;
  simulated.is_wrong = [&](const Puzzle& puzzle) { return puzzle.start == last.start; };
  CHECK(simulated.nearer(far, {same}, 100) == far.start);
  CHECK(simulated.sizes.empty());
  CHECK(simulated.nearer(far, {same, near, nearer}, 1) == far.start);
  CHECK(simulated.sizes == sizes({1, 1}));
  CHECK(simulated.nearer(far, {near, nearer, last}, 2) == last.start);
  CHECK(simulated.sizes == sizes({2, 1}));
  CHECK(simulated.nearer(far, {nearer, last}, 100) == last.start);
  CHECK(simulated.sizes == sizes({2, 1}));
}
