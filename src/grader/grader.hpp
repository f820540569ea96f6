// Tests another program on inputs. If it fails on one, prints the smallest input that was found to
// fail. Begin at passes().
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "board.hpp"
#include "grader/fewer_boards.hpp"
#include "grader/process.hpp"
#include "grader/runner.hpp"
#include "io/output.hpp"
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

// Gives a program that fails as the first run did, and has so many seconds.
using Within = std::function<TestedProgram(double seconds)>;

// The fewest puzzles on which the program is found to fail: one, as near as can be, or several. A
// run that was stuck is not tried again; if it was late, only single puzzles are tried.
inline Puzzles fewest(const RunResult& first, const TestInput& input, const Within& within,
                      Runner& runner) {
  constexpr double fewer_limit = 10, nearer_limit = 3;
  const Puzzles& all = input.puzzles;
  const End end = first.run.end;
  if (end == End::stuck) return all;
  std::optional<Puzzle> alone = all[0];
  if (all.size() > 1) alone = nearest_alone(first.failing, within(fewer_limit), runner.solver);
  if (!alone) {
    if (end == End::late) return all;
    const Puzzles several = few_together(all, within(fewer_limit), runner.solver);
    if (several.size() > 1) return several;
    alone = several[0];
  }
  const auto distance = std::uint64_t(runner.solver.distance(*alone));
  if (!input.least || distance <= *input.least) return {*alone};
  const Puzzles others =
      one_of_each_in_turn(runner.format.grid, alone->goal, *input.least, distance - 1);
  return {nearer_alone(*alone, others, runner.format.most_in_run(), within(nearer_limit),
                       runner.solver)};
}

// Looks for the smallest input on which the program fails as it did at first on the given one. Runs
// it again on that, one to five times within a second, but not if it was late or stuck.
inline Failure shrink(Runner& runner, const RunResult& first, const TestInput& input) {
  Failure failure = {first, first, input.puzzles, input.text};
  const auto fails = [&](const Puzzles& puzzles, const std::string& text) {
    RunResult result = runner.run(puzzles, text);
    const bool any = first.run.end == End::well || first.run.end == End::late;
    if (result.is_good() || (!any && result.run.end != first.run.end)) return false;
    failure.last = std::move(result);
    return true;
  };
  const auto text_of = [&](const Puzzles& puzzles) { return input_of(input.format, puzzles); };
  const Within within = [&](double seconds) -> TestedProgram {
    const double deadline = runner.seconds() + seconds;
    return {[&, deadline](const Puzzles& puzzles) {
              return runner.seconds() < deadline && fails(puzzles, text_of(puzzles));
            },
            [&, deadline](const Puzzles& puzzles) {
              if (runner.seconds() >= deadline) return Puzzles();
              return runner.run(puzzles, text_of(puzzles)).failing;
            }};
  };
  const std::string rewritten = text_of(input.puzzles);
  if (input.text == rewritten || fails(input.puzzles, rewritten)) {
    failure.puzzles = fewest(first, input, within, runner);
    failure.text = text_of(failure.puzzles);
  }
  const std::string plain = input_of(runner.format, failure.puzzles);
  failure.only_as_written = failure.text != plain && runner.run(failure.puzzles, plain).is_good();
  const End end = failure.last.run.end;
  const int repeats = end == End::late || end == End::stuck ? 0 : 5;
  const double until = runner.seconds() + 1;
  for (int i = 0; i < repeats && failure.always && (i == 0 || runner.seconds() < until); ++i) {
    failure.always = fails(failure.puzzles, failure.text);
  }
  return failure;
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
  if (end == End::late && puzzles > 1) {
    return "Alone, each of " + counted(tally.alone, "board") + " took at most " +
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
    output.message(runner.name + ": on " + counted(failure.puzzles.size(), "board") + ": " +
                   verdict(last));
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
  runner.output.message(runner.name + ": " + input.place + verdict(result));
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
