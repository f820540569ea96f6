// The rows of a comparison.
#include "comparison.hpp"

#include "catch.hpp"

using namespace eight_puzzle;

TEST_CASE("The rows of a comparison stand under their headings within 80 columns", "[comparison]") {
  const Found one = {true, "ddrr", 1000, 999, 2000, 50};
  const Found most = {true, std::string(1814399, 'd'), 9999999999, 9999999999, 9999999999, 3628800};
  const Found none = {false, "", 1, 1, 1, 1};
  CHECK(comparison_headings + comparison_row(algorithms[0], one, 0.00149) +
            comparison_row(algorithms[1], most, 88.3) + comparison_row(algorithms[4], none, 0) ==
        "              moves       visited      expanded     generated    stored   CPU ms\n"
        "astar             4         1,000           999         2,000        50      1.5\n"
        "misplaced 1,814,399 9,999,999,999 9,999,999,999 9,999,999,999 3,628,800 88,300.0\n"
        "ids         gave up             1             1             1         1      0.0\n");
}
