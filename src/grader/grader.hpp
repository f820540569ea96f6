// Tests another program on inputs. If it fails on one, prints the smallest input that was found to
// fail. Begin at passes().
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "board.hpp"
#include "grader/fewer_boards.hpp"
#include "grader/process.hpp"
#include "grader/runner.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// An input to test a program on.
struct TestInput {
  const Puzzles& puzzles;
  std::string text;        // Holds the puzzles.
  Format format;           // How fewer puzzles are written.
  std::string place = "";  // What a report begins with.
  // Once a puzzle fails alone, nearer ones are tried, down to this distance. If none, none are.
  std::optional<std::uint64_t> least = {};
};

// How a program fails on the smallest input that was found.
struct Failure {
  RunResult first, last;         // On the input that it was tested on, and on the smallest.
  Puzzles puzzles;               // Of the smallest.
  std::string text;              // Holds these puzzles.
  bool only_as_written = false;  // Whether it is right if they are written as usual.
  bool always = true;            // Whether it failed each time.
};

// Whether a run fails as the first one did: after one that was only late, however it fails; after a
// wrong answer, so that it is not only late; otherwise with the same end.
inline bool fails_like(const RunResult& first, const RunResult& result) {
  if (result.is_good()) return false;
  if (first.is_only_late()) return true;
  const bool was_wrong = first.run.end == End::well || first.run.end == End::late;
  return was_wrong ? !result.is_only_late() : result.run.end == first.run.end;
}

// Runs the program again after its first run failed. Keeps the result on the fewest puzzles.
struct Retries {
  Runner& runner;
  const RunResult& first;
  const Format& format;  // How the puzzles are written.
  RunResult last = first;

  // The puzzles that were not answered rightly if it fails as it did at first; otherwise none.
  Puzzles failing_of(const Puzzles& puzzles, const std::string& text) {
    RunResult result = runner.run(puzzles, text);
    if (!fails_like(first, result)) return {};
    const Puzzles failing = result.failing;
    if (puzzles.size() <= last.score.checked) last = std::move(result);
    return failing;
  }

  // The same for so many seconds from now.
  FailingOf within(double seconds) {
    return [this, deadline = runner.seconds() + seconds](const Puzzles& puzzles) {
      if (runner.seconds() >= deadline) return Puzzles();
      return failing_of(puzzles, input_of(format, puzzles));
    };
  }
};

// The fewest of the puzzles of the first run that are found to fail: one, or several together.
inline Puzzles fewest(Retries& retries, const Puzzles& all) {
  constexpr double time_limit = 10;
  const RunResult& first = retries.first;
  const bool only_alone = first.is_only_late();
  if (all.size() == 1) return all;
  Puzzles found =
      fewer_of(first.failing, only_alone, retries.within(time_limit), retries.runner.solver);
  if (found.size() == 1) return found;
  if (only_alone) return all;
  const FailingOf failing_of = retries.within(time_limit);
  if (found.empty()) {
    // What comes after the first wrong answer hardly matters for it.
    found = {all.begin(), std::find(all.begin(), all.end(), first.failing[0]) + 1};
    if (failing_of(found).empty()) found = all;
  }
  return few_together(found, failing_of);
}

// A puzzle that fails alone, as near as is found: the given one, or another from `least` on.
inline Puzzle nearest(Retries& retries, const Puzzle& alone, std::uint64_t least) {
  const Format& format = retries.format;
  Solver& solver = retries.runner.solver;
  const auto distance = std::uint64_t(solver.distance(alone));
  if (distance <= least) return alone;
  const Puzzles others = one_of_each_in_turn(format.grid, alone.goal, least, distance - 1);
  const double time_limit = format.gives_one_puzzle() ? 10 : 3;
  return nearer_alone(alone, others, format.most_in_run(), retries.within(time_limit), solver);
}

// Whether the program fails each time, in one to five more runs within a second. If it was late or
// stuck, it is not run again.
inline bool keeps_failing(Retries& retries, const Puzzles& puzzles, const std::string& text) {
  const End end = retries.last.run.end;
  if (end == End::late || end == End::stuck) return true;
  const double until = retries.runner.seconds() + 1;
  for (int i = 0; i == 0 || (i < 5 && retries.runner.seconds() < until); ++i) {
    if (retries.failing_of(puzzles, text).empty()) return false;
  }
  return true;
}

// Looks for the smallest input on which the program fails as it did at first on the given one. If
// it was stuck, it is not run again, as that takes so long.
inline Failure shrink(Runner& runner, const RunResult& first, const TestInput& input) {
  if (first.run.end == End::stuck) return {first, first, input.puzzles, input.text};
  Retries retries{runner, first, input.format};
  Puzzles puzzles = input.puzzles;
  std::string text = input.text;
  const std::string rewritten = input_of(input.format, puzzles);
  if (text == rewritten || !retries.failing_of(puzzles, rewritten).empty()) {
    puzzles = fewest(retries, puzzles);
    if (puzzles.size() == 1 && input.least) {
      puzzles = {nearest(retries, puzzles[0], *input.least)};
    }
    text = input_of(input.format, puzzles);
  }
  const std::string plain = input_of(runner.format, puzzles);
  const bool only_as_written = text != plain && runner.run(puzzles, plain).is_good(),
             always = keeps_failing(retries, puzzles, text);
  return {first, retries.last, puzzles, text, only_as_written, always};
}

// Rounded up: "0.1 s".
inline std::string shown_seconds(double seconds) {
  return tenths(std::ceil(10 * seconds) / 10) + " s";
}

// What may be the cause, or "". `judge`: the name of the format.
inline std::string hint(const Failure& failure, const Tally& tally, const std::string& judge) {
  const End end = failure.last.run.end;
  const std::size_t puzzles = failure.puzzles.size();
  if (!failure.last.run.has_read) {
    return "It seems to have read nothing of its standard input. Does it start? Does it open a "
           "file, as by freopen()?";
  }
  if (!failure.always) {
    return "The program does not always fail like this on this input. Is a variable used before "
           "it is set?";
  }
  if (failure.only_as_written) {
    return "It does not fail if the input has the usual spaces and line ends. Does it read any "
           "spaces and blank lines, CR LF, and a last line without an end?";
  }
  if (end == End::stuck || !failure.last.score.surplus.empty()) return "";
  if (failure.last.is_only_late() && puzzles > 1) {
    return "Alone, each of " + amount(tally.alone, "board") + " took at most " +
           shown_seconds(tally.seconds_alone) + " of CPU time. Is the program too slow for " +
           grouped(puzzles) + " in one run?";
  }
  if (puzzles > 1) {
    return "No smaller input was found that fails. Is everything reset before the next board? Is "
           "every array large enough?";
  }
  if (end == End::crashed) {
    return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
  }
  if (tally.any_right || tally.distances.size() == 1) return "";
  return "No board was answered rightly. Does the program read and answer as " + judge + " does?";
}

// Prints the smallest input, and says how the program fails on it.
inline void report(const Failure& failure, const Runner& runner) {
  const RunResult& last = failure.last;
  Output& output = runner.output;
  if (last.run.end != End::well && last.run.end != failure.first.run.end) {
    output.message(runner.name + ": on " + amount(failure.puzzles.size(), "board") + ": " +
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
  report(shrink(runner, result, input), runner);
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
