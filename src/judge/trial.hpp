// --test: runs another program on boards as its judge does, checks its answers, and if it fails,
// prints the smallest input that was found to fail.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "command_line/options.hpp"
#include "io/input_files.hpp"
#include "io/output.hpp"
#include "judge/answer_check.hpp"
#include "judge/fewer_boards.hpp"
#include "judge/process.hpp"
#include "judge/test_inputs.hpp"
#include "judge/verdict.hpp"
#include "solver/solver.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

class Trial {
 public:
  // `options` name the program, and the files or the random boards to test it on.
  Trial(const Options& options, const Open& open, Output& output, Now now = Clock::now)
      : options_(options), open_(open), output_(output), now_(now) {}

  // Returns false if the program fails a run or a FILE is bad, and reports that. May throw a
  // FileError, or a UsageError if no board is as far as the options ask.
  bool run() {
    output_.begin_work(short_name_);
    auto inputs =
        options_.files.empty() ? random_inputs(options_) : file_inputs(options_, open_, output_);
    if (!inputs) return false;
    std::uint64_t answers = 0;
    TestInput input;
    std::string end = " per run\n";
    while (!(input = inputs->next()).units.empty()) {
      if (runs_ >= inputs->enough && seconds() >= test_limit) {
        end = " per run; ended after " + counted(runs_, "run") + ", as " +
              counted(test_limit, "second") + " had passed\n";
        break;
      }
      Result result = run(input.units, input.text);
      if (!result.is_good()) {
        report(input, std::move(result));
        return false;
      }
      answers += input.units.size();
    }
    const std::string cost = shown_cost(most_, format_.limits);
    output_.print(score(answers, answers) + "; at most " + cost + end);
    if (exceeds(most_, format_.limits)) {
      output_.message(name_ + ": used " + cost +
                      ": the judge may reject it; some languages get higher limits");
    }
    return true;
  }

 private:
  // Bytes of a file a run may write: enough for long paths, and for a compiler that runs first.
  static constexpr std::uint64_t most_output = 1 << 24, output_of_unit = 1 << 16;
  // Seconds of wall time: for a run; after which no run begins; for a try of fewer units; after
  // which no try begins.
  static constexpr int run_limit = 60, test_limit = 10, try_limit = 10, tries_limit = 40;

  // Runs the program on a text that holds these units, for at most so many seconds, and checks its
  // answers.
  Result run(const Units& units, const std::string& text, int limit = run_limit) {
    ++runs_;
    Process process(*options_.test_command, text,
                    {limit, cpu_limit_, most_output + units.size() * output_of_unit});
    const auto look = [&] { output_.progress(runs_, plural(runs_, "run").c_str()); };
    const RunEnd end = process.end(look, now_);
    Result result = {AnswerCheck(process.output(), name_, end.kind == RunEnd::well), end};
    for (std::size_t i = 0; i < units.size(); ++i) {
      result.check.check({units[i], format_, "", i + 1}, distance_of(units[i]), solvers_);
    }
    result.check.check_end();
    was_right_ |= result.check.right() > 0;
    most_.seconds = std::max(most_.seconds, end.seconds);
    most_.megabytes = std::max(most_.megabytes, end.megabytes);
    return result;
  }

  // Says how the program failed. Then looks for the smallest input on which it fails, says how it
  // fails there, and prints that.
  void report(const TestInput& input, Result failure) {
    const auto message = [&](const std::string& text) { output_.message(name_ + ": " + text); };
    message((input.file.empty() ? "" : input.file + ": ") + verdict(failure, format_.limits));
    if (failure.end.kind == RunEnd::not_started) {
      output_.note(failure.end.errors);
      return output_.note(
          "Is it compiled, and is its path given: --test=./mine? For a script: "
          "--test=\"python3 mine.py\".");
    }
    output_.begin_work(short_name_ + " fails, trying fewer " + plural(0, format_.unit()));
    Units units = input.units;
    std::string text = input_of(format_, units);
    bool is_layout = false;
    if (text != input.text) {
      Result again = run(units, text);
      is_layout = again.is_good();
      if (!is_layout) failure = std::move(again);
    }
    if (is_layout) {
      text = input.text;
    } else {
      units = fewest(units, failure);
      text = input_of(format_, units);
    }
    const bool is_steady =
        keeps_failing(units, text, failure.end.kind == RunEnd::stuck ? try_limit : run_limit);
    output_.note(failure.end.errors);
    if (failure.has_wrong_answer()) {
      output_.message(failure.check.wrong());
    } else {
      message("on " + described(units) + ": " + verdict(failure, format_.limits));
    }
    output_.note(hint(failure, units.size(), is_layout, is_steady));
    if (failure.end.kind == RunEnd::crashed) {
      output_.note("In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.");
    } else if (!was_right_) {
      output_.note("Does the program use the format " + name_of(format_) +
                   "? If it is for another judge, name that judge with --format.");
    }
    output_.print(text);
  }

  // Makes a run, and up to five within a second. Returns whether all of them fail.
  bool keeps_failing(const Units& units, const std::string& text, int limit = run_limit) {
    const double until = seconds() + 1;
    for (int i = 0; i == 0 || (i < 5 && seconds() < until); ++i) {
      if (run(units, text, limit).is_good()) return false;
    }
    return true;
  }

  // The hint below the last verdict. `is_layout`: the units fail only as a FILE has them.
  std::string hint(const Result& failure, std::size_t units, bool is_layout, bool is_steady) const {
    const std::string some = plural(0, format_.unit());
    if (!is_steady) {
      return "The program does not always fail on this input. Is a variable used before it is set, "
             "or does its time vary?";
    }
    if (is_layout) {
      return "It does not fail on the same " + some + " as " + name_of(format_) +
             " writes them. Does it read CR LF, any blank lines, and a last line without an end?";
    }
    if (units > 1) {
      return "No smaller input was found that fails. " +
             (failure.end.is_late() && !failure.has_wrong_answer()
                  ? "Is the program fast enough for so many " + some + '?'
                  : "Is everything reset before the next " + format_.unit() +
                        "? Is every array large enough?");
    }
    if (failure.end.kind == RunEnd::well || failure.check.right() == 0) return "";
    return "The answer is right, but a judge also wants the program to end, with exit status 0.";
  }

  // "a board that takes 3 moves", "2 boards".
  std::string described(const Units& units) {
    if (units.size() > 1) return counted(units.size(), format_.unit());
    const int distance = distance_of(units[0]);
    return "a " + format_.unit() + " that " +
           (distance == unreachable ? "cannot be solved"
                                    : "takes " + counted(std::uint64_t(distance), "move"));
  }

  // The fewest units that are found to fail. A try that is late, without a wrong answer, counts
  // only if the whole run was, too: else the program may just be slow. Sets `failure` to that of
  // the units.
  Units fewest(const Units& units, Result& failure) {
    const double deadline = seconds() + tries_limit;
    const auto is_only_late = [](const Result& result) {
      return result.end.is_late() && !result.has_wrong_answer();
    };
    const bool may_be_late = is_only_late(failure);
    Units sorted = units;
    std::stable_sort(sorted.begin(), sorted.end(), [&](const Unit& unit, const Unit& other) {
      return distance_of(unit) < distance_of(other);
    });
    const std::size_t first_wrong = std::size_t(failure.check.failing_number());
    return fewest_failing(units, sorted, first_wrong, may_be_late, [&](const Units& fewer) {
      if (seconds() >= deadline) return false;
      Result result = run(fewer, input_of(format_, fewer), try_limit);
      if (result.is_good() || (is_only_late(result) && !may_be_late)) return false;
      failure = std::move(result);
      return true;
    });
  }

  // Wall time since the test began.
  double seconds() const { return std::chrono::duration<double>(now_() - begin_).count(); }

  int distance_of(const Unit& unit) { return solvers_.distance(unit.start, unit.goal); }

  const Options& options_;
  const Format& format_ = options_.format;
  const Open& open_;
  Output& output_;
  Now now_;
  const Clock::time_point begin_ = now_();
  // Seconds of CPU time for a process: the most that BOJ gives any language, as computers differ.
  const int cpu_limit_ = format_.limits.seconds > 0 ? 3 * format_.limits.seconds + 2 : 10;
  const std::string name_ = escaped(*options_.test_command);
  const std::string short_name_ = name_.substr(0, 40);  // For a line of progress.
  Solvers solvers_{format_.grid};
  std::uint64_t runs_ = 0;
  RunEnd most_;             // The most that a run took.
  bool was_right_ = false;  // About any board, in any run.
};

}  // namespace eight_puzzle
