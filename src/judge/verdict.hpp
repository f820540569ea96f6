// The verdict on a run of another program, in the words that judges use.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>

#include "judge/answer_check.hpp"
#include "judge/process.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct Result {
  AnswerCheck check;
  RunEnd end;

  bool is_good() const { return end.kind == RunEnd::well && check.wrong().empty(); }
  // Whether a wrong answer tells more than the end of the run, which may be why it is missing.
  bool has_wrong_answer() const {
    return !check.wrong().empty() && (end.kind == RunEnd::well || !check.ends_early());
  }
};

// Whether a run took more than the judge gives.
inline bool exceeds(const RunEnd& end, const JudgeLimits& judge) {
  return (judge.seconds > 0 && end.seconds > judge.seconds) ||
         (judge.megabytes > 0 && end.megabytes > judge.megabytes);
}

// "0.1 s (the judge gives 1 s) and 4 MB (256 MB)": what a run took, rounded up, beside what the
// judge gives, if that is known.
inline std::string shown_cost(const RunEnd& end, const JudgeLimits& judge) {
  const auto beside = [](const std::string& words, int limit, const std::string& unit) {
    return limit == 0 ? "" : " (" + words + std::to_string(limit) + unit + ')';
  };
  return tenths(std::ceil(10 * end.seconds) / 10) + " s" +
         beside("the judge gives ", judge.seconds, " s") + " and " +
         grouped(std::uint64_t(std::ceil(end.megabytes))) + " MB" +
         beside(judge.seconds == 0 ? "the judge gives " : "", judge.megabytes, " MB");
}

// "wrong answer: 97 of 100 answers are right"; without a score if a single one is wrong. Requires a
// result that is not good.
inline std::string verdict(const Result& result, const JudgeLimits& judge) {
  const auto& [check, end] = result;
  const std::string score = check.checked() == 1 && check.right() == 0 ? "" : score_of(check);
  if (end.kind == RunEnd::well) return "wrong answer" + (score.empty() ? "" : ": " + score);
  return (end.is_late()                 ? "time limit exceeded: "
          : end.kind == RunEnd::flooded ? "output limit exceeded: "
                                        : "runtime error: ") +
         (end.kind == RunEnd::late ? "used " + shown_cost(end, judge) : end.how) +
         (score.empty() ? "" : "; " + score);
}

}  // namespace eight_puzzle
