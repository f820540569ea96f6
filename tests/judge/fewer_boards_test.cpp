// How few boards are left, after how many runs. Runs are simulated here. (Real ones:
// trial_test.cpp)
#include "judge/fewer_boards.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "board.hpp"
#include "support/catch.hpp"

using namespace eight_puzzle;

namespace {

// Units that differ by their start: 1, 2, … `count`.
Units numbered(std::size_t count) {
  Units units;
  for (std::size_t i = 1; i <= count; ++i) units.push_back({i, 0});
  return units;
}

// Drops what is not needed of `units`, if a program fails on all those that hold the `needed`.
struct Dropped {
  std::vector<State> left;
  int runs = 0;
};
Dropped dropped(Units units, const std::vector<State>& needed, int most_runs = 1000) {
  Dropped result;
  drop_unneeded(
      units,
      [&](const Units& fewer) {
        ++result.runs;
        const bool fails = std::all_of(needed.begin(), needed.end(), [&](State start) {
          return std::any_of(fewer.begin(), fewer.end(),
                             [&](const Unit& unit) { return unit.start == start; });
        });
        if (fails) units = fewer;
        return fails;
      },
      [&] { return result.runs < most_runs; });
  for (const Unit& unit : units) result.left.push_back(unit.start);
  return result;
}

}  // namespace

TEST_CASE("The boards that are needed together are left, in their order", "[fewer_boards]") {
  for (const std::size_t count : {1u, 2u, 3u, 7u, 100u, 1500u}) {
    CAPTURE(count);
    CHECK(dropped(numbered(count), {1}).left == std::vector<State>{1});
    CHECK(dropped(numbered(count), {count}).left == std::vector<State>{count});
    if (count > 2) {
      CHECK(dropped(numbered(count), {2, count}).left == std::vector<State>{2, count});
    }
  }
  CHECK(dropped(numbered(100), {}).left.size() == 1);  // Never none.
  CHECK(dropped(numbered(100), {3, 40, 41, 100}).left == std::vector<State>{3, 40, 41, 100});
}

TEST_CASE("Two of 100 boards are found in 28 runs, and not beyond the time", "[fewer_boards]") {
  CHECK(dropped(numbered(100), {30, 80}).runs <= 28);  // Two for each halving and board.
  const Dropped early = dropped(numbered(100), {30, 80}, 3);
  CHECK(early.runs == 3);
  CHECK(early.left.size() > 2);
}

TEST_CASE("The nearest of 100 boards that fails alone is found in seven runs", "[fewer_boards]") {
  for (const State nearest : {1, 2, 50, 99, 100}) {
    CAPTURE(nearest);
    int runs = 0;
    State found = 0;
    take_one(numbered(100), [&](const Units& fewer) {
      ++runs;
      if (fewer.at(0).start < nearest) return false;
      found = fewer.at(0).start;
      return true;
    });
    CHECK(found == nearest);
    CHECK(runs <= 7);
  }
}
