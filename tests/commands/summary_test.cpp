// What --stats says.
#include <ctime>
#include <string>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/run.hpp"

TEST_CASE("The summary counts boards and expansions", "[summary]") {
  const std::string start = summary_of({"--stats"}, "2\n12345#786\n" + not_solvable);
  CHECK_THAT(start,
             StartsWith("2 boards, 1 impossible; 0 states expanded; no table of all distances; "));
  CHECK_THAT(start, EndsWith(" ms CPU"));
  CHECK_THAT(summary_of({}, "1\n" + solved), StartsWith("1 board, 0 impossible; "));
  // Of the solvers of all goals.
  const std::string first = "64785.321 12345678. ", second = ".12345678 .86742531 ";
  const auto expanded = [](const std::string& pairs) {
    return figure_after("impossible; ", summary_of({"-flanqiao"}, pairs));
  };
  CHECK(expanded(second) > 0);
  CHECK(expanded(first + second) == expanded(first) + expanded(second));
}

TEST_CASE("The summary says whether a table was built", "[summary]") {
  for (const std::string format : {"boj11112", "boj1525"}) {
    const auto boards = [&](const std::string& count) {
      return printed({"-f", format, "--unsolvable", "--random=" + count});
    };
    const std::string table = "; 1 table of all distances; ";
    CHECK_THAT(summary_of({"-f", format}, boards("2000")),
               ContainsSubstring("; 0 states expanded" + table));
    CHECK_THAT(summary_of({"-f", format}, boards("1000")), ContainsSubstring("; no table"));
    CHECK_THAT(summary_of({"-mf", format}, boards("1000")), ContainsSubstring(table));
  }
}

TEST_CASE("The summary gives CPU time in milliseconds", "[summary]") {
  const auto now = [] { return 1000 * double(std::clock()) / CLOCKS_PER_SEC; };
  const double before = now();
  const std::string summary = summary_of({}, "1\n64785#321");
  const double after = now();
  const double shown = figure_after("distances; ", summary);
  CHECK(shown >= before - 1);
  CHECK(shown <= after + 1);
}

TEST_CASE("The summary counts the boards of all files in batches and with moves", "[summary]") {
  std::string input = "2000\n";
  for (int i = 0; i < 1000; ++i) input += "647\n85#\n321\n" + not_solvable;
  const std::string boards = "2,000 boards, 1,000 impossible; ";
  CHECK_THAT(summary_of({}, input), StartsWith(boards));
  CHECK_THAT(summary_of({"-m"}, input), StartsWith(boards));
  CHECK_THAT(summary_of({"-m", "a", "b"}, input), StartsWith("4,000 boards, 2,000 impossible; "));
}
