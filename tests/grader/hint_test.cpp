// Which hint is shown if several hold. (What causes it: grader_test.cpp)
#include "grader/hint.hpp"

#include <csignal>
#include <string>

#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("Of several causes the hint tells the one that comes first", "[hint]") {
  Failure failure;
  failure.smallest.score.first_fault = "wrong";
  failure.smallest.puzzles.resize(2);
  failure.smallest.process.end = End::late;
  failure.smallest.process.has_read = false;
  failure.smallest.score.right = 1;
  failure.smallest.score.line_count = {2, 1};
  failure.only_as_written = true;
  failure.always = false;
  failure.shrinking = Shrinking::complete;
  Tally tally;
  tally.distances = {0, 1};
  const auto hinted = [&] { return hint(failure, tally, "boj11112"); };
  CHECK_THAT(hinted(), StartsWith("The program does not always fail like this on this input. "));
  failure.always = true;
  CHECK(hinted() ==
        "The program seems not to have read its standard input. Does it start? Does it open a "
        "file, as with freopen()?");
  failure.smallest.process.end = End::well;
  CHECK_THAT(hinted(), ContainsSubstring(" A function alone, as for LeetCode, does nothing: "));
  failure.smallest.process.end = End::late;
  failure.smallest.process.has_read = true;
  CHECK_THAT(hinted(), StartsWith("The program is right with the usual spaces "));
  failure.only_as_written = false;
  CHECK(hinted() == "");  // The score tells of the lines.
  failure.smallest.score.line_count = {};
  CHECK_THAT(hinted(),
             StartsWith("0 boards were tried alone, and took at most 0.0 s of CPU time. "));
  const std::string waits =
      "All answers are right. Does the program wait for more input at the end?";
  failure.smallest.process.end = End::stuck;
  CHECK_THAT(hinted(), StartsWith("Fewer boards were not tried, "));
  failure.smallest.score.right = 2;
  CHECK(hinted() == waits);
  failure.smallest.score.right = 1;
  failure.smallest.process.end = End::well;
  failure.smallest.score.line_count = {0, 1};
  CHECK_THAT(hinted(), StartsWith("The program wrote nothing to standard output. "));
  failure.smallest.score.line_count = {};
  failure.smallest.process.output_size = 2;
  failure.smallest.process.end = End::crashed;
  CHECK_THAT(
      hinted(),
      StartsWith("If any one of these boards is left out, the program does not fail like this. "));
  failure.shrinking = Shrinking::cut_short;
  CHECK(hinted() == "There was no time to find out whether fewer boards fail.");
  failure.shrinking = Shrinking::none;
  CHECK(hinted() == "");
  failure.smallest.puzzles.resize(1);
  for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE}) {
    failure.smallest.process.signal = signal;
    CHECK(hinted() ==
          "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.");
  }
  for (const int signal : {SIGKILL, SIGINT}) {
    failure.smallest.process.signal = signal;
    CHECK(hinted() == "");
  }
  failure.smallest.process.signal = 0;
  failure.smallest.process.end = End::well;
  CHECK(hinted() == "No answer was right. Does the program read and print what boj11112 says?");
  failure.smallest.process.end = End::late;
  failure.smallest.score.right = 1;
  CHECK(hinted() == waits);
  failure.smallest.score.right = 0;
  CHECK(hinted() == "");
  failure.smallest.process.end = End::well;
  tally.any_right = true;
  CHECK(hinted() == "");
  tally = Tally();  // Of one distance.
  tally.distances = {3};
  CHECK(hinted() == "");
}
