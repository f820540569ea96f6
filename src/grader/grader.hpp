// Tests another program on inputs. If it fails on one, says how, and prints the smallest input that
// was found to fail. Begin at test_on().
#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "grader/hint.hpp"
#include "grader/process_result.hpp"
#include "grader/runner.hpp"
#include "grader/shrink.hpp"
#include "io/output.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Says how the program fails on the smallest input, and prints that input.
inline void report_failure(const Failure& failure, const Runner& runner) {
  const JudgedRun& smallest = failure.smallest.run;
  Output& output = runner.output;
  // test_on() has reported how the original ended.
  if (!smallest.process.has_same_ending(failure.original.process)) {
    output.message(runner.name + ": on " + amount(smallest.puzzles.size(), "board") + ": " +
                   smallest.verdict());
  }
  if (!smallest.score.first_fault.empty()) output.message(smallest.score.first_fault);
  output.note(smallest.process.errors);
  output.note(hint(failure, runner.tally, runner.format.name));
  output.print(failure.smallest.text);
}

// Tests the program on the input. If the program fails, reports that, and returns false.
// `file_prefix`: "FILE: " if there are several FILEs, else "". May throw a FileError.
inline bool test_on(Runner& runner, const TestInput& input, const std::string& file_prefix = "") {
  const JudgedRun result = runner.run(input.puzzles, input.text);
  if (result.has_passed()) return true;
  // At once, before the seconds of shrinking.
  runner.output.message(runner.name + ": " + file_prefix + result.verdict());
  runner.output.begin_progress("trying fewer boards for " + runner.name);
  report_failure(shrink(result, input, runner), runner);
  return false;
}

// "0.1 s and 4 MB per run; the judge gives C and C++ 1 s": the most that a run took, rounded up,
// and the judge's limits, if known. Says so if a run took more.
inline std::string cost_text(const Tally& tally, const StatedLimits& judge) {
  std::vector<std::string> limits, exceeded, exceeded_limits;
  const auto compare = [&](const std::string& what, double took, int limit, const char* unit) {
    if (limit == 0) return;
    limits.push_back(std::to_string(limit) + unit);
    if (took <= limit) return;
    exceeded.push_back(what);
    exceeded_limits.push_back(limits.back());
  };
  compare("time", tally.cpu_seconds, judge.seconds, " s");
  compare("memory", tally.megabytes, judge.megabytes, " MB");
  const std::string cost = seconds_rounded_up(tally.cpu_seconds) + " and " +
                           grouped(std::uint64_t(std::ceil(tally.megabytes))) + " MB per run";
  if (limits.empty()) return cost;
  if (exceeded.empty()) return cost + "; the judge gives C and C++ " + listed(limits, " and ");
  return cost + ", more " + listed(exceeded, " and ") + " than the judge's " +
         listed(exceeded_limits, " and ") + " for C and C++";
}

// After runs that were all good.
inline void report_success(const Runner& runner) {
  const std::string passed = grouped(runner.tally.passed_puzzles);
  runner.output.message(runner.name + ": " + passed + " of " + passed +
                        " answers are right; at most " +
                        cost_text(runner.tally, runner.format.limits));
}

}  // namespace eight_puzzle
