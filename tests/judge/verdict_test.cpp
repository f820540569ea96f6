// What is said of the cost of a run. (Verdicts: trial_test.cpp)
#include "judge/verdict.hpp"

#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("What a run takes is rounded up and the judge's limits are named if known", "[verdict]") {
  CHECK(shown_cost(0, 3, {0, 0, 0}) == "at most 0.0 s and 3 MB per run");
  CHECK(shown_cost(0.01, 3.01, {1, 2, 0}) ==
        "at most 0.1 s and 4 MB per run (the judge gives 2 s)");
  CHECK(shown_cost(1.21, 1999.5, {100, 1, 256}) ==
        "at most 1.3 s and 2,000 MB per run (the judge gives 1 s and 256 MB)");
}
