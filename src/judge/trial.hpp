// --test: runs another program on boards as its judge does, checks its answers, and if it fails,
// prints the smallest input that was found to fail.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
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
    std::uint64_t tested = 0;
    for (const std::string& path : options_.files) {
      const auto input = file_input(path, options_, open_, output_);
      if (!input || !passes(input->units, input->text, path)) return false;
      tested += input->units.size();
    }
    if (options_.files.empty()) {
      RandomInputs inputs(options_);
      const std::uint64_t most = options_.random_count.value_or(most_tested);
      const bool is_exact = options_.random_count.has_value();
      while (tested < most && (is_exact || tested < inputs.kinds() || seconds() < test_limit)) {
        const Units units = inputs.next(most - tested);
        if (!passes(units, input_of(format_, units))) return false;
        tested += units.size();
      }
    }
    const std::string cost = shown_cost(most_, format_.limits);
    output_.print(score(tested, tested) + "; at most " + cost + " per run\n");
    if (exceeds(most_, format_.limits)) {
      message("used " + cost + ": the judge may reject it; some languages get higher limits");
    }
    return true;
  }

 private:
  // Bytes of a file a run may write: enough for long paths, and for a compiler that runs first.
  static constexpr std::uint64_t most_output = 1 << 24, output_of_unit = 1 << 16;
  // Seconds of wall time: for a run; after which no run on random units begins; for tries of fewer
  // units. And the most random units, unless a number is given.
  static constexpr int run_limit = 30, test_limit = 5, tries_limit = 40;
  static constexpr std::uint64_t most_tested = 10'000;

  // Whether the program is right on a text that holds these units. If not, reports that. `file`:
  // where the text is from.
  bool passes(const Units& units, const std::string& text, const std::string& file = "") {
    if (!fails(units, text)) return true;
    report(units, text, options_.files.size() > 1 ? name_of_file(file) + ": " : "");
    return false;
  }

  // Runs the program on a text that holds these units, and checks its answers. Returns whether it
  // fails; then keeps the result.
  bool fails(const Units& units, const std::string& text) {
    ++runs_;
    const RunLimits limits = {run_limit, cpu_limit_, most_output + units.size() * output_of_unit};
    const auto look = [&] { output_.progress(runs_, plural(runs_, "run").c_str()); };
    CommandRun run = Runner::run(*options_.test_command, text, limits, look, now_);
    most_.seconds = std::max(most_.seconds, run.seconds);
    most_.megabytes = std::max(most_.megabytes, run.megabytes);
    Result result = {AnswerCheck(run.output, name_, run.fault.empty()), run};
    for (std::size_t i = 0; i < units.size(); ++i) {
      const Puzzle puzzle = {units[i], format_, "", i + 1};
      const bool is_right = result.check.check(puzzle, distance_of(units[i]), solvers_);
      if (!is_right) result.wrong.push_back(units[i]);
      was_right_ |= is_right;
    }
    result.check.check_end();
    const bool is_good = result.is_good();
    if (!is_good) failure_.emplace(std::move(result));
    return !is_good;
  }

  // Says how the program failed. Then looks for the smallest input on which it fails, says how it
  // fails there, and prints that.
  void report(const Units& all, const std::string& given, const std::string& place) {
    const std::string first = verdict(*failure_);
    message(place + first);
    output_.begin_work(short_name_ + " fails, trying fewer " + plural(0, format_.unit()));
    const std::string written = input_of(format_, all);
    const bool is_layout = given != written && !fails(all, written);
    const Units units = is_layout ? all : fewest(all);
    const std::string text = is_layout ? given : input_of(format_, units);
    const bool is_steady = keeps_failing(units, text);
    output_.note(failure_->run.errors);
    const std::string last = verdict(*failure_);
    if (last != first && !failure_->run.fault.empty()) {
      message("on " + counted(units.size(), format_.unit()) + ": " + last);
    }
    if (!failure_->check.wrong().empty()) output_.message(failure_->check.wrong());
    output_.note(hint(units.size(), is_layout, is_steady));
    output_.print(text);
  }

  // Makes a run, and up to five within a second. Returns whether all of them fail.
  bool keeps_failing(const Units& units, const std::string& text) {
    const double until = seconds() + 1;
    for (int i = 0; i == 0 || (i < 5 && seconds() < until); ++i) {
      if (!fails(units, text)) return false;
    }
    return true;
  }

  // What may be the cause. `is_layout`: the units fail only as a FILE has them.
  std::string hint(std::size_t units, bool is_layout, bool is_steady) const {
    const std::string format = name_of(format_);
    if (!is_steady) {
      return "The program does not always fail on this input. Is a variable used before it is set, "
             "or does its time vary?";
    }
    if (is_layout) {
      return "It does not fail on the same " + plural(0, format_.unit()) + " as " + format +
             " writes them. Does it read CR LF, any blank lines, and a last line without an end?";
    }
    if (units > 1) {
      return "No smaller input was found that fails. Is everything reset before the next " +
             format_.unit() + "? Is every array large enough?";
    }
    if (!was_right_) {
      return "Is the program compiled, and the command right, as in --test=\"python3 mine.py\"?\n"
             "Does it use the format " +
             format + "? If not, name another with --format.";
    }
    if (!failure_->run.has_crashed) return "";
    return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
  }

  // The fewest units that are found to fail.
  Units fewest(const Units& units) {
    const double deadline = seconds() + tries_limit;
    const auto nearer = [&](const Unit& unit, const Unit& other) {
      return distance_of(unit) < distance_of(other);
    };
    return fewest_failing(units, failure_->wrong, nearer, failure_->run.is_late,
                          [&](const Units& fewer) {
                            return seconds() < deadline && fails(fewer, input_of(format_, fewer));
                          });
  }

  void message(const std::string& text) { output_.message(name_ + ": " + text); }

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
  CommandRun most_;                // The most that a run took.
  bool was_right_ = false;         // About any board, in any run.
  std::optional<Result> failure_;  // The last one.
};

}  // namespace eight_puzzle
