// Which boards are left of a failing input, after how many runs. The program and the time are
// simulated here. (Real ones: grader_test.cpp)
#include "grader/fewer_puzzles.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "board.hpp"
#include "grader/shrink.hpp"
#include "solver/distance_table.hpp"
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
  bool tells = true;                   // Prints wrong answers; otherwise, all answers are missing.
  RunEnding ending = RunEnding::well;  // Of a run that fails.
  std::size_t most_runs = 1000;        // There is time for so many.
  std::vector<std::size_t> sizes;      // Of the runs so far.
  Solver solver{grid3};

  int distance(const Puzzle& puzzle) { return solver.distance(puzzle); }

  ScoredRun failed(const Puzzles& puzzles) {
    ScoredRun result = {{puzzles}};
    result.process.ending = ending;
    for (const Puzzle& puzzle : puzzles) {
      const auto wrong = is_wrong(puzzle) ? std::optional(AnswerFault{"wrong"}) : std::nullopt;
      if (tells) result.score.add(puzzle, wrong);
    }
    result.score.first_fault = "wrong";
    return result;
  }
  std::optional<ScoredRun> run(const Puzzles& puzzles) {
    CHECK(!puzzles.empty());
    if (sizes.size() == most_runs) return std::nullopt;
    sizes.push_back(puzzles.size());
    if (!fails(puzzles)) return std::nullopt;
    return failed(puzzles);
  }
  Trials trials = {[this](const Puzzles& puzzles) { return run(puzzles); },
                   [this] { return sizes.size() == most_runs; }, solver};

  // The puzzle that is found, if any.
  std::optional<Puzzle> alone(const Puzzles& puzzles) {
    sizes.clear();
    const ScoredRun found = find_fewest(failed(puzzles), trials);
    if (found.input.puzzles.size() > 1) return std::nullopt;
    return found.input.puzzles[0];
  }
  State nearest(const Puzzle& puzzle, const Puzzles& others, std::size_t max_per_run) {
    sizes.clear();
    return find_nearest_alone(failed({puzzle}), others, max_per_run, trials).input.puzzles[0].start;
  }
};

// What is left of boards that are told apart by their place, 1 to `count`, if the program fails on
// those that hold all of the `needed`.
struct Left {
  std::vector<std::size_t> places;
  std::size_t runs;
};
Left left_of(std::size_t count, const std::vector<std::size_t>& needed,
             std::size_t first_suspect = 1) {
  const auto boards = boards_by_distance(grid3, goal3, {20, 20})[0];
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
  simulated.is_wrong = [&](const Puzzle& puzzle) { return place(puzzle) >= first_suspect; };
  Left left;
  for (const Puzzle& puzzle :
       find_fewest(simulated.failed(puzzles), simulated.trials).input.puzzles) {
    left.places.push_back(place(puzzle));
  }
  left.runs = simulated.sizes.size();
  return left;
}

// So many boards of each distance, the furthest first.
Puzzles boards_of(int least, int most, std::size_t of_each) {
  Puzzles puzzles;
  for (const auto& level :
       boards_by_distance(grid3, goal3, {std::uint64_t(least), std::uint64_t(most)})) {
    for (std::size_t i = 0; i < of_each; ++i) puzzles.push_back({level[i], goal3});
  }
  std::reverse(puzzles.begin(), puzzles.end());
  return puzzles;
}

}  // namespace

TEST_CASE("Boards after the first suspect go even if it also stands before", "[fewer_puzzles]") {
  const Puzzle once = {goal3, goal3}, again = {reference::pack("1234#5786"), goal3};
  const Puzzles puzzles = {again, once, again, once, again};
  ScoredRun failed = {{puzzles}};
  for (const bool is_right : {true, true, false, true, false}) {
    failed.score.add(again, is_right ? std::nullopt : std::optional(AnswerFault{"wrong"}));
  }
  Simulated simulated;
  CHECK(cut_after_first_suspect(failed, simulated.trials).input.puzzles.size() == 3);
  CHECK(simulated.sizes == std::vector<std::size_t>{3});
}

TEST_CASE("With a wrong number of lines the first wrong answer is tried first", "[fewer_puzzles]") {
  const Puzzle cause = {reference::pack("1234#5786"), goal3}, shifted = {goal3, goal3};
  Simulated simulated;
  simulated.is_wrong = [&](const Puzzle& puzzle) { return puzzle == cause; };
  ScoredRun failed = {{{shifted, cause, shifted}}};
  failed.score.add(shifted, std::nullopt);
  for (const Puzzle& puzzle : {cause, shifted}) failed.score.add(puzzle, AnswerFault{"wrong"});
  CHECK(find_one_alone(failed, simulated.trials).input.puzzles.size() == 3);
  failed.score.wrong_line_count = {4, 3};
  CHECK(find_one_alone(failed, simulated.trials).input.puzzles == Puzzles{cause});
  CHECK(simulated.sizes == std::vector<std::size_t>{1, 1});
}

TEST_CASE("Boards that fail only together are kept in order", "[fewer_puzzles]") {
  for (const std::size_t count : {1u, 2u, 3u, 7u, 100u, 1500u}) {
    CAPTURE(count);
    CHECK(left_of(count, {count}).places == std::vector<std::size_t>{count});
    CHECK(left_of(count, {1}).places == std::vector<std::size_t>{1});
    if (count > 2) CHECK(left_of(count, {2, count}).places == std::vector<std::size_t>{2, count});
  }
  CHECK(left_of(100, {3, 40, 41, 97}).places == std::vector<std::size_t>{3, 40, 41, 97});
}

TEST_CASE("Few runs tell which boards are needed", "[fewer_puzzles]") {
  CHECK(left_of(100, {100}).runs <= 20);
  CHECK(left_of(100, {80, 100}).runs <= 37);
  CHECK(left_of(100, {3, 40, 41, 97}).runs <= 70);
  // What comes after the first wrong answer is dropped at once.
  CHECK(left_of(100, {2, 4}, 4).places == std::vector<std::size_t>{2, 4});
  CHECK(left_of(100, {2, 4}, 4).runs <= 10);
}

TEST_CASE("None of the boards that are left can be dropped", "[fewer_puzzles]") {
  // It fails on two boards next to each other in the order of their distances.
  const Puzzles puzzles = boards_of(1, 8, 1);
  Simulated simulated;
  simulated.fails = [&](const Puzzles& some) {
    for (std::size_t i = 1; i < some.size(); ++i) {
      if (simulated.distance(some[i - 1]) == simulated.distance(some[i]) + 1) return true;
    }
    return some.size() == 5;
  };
  const Puzzles left = drop_unneeded(simulated.failed(puzzles), simulated.trials).input.puzzles;
  REQUIRE(left.size() == 2);
  CHECK(simulated.distance(left[0]) == simulated.distance(left[1]) + 1);
}

TEST_CASE("Every nearer board comes once and those of each distance in turn", "[fewer_puzzles]") {
  Simulated simulated;
  std::vector<int> counts(10);
  std::set<State> seen;
  for (const Puzzle& puzzle : one_of_each_in_turn(grid3, goal3, {2, 8})) {
    ++counts[std::size_t(simulated.distance(puzzle))];
    CHECK(seen.insert(puzzle.start).second);
    if (seen.size() == 14) CHECK(counts == std::vector<int>{0, 0, 2, 2, 2, 2, 2, 2, 2, 0});
  }
  CHECK(counts == std::vector<int>{0, 0, 4, 8, 16, 20, 39, 62, 116, 0});
  // They are not taken in the order of the search, in which neighbours are alike.
  const Puzzles spread = one_of_each_in_turn(grid3, goal3, {20, 20});
  CHECK(spread[1].start != boards_by_distance(grid3, goal3, {20, 20})[0][1]);
}

TEST_CASE("The nearest board that fails is found wherever the first one was", "[fewer_puzzles]") {
  Simulated simulated;
  // One board in a hundred, the nearest 11 moves away.
  simulated.is_wrong = [&](const Puzzle& puzzle) {
    return simulated.distance(puzzle) > 10 && puzzle.start % 101 == 0;
  };
  simulated.most_runs = 305;
  for (const int distance : {31, 24, 16}) {
    CAPTURE(distance);
    const Puzzle puzzle = boards_of(distance, distance, 1)[0];
    const Puzzles others = one_of_each_in_turn(grid3, goal3, {0, std::uint64_t(distance) - 1});
    CHECK(simulated.distance({simulated.nearest(puzzle, others, 100), goal3}) == 11);
  }
}

TEST_CASE("The nearest wrong answer is tried alone", "[fewer_puzzles]") {
  const Puzzles puzzles = boards_of(1, 30, 2);
  Simulated simulated;
  simulated.is_wrong = [&](const Puzzle& puzzle) { return simulated.distance(puzzle) >= 13; };
  CHECK(simulated.distance(simulated.alone(puzzles).value()) == 13);
  CHECK(simulated.sizes == std::vector<std::size_t>{1});
  // Of several that are as near as each other, the first.
  CHECK(simulated.alone({puzzles[4], puzzles[5]}).value().start == puzzles[4].start);
  // If it does not fail, several are needed.
  simulated.fails = [](const Puzzles& some) { return some.size() > 1; };
  CHECK_FALSE(simulated.alone(puzzles));
  CHECK(simulated.sizes[0] == 1);
}

TEST_CASE("Where answers are missing the first and then halves are tried", "[fewer_puzzles]") {
  const Puzzles puzzles = boards_of(1, 30, 2);
  Simulated simulated;
  simulated.tells = false;
  for (const int least : {1, 2, 13, 29, 30}) {
    CAPTURE(least);
    simulated.is_wrong = [&](const Puzzle& puzzle) { return simulated.distance(puzzle) == least; };
    CHECK(simulated.distance(simulated.alone(puzzles).value()) == least);
    CHECK(simulated.sizes.size() <= 1 + 6 + 1);
    CHECK(simulated.sizes[0] == 1);
  }
  simulated.is_wrong = [](const Puzzle& puzzle) { return puzzle.start != 0; };
  CHECK(simulated.distance(simulated.alone(boards_of(30, 30, 9)).value()) == 30);
  CHECK(simulated.sizes == std::vector<std::size_t>{1});
  // The same after a crash, whatever was answered before it.
  simulated.tells = true;
  simulated.ending = RunEnding::crashed;
  CHECK(simulated.distance(simulated.alone(puzzles).value()) == 30);
  // If several are needed, that is known after eight runs.
  simulated.tells = false;
  simulated.fails = [](const Puzzles& some) { return some.size() > 1; };
  CHECK_FALSE(simulated.alone(puzzles));
  CHECK(simulated.sizes.size() <= 1 + 7 + 20);
  simulated.most_runs = 0;
  CHECK_FALSE(simulated.alone(puzzles));
}

TEST_CASE("What has failed is not forgotten when no board fails alone", "[fewer_puzzles]") {
  const Puzzles puzzles = boards_of(10, 29, 5);
  Simulated simulated;
  simulated.tells = false;
  simulated.ending = RunEnding::bad_status;
  simulated.fails = [](const Puzzles& some) { return some.size() > 3; };
  for (const std::size_t most_runs : {6u, 8u, 1000u}) {
    CAPTURE(most_runs);
    simulated.most_runs = most_runs;
    simulated.sizes.clear();
    const ScoredRun found = find_fewest(simulated.failed(puzzles), simulated.trials);
    // The first board alone, halves down to the smallest that fails, one more half.
    CHECK(found.input.puzzles.size() == 4);
  }
  CHECK(simulated.sizes ==
        std::vector<std::size_t>{1, 50, 25, 13, 7, 4, 2, 1, 1, 2, 2, 3, 3, 3, 3});
}

TEST_CASE("Slow programs are tried on single boards", "[fewer_puzzles]") {
  const Puzzles puzzles = boards_of(5, 10, 10);
  Simulated simulated;
  simulated.tells = false;
  simulated.ending = RunEnding::too_slow;
  const auto tried = [&](std::size_t failing, std::size_t runs) {
    simulated.is_wrong = [&](const Puzzle& puzzle) {
      return puzzles[failing].start == puzzle.start;
    };
    CHECK(simulated.alone(puzzles).value().start == puzzles[failing].start);
    CHECK(simulated.sizes == std::vector<std::size_t>(runs, 1));
  };
  tried(0, 1);
  tried(39, 1 + 1 + 20 + 10);  // The last of distance 7, after one of distance 10.
  simulated.is_wrong = [](const Puzzle&) { return false; };
  CHECK_FALSE(simulated.alone(puzzles));
  CHECK(simulated.sizes.size() == 60);
}

TEST_CASE("A run of nearer boards holds as many as a run may and none that is no nearer",
          "[fewer_puzzles]") {
  const auto all = boards_by_distance(grid3, goal3, {5, 7});
  const Puzzle far = {all[2][0], goal3}, same = {all[2][1], goal3}, near = {all[0][0], goal3},
               nearer = {all[1][0], goal3}, last = {all[1][1], goal3};
  const auto runs = [](std::vector<std::size_t> puzzles) { return puzzles; };
  Simulated simulated;
  simulated.is_wrong = [&](const Puzzle& puzzle) { return puzzle.start == last.start; };
  CHECK(simulated.nearest(far, {same}, 100) == far.start);
  CHECK(simulated.sizes.empty());
  CHECK(simulated.nearest(far, {same, near, nearer}, 1) == far.start);
  CHECK(simulated.sizes == runs({1, 1}));
  // In a run of one board, it need not be tried again.
  CHECK(simulated.nearest(far, {near, last, nearer}, 1) == last.start);
  CHECK(simulated.sizes == runs({1, 1}));
  CHECK(simulated.nearest(far, {nearer, last}, 100) == last.start);
  CHECK(simulated.sizes == runs({1, 1}));
  // After the first, which is tried alone, a run has several. Then one that fails must be tried
  // again; and then nearer ones are tried once more.
  CHECK(simulated.nearest(far, {near, nearer, last}, 2) == last.start);
  CHECK(simulated.sizes == runs({1, 2, 1, 1}));
  CHECK(simulated.nearest(far, {near, nearer, same, last}, 100) == last.start);
  CHECK(simulated.sizes == runs({1, 2, 1, 1}));
}

TEST_CASE("Where only the last board of a run fails the nearest of all is found",
          "[fewer_puzzles]") {
  Simulated simulated;
  simulated.fails = [](const Puzzles&) { return true; };
  State last = 0;
  simulated.is_wrong = [&](const Puzzle& puzzle) { return puzzle.start == last; };
  simulated.trials.failing_run_on = [&](const Puzzles& puzzles) {
    last = puzzles.back().start;
    return simulated.run(puzzles);
  };
  const Puzzle far = boards_of(20, 20, 1)[0];
  const Puzzles others = one_of_each_in_turn(grid3, goal3, {0, 19});
  CHECK(simulated.nearest(far, others, 100) == goal3);
}
