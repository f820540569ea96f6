// Tests another program on inputs. If it fails on one, says how, and prints the smallest input that
// was found to fail. Begin at test_on().
#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "grader/diagnose.hpp"
#include "grader/hint.hpp"
#include "grader/limits.hpp"
#include "grader/runner.hpp"
#include "grader/scored_run.hpp"
#include "grader/shrink.hpp"
#include "io/output.hpp"
#include "text/formats.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// Says how the program fails on the smallest input, and prints that input.
inline void report_failure(const Failure& failure, const std::string& name, Output& output) {
  const ScoredRun& run = failure.shrunk.run;
  // test_on() has reported how the original ended.
  if (!run.process.has_same_ending(failure.original.process)) {
    output.message(name + ": on " + amount(run.input.puzzles.size(), "board") + ": " +
                   run.verdict());
  }
  if (!run.score.first_fault.empty()) output.message(run.score.first_fault);
  output.note(run.process.error_text);
  output.note(hint(failure));
  output.print(run.input.text);
}

// Tests the program on the input. If the program fails, reports that, and returns false.
// `file_prefix`: "FILE: " if there are several FILEs, else "". May throw a FileError.
inline bool test_on(const Input& input, const ShrinkSettings& settings, Runner& runner,
                    Output& output, const std::string& file_prefix = "") {
  const ScoredRun result = runner.run(input);
  if (result.has_passed()) return true;
  // At once, before the seconds of shrinking.
  output.message(runner.name + ": " + file_prefix + result.verdict());
  output.begin_progress("trying fewer boards for " + runner.name);
  const ShrinkResult shrunk = shrink(result, settings, runner);
  const Diagnosis diagnosis = diagnose(result, shrunk.run, runner);
  report_failure({result, shrunk, diagnosis, runner.tally, runner.format}, runner.name, output);
  return false;
}

// "0.1 s and 4 MB per run; the judge gives C and C++ 1 s": the most that a run took, rounded up,
// and the judge's limits, if they are known and hold for that many puzzles. If a run took more,
// "only" stands before that limit.
inline std::string cost_text(const Tally& tally, const Format& format) {
  std::vector<std::string> limits;
  const auto add = [&](int limit, const std::string& unit, double taken) {
    const bool holds = limit > 0 && tally.most_puzzles <= puzzles_per_run(format.limits);
    if (holds) limits.push_back((taken > limit ? "only " : "") + std::to_string(limit) + unit);
  };
  add(format.limits.seconds, " s", tally.most_cpu_seconds);
  add(format.limits.megabytes, " MB", tally.most_megabytes);
  return seconds_rounded_up(tally.most_cpu_seconds) + " and " +
         grouped(std::uint64_t(std::ceil(tally.most_megabytes))) + " MB per run" +
         (limits.empty() ? "" : "; the judge gives C and C++ " + joined(limits, " and "));
}

// After runs that were all good.
inline void report_success(const Runner& runner, Output& output) {
  const std::string passed = grouped(runner.tally.passed_puzzles);
  output.message(runner.name + ": " + passed + " of " + passed + " answers are right; at most " +
                 cost_text(runner.tally, runner.format));
}

}  // namespace eight_puzzle
