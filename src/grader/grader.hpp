// Tests another program on inputs. If it fails on one, says how, and prints the smallest input that
// was found to fail. Begin at passes().
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "grader/process.hpp"
#include "grader/runner.hpp"
#include "grader/shrink.hpp"
#include "io/output.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Rounded up: "0.1 s".
inline std::string shown_seconds(double seconds) {
  return tenths(std::ceil(10 * seconds) / 10) + " s";
}

// What may be the cause, or "": of several, the first one here. `judge`: the name of the format.
inline std::string hint(const Failure& failure, const Tally& tally, const std::string& judge) {
  const RunResult& last = failure.last;
  const End end = last.run.end;
  const std::size_t puzzles = last.puzzles.size();
  const bool is_out_of_time = last.run.is_out_of_time();
  if (!last.run.has_read) {
    return std::string("It seems to have read nothing of its standard input. ") +
           (end == End::well ? "It must read that, and print the answers: a function alone, as for "
                               "LeetCode, does nothing. "
                             : "Does it start? ") +
           "Does it open a file, as by freopen()?";
  }
  if (!failure.always) {
    return "It does not always fail like this on this input. Does it use the time, random numbers, "
           "the order of a set, or a variable that was not set?";
  }
  if (failure.only_as_written) {
    return "It does not fail if the input has the usual spaces and line ends. Does it read any "
           "spaces and blank lines, CR LF, and a last line without an end?";
  }
  if (is_out_of_time && last.score.right == puzzles && (puzzles == 1 || end == End::stuck)) {
    return "All answers were printed. Does it wait for more input at the end?";
  }
  // Nothing else is known of a stuck run; and the number of lines tells the cause.
  if (end == End::stuck || !last.score.wrong_lines.empty()) return "";
  if (last.is_only_late() && puzzles > 1) {
    return "Alone, each of " + amount(tally.alone, "board") + " took at most " +
           shown_seconds(tally.seconds_alone) + " of CPU time. Is the program too slow for " +
           grouped(puzzles) + " in one run?";
  }
  if (puzzles > 1) {
    if (!failure.is_least) return "";
    return "Without any one of these boards, it does not fail. Is everything reset before the next "
           "board? Is every array large enough?";
  }
  if (end == End::crashed) {
    return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
  }
  if (is_out_of_time || tally.any_right || tally.nearest == tally.furthest) return "";
  return "No board was answered rightly. Does the program read and answer as " + judge + " does?";
}

// Prints the smallest input, and says how the program fails on it.
inline void report(const Failure& failure, const Runner& runner) {
  const RunResult& last = failure.last;
  Output& output = runner.output;
  if (last.run.end != failure.first.run.end) {
    output.message(runner.name + ": on " + amount(last.puzzles.size(), "board") + ": " +
                   last.verdict);
  }
  if (!last.score.first_fault.empty()) output.message(last.score.first_fault);
  output.note(last.run.errors);
  output.note(hint(failure, runner.tally, runner.format.name));
  output.print(failure.text);
}

// Whether the program is right on the input. If not, reports that. May throw a FileError.
inline bool passes(Runner& runner, const TestInput& input) {
  const RunResult result = runner.run(input.puzzles, input.text);
  if (result.is_good()) return true;
  // At once, before the seconds of shrinking.
  runner.output.message(runner.name + ": " + input.place + result.verdict);
  runner.output.begin_work("trying fewer boards for " + runner.name);
  report(shrink(result, input, runner), runner);
  return false;
}

// "0.1 s and 4 MB per run; the judge gives C and C++ 1 s": the most that a run took, rounded up,
// and what is known of the judge. Says so if that is less.
inline std::string shown_cost(const Tally& tally, const JudgeLimits& judge) {
  std::vector<std::string> given;
  if (judge.seconds > 0) given.push_back(std::to_string(judge.seconds) + " s");
  if (judge.megabytes > 0) given.push_back(std::to_string(judge.megabytes) + " MB");
  const std::string cost = shown_seconds(tally.seconds) + " and " +
                           grouped(std::uint64_t(std::ceil(tally.megabytes))) + " MB per run";
  if (given.empty()) return cost;
  const bool is_more = (judge.seconds > 0 && tally.seconds > judge.seconds) ||
                       (judge.megabytes > 0 && tally.megabytes > judge.megabytes);
  return cost +
         (is_more ? ", which is more than the judge gives C and C++: "
                  : "; the judge gives C and C++ ") +
         listed(given, " and ");
}

// After runs that were all good.
inline void report_success(const Runner& runner) {
  const std::string passed = grouped(runner.tally.passed);
  runner.output.message(runner.name + ": " + passed + " of " + passed +
                        " answers are right; at most " +
                        shown_cost(runner.tally, runner.format.limits));
}

}  // namespace eight_puzzle
