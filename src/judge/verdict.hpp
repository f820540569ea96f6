// The verdict on a run of another program, in the words that judges use.
#pragma once

#include <algorithm>
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
  RunLimits limits;

  bool is_good() const { return end.kind == RunEnd::well && check.wrong().empty(); }
  bool is_late() const { return end.kind == RunEnd::late || end.kind == RunEnd::stuck; }
  // Whether a wrong answer tells more than the end of the run, which may be why it is missing.
  bool has_wrong_answer() const {
    return !check.wrong().empty() && (end.kind == RunEnd::well || !check.ends_early());
  }
};

// Whether a run took more than the judge gives.
inline bool exceeds(const RunEnd& end, const JudgeLimits& judge) {
  return (judge.seconds > 0 && end.seconds > judge.seconds) ||
         (judge.megabytes > 0 && end.megabytes > judge.megabytes && !end.holds_at_most);
}

// "0.1 s (the judge gives 1 s) and 4 MB (256 MB)": what a run took, rounded up, beside what the
// judge gives, if that is known.
inline std::string shown_cost(const RunEnd& end, const JudgeLimits& judge) {
  const auto beside = [](const std::string& words, int limit, const std::string& unit) {
    return limit == 0 ? "" : " (" + words + std::to_string(limit) + unit + ')';
  };
  return tenths(std::ceil(10 * end.seconds) / 10) + " s" +
         beside("the judge gives ", judge.seconds, " s") + " and " +
         (end.holds_at_most ? "less than " : "") +
         grouped(std::uint64_t(std::ceil(end.megabytes))) + " MB" +
         beside(judge.seconds == 0 ? "the judge gives " : "", judge.megabytes, " MB");
}

// How a run ended, in the words of judges.
inline std::string words_of(const RunEnd& end, const RunLimits& limits, const JudgeLimits& judge) {
  const std::string used = "used " + shown_cost(end, judge);
  switch (end.kind) {
    case RunEnd::well: return "wrong answer";
    case RunEnd::killed: return "runtime error: " + end.how + "; " + used;
    case RunEnd::late: {
      const bool is_own_limit = end.seconds < limits.cpu_seconds - least_cpu_limit / 2;
      return "time limit exceeded: " + used +
             (is_own_limit ? ""
                           : "; --test allows at most " + std::to_string(limits.cpu_seconds) +
                                 " s of CPU time");
    }
    case RunEnd::stuck:
      return "time limit exceeded: did not end within " + std::to_string(limits.seconds) + " s";
    case RunEnd::flooded:
    case RunEnd::errors_flooded:
      return "output limit exceeded: wrote more than " + std::to_string(limits.bytes >> 20) +
             " MB to standard " + (end.kind == RunEnd::flooded ? "output" : "error");
    case RunEnd::badly:
    case RunEnd::crashed:
    case RunEnd::not_started: break;
  }
  return "runtime error: " + end.how;
}

// "wrong answer: 97 of 100 answers are right"; for one answer, without a score. Requires a result
// that is not good.
inline std::string verdict(const Result& result, const JudgeLimits& judge) {
  const auto& [check, end, limits] = result;
  const std::string words = words_of(end, limits, judge);
  if (check.checked() == 1) return words;
  return words + (end.kind == RunEnd::well ? ": " : "; ") + score_of(check);
}

// Whether a command is only the name of a source file. Where every file counts as executable, as
// under WSL, the shell tries to run it.
inline bool is_source(const std::string& command) {
  const std::string ending = command.substr(std::min(command.rfind('.'), command.size()));
  return command.find(' ') == command.npos &&
         (ending == ".cpp" || ending == ".cc" || ending == ".c");
}

// The hint below the verdict. `result`: of the last run, on the smallest input found to fail.
// `distance`: of its first board or pair. `searched`: "that fails", or "in 10 s" if time was over.
inline std::string hint(const Result& result, const std::string& unit, int distance,
                        const std::string& searched) {
  const auto& [check, end, limits] = result;
  if (check.checked() > 1) {
    const std::string text = "No smaller input was found " + searched + ". ";
    if (result.is_late() || end.kind == RunEnd::killed) {
      return text + "Is the program fast " + (result.is_late() ? "" : "and small ") +
             "enough for " + counted(check.checked(), unit) + '?';
    }
    const bool is_early = end.kind == RunEnd::well && check.ends_early();
    return text +
           (is_early ? "Is the whole input read? Does a line end follow each answer? " : "") +
           "Is everything reset before the next " + unit + "? Is every array large enough?";
  }
  if (result.has_wrong_answer() || end.kind == RunEnd::errors_flooded) return "";
  if (check.right() == 1) {
    return "The answer is right, but a judge also wants the program to end, with exit status 0.";
  }
  return "It fails on a " + unit + " that " +
         (distance == unreachable ? "cannot be solved."
                                  : "takes " + counted(std::uint64_t(distance), "move") + '.');
}

}  // namespace eight_puzzle
