// What is said of a run: its verdict and its cost. Runs are made up here. (Real ones:
// grader_test.cpp)
#include "grader/verdict.hpp"

#include <string>
#include <vector>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

// Of a run on so many boards of 2 moves, which ended like this after it had printed that.
RunResult result_of(const std::string& fault, const std::string& printed, std::uint64_t boards) {
  static const Format format;
  static Solvers solvers(format.grid);
  RunResult result = {AnswerCheck(printed, "mine"), {printed, "", End::well, fault}};
  const Puzzle puzzle = {reference::pack("1234#5786"), goal3};
  for (std::uint64_t i = 1; i <= boards; ++i)
    result.check.check({puzzle, format, "", i}, 2, solvers);
  result.check.check_end();
  return result;
}

}  // namespace

TEST_CASE("The cost of a run is rounded up and stands beside what the judge gives", "[verdict]") {
  struct Case {
    double seconds, megabytes;
    JudgeLimits judge;
    std::string cost;
  };
  // clang-format off
  for (const auto& [seconds, megabytes, judge, cost] : std::vector<Case>{
      {0, 3, {0, 0, 0}, "0.0 s and 3 MB per run"},
      {0.01, 3.01, {1, 2, 0}, "0.1 s and 4 MB per run; the judge gives C and C++ 2 s"},
      {0.01, 3.01, {1, 1, 256}, "0.1 s and 4 MB per run; the judge gives C and C++ 1 s and 256 MB"},
      {1, 1999.5, {1, 0, 256}, "1.0 s and 2,000 MB per run; the judge gives C and C++ 256 MB"},
  }) {
    // clang-format on
    CHECK(shown_cost({"", "", End::well, "", true, seconds, megabytes}, judge) == cost);
  }
}

TEST_CASE("A verdict has the words of the judges and the score of several answers", "[verdict]") {
  struct Case {
    std::string fault, printed;
    std::uint64_t boards;
    std::string verdict;
  };
  // clang-format off
  for (const auto& [fault, printed, boards, said] : std::vector<Case>{
      {"", "2\n3\n", 2, "wrong answer: 1 of 2 answers are right"},
      {"", "2\n2\n3\n", 2, "wrong answer: 2 of 2 answers are right, in 3 lines instead of 2"},
      {"", "3\n", 1, "wrong answer: 0 of 1 answers are right"},
      {"output limit exceeded", "2\n2\n", 2, "output limit exceeded; 2 of 2 answers are right"},
  }) {
    // clang-format on
    CHECK(verdict(result_of(fault, printed, boards)) == said);
  }
}
