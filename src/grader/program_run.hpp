// A run of a tested program: its input, how it ended, and what its answers tell; the words for
// that, and which runs fail alike.
#pragma once

#include <cstring>

#include "grader/answer_check.hpp"
#include "grader/limits.hpp"

namespace eight_puzzle {

// How a run ended.
enum class RunEnding {
  well,
  too_slow,    // CPU time ran out, as its signal or its exit status says.
  hung,        // Wall time ran out.
  flooded,     // It wrote too much.
  bad_status,  // Its exit status was not 0.
  crashed,     // Another signal ended it, or its exit status says so.
};

struct ProgramRun {
  Puzzles puzzles = {};
  std::string input = "";  // A text that holds them.
  RunLimits limits = {};
  RunEnding ending = RunEnding::well;
  int exit_status = 0;
  int signal = 0;  // The number of the signal that ended it, or that its exit status tells.
  bool has_read_input = true;  // Whether it read any of its input.
  double cpu_seconds = 0;      // What the program used, and the system for it.
  double megabytes = 0;        // The most that one of its processes held.
  std::string output = "";     // At most one byte more than the limit.
  std::string errors = "";     // What it wrote to standard error, as it is shown.
  Score score = {};

  bool has_passed() const { return ending == RunEnding::well && score.is_faultless(); }
  // Whether the shell could not run the command, as its exit status says.
  bool has_not_started() const {
    return (exit_status == 126 || exit_status == 127) && output.empty() && !has_read_input;
  }
  // Whether wrong answers tell what is wrong. After a crash, for example, its cause counts.
  bool answers_tell() const {
    return ending == RunEnding::well || ending == RunEnding::too_slow || ending == RunEnding::hung;
  }
  // Whether it was too slow, and no answer before that is wrong.
  bool is_just_too_slow() const { return ending == RunEnding::too_slow && score.wrong.empty(); }
  bool has_same_ending(const ProgramRun& other) const {
    return ending == other.ending && exit_status == other.exit_status && signal == other.signal;
  }
};

// How a run ended, in the words of judges; "" if well.
inline std::string ending_text(const ProgramRun& run) {
  const RunLimits& limits = run.limits;
  switch (run.ending) {
    case RunEnding::well: return "";
    case RunEnding::too_slow: {
      // The time that the system tells may lack some ticks. COMMAND may set a lower limit.
      const bool is_ours = run.cpu_seconds > limits.cpu_seconds - 0.5;
      const double used =
          is_ours ? std::max<double>(run.cpu_seconds, limits.cpu_seconds) : run.cpu_seconds;
      return "time limit exceeded: used " + with_one_decimal(used) +
             " s of CPU time, the limit is " + std::to_string(limits.cpu_seconds) +
             (is_ours ? " s" : " s or less");
    }
    case RunEnding::hung:  // Processes that have left the group are not counted.
      return "time limit exceeded: did not end within " + std::to_string(limits.wall_seconds) +
             " s, used at least " + with_one_decimal(run.cpu_seconds) + " s of CPU time";
    case RunEnding::flooded:
      return "output limit exceeded: wrote more than " +
             std::to_string(limits.bytes_per_file >> 20) + " MB to standard " +
             (run.output.size() > limits.bytes_per_file ? "output" : "error");
    case RunEnding::bad_status:
      return "runtime error: exit status " + std::to_string(run.exit_status) + ", not 0";
    case RunEnding::crashed: break;
  }
  return "runtime error: " +
         (run.exit_status == 0 ? ""
                               : "exit status " + std::to_string(run.exit_status) + ", as after ") +
         "signal " + std::to_string(run.signal) + " (" + strsignal(run.signal) + ')';
}

// What a judge would say: "wrong answer: 97 of 100 answers are right". Requires a run that has not
// passed.
inline std::string verdict(const ProgramRun& run) {
  const std::string ending = ending_text(run);
  if (ending.empty()) return "wrong answer: " + run.score.text();
  return ending + "; " + run.score.text() +
         (run.output.empty() ? " (it may have lost answers in a buffer)" : "");
}

// Whether a run fails like the original.
inline bool fails_like(const ProgramRun& original, const ProgramRun& run) {
  if (run.has_passed()) return false;
  // Puzzles that are slow together may fail in another way alone.
  if (original.is_just_too_slow() || original.ending == RunEnding::hung) return true;
  // To be too slow is another fault than a wrong answer. A crash may have the same cause.
  const bool was_wrong =
      original.ending == RunEnding::well || original.ending == RunEnding::too_slow;
  return was_wrong ? !run.is_just_too_slow() : run.ending == original.ending;
}

}  // namespace eight_puzzle
