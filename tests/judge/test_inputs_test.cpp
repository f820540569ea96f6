// Which boards the runs of --test get. (Those of FILEs: trial_test.cpp)
#include "judge/test_inputs.hpp"

#include <map>
#include <string>
#include <vector>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/reference.hpp"
#include "text/board_text.hpp"

using namespace eight_puzzle;

namespace {

// How many boards of each distance the run has; -1 for those that cannot be solved.
std::map<int, int> distances_of_run(const TestInput& input) {
  std::map<int, int> counts;
  for (const Unit& unit : input.units) {
    const auto found =
        reference::eight_puzzle().find(board_text(grid3, unit.start, '#', in_a_field));
    ++counts[found == reference::eight_puzzle().end() ? -1 : found->second];
  }
  return counts;
}

// Of each run, the distance of its first board.
std::vector<int> first_distances(const std::vector<TestInput>& inputs) {
  std::vector<int> firsts;
  for (const TestInput& input : inputs) firsts.push_back(distances_of_run(input).begin()->first);
  return firsts;
}

std::vector<TestInput> inputs_of(std::vector<std::string> arguments) {
  arguments.push_back("--test=mine");
  const TestInputs inputs = random_inputs(parsed(arguments));
  std::vector<TestInput> runs;
  while (true) {
    runs.push_back(inputs.next());
    if (runs.back().units.empty()) break;
  }
  runs.pop_back();
  return runs;
}

}  // namespace

TEST_CASE("Runs are as large as the judge's until 1500 boards", "[test_inputs]") {
  struct Case {
    std::vector<std::string> arguments;
    std::size_t runs, first, last;
  };
  for (const auto& [arguments, runs, first, last] : std::vector<Case>{
           {{}, 16, 100, 99},  // The third has one board.
           {{"-fhdu3567"}, 9, 200, 99},
           {{"-faoj0121"}, 2, 1000, 500},
           {{"-fuva652"}, 16, 100, 99},
           {{"-fboj1525"}, 99, 1, 1},  // Three rounds of 32 distances and the unsolvable.
           {{"-fboj34388"}, 21, 1, 1},
           {{"-fboj34388", "--unsolvable"}, 24, 1, 1},
           {{"-fboj34388", "--distance=2-3"}, 6, 1, 1},
           {{"-r9"}, 1, 9, 9},
           {{"-r1001"}, 11, 100, 100},
           {{"-r201"}, 3, 100, 1},
           {{"-r9", "-fboj1525"}, 9, 1, 1}}) {
    const auto inputs = inputs_of(arguments);
    CAPTURE(listed(arguments, " "));
    CHECK(inputs.size() == runs);
    CHECK(inputs.front().units.size() == first);
    CHECK(inputs.back().units.size() == last);
    if (first > 1 && runs > 2) CHECK(inputs[2].units.size() == 1);
  }
}

TEST_CASE("Every second run has uniform boards of which half are unsolvable", "[test_inputs]") {
  const auto inputs = inputs_of({});
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    CAPTURE(i);
    if (i == 2) continue;  // It has one board.
    const auto counts = distances_of_run(inputs[i]);
    const int unsolvable = counts.count(-1) ? counts.at(-1) : 0;
    if (i % 2 == 0) {
      CHECK(counts.size() == 33);
      CHECK(unsolvable <= 4);
    } else {
      CHECK(unsolvable >= 30);
      CHECK(unsolvable <= 70);
    }
  }
  for (const TestInput& input : inputs_of({"--distance=3-4", "-r200"})) {
    CHECK(distances_of_run(input) == std::map<int, int>{{3, 50}, {4, 50}});
  }
  for (const TestInput& input : inputs_of({"-fhdu1043", "-r200", "--seed=5"})) {
    CHECK(distances_of_run(input).count(-1) == 1);
  }
}

TEST_CASE("If a run has one board the distances come in order with an unsolvable board second",
          "[test_inputs]") {
  const auto all = first_distances(inputs_of({"-fboj1525"}));
  for (int i = 0; i < 99; ++i) {
    const int round = i % 33;
    CHECK(all[std::size_t(i)] == (round == 0 ? 0 : round == 1 ? -1 : round - 1));
  }
  CHECK(first_distances(inputs_of({"-fboj1525", "-r33"}))[1] == -1);
  CHECK(first_distances(inputs_of({"-falds1_13_b", "-r33"}))[1] == 1);  // All are solvable.
  // Fewer boards than kinds reach from the first to the last.
  CHECK(first_distances(inputs_of({"-fboj1525", "-r3"})) == std::vector<int>{0, 16, -1});
  CHECK(first_distances(inputs_of({"-fboj1525", "-r2"})) == std::vector<int>{0, -1});
  // A single board is of any kind.
  std::map<int, int> counts;
  for (int seed = 1; seed <= 200; ++seed) {
    ++counts[first_distances(inputs_of({"-fboj1525", "-r1", "--seed=" + std::to_string(seed)}))[0]];
  }
  CHECK(counts.size() > 25);
}

TEST_CASE("The boards of a test are those of the seed", "[test_inputs]") {
  const auto last = [](const std::string& seed) {
    return inputs_of({"-r200", seed}).back().units.back().start;
  };
  CHECK(last("--seed=1") != last("--seed=2"));
}
