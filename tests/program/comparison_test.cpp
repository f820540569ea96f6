// The tables of --compare.
#include "program/comparison.hpp"

#include <stdexcept>

#include "support/catch.hpp"

using namespace eight_puzzle;

namespace {

std::size_t index_of(const std::string& name) {
  for (std::size_t i = 0; i < std::size(algorithms); ++i) {
    if (algorithms[i].name == name) return i;
  }
  throw std::invalid_argument(name);
}

}  // namespace

TEST_CASE("The rows of a comparison stand under their headings within 80 columns", "[comparison]") {
  const auto row = [](const std::string& name, const Found& found) {
    return Comparison(1).add(index_of(name), found);
  };
  CHECK(Comparison(0.5).heading("about this") +
            row("astar", {true, "ddrr", 1000, 999, 2000, 50, 0.00149}) +
            row("misplaced",
                {true, std::string(1814399, 'd'), 9999999, 9999999, 59999999, 3628800, 12.3}) +
            row("ids", {false, "", 1, 1, 1, 1, 0}) + row("bfs", {true, "", 1, 0, 0, 1, 0}) ==
        "about this, W = 0.5\n"
        "              moves    visited   expanded  generated    stored    b*   CPU ms\n"
        "astar             4      1,000        999      2,000        50  6.41      1.5\n"
        "misplaced 1,814,399  9,999,999  9,999,999 59,999,999 3,628,800  1.00 12,300.0\n"
        "ids         gave up          1          1          1         1            0.0\n"
        "bfs               0          1          0          0         1            0.0\n");
}

TEST_CASE("b* makes a uniform tree of the search's size and depth", "[comparison]") {
  // By hand: 3 nodes below the root in one level; 2 + 4 in two, 2 + 4 + 8 in three; one chain.
  CHECK(branching_factor(1, 3) == Approx(3));
  CHECK(branching_factor(2, 6) == Approx(2));
  CHECK(branching_factor(3, 14) == Approx(2));
  CHECK(branching_factor(20, 20) == Approx(1).margin(1e-6));
  // 1 + b + b^2 + b^3 = 53 for b = 3.38...
  const double b = branching_factor(3, 52);
  CHECK(1 + b + b * b + b * b * b == Approx(53));
}

TEST_CASE("Means are over all boards, those of b* over boards with moves", "[comparison]") {
  Comparison comparison(1);
  const auto add = [&](const Found& found) {
    for (std::size_t i = 0; i < std::size(algorithms); ++i) comparison.add(i, found);
  };
  add({true, "d", 10, 9, 3, 5, 0.001});
  CHECK(comparison.means("board") == "");
  add({true, "", 1, 0, 0, 1, 0});
  add({true, "drdr", 20, 19, 4, 7, 0.004});
  std::string expected = comparison.heading("mean of 3 boards");
  for (const std::string name : {"astar    ", "misplaced", "greedy   ", "idastar  ", "bfs      ",
                                 "dfs      ", "ids      "}) {
    expected += name + "       1.7         10          9          2         4  2.00      1.7\n";
  }
  CHECK(comparison.means("board") == expected);
  comparison.add(index_of("astar"), {false, "", 1, 1, 1, 1, 0});
  CHECK(comparison.means("board").find("astar       gave up ") != std::string::npos);
}
