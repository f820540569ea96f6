// What may be the cause of a failure: at most one hint, the first that holds.
#pragma once

#include <csignal>
#include <set>
#include <string>

#include "grader/diagnose.hpp"
#include "grader/judged_run.hpp"
#include "grader/process_result.hpp"
#include "grader/shrink.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// What may be the cause if several boards are left, or "".
inline std::string hint_on_several(const Failure& failure, const Tally& tally,
                                   const Format& format) {
  const JudgedRun& run = failure.smallest.run;
  if (run.process.end == End::stuck && failure.smallest.shrinking == Shrinking::none) {
    return "No run on fewer boards was tried, as a run that hangs takes " +
           std::to_string(run.process.limits.wall_seconds) + " s.";
  }
  const bool answers_one_at_most = run.process.end == End::well && run.score.right_answers <= 1 &&
                                   !run.score.incompletely_answered.empty();
  if (format.gives_one_puzzle() && answers_one_at_most) {
    return std::string(format.name) + " gives one board per run, but this input has " +
           grouped(run.input.puzzles.size()) + ". Does the program read more than one?";
  }
  if (run.score.line_count_if_wrong) return "";  // The verdict tells the cause.
  if (run.symptom() == Symptom::only_late) {
    return "A board alone took at most " + seconds_rounded_up(tally.most_cpu_seconds_alone) +
           " of CPU time (" + grouped(tally.runs_alone) +
           (tally.runs_alone == 1 ? " was" : " were") + " tried). Is the program too slow for " +
           amount(run.input.puzzles.size(), "board") + "?";
  }
  switch (failure.smallest.shrinking) {
    case Shrinking::none: break;
    case Shrinking::cut_short: return "There was no time to find out whether fewer boards fail.";
    case Shrinking::complete:
      return "If any one of these boards is left out, the program does not fail like this. Is "
             "everything reset before the next board? In C or C++, is every array large enough?";
  }
  return "";
}

// Whether a signal comes from a fault of the program. Others have causes outside it.
inline bool is_sign_of_fault(int signal) {
  const std::set<int> faults = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGTRAP};
  return faults.count(signal) == 1;
}

// What may be the cause if one board is left, or "".
inline std::string hint_on_one(const JudgedRun& run, const Tally& tally, const Format& format) {
  const ProcessResult& process = run.process;
  if (is_sign_of_fault(process.signal)) {
    return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
  }
  if (run.score.line_count_if_wrong) return "";  // The verdict tells the cause.
  if (process.end == End::crashed || process.is_out_of_time()) return "";
  // A program's own message tells more than a hint. 124 is the status of the command timeout.
  const bool says_why = !process.errors.empty() || process.exit_status == 124;
  if (process.end == End::bad_status && says_why) return "";
  // If all boards have one distance, one mistake makes all answers wrong.
  if (tally.any_right || tally.distances.size() == 1) return "";
  return std::string("No answer was right. Does the program read and print the format ") +
         format.name + " (--help=formats)?";
}

// What may be the cause, or "". Of several causes, the first one here.
inline std::string hint(const Failure& failure, const Tally& tally, const Format& format) {
  const JudgedRun& run = failure.smallest.run;
  const ProcessResult& process = run.process;
  const bool is_one = run.input.puzzles.size() == 1,
             is_silent = process.end == End::well && process.output_size == 0,
             is_not_run =
                 process.exit_status == 126 || process.exit_status == 127;  // As shells say it.
  if (!failure.fails_always) {
    return std::string("The program does not always fail like this on this input. ") +
           (process.is_out_of_time() ? "Is its time close to the limit? " : "") +
           "Does it use the time, random numbers, hash order, or an uninitialized variable?";
  }
  if (!process.has_read) {
    return std::string("The program seems not to have read its standard input. ") +
           (is_silent ? "A function alone, as for LeetCode, does nothing: a program must read its "
                        "input and print the answers. "
                      : "") +
           "Does it start?" + (is_not_run ? "" : " Does it open a file, as with freopen()?") +
           (process.signal == SIGSEGV ? " Is a local array too large for the stack?" : "");
  }
  if (failure.passes_in_other_layout) {
    if (run.input.text == input_of(format, run.input.puzzles)) {
      return "The program is right if these boards are written like the judge's sample. Does it "
             "accept other spacing, and more or fewer empty lines?";
    }
    const bool is_as_sample =
        run.input.text == input_of(format, run.input.puzzles, format.sample_layout);
    return std::string("The program is right if these boards are written in the usual way") +
           (is_as_sample ? ", but the judge's sample is written as here" : "") +
           ". Does it accept more spaces, more or fewer empty lines, CR LF, a byte order mark, "
           "another symbol for the blank, and a last line without a line end?";
  }
  // Several boards may be late only because they are many.
  const bool waits_at_the_end = process.is_out_of_time() &&
                                run.score.right_answers == run.input.puzzles.size() &&
                                (is_one || process.end == End::stuck);
  if (waits_at_the_end) {
    return "All answers are right. Does the program wait for more input at the end?";
  }
  if (is_silent && !tally.any_output) {
    return std::string("The program wrote nothing to standard output. Does it read the format ") +
           format.name + " (--help=formats)? Does it write to a file, as with freopen()?";
  }
  return is_one ? hint_on_one(run, tally, format) : hint_on_several(failure, tally, format);
}

}  // namespace eight_puzzle
