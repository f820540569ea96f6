// The tables of --compare.
#include "comparison.hpp"

#include "catch.hpp"

using namespace eight_puzzle;

namespace {

std::string row(const std::string& name, const Figures& figures) {
  for (const Algorithm& algorithm : algorithms) {
    if (algorithm.name == name) return comparison_row(algorithm, figures);
  }
  return "";
}

Figures figures(const Found& found, double seconds) {
  Figures figures;
  figures.add(found, seconds);
  return figures;
}

}  // namespace

TEST_CASE("The rows of a comparison stand under their headings within 80 columns", "[comparison]") {
  CHECK(comparison_headings + row("astar", figures({true, "ddrr", 1000, 999, 2000, 50}, 0.00149)) +
            row("misplaced",
                figures({true, std::string(1814399, 'd'), 9999999, 9999999, 59999999, 3628800},
                        12.3)) +
            row("ids", figures({false, "", 1, 1, 1, 1}, 0)) +
            row("bfs", figures({true, "", 1, 0, 0, 1}, 0)) ==
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
  Figures sums;
  sums.add({true, "d", 10, 9, 3, 5}, 0.001);
  sums.add({true, "", 1, 0, 0, 1}, 0);
  sums.add({true, "drdr", 20, 19, 4, 7}, 0.004);
  CHECK(row("astar", sums) ==
        "astar           1.7         10          9          2         4  2.00      1.7\n");
  sums.add({false, "", 1, 1, 1, 1}, 0);
  CHECK(row("astar", sums).find(" gave up ") != std::string::npos);
}
