// Time without stops.
#include "judge/stopwatch.hpp"

#include <chrono>

#include "support/catch.hpp"

using eight_puzzle::Stopwatch;

namespace {

Stopwatch::Clock::time_point now;  // What the stopwatch takes for the time; a test sets it.

}  // namespace

TEST_CASE("A stopwatch adds up the time between calls, but of a stop only a second",
          "[stopwatch]") {
  Stopwatch stopwatch([] { return now; });
  for (int tenths = 1; tenths <= 25; ++tenths) {
    now += std::chrono::milliseconds(100);
    CHECK(stopwatch.seconds() == Approx(0.1 * tenths));
  }
  now += std::chrono::seconds(60);
  CHECK(stopwatch.seconds() == Approx(3.5));
  CHECK(stopwatch.seconds() == Approx(3.5));
}
