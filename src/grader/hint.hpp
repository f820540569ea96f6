// What may be the cause of a failure: at most one hint. Begin at hint(), which lists the causes.
#pragma once

#include <csignal>
#include <cstddef>
#include <optional>
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

// What is known of a failure.
struct Evidence {
  const Failure& failure;
  const Tally& tally;
  const Format& format;
  const JudgedRun& run = failure.smallest.run;
  const ProcessResult& process = run.process;
  std::size_t puzzles = run.input.puzzles.size();

  bool is_silent() const { return process.end == End::well && process.output_size == 0; }
};

// Each function below that returns a Hint looks at one cause. None: it is not the cause. "": it may
// be the cause, and the messages before the hint tell it.
using Hint = std::optional<std::string>;

inline Hint hint_on_chance(const Evidence& known) {
  if (known.failure.fails_always) return std::nullopt;
  return std::string("The program does not always fail like this on this input. ") +
         (known.process.is_out_of_time() ? "Is its time close to the limit? " : "") +
         "Does it use the time, random numbers, hash order, or an uninitialized variable?";
}

inline Hint hint_on_unread_input(const Evidence& known) {
  const ProcessResult& process = known.process;
  if (process.has_read) return std::nullopt;
  const bool is_not_run =
      process.exit_status == 126 || process.exit_status == 127;  // As shells say it.
  return std::string("The program seems not to have read its standard input. ") +
         (known.is_silent() ? "A function alone, as for LeetCode, does nothing: a program must "
                              "read its input and print the answers. "
                            : "") +
         "Does it start?" + (is_not_run ? "" : " Does it open a file, as with freopen()?") +
         (process.signal == SIGSEGV ? " Is a local array too large for the stack?" : "");
}

inline Hint hint_on_layout(const Evidence& known) {
  if (!known.failure.passes_in_other_layout) return std::nullopt;
  const auto& [puzzles, text] = known.run.input;
  if (text == input_of(known.format, puzzles)) {
    return "The program is right if these boards are written like the judge's sample. Does it "
           "accept other spacing, and more or fewer empty lines?";
  }
  const bool is_as_sample = text == input_of(known.format, puzzles, known.format.sample_layout);
  return std::string("The program is right if these boards are written in the usual way") +
         (is_as_sample ? ", but the judge's sample is written as here" : "") +
         ". Does it accept more spaces, more or fewer empty lines, CR LF, a byte order mark, "
         "another symbol for the blank, and a last line without a line end?";
}

inline Hint hint_on_waiting(const Evidence& known) {
  // Several boards may be late only because they are many.
  const bool is_waiting =
      known.process.end == End::stuck || (known.process.end == End::late && known.puzzles == 1);
  if (!is_waiting || known.run.score.right_answers < known.puzzles) return std::nullopt;
  return "All answers are right. Does the program wait for more input at the end?";
}

inline Hint hint_on_silence(const Evidence& known) {
  if (!known.is_silent() || known.tally.any_output) return std::nullopt;
  return std::string("The program wrote nothing to standard output. Does it read the format ") +
         known.format.name + " (--help=formats)? Does it write to a file, as with freopen()?";
}

inline Hint hint_on_hanging(const Evidence& known) {
  const bool is_unshrunk = known.failure.smallest.shrinking == Shrinking::none;
  if (known.puzzles == 1 || known.process.end != End::stuck || !is_unshrunk) return std::nullopt;
  return "No run on fewer boards was tried, as a run that hangs takes " +
         std::to_string(known.process.limits.wall_seconds) + " s.";
}

inline Hint hint_on_one_board_per_run(const Evidence& known) {
  const Score& score = known.run.score;
  const bool answers_one_at_most = known.process.end == End::well && score.right_answers <= 1 &&
                                   !score.incompletely_answered.empty();
  if (known.puzzles == 1 || !known.format.gives_one_puzzle() || !answers_one_at_most) {
    return std::nullopt;
  }
  return std::string(known.format.name) + " gives one board per run, but this input has " +
         grouped(known.puzzles) + ". Does the program read more than one?";
}

// Whether a signal comes from a fault of the program. Others have causes outside it.
inline bool is_sign_of_fault(int signal) {
  const std::set<int> faults = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGTRAP};
  return faults.count(signal) == 1;
}

inline Hint hint_on_crash(const Evidence& known) {
  if (known.puzzles > 1 || !is_sign_of_fault(known.process.signal)) return std::nullopt;
  return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
}

// What the verdict tells: a wrong number of lines, or the exit status of the command timeout.
inline Hint hint_on_verdict(const Evidence& known) {
  const bool is_told = known.run.score.wrong_line_count || known.process.exit_status == 124;
  return is_told ? Hint("") : std::nullopt;
}

inline Hint hint_on_slowness(const Evidence& known) {
  if (known.puzzles == 1 || known.run.symptom() != Symptom::only_late) return std::nullopt;
  return "A board alone took at most " + seconds_rounded_up(known.tally.most_cpu_seconds_alone) +
         " of CPU time (" + grouped(known.tally.runs_alone) +
         (known.tally.runs_alone == 1 ? " was" : " were") +
         " tried). Is the program too slow for " + amount(known.puzzles, "board") + "?";
}

inline Hint hint_on_several_boards(const Evidence& known) {
  if (known.puzzles == 1) return std::nullopt;
  switch (known.failure.smallest.shrinking) {
    case Shrinking::none: break;
    case Shrinking::cut_short: return "There was no time to find out whether fewer boards fail.";
    case Shrinking::complete:
      return "If any one of these boards is left out, the program does not fail like this. Is "
             "everything reset before the next board? In C or C++, is every array large enough?";
  }
  return std::nullopt;
}

inline Hint hint_on_format(const Evidence& known) {
  const ProcessResult& process = known.process;
  const bool has_no_chance = process.end == End::crashed || process.is_out_of_time();
  // A program's own message tells more than a hint.
  const bool says_why = process.end == End::bad_status && !process.error_text.empty();
  // If all boards have one distance, one mistake makes all answers wrong.
  const bool any_right = known.tally.any_right || known.tally.distances.size() == 1;
  if (known.puzzles > 1 || has_no_chance || says_why || any_right) return std::nullopt;
  return std::string("No answer was right. Does the program read and print the format ") +
         known.format.name + " (--help=formats)?";
}

// What may be the cause, or "": of the causes in this order, the first that holds.
inline std::string hint(const Failure& failure, const Tally& tally, const Format& format) {
  const Evidence known = {failure, tally, format};
  for (const auto hint_on_cause :
       {hint_on_chance, hint_on_unread_input, hint_on_layout, hint_on_waiting, hint_on_silence,
        hint_on_hanging, hint_on_one_board_per_run, hint_on_crash, hint_on_verdict,
        hint_on_slowness, hint_on_several_boards, hint_on_format}) {
    if (const Hint found = hint_on_cause(known)) return *found;
  }
  return "";
}

}  // namespace eight_puzzle
