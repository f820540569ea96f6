// --test: runs another program on boards as its judge does, checks its answers, and if it fails,
// prints the fewest boards that were seen to fail.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "board.hpp"
#include "command_line/hints.hpp"
#include "command_line/options.hpp"
#include "io/input_files.hpp"
#include "io/output.hpp"
#include "judge/answer_check.hpp"
#include "judge/board_printing.hpp"
#include "judge/fewer_boards.hpp"
#include "judge/process.hpp"
#include "judge/random_boards.hpp"
#include "judge/verdict.hpp"
#include "solver/distance_table.hpp"
#include "solver/solvers.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

class Trial {
 public:
  using Clock = std::chrono::steady_clock;

  // `options` name the program, and the files or the random boards to test it on.
  Trial(const Options& options, const Open& open, Output& output,
        Clock::time_point (*now)() = Clock::now)
      : options_(options), open_(open), output_(output), now_(now) {}

  // Returns false if the program fails a run, and reports that. May throw a FileError, or a
  // UsageError if no board is as far as the options ask.
  bool run() {
    output_.begin_work(short_name_);
    if (options_.files.empty() && !passes_random()) return false;
    for (const std::string& path : options_.files) {
      if (!passes_file(path)) return false;
    }
    output_.print(score(answers_, answers_) + "; " +
                  shown_cost(seconds_, megabytes_, format_.limits) + cut_short_ + '\n');
    return true;
  }

 private:
  // Unless a number is given: units in all, or rounds of all kinds if a run has one unit.
  static constexpr std::uint64_t units_in_all = 1500, rounds_of_one = 3;
  static constexpr std::uint64_t usual_run = 100;  // Units, if no statement says how many.
  // Bytes of a file that a run writes: enough to compile first, and for long paths.
  static constexpr std::uint64_t most_output = 1 << 24, output_of_unit = 1 << 16;
  // Seconds of wall time: for a run, to begin runs in, and to begin runs on fewer boards in.
  static constexpr int run_limit = 60, test_limit = 10, shrink_limit = 10;

  // Runs are as large as the judge's. If that is one unit, the first that fails is a nearest one.
  bool passes_random() {
    RandomBoards boards = random_boards(options_);
    const std::uint64_t enough = format_.has_one() ? rounds_of_one * boards.kinds() : units_in_all;
    const std::uint64_t all = options_.random_boards.value_or(enough);
    const std::uint64_t in_run = format_.limits.units > 0 ? format_.limits.units : usual_run;
    for (std::uint64_t done = 0; done < all; done += in_run) {
      if (done >= boards.kinds() && seconds() >= test_limit) {
        cut_short_ = "; stopped after " + counted(test_limit, "second") + ", before all " +
                     counted(all, format_.unit());
        break;
      }
      Units units(std::size_t(std::min(all - done, in_run)));
      for (Unit& unit : units) unit = boards.draw();
      if (format_.has_one()) {
        const std::uint64_t kinds = boards.kinds();
        units[0] = boards.draw(std::size_t(all < kinds ? done * kinds / all : done % kinds));
      }
      if (!passes(units)) return false;
    }
    return true;
  }

  // A run of all boards of the file, or a run of each.
  bool passes_file(const std::string& path) {
    if (options_.files.size() > 1) file_ = name_of_file(path) + ": ";
    Units units;
    const bool is_good = reads_well(path, options_, output_, [&] {
      const auto in = std::make_unique<Reader>(open_(path), format_);
      for (State states[2] = {0, options_.goal}; in->read(states, 1) > 0;) {
        units.push_back({states[0], states[1]});
      }
    });
    if (!is_good) return false;
    if (units.empty()) {
      output_.message(name_of_file(path) + ": no " + format_.unit() + " to test with");
      return false;
    }
    if (!format_.has_one()) return passes(units);
    return std::all_of(units.begin(), units.end(),
                       [&](const Unit& unit) { return passes({unit}); });
  }

  // Whether the program passes a run on these units; if not, reports that.
  bool passes(const Units& units) {
    Result result = result_of(units, runs_ == 0);
    if (!result.is_good()) {
      failure_.emplace(std::move(result));
      report(units);
      return false;
    }
    answers_ += units.size();
    seconds_ = std::max(seconds_, result.end.seconds);
    megabytes_ = std::max(megabytes_, result.end.megabytes);
    return true;
  }

  // Runs the program on an input of these units and checks its answers. Unless it is `loud`, its
  // standard error goes nowhere.
  Result result_of(const Units& units, bool loud) {
    ++runs_;
    Process process((loud ? "" : "exec 2>/dev/null\n") + *options_.test_command,
                    input_of(format_, units), most_output + units.size() * output_of_unit);
    const RunEnd end = process.end(run_limit, [&] { output_.progress(runs_, "runs"); });
    Result result = {AnswerCheck(process.output(), name_), end};
    Puzzle puzzle = {format_, "", 0, 0, 0};
    for (const auto& [start, goal] : units) {
      ++puzzle.number;
      puzzle.start = start;
      puzzle.goal = goal;
      result.check.check(puzzle, solvers_);
    }
    result.check.check_end();
    return result;
  }

  // Says how the program failed and, after some more runs, on which units, and prints these.
  void report(Units units) {
    output_.message(name_ + ": " + file_ + verdict(*failure_));
    if (failure_->end.kind == RunEnd::not_started) return output_.hint(not_started_hint());
    const std::string unit = format_.unit();
    output_.begin_work(short_name_ + " fails, trying fewer " + plural(0, unit));
    const bool none_right = answers_ == 0 && failure_->end.kind == RunEnd::well &&
                            failure_->check.right() == 0 && units.size() > 1;
    shrink(units);
    if (failure_->is_late() && units.size() > 1) {
      return output_.hint("These " + counted(units.size(), unit) +
                          " are not printed. Is the program fast enough for so many?");
    }
    output_.hint("");  // No progress where the program says why, perhaps, on standard error.
    const bool fails_again = failure_->is_late() || still_fails(units, true);
    if (failure_->has_wrong_answer()) output_.message(failure_->check.wrong());
    if (!fails_again) {
      output_.hint(
          "The program does not always fail like this. Is a variable used before it is set?");
    } else if (units.size() > 1) {
      output_.hint("No fewer " + unit + "s were seen to fail. Is the whole input read, is " +
                   "everything reset before the next " + unit + ", is every array large enough?");
    } else if (!failure_->has_wrong_answer()) {
      const int distance = distance_of(units[0]);
      output_.hint("It fails on a " + unit + " that " +
                   (distance == unreachable ? "cannot be solved"
                                            : "takes " + counted(std::uint64_t(distance), "move")) +
                   '.');
    }
    if (none_right) {
      output_.hint("Does the program read and answer as " + name_of(format_) +
                   " asks? If it is for another judge, use --format.");
    }
    output_.print(input_of(format_, units));
  }

  // Of a run that did not end well, leaves a near unit that fails alone, if there is one. Of
  // others, leaves those that are needed: first sorts them by distance, then drops those after the
  // first wrong answer, or all but that one. Each step is taken back if the program passes. Begins
  // no run when the time is over.
  void shrink(Units& units) {
    if (units.size() == 1 || failure_->end.kind == RunEnd::stuck) return;
    const double deadline = seconds() + shrink_limit;
    const auto in_time = [&] { return seconds() < deadline; };
    const auto take = [&](const Units& fewer) {
      if (!in_time() || !still_fails(fewer, false)) return false;
      units = fewer;
      return true;
    };
    Units sorted = units;
    std::stable_sort(sorted.begin(), sorted.end(), [&](const Unit& unit, const Unit& other) {
      return distance_of(unit) < distance_of(other);
    });
    if (failure_->end.kind != RunEnd::well) take_one(sorted, take);
    if (units.size() == 1 || failure_->is_late()) return;
    take(sorted);
    if (failure_->check.failing()) {
      const auto after = units.begin() + std::ptrdiff_t(failure_->check.failing()->number);
      const Units first_wrong = {after[-1]};
      if (after != units.end()) take({units.begin(), after});
      if (units.size() > 1) take(first_wrong);
    }
    drop_unneeded(units, take, in_time);
  }

  // Whether a run on these units fails, too, with a verdict of the same kind.
  bool still_fails(const Units& units, bool loud) {
    Result result = result_of(units, loud);
    if (result.is_good() || result.end.kind != failure_->end.kind) return false;
    failure_.emplace(std::move(result));
    return true;
  }

  // Wall time since the test began.
  double seconds() const { return std::chrono::duration<double>(now_() - begin_).count(); }

  int distance_of(const Unit& unit) { return solvers_.distance(unit.start, unit.goal); }

  const Options& options_;
  const Format& format_ = options_.format;
  const Open& open_;
  Output& output_;
  Clock::time_point (*now_)();
  const Clock::time_point begin_ = now_();
  const std::string name_ = escaped(*options_.test_command);
  const std::string short_name_ = name_.substr(0, 40);  // For a line of progress.
  std::string file_;                                    // "FILE: " if there are several.
  Solvers solvers_{format_.grid};
  std::uint64_t runs_ = 0, answers_ = 0;  // Answers: right ones, in runs without a fault.
  double seconds_ = 0, megabytes_ = 0;    // The most of these runs.
  std::string cut_short_;                 // Why there were no more runs.
  std::optional<Result> failure_;         // The last one.
};

}  // namespace eight_puzzle
