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
Left dropped(std::size_t count, const std::vector<State>& needed) {
  Left left;
  Units units = numbered(count);
  drop_unneeded(units, fails_on(needed, left.runs));
  left.starts = starts(units);
  return left;
}

// Of 1 to 100, each as far as its number from 50: 50 is nearest.
Left fewest(std::size_t first_wrong, const Fails& fails) {
  Left left;
  const auto distance = [](const Unit& unit) { return std::abs(int(unit.start) - 50); };
  left.starts =
      starts(fewest_failing(numbered(100), first_wrong, distance, [&](const Units& units) {
        ++left.runs;
        return fails(units);
      }));
  return left;
}

}  // namespace

TEST_CASE("Boards that fail only together are kept in order", "[fewer_boards]") {
  for (const std::size_t count : {1u, 2u, 3u, 7u, 100u, 1500u}) {
    CAPTURE(count);
    CHECK(dropped(count, {1}).starts == std::vector<State>{1});
    CHECK(dropped(count, {count}).starts == std::vector<State>{count});
    if (count > 2) CHECK(dropped(count, {2, count}).starts == std::vector<State>{2, count});
  }
  CHECK(dropped(100, {}).starts.size() == 1);  // Never none.
  CHECK(dropped(100, {3, 40, 41, 100}).starts == std::vector<State>{3, 40, 41, 100});
  CHECK(dropped(100, {30, 80}).runs <= 28);  // Two for each halving and board.
}

TEST_CASE("A near board that fails alone is found in eight runs", "[fewer_boards]") {
  for (const State nearest : {1u, 2u, 50u, 99u, 100u}) {
    CAPTURE(nearest);
    int runs = 0;
    Units units;
    take_one(units, numbered(100), [&](const Units& fewer) {
      ++runs;
      return fewer.at(0).start >= nearest;
    });
    CHECK(starts(units) == std::vector<State>{nearest});
    CHECK(runs <= 8);  // The first, and seven by bisection.
  }
}

TEST_CASE("The fewest boards that fail are found in few runs", "[fewer_boards]") {
  int ignored = 0;
  struct Case {
    std::size_t first_wrong;
    Fails fails;
    std::vector<State> starts;
    int runs;
  };
  const auto several = [](const Units& units) { return units.size() > 1; };
  const auto after_80 = [](const Units& units) {  // Wrong on any board that follows 80.
    return units.size() > 1 && holds({units.begin(), units.end() - 1}, 80);
  };
  for (const auto& [first_wrong, fails, starts, runs] : std::vector<Case>{
           {1, [](const Units&) { return true; }, {50}, 1},  // The nearest at once.
           {90, fails_on({90}, ignored), {90}, 9},           // The first wrong answer.
           {0, fails_on({13}, ignored), {13}, 150},          // Each alone.
           {2, several, {50, 50}, 30},                       // Any two; as near as can be.
           {0, [](const Units& units) { return units.size() > 2; }, {50, 50, 50}, 18},
           {11, [](const Units& units) { return units.size() > 10; }, std::vector<State>(11, 50),
            60},
           {0, fails_on({3, 40, 41, 97}, ignored), {41, 40, 3, 97}, 250},
           {90,
            [](const Units& units) { return units.size() > 2 && holds(units, 90); },
            {50, 50, 90},
            250},
           {81, after_80, {80, 50}, 75},  // What one leaves behind.
       }) {
    const Left left = fewest(first_wrong, fails);
    CHECK(left.starts == starts);
    CHECK(left.runs <= runs);
  }
  int runs = 0;  // What shows only if another follows.
  Units units = numbered(100);
  take_group(units, 60, fails_on({60, 61}, runs));
  CHECK(starts(units) == std::vector<State>{60, 61});
  CHECK(runs == 1);
}
