// The tables and rows of --compare, and the lines of --trace.
#include "display/tables.hpp"

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"
#include "support/textbook.hpp"

using namespace eight_puzzle;

namespace {

// The row with the means of what a search found on some boards.
std::string row_of(const std::string& search, const std::vector<TimedResult>& all) {
  Figures figures;
  for (const TimedResult& found : all) figures.add(found);
  return comparison_row(named(search), figures);
}

}  // namespace

TEST_CASE("The rows of a comparison stand under their headings within 80 columns", "[tables]") {
  TimedResult large = {{std::string(1814399, 'd')}, 12.3};
  for (const CountColumn& count : count_columns) large.*count.field = 9999999;
  large.generated = 59999999;
  const std::string table =
      heading_line(comparison_columns()) +
      row_of("astar", {{{"ddrr", 1000, 999, 2000, 50}, 0.00149}}) + row_of("misplaced", {large}) +
      row_of("astar", {{{{}, 1, 1, 1, 1}, 0}}) + row_of("misplaced", {{{"", 1, 0, 0, 1}, 0}});
  const std::vector<std::string> expected = {
      "              moves     visited   expanded  generated     stored  ",
      "astar             4       1,000        999      2,000         50  ",
      "misplaced 1,814,399   9,999,999  9,999,999 59,999,999  9,999,999  ",
      "astar       gave up           1          1          1          1  ",
      "misplaced         0           1          0          0          1  "};
  const std::vector<std::string> ends = {"  CPU ms", "     1.5", "12,300.0", "     0.0",
                                         "     0.0"};
  const auto lines = lines_of(table);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    CHECK_THAT(lines[i], StartsWith(expected.at(i)) && EndsWith(ends.at(i)));
    CHECK(lines[i].size() == lines[0].size());
    INFO("with a new column, others must be narrower");
    CHECK(lines[i].size() <= 80);
  }
}

TEST_CASE("Some search adds to each count", "[tables]") {
  for (const CountColumn& count : count_columns) {
    INFO("no search adds to the count " << count.title);
    bool is_counted = false;
    for (const Search& search : default_searches()) {
      is_counted |= run_search(problem("1354#8762"), search).*count.field > 0;
    }
    CHECK(is_counted);
  }
}

TEST_CASE("Means are over all boards", "[tables]") {
  CHECK_THAT(
      row_of("astar",
             {{{"d", 10, 9, 3, 5}, 0.001}, {{"", 1, 0, 0, 1}, 0}, {{"drdr", 21, 19, 4, 7}, 0.004}}),
      StartsWith("astar           1.7          11          9          2          4  ") &&
          EndsWith(" 1.7\n"));
}

TEST_CASE("Means say how often a search gave up and count what it did until then", "[tables]") {
  std::vector<TimedResult> most(1234, {{"d", 1, 1, 1, 1}, 0}), few(1234, {{{}, 3, 1, 1, 1}, 0});
  most[7] = {{{}, 1, 1, 1, 1}, 0};
  few[7] = {{"d", 3, 1, 1, 1}, 0};
  // The figure that is too long for its column keeps a space before it.
  CHECK_THAT(row_of("astar", most), StartsWith("astar     1 gave up           1          1 "));
  CHECK_THAT(row_of("misplaced", few), StartsWith("misplaced 1,233 gave up       3          1 "));
}

TEST_CASE("A CSV row has ungrouped figures and empty fields where there are none", "[tables]") {
  Format format = formats[0];
  format.resize({2, 2});
  const NumberedPuzzle puzzle = {
      {reference::pack("#123"), reference::pack("123#")}, format, "", 1234};
  CHECK_THAT(csv_row(puzzle, named("astar"), {{"ddrr", 1000, 999, 2000, 50, 12}, 1.00149}, 4,
                     {123457, tie_rules[1]}),
             StartsWith("1234,#123,123#,12,astar,4,1000,999,2000,50,") &&
                 EndsWith(",1001.49,4,0.123457,shallow\n"));
  CHECK_THAT(csv_row(puzzle, named("tree"), {{"", 1, 0, 0, 1, 0}, 0}, 0, {1000 * unit_weight}),
             StartsWith("1234,#123,123#,0,tree,0,1,0,0,1,") && EndsWith(",0,0,1000,\n"));
  CHECK_THAT(csv_row(puzzle, named("bfs"), {{{}, 5, 4, 3, 2}, 0}, 31, {2 * unit_weight}),
             StartsWith("1234,#123,123#,,bfs,,5,4,3,2,") && EndsWith(",0,31,,\n"));
}

TEST_CASE("A trace has a line for every state visited before the answer", "[tables]") {
  const std::string titles =
      "    visited     parent          board move         g  h       f       open";
  CHECK(printed({"-aastar", "--trace"}, "1 1234#5786") ==
        "board 1: 123 4#5 786 to 123 456 78#, h = 2\n" + titles +
            "\n"
            "          1          -    123 4#5 786    -         0  2       2          0\n"
            "          2          1    123 45# 786    r         1  1       2          3\n"
            "          3          2    123 456 78#    d         2  0       2          4\n"
            "2\n");
  CHECK(printed({"--limit=1", "--trace", "--ties=old", "-w2"}, "1 1234#5786") ==
        "board 1: 123 4#5 786 to 123 456 78#, h = 2, W = 2, ties = old\n" + titles +
            "\n"
            "          1          -    123 4#5 786    -         0  2       4          0\n"
            "          2          1    123 45# 786    r         1  1       3          3\n"
            "gave up\n");
  CHECK(printed({"-abibfs", "--trace", "-m", "-flanqiao"}, "12345.786 12345678.") ==
        "board 1: 123 45. 786 to 123 456 78., h = 1\n" + titles +
            "  side\n"
            "          1          -    123 45. 786    -         0  -       -          1 start\n"
            "1 d\n");
  CHECK(printed({"-abfs", "--trace"}, "1 12345687#") == "impossible\n");
  CHECK_THAT(printed({"-abibfs", "--trace"}, "1 1234#5786"),
             ContainsSubstring(
                 "\n          2          -    123 456 78#    -         0  -       -          4  "
                 "goal\n2\n"));
  CHECK_THAT(
      printed({"-agreedy", "--trace"}, "1 12345#786"),
      EndsWith(
          "\n          2          1    123 456 78#    d         1  0       0          2\n1\n"));
  CHECK_THAT(printed({"-w1.25", "--trace"}, "1 1234567#8"),
             ContainsSubstring("    -         0  1    1.25          0\n"));
  CHECK_THAT(printed({"-w0.000001", "--trace"}, "1 1234567#8"),
             ContainsSubstring(", h = 1, W = 0.000001\n"));
  CHECK_THAT(printed({"-abfs", "--trace", "-fuva652"}, "2 1234567x8 1234567x8"),
             ContainsSubstring("\nr\nboard 2: "));
}

TEST_CASE("The lines of the first ten million states fit in 80 columns", "[tables]") {
  const Visit visit{reference::pack("98765432#1"),
                    {'u', 1814399, 9999999},
                    10000000,
                    55,
                    millionths(12345.5),
                    "start"};
  Format format = formats[0];
  format.resize({5, 2});
  const std::string line = trace_line(format, 10000000, visit);
  CHECK(line ==
        " 10,000,000  9,999,999 98 76 54 32 #1    u 1,814,399 55 12345.5 10,000,000 start\n");
  CHECK(line.size() <= 81);
  CHECK(heading_line(trace_columns).size() == line.size());
}
