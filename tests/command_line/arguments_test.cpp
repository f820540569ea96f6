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
      {{"-ca", "astar,best"}, "invalid argument 'best' for '--algorithm': expected one of " + listed(names)},
      {{"-ca", "astar,"}, "invalid argument '' for '--algorithm': expected one of " + listed(names)},
      {{"--random=-1"}, "invalid argument '-1' for '--random': " + digits},
      {{"--seed", "x", "-r1"}, "invalid argument 'x' for '--seed': " + digits},
      {{"--limit="}, "invalid argument '' for '--limit': " + digits},
      {{"--limit=1e5"}, "invalid argument '1e5' for '--limit': " + digits},
      {{"--limit=12345678901234567890"}, "invalid argument '12345678901234567890' for '--limit': " + digits},
      {{"-w-1"}, "invalid argument '-1' for '--weight': " + weights},
      {{"-w", "nan"}, "invalid argument 'nan' for '--weight': " + weights},
      {{"--weight="}, "invalid argument '' for '--weight': " + weights},
      {{"-w", "1e4"}, "invalid argument '1e4' for '--weight': " + weights},
      {{"-w", "1.2.3"}, "invalid argument '1.2.3' for '--weight': " + weights},
      {{"-w", "0x10"}, "invalid argument '0x10' for '--weight': " + weights},
      {{"-w", " 2"}, "invalid argument ' 2' for '--weight': " + weights},
      {{"-w", "."}, "invalid argument '.' for '--weight': " + weights},
      {{"-w1000.1"}, "invalid argument '1000.1' for '--weight': " + weights},
      {{"-g", "12345678"}, "invalid argument '12345678' for '--goal': a 3x3 board has 9 symbols"},
      {{"-g", "12345678#1"}, "invalid argument '12345678#1' for '--goal': '1' appears twice in this board"},
      {{"-g", ""}, "invalid argument '' for '--goal': a 3x3 board has 9 symbols"},
      {{"-g", "12345679#"}, "invalid argument '12345679#' for '--goal': unexpected '9': a 3x3 board is written with 1-8 and '#'"},
      {{"-g", "12345677#"}, "invalid argument '12345677#' for '--goal': '7' appears twice in this board"},
      {{"-g", "1#345678x"}, "invalid argument '1#345678x' for '--goal': the blank appears twice in this board"},
      {{"--distance=-1", "-r1"}, "invalid argument '-1' for '--distance': " + distances},
      {{"--distance=9-3", "-r1"}, "invalid argument '9-3' for '--distance': " + distances},
      {{"--distance=9-", "-r1"}, "invalid argument '9-' for '--distance': " + distances},
      {{"--distance=1-2-3", "-r1"}, "invalid argument '1-2-3' for '--distance': " + distances},
      {{"--distance=x-y", "--all"}, "invalid argument 'x-y' for '--distance': " + distances},
      {{"--distance=", "--all"}, "invalid argument '' for '--distance': " + distances},
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

TEST_CASE("A name may be shortened to a beginning or any part that no other row has",
          "[arguments]") {
  CHECK(parsed({"-f1525"}).format.judge.name == std::string("boj1525"));
  CHECK(parsed({"-fLeet"}).format.judge.name == std::string("leetcode773"));
  CHECK(parsed({"-falds"}).format.judge.name == std::string("alds1_13_b"));
  CHECK(parsed({"-f179"}).format.judge.name == std::string("acwing179"));
  CHECK(parsed({"-amis"}).search.algorithms.at(0).name == std::string("misplaced"));
  CHECK(parsed({"-abf"}).search.algorithms.at(0).name == std::string("bfs"));  // Not bibfs.
  CHECK(parsed({"-aastar"}).search.algorithms.at(0).name == std::string("astar"));
  CHECK(parsed({"--ties=sh"}).search.rule.name == std::string("shallow"));
  CHECK(size_text(parsed({"-s5x"}).format.grid) == "5x2");
  CHECK(parsed({"--help=form"}).topic == "formats");
  // What is ambiguous gets the names that it may mean.
  CHECK(error_of({"-f", "boj1"}) ==
        "invalid argument 'boj1' for '--format': expected one of boj11112, boj1525");
  CHECK(error_of({"-f", "acwing"}) ==
        "invalid argument 'acwing' for '--format': expected one of acwing845, acwing179");
  std::vector<std::string> with_an_s;
  for (const Algorithm& algorithm : algorithms) {
    const std::string name = algorithm.name;
    if (name.find('s') != name.npos) with_an_s.push_back(name);
  }
  CHECK(error_of({"-a", "s"}) ==
        "invalid argument 's' for '--algorithm': expected one of " + listed(with_an_s));
  CHECK_THAT(error_of({"-s2"}), StartsWith("invalid argument '2' for '--size': "));
}

TEST_CASE("Only the letters and digits of a name count and case does not", "[arguments]") {
  struct Case {
    std::string written, name;
  };
  // clang-format off
  for (const auto& [written, name] : std::vector<Case>{
      {"BOJ 11112", "boj11112"},
      {"AcWing 845", "acwing845"},
      {"ALDS1_13_B", "alds1_13_b"},
      {"alds1 13 b", "alds1_13_b"},
      {"POJ_1077", "poj1077"},
  }) {
    // clang-format on
    CAPTURE(written);
    CHECK(parsed({"-f", written}).format.judge.name == std::string(name));
  }
  CHECK(error_of({"-f", "boj1525, alds1_13_b"}) != "");
  CHECK(error_of({"-f", ""}) != "");
  CHECK(error_of({"-f", "-_ "}) != "");
}
