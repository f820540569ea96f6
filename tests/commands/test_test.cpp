// Which boards the runs of --test get. (Those of FILEs: grader_test.cpp)
#include "commands/test.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

using namespace eight_puzzle;

namespace {

// How many boards of each distance a run has; -1 for those that cannot be solved.
std::map<int, int> distances_of_run(const Puzzles& puzzles) {
  std::map<int, int> counts;
  for (const Puzzle& puzzle : puzzles) {
    const auto found =
        reference::eight_puzzle().find(board_text(grid3, puzzle.start, '#', in_a_field));
    ++counts[found == reference::eight_puzzle().end() ? -1 : found->second];
  }
  return counts;
}

// The first runs, with at most so many boards in all.
std::vector<Puzzles> runs_of(std::vector<std::string> arguments, std::uint64_t boards) {
  arguments.push_back("--test=mine");
  const Options options = parsed(arguments);
  TestPuzzles random = test_puzzles(options);
  std::vector<Puzzles> runs;
  for (std::uint64_t left = boards; left > 0; left -= runs.back().size()) {
    runs.push_back(random.draw(planned_run(int(runs.size()), options), left));
  }
  return runs;
}

// Of each run, the distance of its first board.
std::vector<int> first_distances(const std::vector<Puzzles>& runs) {
  std::vector<int> firsts;
  for (const Puzzles& puzzles : runs) firsts.push_back(distances_of_run(puzzles).begin()->first);
  return firsts;
}

}  // namespace

TEST_CASE("Runs are as large as the judge's but the third has one board", "[test]") {
  struct Case {
    std::vector<std::string> arguments;
    std::uint64_t boards;
    std::size_t runs, first, last;
  };
  for (const auto& [arguments, boards, runs, first, last] :
       std::vector<Case>{{{}, 1500, 16, 100, 99},
                         {{"-fhdu3567"}, 1500, 9, 200, 99},
                         {{"-faoj0121"}, 1500, 2, 1000, 500},
                         {{"-fuva652"}, 1500, 16, 100, 99},
                         {{"-fboj1525"}, 99, 99, 1, 1},
                         {{}, 9, 1, 9, 9},
                         {{}, 201, 3, 100, 1}}) {
    const auto inputs = runs_of(arguments, boards);
    CAPTURE(listed(arguments, " "));
    CHECK(inputs.size() == runs);
    CHECK(inputs.front().size() == first);
    CHECK(inputs.back().size() == last);
    if (first > 1 && runs > 2) CHECK(inputs[2].size() == 1);
  }
}

TEST_CASE("Every second run has uniform boards of which half are unsolvable", "[test]") {
  const auto inputs = runs_of({}, 1500);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    CAPTURE(i);
    if (i == 2) continue;  // It has one board.
    const auto frequencies = distances_of_run(inputs[i]);
    const int unsolvable = frequencies.count(-1) ? frequencies.at(-1) : 0;
    if (i % 2 == 0) {
      CHECK(frequencies.size() == 33);
      CHECK(unsolvable <= 4);
    } else {
      CHECK(unsolvable >= 30);
      CHECK(unsolvable <= 70);
    }
  }
  for (const Puzzles& puzzles : runs_of({"--distance=3-4"}, 200)) {
    CHECK(distances_of_run(puzzles) == std::map<int, int>{{3, 50}, {4, 50}});
  }
  for (const Puzzles& puzzles : runs_of({"-fhdu1043", "--seed=5"}, 200)) {
    CHECK(distances_of_run(puzzles).count(-1) == 1);
  }
}

TEST_CASE("Within four runs every kind of boards has every layout", "[test]") {
  std::set<std::pair<bool, bool>> combinations;
  for (int run = 0; run < 4; ++run) {
    const RunPlan planned = planned_run(run, {});
    combinations.insert({planned.is_uniform, planned.as_sample});
  }
  CHECK(combinations.size() == 4);
}

TEST_CASE("If a run has one board each kind comes before the first comes again", "[test]") {
  auto all = first_distances(runs_of({"-fboj1525"}, 99));
  for (auto begin = all.begin(); begin != all.end(); begin += 33) {
    std::sort(begin, begin + 33);
    for (int i = 0; i < 33; ++i) CHECK(begin[i] == i - 1);
  }
  // Fewer boards than kinds are of any kind. Without one of several moves, nobody could tell that
  // the format is another one.
  CHECK(first_distances(runs_of({"-fboj1525"}, 1))[0] > 1);
  std::map<int, int> frequencies;
  for (int seed = 1; seed <= 200; ++seed) {
    ++frequencies[first_distances(
        runs_of({"-fboj1525", "-r1", "--seed=" + std::to_string(seed)}, 1))[0]];
  }
  CHECK(frequencies.size() > 25);
}

TEST_CASE("The boards of a test are those of the seed", "[test]") {
  const auto last = [](const std::string& seed) {
    return runs_of({seed}, 200).back().back().start;
  };
  CHECK(last("--seed=1") != last("--seed=2"));
}
