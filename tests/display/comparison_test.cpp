// The tables and rows of --compare.
#include "display/comparison.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/textbook.hpp"

using namespace eight_puzzle;

namespace {

const Algorithm astar{"astar", true, true, true, nullptr}, bfs{"bfs", false, false, true, nullptr},
    tree_without_ties{"tree", true, false, false, nullptr};
const std::vector<Algorithm> two_searches = {astar, {"misplaced", true, true, true, nullptr}};

const std::vector<Algorithm> all = default_searches();

}  // namespace

TEST_CASE("The rows of a comparison stand under their headings within 80 columns", "[comparison]") {
  INFO(
      "a new column makes others narrower: the last ends at 74; then correct the tables in tests/");
  CHECK(time_column.end == 74);
  Comparison comparison(two_searches, million / 2, ties[1]);
  std::string text = comparison.heading("about this");
  text += comparison.add(0, {true, "ddrr", 1000, 999, 2000, 50, 0.00149});
  text += comparison.add(
      1, {true, std::string(1814399, 'd'), 9999999, 9999999, 59999999, 3628800, 12.3});
  text += comparison.add(0, {false, "", 1, 1, 1, 1, 0});
  text += comparison.add(1, {true, "", 1, 0, 0, 1, 0});
  CHECK(text ==
        "about this, W = 0.5, ties = shallow\n"
        "              moves     visited   expanded  generated     stored    CPU ms\n"
        "astar             4       1,000        999      2,000         50       1.5\n"
        "misplaced 1,814,399   9,999,999  9,999,999 59,999,999  3,628,800  12,300.0\n"
        "astar       gave up           1          1          1          1       0.0\n"
        "misplaced         0           1          0          0          1       0.0\n");
}

TEST_CASE("Some search adds to each count", "[comparison]") {
  for (const Count& count : counts) {
    INFO("no search adds to the count " << count.title);
    bool is_counted = false;
    for (const Algorithm& algorithm : all) {
      is_counted |= search_for(problem("1354#8762"), algorithm).*count.field > 0;
    }
    CHECK(is_counted);
  }
}

TEST_CASE("Means are over all boards", "[comparison]") {
  Comparison comparison(all, million, ties[0]);
  const auto add = [&](const SearchResult& found) {
    for (std::size_t i = 0; i < all.size(); ++i) comparison.add(i, found);
  };
  add({true, "d", 10, 9, 3, 5, 0.001});
  CHECK(comparison.means() == "");
  add({true, "", 1, 0, 0, 1, 0});
  add({true, "drdr", 21, 19, 4, 7, 0.004});
  std::string expected = comparison.heading("mean of 3 boards");
  for (const Algorithm& algorithm : all) {
    expected += (algorithm.name + std::string(9, ' ')).substr(0, 9) +
                "       1.7          11          9          2          4       1.7\n";
  }
  CHECK(comparison.means() == expected);
}

TEST_CASE("Means say how often a search gave up and count what it did until then", "[comparison]") {
  Comparison comparison(two_searches, million, ties[0]);
  for (int board = 0; board < 1234; ++board) {
    comparison.add(0, {board != 7, board != 7 ? "d" : "", 1, 1, 1, 1, 0});
    comparison.add(1, {board == 7, board == 7 ? "d" : "", 3, 1, 1, 1, 0});
  }
  // The figure that is too long for its column keeps a space before it.
  CHECK_THAT(
      comparison.means(),
      EndsWith("astar     1 gave up           1          1          1          1       0.0\n"
               "misplaced 1,233 gave up       3          1          1          1       0.0\n"));
}

TEST_CASE("A CSV row has ungrouped figures and empty fields where there are none", "[comparison]") {
  Format format = formats[0];
  format.resize({2, 2});
  const NumberedPuzzle puzzle = {
      {reference::pack("#123"), reference::pack("123#")}, format, "", 1234};
  CHECK(csv_row(puzzle, astar, {true, "ddrr", 1000, 999, 2000, 50, 1.00149, 12}, 4, 123457,
                ties[1]) ==
        "1234,#123,123#,12,astar,4,1000,999,2000,50,1001.49,4,0.123457,shallow\n");
  CHECK(csv_row(puzzle, tree_without_ties, {true, "", 1, 0, 0, 1, 0, 0}, 0, 1000 * million,
                ties[0]) == "1234,#123,123#,0,tree,0,1,0,0,1,0,0,1000,\n");
  CHECK(csv_row(puzzle, bfs, {false, "", 5, 4, 3, 2, 0}, 31, 2 * million, ties[0]) ==
        "1234,#123,123#,,bfs,,5,4,3,2,0,31,,\n");
}
