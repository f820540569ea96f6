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

// What is left of units that differ by their start, 1 to `count`, and after how many runs, if the
// program fails on those that hold all of the `needed`.
struct Left {
  std::vector<State> starts;
  int runs = 0;
};
Left left_of(std::size_t count, const std::vector<State>& needed) {
  Units units;
  for (std::size_t i = 1; i <= count; ++i) units.push_back({i, 0});
  Left left;
  units = without_unneeded(units, [&](const Units& some) {
    ++left.runs;
    CHECK(!some.empty());
    return std::all_of(needed.begin(), needed.end(), [&](State start) {
      return std::any_of(some.begin(), some.end(),
                         [&](const Unit& unit) { return unit.start == start; });
    });
  });
  for (const Unit& unit : units) left.starts.push_back(unit.start);
  return left;
}

}  // namespace

TEST_CASE("Boards that fail only together are kept in order", "[fewer_boards]") {
  for (const std::size_t count : {1u, 2u, 3u, 7u, 100u, 1500u}) {
    CAPTURE(count);
    CHECK(left_of(count, {count}).starts == std::vector<State>{count});
    CHECK(left_of(count, {1}).starts == std::vector<State>{1});
    if (count > 2) CHECK(left_of(count, {2, count}).starts == std::vector<State>{2, count});
  }
  CHECK(left_of(100, {3, 40, 41, 97}).starts == std::vector<State>{3, 40, 41, 97});
}

TEST_CASE("Few runs tell which boards are needed", "[fewer_boards]") {
  CHECK(left_of(100, {100}).runs <= 14);
  CHECK(left_of(100, {80, 100}).runs <= 28);
  CHECK(left_of(100, {3, 40, 41, 97}).runs <= 60);
}
