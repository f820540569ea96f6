// The verdict on a run of another program, in the words that judges use.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "grader/answer_check.hpp"
#include "grader/process.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct RunResult {
  AnswerCheck check;
  ProgramRun run;
  Puzzles failing = {};  // Those that it did not answer rightly; all if no answer is wrong.

  bool is_good() const { return run.fault.empty() && check.message().empty(); }
};

// Rounded up: "0.1 s".
inline std::string shown_seconds(double seconds) {
  return tenths(std::ceil(10 * seconds) / 10) + " s";
}

// "0.1 s and 4 MB per run; the judge gives C and C++ 1 s": rounded up, and what is known of it.
inline std::string shown_cost(const ProgramRun& run, const JudgeLimits& judge) {
  std::vector<std::string> given;
  if (judge.seconds > 0) given.push_back(std::to_string(judge.seconds) + " s");
  if (judge.megabytes > 0) given.push_back(std::to_string(judge.megabytes) + " MB");
  return shown_seconds(run.seconds) + " and " + grouped(std::uint64_t(std::ceil(run.megabytes))) +
         " MB per run" +
         (given.empty() ? "" : "; the judge gives C and C++ " + listed(given, " and "));
}

// "wrong answer: 97 of 100 answers are right". Requires a result that is not good.
inline std::string verdict(const RunResult& result) {
  const std::string& fault = result.run.fault;
  return (fault.empty() ? "wrong answer: " : fault + "; ") + result.check.score();
}

}  // namespace eight_puzzle
