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

std::vector<State> starts(const Units& units) {
  std::vector<State> states;
  for (const Unit& unit : units) states.push_back(unit.start);
  return states;
}

bool holds(const Units& units, State start) {
  return std::any_of(units.begin(), units.end(),
                     [&](const Unit& unit) { return unit.start == start; });
}

// Fails on units that hold all of the `needed`; counts its runs.
Fails fails_on(const std::vector<State>& needed, int& runs) {
  return [needed, &runs](const Units& units) {
    ++runs;
    return std::all_of(needed.begin(), needed.end(),
                       [&](State start) { return holds(units, start); });
  };
}

struct Left {
  std::vector<State> starts;
  int runs = 0;
};

// Of 1 to `count`.
Left needed_of(std::size_t count, const std::vector<State>& needed) {
  Left left;
  left.starts = starts(without_unneeded(numbered(count), fails_on(needed, left.runs)));
  return left;
}

// Of 100 to 1, which are sorted from 1 to 100.
Left fewest(std::size_t first_wrong, const Fails& fails) {
  Left left;
  const Units sorted = numbered(100), all(sorted.rbegin(), sorted.rend());
  left.starts = starts(fewest_failing(all, sorted, first_wrong, false, [&](const Units& units) {
    ++left.runs;
    return fails(units);
  }));
  return left;
}

}  // namespace

TEST_CASE("Boards that fail only together are kept in order", "[fewer_boards]") {
  for (const std::size_t count : {1u, 2u, 3u, 7u, 100u, 1500u}) {
    CAPTURE(count);
    CHECK(needed_of(count, {count}).starts == std::vector<State>{count});
    if (count > 2) CHECK(needed_of(count, {2, count}).starts == std::vector<State>{2, count});
  }
  CHECK(needed_of(100, {3, 40, 41, 100}).starts == std::vector<State>{3, 40, 41, 100});
  CHECK(needed_of(100, {100}).runs <= 2);
  CHECK(needed_of(100, {80, 100}).runs <= 28);
}

TEST_CASE("The fewest boards that fail are found in few runs", "[fewer_boards]") {
  int ignored = 0;
  struct Case {
    std::size_t first_wrong;
    Fails fails;
    std::vector<State> starts;
    int runs;
  };
  const auto begins_with = [](State start) {
    return [start](const Units& units) { return units.size() > 1 && units[0].start == start; };
  };
  for (const auto& [first_wrong, fails, starts, runs] : std::vector<Case>{
           {1, [](const Units&) { return true; }, {1}, 8},  // The nearest at once.
           {1, [](const Units& units) { return units[0].start >= 34; }, {34}, 14},
           {61, fails_on({40}, ignored), {40}, 9},  // The first wrong answer.
           {0, fails_on({13}, ignored), {13}, 25},
           {2, [](const Units& units) { return units.size() > 1; }, {1, 2}, 20},
           {0, [](const Units& units) { return units.size() > 2; }, {1, 2, 3}, 20},
           {0, fails_on({3, 40, 41, 97}, ignored), {3, 40, 41, 97}, 70},
           {0, begins_with(1), {1, 2}, 20},
           {0, begins_with(100), {100, 99}, 30},  // Only in the order in which they were given.
       }) {
    const Left left = fewest(first_wrong, fails);
    CHECK(left.starts == starts);
    CHECK(left.runs <= runs);
  }
}
