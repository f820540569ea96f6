// What is said of a run: its verdict, its cost, and the hint below. Runs are made up here. (Real
// ones: trial_test.cpp)
#include "judge/verdict.hpp"

#include <string>
#include <vector>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/source.hpp"

using namespace eight_puzzle;

namespace {

// Of a run on so many boards of 2 moves, which ended like this after it had printed that.
Result result_of(const RunEnd& end, const std::string& printed, std::uint64_t boards) {
  static const Format format = formats[0];
  static Solvers solvers(format.grid);
  Result result = {AnswerCheck(source_of(printed), "mine"), end, {60, 5, 16 << 20}};
  const Unit unit = {reference::pack("1234#5786"), goal3};
  for (std::uint64_t i = 1; i <= boards; ++i) result.check.check({unit, format, "", i}, 2, solvers);
  result.check.check_end();
  return result;
}

const RunEnd well = {}, exit_3 = {RunEnd::badly, "exit status 3"},
             late = {RunEnd::late, "", 5.04, 3.2}, stuck = {RunEnd::stuck},
             killed = {RunEnd::killed, "killed by signal 9 (Killed)", 1.01, 1999.5},
             flooded = {RunEnd::flooded};

}  // namespace

TEST_CASE("The cost of a run is rounded up and stands beside what the judge gives", "[verdict]") {
  struct Case {
    double seconds, megabytes;
    JudgeLimits judge;
    std::string cost;
  };
  // clang-format off
  for (const auto& [seconds, megabytes, judge, cost] : std::vector<Case>{
      {0, 3, {0, 0, 0}, "0.0 s and 3 MB"},
      {0.01, 3.01, {1, 2, 0}, "0.1 s (the judge gives 2 s) and 4 MB"},
      {0.01, 3.01, {1, 1, 256}, "0.1 s (the judge gives 1 s) and 4 MB (256 MB)"},
      {1, 1999.5, {1, 0, 256}, "1.0 s and 2,000 MB (the judge gives 256 MB)"},
  }) {
    // clang-format on
    CHECK(shown_cost({RunEnd::well, "", seconds, megabytes}, judge) == cost);
  }
  CHECK_FALSE(exceeds({RunEnd::well, "", 1, 256}, {100, 1, 256}));
  CHECK(exceeds({RunEnd::well, "", 1.1, 1}, {100, 1, 0}));
  CHECK(exceeds({RunEnd::well, "", 0, 256.1}, {100, 1, 256}));
  CHECK_FALSE(exceeds({RunEnd::well, "", 99, 999}, {100, 0, 0}));
  // So much this program held: the tested one held less.
  const RunEnd ours = {RunEnd::well, "", 0, 38.1, true};
  CHECK(shown_cost(ours, {200, 2, 32}) ==
        "0.0 s (the judge gives 2 s) and less than 39 MB (32 MB)");
  CHECK_FALSE(exceeds(ours, {200, 2, 32}));
}

TEST_CASE("A verdict has the words of the judges and the score of several answers", "[verdict]") {
  struct Case {
    RunEnd end;
    std::string printed;
    std::uint64_t boards;
    std::string verdict;
  };
  // clang-format off
  for (const auto& [end, printed, boards, said] : std::vector<Case>{
      {well, "2\n3\n", 2, "wrong answer: 1 of 2 answers are right"},
      {well, "2\n2\n3\n", 2, "wrong answer: 2 of 2 answers are right, but more output follows"},
      {well, "3\n", 1, "wrong answer"},
      {well, "2\n3\n", 1, "wrong answer"},
      {exit_3, "2\n2\n", 2, "runtime error: exit status 3; 2 of 2 answers are right"},
      {exit_3, "2\n", 1, "runtime error: exit status 3"},
      {late, "2\n", 2, "time limit exceeded: used 5.1 s (the judge gives 1 s) and 4 MB (256 MB); --test allows at most 5 s of CPU time; 1 of 2 answers are right"},
      {stuck, "", 1, "time limit exceeded: did not end within 60 s"},
      {killed, "", 1, "runtime error: killed by signal 9 (Killed); used 1.1 s (the judge gives 1 s) and 2,000 MB (256 MB)"},
      {flooded, "2\n", 1, "output limit exceeded: wrote more than 16 MB to standard output"},
      {{RunEnd::errors_flooded}, "2\n", 1, "output limit exceeded: wrote more than 16 MB to standard error"},
  }) {
    // clang-format on
    CHECK(verdict(result_of(end, printed, boards), {100, 1, 256}) == said);
  }
}

TEST_CASE("The hint below a verdict fits the last run", "[verdict]") {
  const std::string none_smaller = "No smaller input was found that fails. ",
                    early = "Is the whole input read? Does a line end follow each answer? ",
                    state =
                        "Is everything reset before the next board? Is every array large "
                        "enough?",
                    right =
                        "The answer is right, but a judge also wants the program to end, with "
                        "exit status 0.",
                    fast = none_smaller + "Is the program fast enough for 2 boards?";
  struct Case {
    RunEnd end;
    std::string printed;
    std::uint64_t boards;
    std::string hint;
  };
  // clang-format off
  for (const auto& [end, printed, boards, said] : std::vector<Case>{
      {well, "3\n", 1, ""},  // A wrong answer needs no more.
      {well, "2\n3\n", 1, ""},
      {exit_3, "3\n", 1, ""},
      {well, "2\n3\n", 2, none_smaller + state},
      {well, "2\n", 2, none_smaller + early + state},
      {exit_3, "2\n", 2, none_smaller + state},  // It did not read on because it crashed.
      {late, "2\n", 2, fast},
      {stuck, "2\n", 2, fast},
      {killed, "2\n", 2, none_smaller + "Is the program fast and small enough for 2 boards?"},
      {exit_3, "2\n", 1, right},
      {stuck, "2\n", 1, right},
      {exit_3, "", 1, "It fails on a board that takes 2 moves."},
      {late, "", 1, "It fails on a board that takes 2 moves."},
      {flooded, "", 1, "It fails on a board that takes 2 moves."},
      {{RunEnd::errors_flooded}, "2\n", 1, ""},
  }) {
    // clang-format on
    CHECK(hint(result_of(end, printed, boards), "board", 2, "that fails") == said);
  }
  CHECK_THAT(hint(result_of(late, "", 2), "board", 2, "in 40 s"),
             StartsWith("No smaller input was found in 40 s. "));
  CHECK(hint(result_of(exit_3, "", 1), "pair", unreachable, "that fails") ==
        "It fails on a pair that cannot be solved.");
  CHECK(hint(result_of(exit_3, "", 1), "board", 1, "in 10 s") ==
        "It fails on a board that takes 1 move.");
}

TEST_CASE("A command is a source if it is one word with the ending of C or C++", "[verdict]") {
  for (const std::string source : {"mine.cpp", "./a.b/mine.cc", "mine.c"}) CHECK(is_source(source));
  for (const std::string other : {"mine", "cc", "./mine.py", "cat mine.cpp", ""}) {
    CHECK_FALSE(is_source(other));
  }
}
