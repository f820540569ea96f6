// The values of options' arguments, and what is said of wrong ones.
#include "command_line/arguments.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/command_line.hpp"

using namespace eight_puzzle;

TEST_CASE("A wrong argument is quoted with what was expected", "[arguments]") {
  std::vector<std::string> names;
  for (const Algorithm& algorithm : algorithms) names.push_back(algorithm.name);
  const std::string digits = "expected a whole number of at most 19 digits";
  const std::string distances = "expected a number of moves, or A-B with A at most B";
  const std::string weights = "expected a number from 0 to 1000";
  struct Case {
    std::vector<std::string> arguments;
    std::string message;
  };
  // clang-format off
  for (const auto& [arguments, message] : std::vector<Case>{
      {{"--size=4x4"}, "invalid argument '4x4' for '--size': expected one of 2x2, 2x3, 3x2, 2x4, 4x2, 3x3, 2x5, 5x2"},
      {{"-abest"}, "invalid argument 'best' for '--algorithm': expected one of " + listed(names)},
      {{"-ca", "astar,"}, "invalid argument 'astar,' for '--algorithm': expected one of " + listed(names)},
      {{"--random=-1"}, "invalid argument '-1' for '--random': " + digits},
      {{"--limit=1e5"}, "invalid argument '1e5' for '--limit': " + digits},
      {{"--limit=12345678901234567890"}, "invalid argument '12345678901234567890' for '--limit': " + digits},
      {{"-w-1"}, "invalid argument '-1' for '--weight': " + weights},
      {{"--weight="}, "invalid argument '' for '--weight': " + weights},
      {{"-w", "1.2.3"}, "invalid argument '1.2.3' for '--weight': " + weights},
      {{"-w", "0x10"}, "invalid argument '0x10' for '--weight': " + weights},
      {{"-w", " 2"}, "invalid argument ' 2' for '--weight': " + weights},
      {{"-w1000.1"}, "invalid argument '1000.1' for '--weight': " + weights},
      {{"-s2x5", "-g", "12345678"}, "invalid argument '12345678' for '--goal': a 2x5 board has 10 symbols"},
      {{"-g", "12345677#"}, "invalid argument '12345677#' for '--goal': '7' appears twice in this board"},
      {{"--distance=-1", "-r1"}, "invalid argument '-1' for '--distance': " + distances},
      {{"--distance=9-3", "-r1"}, "invalid argument '9-3' for '--distance': " + distances},
      {{"--distance=1-2-3", "-r1"}, "invalid argument '1-2-3' for '--distance': " + distances},
      {{"--distance=12345678901234567890x", "-r1"}, "invalid argument '12345678901234567890x' for '--distance': " + distances},
      {{"--ties=fifo"}, "invalid argument 'fifo' for '--ties': expected one of deep, shallow, new, old"},
      {{"--help=option"}, "invalid argument 'option' for '--help': expected one of formats, searches, columns, test"},
  }) {
    // clang-format on
    CAPTURE(arguments);
    CHECK(error_of(arguments) == message);
  }
  CHECK_THAT(error_of({"-fpoj1077", "-g", "12345679#"}),
             EndsWith("unexpected '9': a 3x3 board is written with 1-8 and 'x'"));
  CHECK_THAT(error_of({"-f1"}),
             StartsWith("invalid argument '1' for '--format': expected one of boj11112, "));
}

TEST_CASE("A name may be shortened to any part that no other row has", "[arguments]") {
  CHECK(parsed({"-f1525"}).format.name == std::string("boj1525"));
  CHECK(parsed({"-fLeet"}).format.name == std::string("leetcode773"));
  CHECK(parsed({"-alin"}).algorithms.at(0).name == std::string("linear"));
  CHECK(parsed({"-abfs"}).algorithms.at(0).name == std::string("bfs"));  // Not bibfs.
  CHECK(parsed({"-aastar"}).algorithms.at(0).name == std::string("astar"));
  CHECK(size_text(parsed({"-s5x"}).format.grid) == "5x2");
  CHECK(parsed({"--help=form"}).topic == "formats");
  // What is ambiguous gets the names that it may mean.
  CHECK_THAT(error_of({"-abf"}), EndsWith("expected one of bfs, bibfs"));
  CHECK(error_of({"-f", "boj1"}) ==
        "invalid argument 'boj1' for '--format': expected one of boj11112, boj1525");
  CHECK_THAT(error_of({"-s2"}), EndsWith("expected one of 2x2, 2x3, 3x2, 2x4, 4x2, 2x5, 5x2"));
}

TEST_CASE("Only the letters and digits of a name count and case does not", "[arguments]") {
  CHECK(parsed({"-f", "BOJ 11112"}).format.name == std::string("boj11112"));
  CHECK(parsed({"-f", "alds1 13 b"}).format.name == std::string("alds1_13_b"));
  CHECK(error_of({"-f", "boj1525, alds1_13_b"}) != "");
  CHECK(error_of({"-f", ""}) != "");
}
