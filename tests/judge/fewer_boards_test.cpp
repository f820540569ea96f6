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

// Of 100 to 1, of which 1 is the nearest.
Left fewest(const std::vector<State>& wrong, bool is_late, const Fails& fails) {
  Left left;
  const Units near_first = numbered(100), all(near_first.rbegin(), near_first.rend());
  Units wrong_ones;
  for (const State start : wrong) wrong_ones.push_back({start, 0});
  const auto nearer = [](const Unit& unit, const Unit& other) { return unit.start < other.start; };
  left.starts = starts(fewest_failing(all, wrong_ones, nearer, is_late, [&](const Units& units) {
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
    std::vector<State> wrong;
    Fails fails;
    std::vector<State> starts;
    int runs;
  };
  const auto begins_with = [](State start) {
    return [start](const Units& units) { return units.size() > 1 && units[0].start == start; };
  };
  const Fails of_several = [](const Units& units) { return units.size() > 1; };
  for (const auto& [wrong, fails, starts, runs] : std::vector<Case>{
           {{3, 2, 7}, fails_on({2}, ignored), {2}, 1},  // The nearest with a wrong answer.
           {{}, [](const Units&) { return true; }, {1}, 2},
           {{}, fails_on({13}, ignored), {13}, 14},
           {{5}, of_several, {1, 2}, 20},
           {{}, [](const Units& units) { return units.size() > 2; }, {1, 2, 3}, 20},
           {{}, fails_on({3, 40, 41, 97}, ignored), {3, 40, 41, 97}, 70},
           {{}, begins_with(1), {1, 2}, 20},
           {{}, begins_with(100), {100, 99}, 30},  // Only in the order in which they were given.
       }) {
    const Left left = fewest(wrong, false, fails);
    CHECK(left.starts == starts);
    CHECK(left.runs <= runs);
  }
  // If that takes long, each is tried alone.
  CHECK(fewest({}, true, fails_on({98}, ignored)).runs == 98);
  CHECK(fewest({}, true, of_several).starts == std::vector<State>{1, 2});
}
