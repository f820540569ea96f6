// What is said of the cost of a run. Runs are made up here. (Real ones, and verdicts:
// grader_test.cpp)
#include "grader/verdict.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace eight_puzzle;

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
