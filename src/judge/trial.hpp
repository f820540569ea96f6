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
      while (tested < most &&
             (options_.random_count || tested < inputs.kinds() || seconds() < test_limit)) {
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
  // Bytes of a file a run may write: enough for long paths, and for a compiler that runs first.
  static constexpr std::uint64_t most_output = 1 << 24, output_of_unit = 1 << 16;
  // Seconds of wall time: for a run, beyond its CPU time; for random units; for tries of single
  // ones; of several. And the most random units, unless a number is given.
  static constexpr int waiting_limit = 9, test_limit = 5, alone_limit = 10, tries_limit = 20;
  static constexpr std::uint64_t most_tested = 10'000;
  static constexpr char crash_hint[] =
      "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.";

  // Whether the program is right on a text that holds these units. If not, says so, looks for the
  // smallest input on which it fails, says how, and prints that. `file`: where the text is from.
  bool passes(const Units& all, const std::string& given, const std::string& file = "") {
    first_ = last_ = result_of(all, given);
    if (first_->is_good()) return true;
    message((options_.files.size() > 1 ? name_of_file(file) + ": " : "") + verdict(*first_));
    output_.begin_work(short_name_ + " fails, trying fewer " + plural(0, format_.unit()));
    const bool is_file = given != input_of(format_, all) && !fails(all, input_of(format_, all));
    const Units units = is_file ? all : fewest(all);
    const std::string text = is_file ? given : input_of(format_, units),
                      plain = input_of(options_.format, units);
    const bool is_layout = is_file || (text != plain && !fails(units, plain)),
               is_steady = keeps_failing(units, text);
    output_.note(last_->run.errors);
    if (last_->run.end != (units.size() < all.size() ? End::well : first_->run.end)) {
      message("on " + counted(units.size(), format_.unit()) + ": " + verdict(*last_));
    }
    if (!last_->check.wrong().empty()) output_.message(last_->check.wrong());
    output_.note(hint(units.size(), is_layout, is_steady));
    if (last_->run.end == End::crashed) output_.note(crash_hint);
    output_.print(text);
    return false;
  }

  // Runs the program on a text that holds these units, and checks its answers.
  Result result_of(const Units& units, const std::string& text) {
    ++runs_;
    const RunLimits limits = {cpu_limit_ + waiting_limit, cpu_limit_,
                              most_output + units.size() * output_of_unit};
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
      tried_.insert(distance_of(units[i]));
    }
    result.check.check_end();
    return result;
  }

  // Whether the program fails again: as it did first, if that was a runtime error.
  bool fails(const Units& units, const std::string& text) {
    Result result = result_of(units, text);
    const bool any = first_->run.end == End::well || first_->run.end == End::late;
    if (result.is_good() || (!any && result.run.end != first_->run.end)) return false;
    last_ = std::move(result);
    ++failures_;
    return true;
  }

  // The fewest units on which the program is found to fail: one alone, as near as can be, or else
  // several of the nearest. If it is late on several only, it is slow, and no more is tried.
  Units fewest(const Units& all) {
    // Those that were not answered rightly, or nearer ones than a random one.
    Units alone = sorted(first_->wrong.empty() ? all : first_->wrong);
    if (options_.files.empty() && all.size() == 1) {
      alone = RandomInputs(options_).some_of_each_kind();
      while (!alone.empty() && distance_of(alone.back()) >= distance_of(all[0])) alone.pop_back();
    }
    double deadline = seconds() + alone_limit;
    const auto fails_in_time = [&](const Units& units) {
      return seconds() < deadline && fails(units, input_of(format_, units));
    };
    Units nearest;
    for (const bool is_first_pass : {true, false}) {  // One of each distance, then the others.
      int last = -1;
      for (const Unit& unit : alone) {
        const int distance = distance_of(unit);
        if (!nearest.empty() && distance >= distance_of(nearest[0])) break;
        const bool is_first = std::exchange(last, distance) != distance;
        if (is_first == is_first_pass && fails_in_time({unit})) nearest = {unit};
      }
    }
    has_tried_each_ = seconds() < deadline;
    if (!nearest.empty()) return nearest;
    if (first_->run.end == End::late) return all;
    deadline = seconds() + tries_limit;
    const Units near = sorted(all);
    for (std::size_t few = 2;; few *= 2) {
      const Units some(near.begin(), near.begin() + std::ptrdiff_t(std::min(few, near.size())));
      if (fails_in_time(some)) return without_unneeded(some, fails_in_time);
      if (few >= near.size()) return without_unneeded(all, fails_in_time);
    }
  }

  Units sorted(Units units) {  // Nearest first, the unsolvable ones last.
    std::stable_sort(units.begin(), units.end(), [this](const Unit& unit, const Unit& other) {
      return distance_of(unit) < distance_of(other);
    });
    return units;
  }

  // Whether it fails again: in a run, and up to five within a second. To be late twice is enough.
  bool keeps_failing(const Units& units, const std::string& text) {
    if (last_->run.end == End::late && failures_ > 0) return true;
    const double until = seconds() + 1;
    for (int i = 0; i == 0 || (i < 5 && seconds() < until); ++i) {
      if (!fails(units, text)) return false;
    }
    return true;
  }

  // What may be the cause. `is_layout`: the units fail only as a FILE or the sample has them.
  std::string hint(std::size_t units, bool is_layout, bool is_steady) {
    const std::string unit = format_.unit();
    if (!is_steady) {
      return "The program does not always fail like this on this input. Is a variable used before "
             "it is set, or does its time vary?";
    }
    if (last_->run.end == End::not_run) {
      return "Is the program compiled, and the command right, as in --test=\"python3 mine.py\"?";
    }
    if (!last_->run.has_read) {
      return name_ + " read nothing from standard input. Does it open a file, as by freopen()?";
    }
    if (is_layout) {
      return "It does not fail like this on the same " + plural(units, unit) +
             " as --random writes them. Does it read any spaces and blank lines, CR LF, and a last "
             "line without an end?";
    }
    if (last_->run.end == End::late && units > 1) {
      const std::string slow = " alone ends in time: the program is too slow for ";
      return has_tried_each_ ? "Each " + unit + slow + counted(units, unit) + '.'
                             : "No single " + unit + " was found that takes too long.";
    }
    if (units > 1 && !last_->check.has_more()) {
      return "No smaller input was found that fails. Is everything reset before the next " + unit +
             "? Is every array large enough?";
    }
    if (was_right_ || tried_.size() == 1) return "";
    return "No " + unit + " was answered rightly. Does the program use the format " +
           name_of(format_) + "? If not, name another with --format.";
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
  std::uint64_t runs_ = 0;
  CommandRun most_;                     // The most that a run took.
  std::optional<Result> first_, last_;  // Of the runs that failed.
  std::uint64_t failures_ = 0;          // After the first.
  bool has_tried_each_ = false;         // Alone, before the deadline.
  bool was_right_ = false;              // About any unit, in any run.
  std::set<int> tried_;                 // The distances of all units so far.
};

}  // namespace eight_puzzle
