// Which boards are left of a failing input, by simulated programs. (Real ones: grader_test.cpp)
#include "grader/shrink.hpp"

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

using Distances = std::vector<int>;

int distance(const Puzzle& puzzle) {
  static Solver solver(grid3);
  return solver.distance(puzzle);
}

Distances distances_of(const Puzzles& puzzles) {
  Distances distances;
  for (const Puzzle& puzzle : puzzles) distances.push_back(distance(puzzle));
  return distances;
}

// Boards at these distances, which differ.
Puzzles boards_at(const Distances& distances) {
  static const auto levels = boards_by_distance(grid3, goal3);
  Puzzles puzzles;
  for (const int at : distances) {
    if (at == unreachable) {
      puzzles.push_back({reference::pack("12345687#"), goal3});
      continue;
    }
    const std::vector<State>& level = levels[std::size_t(at)];
    puzzles.push_back({level[puzzles.size() % level.size()], goal3});
  }
  return puzzles;
}

// A hundred boards: three unsolvable, and the others from 31 moves down to none, again and again.
Puzzles hundred() {
  Distances distances;
  for (int i = 0; i < 100; ++i) distances.push_back(i % 33 == 5 ? unreachable : 31 - i % 32);
  return boards_at(distances);
}

// A program fails at a board if its rule says so, of the distances of the boards up to that one. It
// gives a wrong answer then or, if its ending is not `well`, ends so and gives no answers at all.
using Rule = std::function<bool(const Distances& seen)>;
struct Program {
  RunEnding ending;
  Rule fails;

  ProgramRun run(const Puzzles& puzzles) const {
    ProgramRun run = {puzzles};
    Distances seen;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      seen.push_back(distance(puzzles[i]));
      if (fails(seen)) run.score.wrong.push_back(i);
    }
    if (run.score.wrong.empty()) return run;
    run.score.first_fault = "wrong";
    if (ending == RunEnding::well) return run;
    run.ending = ending;
    run.score.wrong.clear();
    for (std::size_t i = 0; i < puzzles.size(); ++i) run.score.incomplete.push_back(i);
    return run;
  }
};
Program wrong_if(const Rule& rule) { return {RunEnding::well, rule}; }
Program crash_if(const Rule& rule) { return {RunEnding::crashed, rule}; }
Program late_if(const Rule& rule) { return {RunEnding::too_slow, rule}; }

// How many of the boards have `least` moves or more; an unsolvable one has.
long count_from(int least, const Distances& seen) {
  return std::count_if(seen.begin(), seen.end(), [&](int moves) { return moves >= least; });
}

// The boards that are left of a failing input, if there is time for so many runs.
using RunOn = std::function<ProgramRun(const Puzzles&)>;
Puzzles left_of(const RunOn& run_on, const Puzzles& puzzles, std::size_t per_run = 100,
                int max_runs = 1500) {
  Solver solver(grid3);
  const ProgramRun original = run_on(puzzles);
  int runs = 0;
  double boards = 0;
  const auto failing_run_on = [&](const Puzzles& some) {
    CHECK_FALSE(some.empty());
    boards += double(some.size());
    const ProgramRun run = runs++ < max_runs ? run_on(some) : ProgramRun();
    return fails_like(original, run) ? std::optional(run) : std::nullopt;
  };
  const auto candidates_for = [&](const Puzzle& puzzle, std::size_t per_distance) {
    const auto bound = std::uint64_t(solver.distance(puzzle));
    return bound == 0 ? Puzzles() : one_of_each_in_turn(grid3, goal3, {0, bound - 1}, per_distance);
  };
  const auto elapsed = [&] { return 0.06 * boards; };  // Seconds, if a board takes 60 ms.
  return smallest(original, {failing_run_on, candidates_for, elapsed, per_run, solver}).puzzles;
}
Distances left_of(const Program& program, const Puzzles& puzzles, std::size_t per_run = 100,
                  int max_runs = 1500) {
  const RunOn run_on = [&](const Puzzles& some) { return program.run(some); };
  return distances_of(left_of(run_on, puzzles, per_run, max_runs));
}

}  // namespace

TEST_CASE("Every nearer board comes once and those of each distance in turn", "[shrink]") {
  std::vector<int> counts(10);
  std::set<State> seen;
  for (const Puzzle& puzzle : one_of_each_in_turn(grid3, goal3, {2, 8}, 100)) {
    ++counts[std::size_t(distance(puzzle))];
    CHECK(seen.insert(puzzle.start).second);
    if (seen.size() == 14) CHECK(counts == std::vector<int>{0, 0, 2, 2, 2, 2, 2, 2, 2, 0});
  }
  CHECK(counts == std::vector<int>{0, 0, 4, 8, 16, 20, 39, 62, 100, 0});
}

TEST_CASE("The fewest and nearest boards on which a program fails are left", "[shrink]") {
  using Seen = const Distances&;
  const int never = unreachable;  // Solved: the distance of an unsolvable board.
  const Rule always = [](Seen) { return true; },
             at_31 = [](Seen seen) { return seen.back() == 31; },
             from_13 = [](Seen seen) { return seen.back() >= 13; },
             unsolvable = [](Seen seen) { return seen.back() == unreachable; },
             second = [](Seen seen) { return seen.size() > 1; },
             after_40 = [](Seen seen) { return seen.size() > 40; },
             third_from_5 = [](Seen seen) { return seen.back() >= 5 && count_from(5, seen) > 2; },
             two_from_20 = [](Seen seen) { return count_from(20, seen) > 1; };
  const auto after = [](int least, int most) -> Rule {
    return [=](Seen seen) {
      const int before = seen.size() > 1 ? seen[seen.size() - 2] : -1;
      return before >= least && before <= most && seen.back() < 9;
    };
  };
  const Rule after_further = [](Seen seen) {
    return *std::max_element(seen.begin(), seen.end()) > seen.back();
  };
  struct Case {
    std::string name;
    Program program;
    Distances left;
  };
  for (const auto& [name, program, left] : std::vector<Case>{
           {"wrong", wrong_if(always), {0}},
           {"wrong from 13", wrong_if(from_13), {13}},
           {"wrong at 31", wrong_if(at_31), {31}},
           {"wrong if unsolvable", wrong_if(unsolvable), {never}},
           {"crash from 13", crash_if(from_13), {13}},
           {"crash if unsolvable", crash_if(unsolvable), {never}},
           {"late from 13", late_if(from_13), {13}},
           {"late if unsolvable", late_if(unsolvable), {never}},
           {"wrong after another", wrong_if(second), {0, 0}},
           {"wrong after an unsolvable one", wrong_if(after(never, never)), {never, 0}},
           {"wrong after one of 29 moves", wrong_if(after(29, 31)), {29, 0}},
           {"wrong after a further one", wrong_if(after_further), {1, 0}},
           {"crash after an unsolvable one", crash_if(after(never, never)), {never, 0}},
           {"crash with two from 20", crash_if(two_from_20), {20, 20}},
           {"wrong at the third from 5", wrong_if(third_from_5), {5, 5, 5}},
           {"wrong after 40", wrong_if(after_40), Distances(41)},
           {"crash after 40", crash_if(after_40), Distances(41)},
           // Only single boards are tried.
           {"late with two", late_if(second), distances_of(hundred())},
       }) {
    CAPTURE(name);
    CHECK(left_of(program, hundred()) == left);
  }
}

TEST_CASE("The nearest of few boards that fail is found", "[shrink]") {
  // One board in fifty, the nearest 11 moves away.
  const auto is_wrong = [](State board) {
    return board % 53 == 0 && distance({board, goal3}) > 10;
  };
  const RunOn run_on = [&](const Puzzles& puzzles) {
    ProgramRun run = {puzzles};
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      if (is_wrong(puzzles[i].start)) run.score.wrong.push_back(i);
    }
    if (!run.score.wrong.empty()) run.score.first_fault = "wrong";
    return run;
  };
  const auto levels = boards_by_distance(grid3, goal3);
  for (const std::size_t far : {28u, 24u, 16u}) {
    const auto board = std::find_if(levels[far].begin(), levels[far].end(), is_wrong);
    CHECK(distances_of(left_of(run_on, {{*board, goal3}})) == Distances{11});
  }
}

TEST_CASE("If answers are shifted the board where that begins is left", "[shrink]") {
  const Puzzles puzzles = boards_at({9, 4, 0});
  const RunOn shifted_from_second = [&](const Puzzles& some) {
    ProgramRun run = {some};
    const auto cause = std::find(some.begin(), some.end(), puzzles[1]) - some.begin();
    for (std::size_t i = std::size_t(cause); i < some.size(); ++i) run.score.wrong.push_back(i);
    if (!run.score.wrong.empty()) run.score.first_fault = "wrong";
    return run;
  };
  CHECK(left_of(shifted_from_second, puzzles, 100, 2) == Puzzles{puzzles[1]});
}

TEST_CASE("If a run of many boards takes long few are tried in one", "[shrink]") {
  std::size_t most = 0;
  const RunOn blank_first = [&](const Puzzles& puzzles) {
    ProgramRun run = {puzzles};
    most = std::max(most, puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      if (blank_cell(puzzles[i].start) == 0) run.score.wrong.push_back(i);
    }
    if (!run.score.wrong.empty()) run.score.first_fault = "wrong";
    return run;
  };
  const Puzzle far = {reference::pack("#43128567"), goal3};
  CHECK(distances_of(left_of(blank_first, {far})) == Distances{4});
  CHECK(most <= 32);  // 16 take 0.96 s.
}

TEST_CASE("If nearer boards fail alone only one is left", "[shrink]") {
  const Program program = wrong_if([](const Distances& seen) {
    return seen.back() == 0 || (seen.size() > 1 && seen.back() < seen[seen.size() - 2]);
  });
  CHECK(left_of(program, boards_at({9, 8, 7, 9})) == Distances{0});
}

TEST_CASE("If several boards fail together nearer ones are tried alone", "[shrink]") {
  const Program program =
      wrong_if([](const Distances& seen) { return seen.back() >= 20 || seen.size() % 2 == 0; });
  CHECK(left_of(program, boards_at({25})) == Distances{20});
}

TEST_CASE("What has failed is not forgotten when the time is up", "[shrink]") {
  const Program program = crash_if([](const Distances& seen) { return seen.size() > 40; });
  CHECK(left_of(program, hundred(), 100, 0) == distances_of(hundred()));
  CHECK(left_of(program, hundred(), 100, 7).size() == 50);
  // In runs of one board, too.
  const Program far = wrong_if([](const Distances& seen) { return seen.back() >= 20; });
  CHECK(left_of(far, boards_at({30}), 1, 2) == Distances{30});
  CHECK(left_of(far, boards_at({30}), 1, 3) == Distances{23});
  CHECK(left_of(far, boards_at({30}), 1, 6) == Distances{20});
}
