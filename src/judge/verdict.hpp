// The verdict on a run of another program, in the words that judges use.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>

#include "judge/answer_check.hpp"
#include "judge/process.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct Result {
  AnswerCheck check;
  CommandRun run;
  Units wrong = {};  // Those whose answer is wrong or missing.

  bool is_good() const { return run.fault.empty() && check.wrong().empty(); }
};

// Whether a run took more than the judge gives.
inline bool exceeds(const CommandRun& run, const JudgeLimits& judge) {
  return (judge.seconds > 0 && run.seconds > judge.seconds) ||
         (judge.megabytes > 0 && run.megabytes > judge.megabytes);
}

// "0.1 s (judge: 1 s) and 4 MB (judge: 256 MB)": what a run took, rounded up, beside what the judge
// gives, if that is known.
inline std::string shown_cost(const CommandRun& run, const JudgeLimits& judge) {
  const auto beside = [](int limit, const std::string& unit) {
    return unit + (limit == 0 ? "" : " (judge: " + std::to_string(limit) + unit + ')');
  };
  return tenths(std::ceil(10 * run.seconds) / 10) + beside(judge.seconds, " s") + " and " +
         grouped(std::uint64_t(std::ceil(run.megabytes))) + beside(judge.megabytes, " MB");
}

// "wrong answer: 97 of 100 answers are right". Requires a result that is not good.
inline std::string verdict(const Result& result) {
  const std::string& fault = result.run.fault;
  return (fault.empty() ? "wrong answer: " : fault + "; ") + score_of(result.check);
}

}  // namespace eight_puzzle
