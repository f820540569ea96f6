// What is said of the cost of a run. (Verdicts: trial_test.cpp)
#include "judge/verdict.hpp"

#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("What a run takes is rounded up", "[verdict]") {
  CHECK(shown_cost(0, 3) == "at most 0.0 s and 3 MB per run");
  CHECK(shown_cost(0.01, 3.01) == "at most 0.1 s and 4 MB per run");
  CHECK(shown_cost(1.21, 1999.5) == "at most 1.3 s and 2,000 MB per run");
}

TEST_CASE("The limits of the judge are named as far as they are known", "[verdict]") {
  CHECK(shown_limits({100, 1, 256}) == " (the judge gives 1 s and 256 MB)");
  CHECK(shown_limits({1, 2, 0}) == " (the judge gives 2 s)");
  CHECK(shown_limits({0, 0, 0}) == "");
}

TEST_CASE("A run is over the limits by its time or by memory of its own", "[verdict]") {
  const auto over = [](double seconds, double megabytes, bool shows_memory,
                       const JudgeLimits& limits) {
    return is_over({RunEnd::well, "", seconds, megabytes, shows_memory}, limits);
  };
  CHECK_FALSE(over(1, 32, true, {1, 1, 32}));
  CHECK(over(1.01, 32, true, {1, 1, 32}));
  CHECK(over(1, 32.1, true, {1, 1, 32}));
  CHECK_FALSE(over(1, 32.1, false, {1, 1, 32}));
  CHECK_FALSE(over(100, 1000, true, {1, 0, 0}));
  CHECK(over(100, 1000, true, {1, 1, 0}));
}
