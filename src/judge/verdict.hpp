// What a run of another program has shown, in the words of the judges.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>

#include "judge/answer_check.hpp"
#include "judge/run_end.hpp"
#include "solver/distance_table.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct Result {
  AnswerCheck check;
  RunEnd end;

  bool is_good() const { return end.kind == RunEnd::well && check.wrong().empty(); }
  bool is_late() const {
    return end.kind == RunEnd::out_of_cpu_time || end.kind == RunEnd::out_of_time;
  }
  // That says more than how the run ended: not if the answer is missing for that reason.
  bool has_wrong_answer() const {
    return !check.wrong().empty() && (end.kind == RunEnd::well || !check.ends_early());
  }
  bool names_the_unit() const { return has_wrong_answer() && !check.is_missing(); }
  // Of several, though the run ended well: perhaps the program is for another judge.
  bool has_no_right_answer() const {
    return end.kind == RunEnd::well && check.right() == 0 && check.checked() > 1;
  }
};

// "at most 0.1 s and 4 MB per run", both rounded up.
inline std::string shown_cost(double seconds, double megabytes) {
  return "at most " + tenths(std::ceil(10 * seconds) / 10) + " s and " +
         grouped(std::uint64_t(std::ceil(megabytes))) + " MB per run";
}

// " (the judge gives 1 s and 256 MB)", as far as that is known.
inline std::string shown_limits(const JudgeLimits& limits) {
  if (limits.seconds == 0) return "";
  const std::string seconds = std::to_string(limits.seconds) + " s";
  const std::string memory = " and " + std::to_string(limits.megabytes) + " MB";
  return " (the judge gives " + seconds + (limits.megabytes > 0 ? memory : "") + ')';
}

// Whether a run took more.
inline bool is_over(const RunEnd& end, const JudgeLimits& limits) {
  return (limits.seconds > 0 && end.seconds > limits.seconds) ||
         (limits.megabytes > 0 && end.megabytes > limits.megabytes && end.shows_memory);
}

// "wrong answer: 97 of 100 answers are right". Requires a result that is not good.
inline std::string verdict(const Result& result) {
  const auto& [check, end] = result;
  if (end.kind == RunEnd::not_started) return end.fault;
  const bool is_well = end.kind == RunEnd::well, is_right = check.right() == check.checked();
  std::string text = is_well            ? "wrong answer"
                     : result.is_late() ? "time limit exceeded: " + end.fault
                                        : "runtime error: " + end.fault;
  if (check.checked() > 1 || is_right)
    text += (is_well ? ": " : "; ") + score(check.right(), check.checked());
  return text + (is_well && is_right ? ", but more output follows" : "");
}

// For several boards or pairs: whether they are the fewest that fail, and what may be the cause.
// Says nothing of the cause if the output has not an answer for each.
inline std::string fewest_hint(const Result& result, const std::string& unit, bool is_fewest) {
  const auto& [check, end] = result;
  const std::string hint = is_fewest ? "No fewer " + plural(0, unit) + " were seen to fail."
                                     : "Fewer may fail, too: there was no time to try.";
  if (end.kind == RunEnd::well && check.is_missing()) {
    return hint + " Does the program read the whole input?";
  }
  if (end.kind == RunEnd::well && !check.has_all()) return hint;
  return hint + " Is everything reset before the next " + unit + "? Is every array large enough?";
}

// For one board or pair that no message names.
inline std::string unit_hint(const std::string& unit, int distance) {
  return "It fails on a " + unit + " that " +
         (distance == unreachable ? "cannot be solved."
                                  : "takes " + counted(std::uint64_t(distance), "move") + '.');
}

// If the last run on the boards or pairs that failed passed, or failed in another way.
inline std::string flaky_hint() {
  return "The program does not always fail like this. Is a variable used before it is set?";
}

// Below a wrong answer, if no answer was right.
inline std::string judge_hint(const Format& format) {
  return "Does the program read and answer as " + std::string(format.name) +
         " asks? If it is for another judge, use --format.";
}

// In place of so many boards or pairs, which take too long together.
inline std::string slow_hint(const Result& result, const std::string& units) {
  const bool used_cpu_time = result.end.kind == RunEnd::out_of_cpu_time;
  return "These " + units + " are not printed." +
         (used_cpu_time ? " Is the program fast enough for so many?" : "");
}

}  // namespace eight_puzzle
