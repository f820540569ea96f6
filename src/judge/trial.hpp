// --test: runs another program on boards as its judge does, checks its answers, and if it fails,
// prints the smallest input that was found to fail.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
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
      while (tested < most && (options_.random_count || runs_ < least_runs ||
                               tested < inputs.kinds() || seconds() < test_limit)) {
        const Units units = inputs.next(most - tested);
        if (!passes(units, input_of(format_, units))) return false;
        tested += units.size();
        std::swap(format_.layout, format_.sample);
      }
    }
    message(grouped(tested) + " of " + grouped(tested) + " answers are right; at most " +
            shown_cost(most_, format_.limits));
    return true;
  }

 private:
  // Seconds of wall time: of a run, of random boards, of tries on fewer boards, of nearer boards.
  static constexpr int run_limit = 30, test_limit = 5, fewer_limit = 10, nearer_limit = 3;
  // Bytes of a file a run may write: enough for long paths, and for a compiler that runs first.
  static constexpr std::uint64_t most_output = 1 << 24, output_of_unit = 1 << 16;
  // Unless a number of boards is given.
  static constexpr std::uint64_t most_tested = 10'000, least_runs = 3;

  // Whether the program is right on a text that holds these units. If not, says so, looks for the
  // smallest input on which it fails, says how, and prints that. `file`: where the text is from.
  bool passes(const Units& all, const std::string& given, const std::string& file = "") {
    first_ = last_ = result_of(all, given);
    if (first_->is_good()) return true;
    message((options_.files.size() > 1 ? name_of_file(file) + ": " : "") + verdict(*first_));
    if (!first_->run.has_read) {
      output_.note(first_->run.errors);
      output_.note(
          "It seems to have read nothing of its standard input. Does it start? Does it open "
          "a file, as by freopen()?");
    }
    output_.begin_work(short_name_ + " fails, trying fewer " + plural(0, format_.unit()));
    const bool is_file = given != input_of(format_, all) && !fails(all, input_of(format_, all));
    const Units units = is_file ? all : fewest(all);
    const std::string text = is_file ? given : input_of(format_, units),
                      plain = input_of(options_.format, units);
    const bool is_layout = is_file || (text != plain && result_of(units, plain).is_good()),
               is_steady = keeps_failing(units, text);
    if (last_->run.end != End::well && last_->run.end != first_->run.end) {
      message("on " + counted(units.size(), format_.unit()) + ": " + verdict(*last_));
    }
    if (!last_->check.wrong().empty()) output_.message(last_->check.wrong());
    if (first_->run.has_read) {
      output_.note(last_->run.errors);
      output_.note(hint(units.size(), is_layout, is_steady));
    }
    output_.print(text);
    return false;
  }

  // Runs the program on a text that holds these units, and checks its answers.
  Result result_of(const Units& units, const std::string& text) {
    ++runs_;
    const RunLimits limits = {run_limit, cpu_limit_, most_output + units.size() * output_of_unit};
    const auto look = [&] { output_.progress(runs_, plural(runs_, "run").c_str()); };
    CommandRun run = Runner::run(*options_.test_command, text, limits, look, now_);
    most_.seconds = std::max(most_.seconds, run.seconds);
    most_.megabytes = std::max(most_.megabytes, run.megabytes);
    if (units.size() == 1) slowest_alone_ = std::max(slowest_alone_, run.seconds);
    alone_ += units.size() == 1;
    Result result = {AnswerCheck(run.output, name_), run};
    for (std::size_t i = 0; i < units.size(); ++i) {
      const Puzzle puzzle = {units[i], format_, "", i + 1};
      const bool is_right = result.check.check(puzzle, distance_of(units[i]), solvers_);
      if (!is_right) result.wrong.push_back(units[i]);
      was_right_ |= is_right;
      tried_.insert(distance_of(units[i]));
    }
    result.check.check_end();
    if (!result.is_good() && result.wrong.empty()) result.wrong = units;
    return result;
  }

  // Whether the program fails: in the same way as at first, if that was a runtime error.
  bool fails(const Units& units, const std::string& text) {
    Result result = result_of(units, text);
    const bool any = first_->run.end == End::well || first_->run.end == End::late;
    if (result.is_good() || (!any && result.run.end != first_->run.end)) return false;
    last_ = std::move(result);
    return true;
  }

  // The fewest units on which the program is found to fail: one, as near as can be, or several. A
  // run that was stuck is not tried again; if it was late, only single units are tried.
  Units fewest(const Units& all) {
    const End end = first_->run.end;
    if (end == End::stuck) return all;
    const TestedProgram program = {
        [&](const Units& units) { return fails(units, input_of(format_, units)); },
        [&](const Units& units) { return result_of(units, input_of(format_, units)).wrong; },
        [&](const Unit& unit) { return distance_of(unit); }, [&] { return seconds(); }};
    std::optional<Unit> unit = all[0];
    if (all.size() > 1) {
      unit = nearest_alone(first_->wrong, end == End::late, seconds() + fewer_limit, program);
    }
    if (!unit) {
      if (end == End::late) return all;
      const Units several = few_together(all, seconds() + fewer_limit, program);
      if (several.size() > 1) return several;
      unit = several[0];
    }
    if (!options_.files.empty()) return {*unit};
    const std::uint64_t least = options_.distances.value_or(Range()).least;
    return {nearer_alone(
        *unit, {format_.grid, unit->goal, least, std::uint64_t(distance_of(*unit)) - 1},
        boards_in_run(format_), end != End::well, seconds() + nearer_limit, program)};
  }

  // Whether it fails again: in a run, and up to five within a second. It has if it was late.
  bool keeps_failing(const Units& units, const std::string& text) {
    if (last_->run.end == End::late || last_->run.end == End::stuck) return true;
    const double until = seconds() + 1;
    for (int i = 0; i == 0 || (i < 5 && seconds() < until); ++i) {
      if (!fails(units, text)) return false;
    }
    return true;
  }

  // What may be the cause. `is_layout`: the units fail only as a FILE or the sample has them.
  std::string hint(std::size_t units, bool is_layout, bool is_steady) {
    const End end = last_->run.end;
    if (!is_steady) {
      return "The program does not always fail like this on this input. Is a variable used before "
             "it is set?";
    }
    if (is_layout) {
      return "It does not fail if the input has the usual spaces and line ends. Does it read any "
             "spaces and blank lines, CR LF, and a last line without an end?";
    }
    if (end == End::stuck || last_->check.has_more()) return "";
    if (end == End::late && units > 1) {
      return "Alone, each of " + counted(alone_, format_.unit()) + " took at most " +
             shown_seconds(slowest_alone_) + " of CPU time. Is the program too slow for " +
             grouped(units) + " in one run?";
    }
    if (units > 1) {
      return "No smaller input was found that fails. Is everything reset before the next " +
             format_.unit() + "? Is every array large enough?";
    }
    if (end == End::crashed) {
      return "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";
    }
    if (was_right_ || tried_.size() == 1) return "";
    return "No " + format_.unit() + " was answered rightly. Does the program read and answer as " +
           name_of(format_) + " does?";
  }

  void message(const std::string& text) { output_.message(name_ + ": " + text); }

  // Wall time since the test began.
  double seconds() const { return std::chrono::duration<double>(now_() - begin_).count(); }

  int distance_of(const Unit& unit) { return solvers_.distance(unit.start, unit.goal); }

  const Options& options_;
  Format format_ = options_.format;  // Every second run has the layout of the sample.
  const Open& open_;
  Output& output_;
  Now now_;
  const Clock::time_point begin_ = now_();
  // Seconds of CPU time for a process: the most that BOJ gives any language, as computers differ.
  const int cpu_limit_ = format_.limits.seconds > 0 ? 3 * format_.limits.seconds + 2 : 10;
  const std::string name_ = escaped(*options_.test_command);
  const std::string short_name_ = name_.substr(0, 40);  // For a line of progress.
  Solvers solvers_{format_.grid};
  CommandRun most_;                     // The most that a run took.
  std::optional<Result> first_, last_;  // Of the runs that failed.
  std::uint64_t runs_ = 0, alone_ = 0;  // Of the latter, those on one unit,
  double slowest_alone_ = 0;            // and the most CPU time that one of them took.
  bool was_right_ = false;              // About any unit, in any run.
  std::set<int> tried_;                 // The distances of all units so far.
};

}  // namespace eight_puzzle
