// Which hint is shown for which cause, and which if several hold. (Programs with these causes:
// grader_test.cpp)
#include "grader/hint.hpp"

#include <csignal>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "text/formats.hpp"

using namespace eight_puzzle;

namespace {

// A failure on so many puzzles, and what is known of all runs. By itself it gives no hint.
struct Known {
  Failure failure = {{}, {}, {}, {}, formats[0]};
  Tally& tally = failure.tally;
  Format& format = failure.format;
  ScoredRun& smallest = failure.shrunk.run;
  ProcessResult& process = smallest.process;

  explicit Known(std::size_t puzzles) {
    smallest.input.puzzles.resize(puzzles);
    smallest.score.first_fault = "wrong";
    process.ending = RunEnding::bad_status;
    process.limits.wall_seconds = 30;
    process.output_size = 2;
    tally.any_right = tally.any_output = true;
    tally.nearest = 0;
    tally.furthest = 1;
  }
  std::string hinted() const { return hint(failure); }
};

// Causes, in the order of their hints.
void by_chance(Known& known) { known.failure.diagnosis.fails_each_time = false; }
void unread(Known& known) { known.process.has_read_input = false; }
void right_as_usual(Known& known) { known.failure.diagnosis.passing_layout = PassingLayout::usual; }
void hung_at_the_end(Known& known) {
  known.process.ending = RunEnding::hung;
  known.smallest.score.right_answers = known.smallest.input.puzzles.size();
}
void silent(Known& known) {
  known.process.ending = RunEnding::well;
  known.process.output_size = 0;
  known.tally.any_output = false;
}
void hung(Known& known) {
  known.process.ending = RunEnding::hung;
  known.process.used_up_wall_time = true;
  known.smallest.score.right_answers = 1;
  known.failure.original.process = known.process;
}
void one_board_per_run(Known& known) {
  known.format.limits.puzzles = 1;
  known.process.ending = RunEnding::well;
  known.smallest.score.incomplete.puzzles.resize(1);
}
void wrong_lines(Known& known) { known.smallest.score.wrong_line_count = {2, 1}; }
void too_slow(Known& known) {
  known.process.ending = RunEnding::too_slow;
  known.tally.runs_alone = 100;
}
void fails_together(Known& known) { known.failure.shrunk.ending = ShrinkEnding::minimal; }
void crashed(Known& known) { known.process.signal = SIGSEGV; }
void never_right(Known& known) { known.tally.any_right = false; }

// Each with the beginning of its hint.
using Causes = std::vector<std::pair<void (*)(Known&), std::string>>;

const std::string waits =
    "All answers are right. Does the program loop or wait for more input at the end?";
const Causes on_any = {
    {by_chance, "The program does not always fail like this on this input. "},
    {unread, "The program seems not to have read its standard input. "},
    {right_as_usual, "The program is right if these boards are written in the usual way. "},
    {hung_at_the_end, waits},
    {silent, "The program wrote nothing to standard output. "},
};
const Causes on_one = {
    {crashed, "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash."},
    {wrong_lines, ""},
    {never_right,
     "No answer was right. Does the program read and print the format boj11112 (--help=formats)?"},
};
const Causes on_two = {
    {hung, "No run on fewer boards was tried, as a run that hangs takes 30 s."},
    {one_board_per_run,
     "boj11112 gives one board per run, but this input has 2. Does the program read more than "
     "one?"},
    {wrong_lines, ""},
    {too_slow, "A board alone took at most 0.0 s of CPU time (100 were tried). "},
    {fails_together,
     "Each of these boards is needed: without it, the program does not fail like this. "},
};

}  // namespace

TEST_CASE("Of several causes the hint tells the one that comes first", "[hint]") {
  for (const unsigned puzzles : {1u, 2u}) {
    Causes causes = on_any;
    const Causes& more = puzzles == 1 ? on_one : on_two;
    causes.insert(causes.end(), more.begin(), more.end());
    for (std::size_t first = 0; first < causes.size(); ++first) {
      // What excludes a later cause, such as another end of the run, takes its place.
      Known known(puzzles);
      for (std::size_t i = causes.size(); i-- > first;) causes[i].first(known);
      CAPTURE(puzzles, first);
      const std::string& hint = causes[first].second;
      CHECK(known.hinted().substr(0, hint.empty() ? std::string::npos : hint.size()) == hint);
    }
  }
}

TEST_CASE("Each hint has a cause above", "[hint]") {
  Causes all = on_any;
  all.insert(all.end(), on_one.begin(), on_one.end());
  all.insert(all.end(), on_two.begin(), on_two.end());
  for (std::size_t i = 0; i < std::size(hints); ++i) {
    bool is_shown = false;
    for (const auto& [cause, beginning] : all) {
      for (const unsigned puzzles : {1u, 2u}) {
        Known known(puzzles);
        cause(known);
        is_shown |= !known.hinted().empty() && known.hinted() == hints[i](known.failure);
      }
    }
    INFO("hint " << i << " of `hints`, from 0, needs a cause above");
    CHECK(is_shown);
  }
}

TEST_CASE("What is known of a failure can leave it without a hint", "[hint]") {
  for (const unsigned puzzles : {1u, 2u}) CHECK(Known(puzzles).hinted() == "");
  for (const RunEnding end : {RunEnding::crashed, RunEnding::too_slow, RunEnding::hung}) {
    Known known(1);
    never_right(known);
    known.process.ending = end;
    CHECK(known.hinted() == "");
  }
  Known of_one_distance(1);
  never_right(of_one_distance);
  of_one_distance.tally.nearest = of_one_distance.tally.furthest;
  CHECK(of_one_distance.hinted() == "");
}

TEST_CASE("Hints depend on how the run ended", "[hint]") {
  for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGKILL, SIGINT}) {
    Known ended(1);
    ended.process.ending = RunEnding::crashed;
    ended.process.signal = signal;
    CHECK((ended.hinted() == "") == (signal == SIGKILL || signal == SIGINT));
  }
  Known failed(1);  // Without a message of its own, it may be the format.
  never_right(failed);
  CHECK_THAT(failed.hinted(), StartsWith("No answer was right. "));
  failed.process.error_text = "NameError";
  CHECK(failed.hinted() == "");
  for (const unsigned puzzles : {1u, 2u}) {  // The command timeout has said it.
    Known timed_out(puzzles);
    (puzzles == 1 ? never_right : fails_together)(timed_out);
    CHECK(timed_out.hinted() != "");
    timed_out.process.exit_status = 124;
    CHECK(timed_out.hinted() == "");
  }
  Known slow_alone(1);  // Several that are too slow may only be too many.
  too_slow(slow_alone);
  slow_alone.smallest.score.right_answers = 1;
  CHECK(slow_alone.hinted() == waits);
  Known not_started(2);
  unread(not_started);
  CHECK(not_started.hinted() ==
        "The program seems not to have read its standard input. Does it start? Does it open a "
        "file, as with freopen()?");
  silent(not_started);
  CHECK_THAT(not_started.hinted(), ContainsSubstring(" A function alone, as for LeetCode, does "));
  Known sometimes_slow(1);
  by_chance(sometimes_slow);
  too_slow(sometimes_slow);
  CHECK_THAT(sometimes_slow.hinted(), ContainsSubstring(" Is its time close to the limit? "));
  Known sometimes_ended(1);
  by_chance(sometimes_ended);
  CHECK(sometimes_ended.hinted().find("close to the limit") == std::string::npos);
  sometimes_ended.process.exit_status = 124;
  CHECK_THAT(sometimes_ended.hinted(), ContainsSubstring(" Is its time close to the limit? "));
  // A program for a judge that gives one board need not take more.
  Known on_boards(2);
  fails_together(on_boards);
  one_board_per_run(on_boards);
  CHECK(on_boards.hinted() ==
        "boj11112 gives one board per run, but this input has 2. Does the program read more than "
        "one?");
  too_slow(on_boards);
  CHECK_THAT(on_boards.hinted(), StartsWith("A board alone took "));
  Known not_tried_alone(2);
  too_slow(not_tried_alone);
  not_tried_alone.tally.runs_alone = 0;
  CHECK(not_tried_alone.hinted() == "");
  Known out_of_time(2);
  out_of_time.failure.shrunk.ending = ShrinkEnding::time_up;
  const std::string no_time = "There was no time to find out whether fewer boards fail.",
                    questions =
                        " Is everything reset before the next board? In C or C++, is every "
                        "array large enough?";
  CHECK(out_of_time.hinted() == no_time + questions);
  out_of_time.process.ending = RunEnding::hung;
  CHECK(out_of_time.hinted() == no_time + questions);
  wrong_lines(out_of_time);
  CHECK(out_of_time.hinted() == no_time);
}
