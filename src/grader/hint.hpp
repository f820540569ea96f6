// What may be the cause of a failure: at most one hint. Begin at hint(), which lists the causes.
#pragma once

#include <csignal>
#include <cstddef>
#include <set>
#include <string>

#include "grader/diagnose.hpp"
#include "grader/judged_run.hpp"
#include "grader/process_result.hpp"
#include "grader/score.hpp"
#include "grader/shrink.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// What is known of a failure.
struct Evidence {
  const Failure& failure;
  const Tally& tally;
  const Format& format;
  const JudgedRun& run = failure.smallest;
  const ProcessResult& process = run.process;
  const Score& score = run.score;
  const std::size_t puzzle_count = run.input.puzzles.size();

  bool is_silent() const { return process.end == RunEnd::well && process.output_size == 0; }
  // Whether the command timeout has ended the program, as its exit status says.
  bool is_timed_out() const { return process.exit_status == 124; }
  // Whether the verdict tells the cause. A wrong number of lines does.
  bool verdict_tells_cause() const { return score.wrong_line_count || is_timed_out(); }
};

// Each function hint_on_...() below looks at one cause. It returns "" if that is not the cause.
inline std::string hint_on_chance(const Evidence& evidence) {
  if (evidence.failure.fails_always) return "";
  const bool may_be_slow = evidence.process.is_out_of_time() || evidence.is_timed_out();
  return std::string("The program does not always fail like this on this input. ") +
         (may_be_slow ? "Is its time close to the limit? " : "") +
         "Does it use the time, random numbers, hash order, or an uninitialized variable?";
}

inline std::string hint_on_unread_input(const Evidence& evidence) {
  const ProcessResult& process = evidence.process;
  if (process.has_read) return "";
  const bool is_not_run =
      process.exit_status == 126 || process.exit_status == 127;  // As shells say it.
  return std::string("The program seems not to have read its standard input. ") +
         (evidence.is_silent() ? "A function alone, as for LeetCode, does nothing: a program must "
                                 "read its input and print the answers. "
                               : "") +
         "Does it start?" + (is_not_run ? "" : " Does it open a file, as with freopen()?") +
         (process.signal == SIGSEGV ? " Is a local array too large for the stack?" : "");
}

inline std::string hint_on_layout(const Evidence& evidence) {
  const PassingLayout passing_layout = evidence.failure.passing_layout;
  if (passing_layout == PassingLayout::none) return "";
  if (passing_layout == PassingLayout::sample) {
    return "The program is right if these boards are written like the judge's sample. Does it "
           "accept other spacing, and more or fewer empty lines?";
  }
  const auto& [puzzles, text] = evidence.run.input;
  const bool is_in_sample_layout =
      text == input_of(evidence.format, puzzles, evidence.format.sample_layout);
  return std::string("The program is right if these boards are written in the usual way") +
         (is_in_sample_layout ? ", but the judge's sample is written as here" : "") +
         ". Does it accept more spaces, more or fewer empty lines, CR LF, a byte order mark, "
         "another symbol for the blank, and a last line without a line end?";
}

inline std::string hint_on_waiting(const Evidence& evidence) {
  // Several boards may be late only because they are many.
  const bool may_wait = evidence.process.end == RunEnd::stuck ||
                        (evidence.process.end == RunEnd::late && evidence.puzzle_count == 1);
  if (may_wait && evidence.score.right_answers == evidence.puzzle_count) {
    return "All answers are right. Does the program wait for more input at the end?";
  }
  return "";
}

inline std::string hint_on_silence(const Evidence& evidence) {
  if (evidence.is_silent() && !evidence.tally.any_output) {
    return std::string("The program wrote nothing to standard output. Does it read the format ") +
           evidence.format.name + " (--help=formats)? Does it write to a file, as with freopen()?";
  }
  return "";
}

inline std::string hint_on_hanging(const Evidence& evidence) {
  const ProcessResult& original = evidence.failure.original.process;
  if (evidence.puzzle_count > 1 && original.end == RunEnd::stuck) {
    return "No run on fewer boards was tried, as a run that hangs takes " +
           std::to_string(original.limits.wall_seconds) + " s.";
  }
  return "";
}

inline std::string hint_on_one_board_per_run(const Evidence& evidence) {
  const bool gets_too_many = evidence.format.gives_one_puzzle() && evidence.puzzle_count > 1;
  const bool answers_one_at_most = evidence.process.end == RunEnd::well &&
                                   evidence.score.right_answers <= 1 &&
                                   !evidence.score.incomplete.puzzles.empty();
  if (gets_too_many && answers_one_at_most) {
    return std::string(evidence.format.name) + " gives one board per run, but this input has " +
           grouped(evidence.puzzle_count) + ". Does the program read more than one?";
  }
  return "";
}

inline std::string hint_on_crash(const Evidence& evidence) {
  const std::set<int> crashes = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGTRAP};
  if (evidence.puzzle_count == 1 && crashes.count(evidence.process.signal) == 1) {
    return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
  }
  return "";
}

inline std::string hint_on_slowness(const Evidence& evidence) {
  const Tally& tally = evidence.tally;
  const bool is_only_late =
      evidence.run.symptom() == Symptom::only_late && evidence.puzzle_count > 1;
  if (is_only_late && tally.runs_alone > 0 && !evidence.verdict_tells_cause()) {
    return "A board alone took at most " + seconds_rounded_up(tally.most_cpu_seconds_alone) +
           " of CPU time (" + grouped(tally.runs_alone) +
           (tally.runs_alone == 1 ? " was" : " were") + " tried). Is the program too slow for " +
           amount(evidence.puzzle_count, "board") + "?";
  }
  return "";
}

inline std::string hint_on_several_boards(const Evidence& evidence) {
  if (evidence.puzzle_count == 1 || evidence.verdict_tells_cause()) return "";
  switch (evidence.failure.shrink_end) {
    case ShrinkEnd::left_open: break;
    case ShrinkEnd::cut_short: return "There was no time to find out whether fewer boards fail.";
    case ShrinkEnd::minimal:
      return "If any one of these boards is left out, the program does not fail like this. Is "
             "everything reset before the next board? In C or C++, is every array large enough?";
  }
  return "";
}

inline std::string hint_on_format(const Evidence& evidence) {
  const ProcessResult& process = evidence.process;
  const bool has_no_chance = process.end == RunEnd::crashed || process.is_out_of_time();
  // A program's own message tells more than a hint.
  const bool says_why = process.end == RunEnd::bad_status && !process.error_text.empty();
  // If all boards have one distance, one mistake makes all answers wrong.
  const bool all_wrong = !evidence.tally.any_right && evidence.tally.distances.size() != 1;
  if (evidence.puzzle_count == 1 && all_wrong && !has_no_chance && !says_why &&
      !evidence.verdict_tells_cause()) {
    return std::string("No answer was right. Does the program read and print the format ") +
           evidence.format.name + " (--help=formats)?";
  }
  return "";
}

// The hint on the first cause, in this order, that may be the one; or "".
inline std::string hint(const Evidence& evidence) {
  for (const auto hint_on_cause :
       {hint_on_chance, hint_on_unread_input, hint_on_layout, hint_on_waiting, hint_on_silence,
        hint_on_hanging, hint_on_one_board_per_run, hint_on_crash, hint_on_slowness,
        hint_on_several_boards, hint_on_format}) {
    const std::string found = hint_on_cause(evidence);
    if (!found.empty()) return found;
  }
  return "";
}

}  // namespace eight_puzzle
