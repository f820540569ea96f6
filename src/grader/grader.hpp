// Grades another program: runs it on inputs as its judge does, checks its answers, and if it fails,
// prints the smallest input that was found to fail. Begin at passes().
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "grader/answer_check.hpp"
#include "grader/fewer_boards.hpp"
#include "grader/process.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct RunResult {
  ProgramRun run;
  std::string fault;  // How it ended, in the words of judges; "" if well.
  Score score = {};
  Puzzles failing = {};  // Those that it did not answer rightly; all if no answer is wrong.

  bool is_good() const { return run.end == End::well && score.first_fault.empty(); }
};

// Rounded up: "0.1 s".
inline std::string shown_seconds(double seconds) {
  return tenths(std::ceil(10 * seconds) / 10) + " s";
}

// "0.1 s and 4 MB per run; the judge gives C and C++ 1 s": rounded up, and what is known of it.
// Says so if that is less.
inline std::string shown_cost(const ProgramRun& run, const JudgeLimits& judge) {
  std::vector<std::string> given;
  if (judge.seconds > 0) given.push_back(std::to_string(judge.seconds) + " s");
  if (judge.megabytes > 0) given.push_back(std::to_string(judge.megabytes) + " MB");
  const std::string cost = shown_seconds(run.seconds) + " and " +
                           grouped(std::uint64_t(std::ceil(run.megabytes))) + " MB per run";
  if (given.empty()) return cost;
  const bool is_more = (judge.seconds > 0 && run.seconds > judge.seconds) ||
                       (judge.megabytes > 0 && run.megabytes > judge.megabytes);
  return cost +
         (is_more ? ", which is more than the judge gives C and C++: "
                  : "; the judge gives C and C++ ") +
         listed(given, " and ");
}

// "wrong answer: 97 of 100 answers are right". Requires a result that is not good.
inline std::string verdict(const RunResult& result) {
  return (result.fault.empty() ? "wrong answer: " : result.fault + "; ") + result.score.text();
}

// An input to test a program on.
struct TestInput {
  const Puzzles& puzzles;
  std::string text;        // Holds the puzzles.
  Format format;           // How fewer puzzles are written.
  std::string place = "";  // What a report begins with.
  // Once a puzzle fails alone, nearer ones are tried, down to this distance. If none, none are.
  std::optional<std::uint64_t> least = {};
};

class Grader {
 public:
  // `command`: runs the program.
  Grader(const std::string& command, const Format& format, Output& output)
      : command_(command), plain_(format), output_(output) {
    output_.begin_work(name_);
  }

  // Whether the program is right. If not, reports that. May throw a FileError.
  bool passes(const TestInput& input) {
    first_ = last_ = run_on(input.puzzles, input.text);
    if (first_->is_good()) {
      tested_ += input.puzzles.size();
    } else {
      report(input);
    }
    return first_->is_good();
  }

  // After runs that all passed.
  void report_success() {
    message(grouped(tested_) + " of " + grouped(tested_) + " answers are right; at most " +
            shown_cost(most_, plain_.limits));
  }

  // The puzzles that the program was right on, and the wall time since the first run began.
  std::uint64_t tested() const { return tested_; }
  double seconds() const { return std::chrono::duration<double>(output_.now() - begin_).count(); }

 private:
  // Seconds of wall time: of a run, of tries on fewer boards, of nearer boards.
  static constexpr int run_limit = 30, fewer_limit = 10, nearer_limit = 3;
  // Bytes of a file a run may write: enough for long paths, and for a compiler that runs first.
  static constexpr std::uint64_t most_output = 1 << 24, output_of_puzzle = 1 << 16;

  // Says how the program failed. Then looks for the smallest input on which it fails, says how it
  // fails there, and prints that.
  void report(const TestInput& input) {
    message(input.place + verdict(*first_));
    output_.begin_work("trying fewer boards for " + name_);
    const std::string rewritten = input_of(input.format, input.puzzles);
    const bool is_file = input.text != rewritten && !fails(input.puzzles, rewritten);
    const Puzzles puzzles = is_file ? input.puzzles : fewest(input);
    const std::string text = is_file ? input.text : input_of(input.format, puzzles),
                      plain = input_of(plain_, puzzles);
    const bool is_layout = is_file || (text != plain && run_on(puzzles, plain).is_good()),
               is_steady = keeps_failing(puzzles, text);
    const End end = last_->run.end;
    if (end != End::well && end != first_->run.end) {
      message("on " + counted(puzzles.size(), "board") + ": " + verdict(*last_));
    }
    if (!last_->score.first_fault.empty()) output_.message(last_->score.first_fault);
    output_.note(last_->run.errors);
    output_.note(hint(puzzles.size(), is_layout, is_steady));
    output_.print(text);
  }

  // Runs the program on a text that holds these puzzles, and checks its answers.
  RunResult run_on(const Puzzles& puzzles, const std::string& text) {
    ++runs_;
    const RunLimits limits = {run_limit, cpu_limit_,
                              most_output + puzzles.size() * output_of_puzzle};
    const auto look = [&] { output_.progress(runs_, plural(runs_, "run").c_str()); };
    const ProgramRun run = run_program(command_, text, limits, look, output_.now);
    most_.seconds = std::max(most_.seconds, run.seconds);
    most_.megabytes = std::max(most_.megabytes, run.megabytes);
    if (puzzles.size() == 1) {
      ++alone_;
      slowest_alone_ = std::max(slowest_alone_, run.seconds);
    }
    AnswerReader answers(run.output, name_);
    RunResult result = {run, fault_text(run, limits)};
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const bool is_right = result.score.add({puzzles[i], plain_, "", i + 1}, answers, solver_);
      if (!is_right) result.failing.push_back(puzzles[i]);
      was_right_ |= is_right;
      tried_.insert(solver_.distance(puzzles[i]));
    }
    result.score.add_end(answers);
    if (!result.is_good() && result.failing.empty()) result.failing = puzzles;
    return result;
  }

  // Whether the program fails. If its first run did not end well or late, this one must end alike.
  bool fails(const Puzzles& puzzles, const std::string& text) {
    RunResult result = run_on(puzzles, text);
    const bool any = first_->run.end == End::well || first_->run.end == End::late;
    if (result.is_good() || (!any && result.run.end != first_->run.end)) return false;
    last_ = std::move(result);
    return true;
  }

  // The fewest puzzles on which the program is found to fail: one, as near as can be, or several. A
  // run that was stuck is not tried again; if it was late, only single puzzles are tried.
  Puzzles fewest(const TestInput& input) {
    const End end = first_->run.end;
    const Puzzles& all = input.puzzles;
    const auto& least = input.least;
    if (end == End::stuck) return all;
    double deadline = seconds() + fewer_limit;
    const TestedProgram program = {
        [&](const Puzzles& some) {
          return seconds() < deadline && fails(some, input_of(input.format, some));
        },
        [&](const Puzzles& some) {
          return seconds() < deadline ? run_on(some, input_of(input.format, some)).failing
                                      : Puzzles();
        }};
    std::optional<Puzzle> alone = all[0];
    if (all.size() > 1) alone = nearest_alone(first_->failing, program, solver_);
    if (!alone) {
      if (end == End::late) return all;
      deadline = seconds() + fewer_limit;
      const Puzzles several = few_together(all, program, solver_);
      if (several.size() > 1) return several;
      alone = several[0];
    }
    const auto distance = std::uint64_t(solver_.distance(*alone));
    if (!least || distance <= *least) return {*alone};
    const Puzzles others = one_of_each_in_turn(plain_.grid, alone->goal, *least, distance - 1);
    deadline = seconds() + nearer_limit;
    return {nearer_alone(*alone, others, plain_.most_in_run(), program, solver_)};
  }

  // Whether it fails in each of one to five new runs, within a second. A late run is not repeated.
  bool keeps_failing(const Puzzles& puzzles, const std::string& text) {
    if (last_->run.end == End::late || last_->run.end == End::stuck) return true;
    const double until = seconds() + 1;
    for (int i = 0; i == 0 || (i < 5 && seconds() < until); ++i) {
      if (!fails(puzzles, text)) return false;
    }
    return true;
  }

  // What may be the cause. `is_layout`: the puzzles fail only as a FILE or the sample has them.
  std::string hint(std::size_t puzzles, bool is_layout, bool is_steady) {
    const End end = last_->run.end;
    if (!last_->run.has_read) {
      return "It seems to have read nothing of its standard input. Does it start? Does it open a "
             "file, as by freopen()?";
    }
    if (!is_steady) {
      return "The program does not always fail like this on this input. Is a variable used before "
             "it is set?";
    }
    if (is_layout) {
      return "It does not fail if the input has the usual spaces and line ends. Does it read any "
             "spaces and blank lines, CR LF, and a last line without an end?";
    }
    if (end == End::stuck || !last_->score.surplus.empty()) return "";
    if (end == End::late && puzzles > 1) {
      return "Alone, each of " + counted(alone_, "board") + " took at most " +
             shown_seconds(slowest_alone_) + " of CPU time. Is the program too slow for " +
             grouped(puzzles) + " in one run?";
    }
    if (puzzles > 1) {
      return "No smaller input was found that fails. Is everything reset before the next board? Is "
             "every array large enough?";
    }
    if (end == End::crashed) {
      return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
    }
    if (was_right_ || tried_.size() == 1) return "";
    return std::string("No board was answered rightly. Does the program read and answer as ") +
           plain_.name + " does?";
  }

  void message(const std::string& text) { output_.message(name_ + ": " + text); }

  const std::string command_;
  const Format plain_;  // As inputs are usually written.
  Output& output_;
  const Clock::time_point begin_ = output_.now();
  // Seconds of CPU time for a process: the most that BOJ gives any language, as computers differ.
  const int cpu_limit_ = plain_.limits.seconds > 0 ? 3 * plain_.limits.seconds + 2 : 10;
  const std::string name_ = escaped(command_);
  Solver solver_{plain_.grid};
  ProgramRun most_;                                  // The most that a run took.
  std::optional<RunResult> first_, last_;            // The first on an input; the last that failed.
  std::uint64_t tested_ = 0, runs_ = 0, alone_ = 0;  // alone_: the runs on one puzzle.
  double slowest_alone_ = 0;                         // The most CPU time that one of them took.
  bool was_right_ = false;                           // Whether any answer in any run was right.
  std::set<int> tried_;                              // The distances of all puzzles so far.
};

}  // namespace eight_puzzle
