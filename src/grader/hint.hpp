// What may be the cause of a failure: at most one hint. Begin at hint(), which lists the causes.
#pragma once

#include <csignal>
#include <cstddef>
#include <set>
#include <string>

#include "grader/diagnose.hpp"
#include "grader/process_result.hpp"
#include "grader/score.hpp"
#include "grader/scored_run.hpp"
#include "grader/shrink.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// What is known of a failure.
struct Failure {
  ScoredRun original;   // The run on the input that the program was tested on.
  ShrinkResult shrunk;  // The run on the smallest input on which it was found to fail.
  Diagnosis diagnosis;
  Tally tally;  // Of all runs.
  Format format;

  // Of the smallest run:
  const ProcessResult& process() const { return shrunk.run.process; }
  const Score& score() const { return shrunk.run.score; }
  std::size_t puzzle_count() const { return shrunk.run.input.puzzles.size(); }
  bool is_silent() const {
    return process().ending == RunEnding::well && process().output_size == 0;
  }
  // Whether the command timeout has ended the program, as its exit status says.
  bool was_ended_by_timeout() const { return process().exit_status == 124; }
  // Whether the verdict tells the cause. A wrong number of lines does.
  bool verdict_tells_cause() const { return score().wrong_line_count || was_ended_by_timeout(); }
};

// Each function hint_on_...() below looks at one cause. It returns "" if that is not the cause.
inline std::string hint_on_chance(const Failure& failure) {
  if (failure.diagnosis.fails_each_time) return "";
  const bool may_be_slow =
      failure.process().has_exceeded_time_limit() || failure.was_ended_by_timeout();
  return std::string("The program does not always fail like this on this input. ") +
         (may_be_slow ? "Is its time close to the limit? " : "") +
         "Does it use the time, random numbers, hash order, or an uninitialized variable?";
}

inline std::string hint_on_unread_input(const Failure& failure) {
  const ProcessResult& process = failure.process();
  if (process.has_read_input) return "";
  const bool is_not_run =
      process.exit_status == 126 || process.exit_status == 127;  // As shells say it.
  return std::string("The program seems not to have read its standard input. ") +
         (failure.is_silent() ? "A function alone, as for LeetCode, does nothing: a program must "
                                "read its input and print the answers. "
                              : "") +
         "Does it start?" + (is_not_run ? "" : " Does it open a file, as with freopen()?") +
         (process.signal == SIGSEGV ? " Is a local array too large for the stack?" : "");
}

inline std::string hint_on_layout(const Failure& failure) {
  const PassingLayout passing_layout = failure.diagnosis.passing_layout;
  if (passing_layout == PassingLayout::none) return "";
  if (passing_layout == PassingLayout::sample) {
    return "The program is right if these boards are written like the judge's sample. Does it "
           "accept other spacing, and more or fewer empty lines?";
  }
  const auto& [puzzles, text] = failure.shrunk.run.input;
  const bool is_in_sample_layout =
      text == input_text(failure.format, puzzles, failure.format.sample_layout);
  return std::string("The program is right if these boards are written in the usual way") +
         (is_in_sample_layout ? ", but the judge's sample is written as here" : "") +
         ". Does it accept more spaces, more or fewer empty lines, CR LF, a byte order mark, "
         "another symbol for the blank, and a last line without a line end?";
}

inline std::string hint_on_waiting(const Failure& failure) {
  const RunEnding ending = failure.process().ending;
  // Several boards may take too long only because they are many.
  const bool may_wait =
      ending == RunEnding::hung || (ending == RunEnding::too_slow && failure.puzzle_count() == 1);
  if (!may_wait || failure.score().right_answers != failure.puzzle_count()) return "";
  return "All answers are right. Does the program loop or wait for more input at the end?";
}

inline std::string hint_on_silence(const Failure& failure) {
  if (!failure.is_silent() || failure.tally.any_output) return "";
  return std::string("The program wrote nothing to standard output. Does it read the format ") +
         failure.format.name + " (--help=formats)? Does it write to a file, as with freopen()?";
}

inline std::string hint_on_hanging(const Failure& failure) {
  const ProcessResult& original = failure.original.process;
  if (!original.used_up_wall_time || failure.puzzle_count() == 1) return "";
  return "No run on fewer boards was tried, as a run that hangs takes " +
         std::to_string(original.limits.wall_seconds) + " s.";
}

inline std::string hint_on_one_puzzle_per_run(const Failure& failure) {
  const bool gets_too_many = failure.format.gives_one_puzzle() && failure.puzzle_count() > 1;
  const bool answers_one_at_most = failure.process().ending == RunEnding::well &&
                                   failure.score().right_answers <= 1 &&
                                   !failure.score().incomplete.puzzles.empty();
  if (!gets_too_many || !answers_one_at_most) return "";
  return std::string(failure.format.name) + " gives one board per run, but this input has " +
         grouped(failure.puzzle_count()) + ". Does the program read more than one?";
}

inline std::string hint_on_crash(const Failure& failure) {
  const std::set<int> crashes = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGTRAP};
  if (failure.puzzle_count() > 1 || crashes.count(failure.process().signal) == 0) return "";
  return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
}

inline std::string hint_on_slowness(const Failure& failure) {
  const Tally& tally = failure.tally;
  const bool is_just_too_slow =
      failure.shrunk.run.symptom() == Symptom::just_too_slow && failure.puzzle_count() > 1;
  if (!is_just_too_slow || tally.runs_alone == 0 || failure.verdict_tells_cause()) return "";
  return "A board alone took at most " + seconds_rounded_up(tally.most_cpu_seconds_alone) +
         " of CPU time (" + grouped(tally.runs_alone) + (tally.runs_alone == 1 ? " was" : " were") +
         " tried). Is the program too slow for " + amount(failure.puzzle_count(), "board") + "?";
}

inline std::string hint_on_several_puzzles(const Failure& failure) {
  const ShrinkEnding ending = failure.shrunk.ending;
  if (failure.puzzle_count() == 1 || ending == ShrinkEnding::left_open) return "";
  const bool is_time_up = ending == ShrinkEnding::time_up;
  const std::string known =
      is_time_up
          ? "There was no time to find out whether fewer boards fail."
          : "Each of these boards is needed: without it, the program does not fail like this.";
  if (failure.verdict_tells_cause()) return is_time_up ? known : "";
  return known +
         " Is everything reset before the next board? In C or C++, is every array large enough?";
}

inline std::string hint_on_format(const Failure& failure) {
  if (failure.puzzle_count() > 1 || failure.verdict_tells_cause()) return "";
  const ProcessResult& process = failure.process();
  // These have other causes.
  if (process.ending == RunEnding::crashed || process.has_exceeded_time_limit()) return "";
  // A program's own message tells more than a hint.
  if (process.ending == RunEnding::bad_status && !process.error_text.empty()) return "";
  // If all boards have one distance, one mistake makes all answers wrong.
  if (failure.tally.any_right || failure.tally.nearest == failure.tally.furthest) return "";
  return std::string("No answer was right. Does the program read and print the format ") +
         failure.format.name + " (--help=formats)?";
}

using HintOnCause = std::string (*)(const Failure& failure);
inline constexpr HintOnCause hints[] = {hint_on_chance,
                                        hint_on_unread_input,
                                        hint_on_layout,
                                        hint_on_waiting,
                                        hint_on_silence,
                                        hint_on_hanging,
                                        hint_on_one_puzzle_per_run,
                                        hint_on_crash,
                                        hint_on_slowness,
                                        hint_on_several_puzzles,
                                        hint_on_format};

// The hint on the first cause, in this order, that may be the one; or "".
inline std::string hint(const Failure& failure) {
  for (const HintOnCause hint_on_cause : hints) {
    const std::string found = hint_on_cause(failure);
    if (!found.empty()) return found;
  }
  return "";
}

}  // namespace eight_puzzle
