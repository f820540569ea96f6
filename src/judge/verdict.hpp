// What a run of another program has shown, in the words of the judges.
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
  bool is_late() const { return end.kind == RunEnd::late || end.kind == RunEnd::stuck; }
  // That says more than how the run ended: not if the answer is missing for that reason.
  bool has_wrong_answer() const {
    return !check.wrong().empty() && (end.kind == RunEnd::well || !check.ends_early());
  }
};

// "at most 0.1 s and 4 MB per run (the judge gives 1 s and 256 MB)", the cost rounded up, the
// limits as far as they are known.
inline std::string shown_cost(double seconds, double megabytes, const JudgeLimits& limits) {
  std::string text = "at most " + tenths(std::ceil(10 * seconds) / 10) + " s and " +
                     grouped(std::uint64_t(std::ceil(megabytes))) + " MB per run";
  if (limits.seconds > 0) text += " (the judge gives " + std::to_string(limits.seconds) + " s";
  if (limits.megabytes > 0) text += " and " + std::to_string(limits.megabytes) + " MB";
  return text + (limits.seconds > 0 ? ")" : "");
}

// "wrong answer: 97 of 100 answers are right". Requires a result that is not good.
inline std::string verdict(const Result& result) {
  const auto& [check, end] = result;
  const std::string right = score(check.right(), check.checked());
  switch (end.kind) {
    case RunEnd::not_started: return end.fault;
    case RunEnd::late:
    case RunEnd::stuck: return "time limit exceeded: " + end.fault + "; " + right;
    case RunEnd::badly: return "runtime error: " + end.fault + "; " + right;
    case RunEnd::well: break;
  }
  const bool is_right = check.right() == check.checked();
  return "wrong answer: " + right + (is_right ? ", but more output follows" : "");
}

}  // namespace eight_puzzle
