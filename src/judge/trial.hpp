// --test: runs another program on boards as its judge does, checks its answers, and if it fails,
// prints the fewest boards that were seen to fail.
#pragma once

#include <algorithm>
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
#include "judge/stopwatch.hpp"
#include "judge/verdict.hpp"
#include "solver/solvers.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

class Trial {
 public:
  // `options` name the program, and the files or the random boards to test it on.
  Trial(const Options& options, const Open& open, Output& output, Stopwatch stopwatch = Stopwatch())
      : options_(options), open_(open), output_(output), stopwatch_(stopwatch) {}

  // Returns false if the program fails a run, and reports that. May throw a FileError, or a
  // UsageError if no board is as far as the options ask.
  bool run() {
    output_.begin_work(short_name_);
    if (options_.files.empty() && !passes_random()) return false;
    bool passes = true;
    for (const std::string& path : options_.files) {
      if (!passes) output_.message(name_of_file(path) + ": not tested");
      passes = passes && passes_file(path);
    }
    if (passes) report_success();
    return passes;
  }

 private:
  // Unless a number is given: units in all, or rounds of all kinds if a run has one unit.
  static constexpr std::uint64_t units_in_all = 1500, rounds_of_one = 3;
  static constexpr std::uint64_t usual_run = 100;  // Units, if no statement says how many.
  // Seconds of wall time: for a run, to begin runs in, and to begin runs on fewer boards in.
  static constexpr int run_limit = 60, test_limit = 10, shrink_limit = 10;

  // Runs are as large as the judge's; if a number is given, one run holds all boards.
  bool passes_random() {
    RandomBoards boards = random_boards(options_);
    const bool has_one = format_.has_one();
    const std::uint64_t all =
        options_.random_boards.value_or(has_one ? rounds_of_one * boards.kinds() : units_in_all);
    std::uint64_t in_run = format_.limits.units > 0 ? format_.limits.units : usual_run;
    if (options_.random_boards && !has_one) in_run = all;
    for (std::uint64_t done = 0; done < all;) {
      if (done >= boards.kinds() && stopwatch_.seconds() >= test_limit) {
        cut_short_ = "; stopped after " + counted(test_limit, "second") + ", before all " +
                     counted(all, format_.unit());
        break;
      }
      const std::uint64_t size = std::min(all - done, in_run);
      Units units(std::size_t(std::min<std::uint64_t>(size, SIZE_MAX)));
      for (Unit& unit : units) unit = boards.draw();
      if (!passes(units, &boards)) return false;
      done += units.size();
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
    if (!format_.has_one()) return passes(units, nullptr);
    return std::all_of(units.begin(), units.end(),
                       [&](const Unit& unit) { return passes({unit}, nullptr); });
  }

  // Whether the program passes a run on these units; if not, reports that. `boards`: where they
  // were drawn, or nullptr.
  bool passes(const Units& units, RandomBoards* boards) {
    const bool is_quiet = runs_ > 0;
    Result result = result_of(units, is_quiet);
    if (!result.is_good()) {
      failure_.emplace(std::move(result));
      report(units, boards, is_quiet);
      return false;
    }
    answers_ += units.size();
    seconds_ = std::max(seconds_, result.end.seconds);
    megabytes_ = std::max(megabytes_, result.end.megabytes);
    is_over_limits_ |= is_over(result.end, format_.limits);
    return true;
  }

  // Runs the program on an input of these units and checks its answers.
  Result result_of(const Units& units, bool is_quiet) {
    ++runs_;
    Puzzle puzzle = {format_, "", 1, 0, 0};
    Process process(*options_.test_command, input_of(format_, units), run_limit, is_quiet, [&] {
      stopwatch_.seconds();  // Often, so that only stops are left out.
      if (failure_) return output_.progress(runs_, "runs");
      output_.progress(answers_ + puzzle.number - 1, "answers");
    });
    const auto read = [&](char* buffer, std::size_t size) { return process.read(buffer, size); };
    Result result = {AnswerCheck(read, name_, format_.has_one()), {}};
    for (const auto& [start, goal] : units) {
      puzzle.start = start;
      puzzle.goal = goal;
      result.check.check(puzzle, solvers_);
      ++puzzle.number;
    }
    result.check.check_end();
    result.end = process.end();
    return result;
  }

  // Says how the program failed and, after some more runs, on which units, and prints these.
  void report(Units units, RandomBoards* boards, bool was_quiet) {
    output_.message(name_ + ": " + file_ + verdict(*failure_));
    if (failure_->end.kind == RunEnd::not_started) return output_.hint(not_started_hint());
    output_.begin_work(short_name_ + " fails, trying fewer " + plural(0, format_.unit()));
    const std::uint64_t runs = runs_;
    const bool none_right = answers_ == 0 && failure_->has_no_right_answer();
    const double deadline = stopwatch_.seconds() + shrink_limit;
    shrink(units, boards, deadline);
    const bool is_fewest = stopwatch_.seconds() < deadline;
    bool fails_again = true;
    if (failure_->is_late() && units.size() > 1) {
      return output_.hint(slow_hint(*failure_, counted(units.size(), format_.unit())));
    }
    if (!failure_->is_late() && (was_quiet || runs_ > runs)) {
      output_.hint("");                         // No progress where the program writes.
      fails_again = still_fails(units, false);  // And says why on standard error, perhaps.
    }
    if (failure_->has_wrong_answer()) output_.message(failure_->check.wrong());
    output_.hint(!fails_again                  ? flaky_hint()
                 : units.size() > 1            ? fewest_hint(*failure_, format_.unit(), is_fewest)
                 : !failure_->names_the_unit() ? unit_hint(format_.unit(), distance_of(units[0]))
                                               : "");
    if (none_right) output_.hint(judge_hint(format_));
    output_.print(input_of(format_, units));
  }

  // Of one unit, or of a run that did not end well, leaves a near unit that fails alone, if there
  // is one. Of others, leaves those that are needed: first sorts them by distance, then drops those
  // after the first wrong answer, or all but that one. Each step is taken back if the program
  // passes. Begins no run after the deadline.
  void shrink(Units& units, RandomBoards* boards, double deadline) {
    if (failure_->end.kind == RunEnd::out_of_time) return;
    const auto in_time = [&] { return stopwatch_.seconds() < deadline; };
    const auto take = [&](const Units& fewer) {
      if (!in_time() || !still_fails(fewer, true)) return false;
      units = fewer;
      return true;
    };
    const bool is_one = units.size() == 1;
    if (boards && (is_one || failure_->end.kind != RunEnd::well)) {
      take_near_kind(*boards, [&](const Units& other) {
        const bool is_nearer = !is_one || distance_of(other[0]) < distance_of(units[0]);
        return !is_nearer || take(other);
      });
    }
    if (units.size() == 1 || failure_->is_late()) return;
    Units sorted = units;
    std::stable_sort(sorted.begin(), sorted.end(), [&](const Unit& unit, const Unit& other) {
      return distance_of(unit) < distance_of(other);
    });
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
  bool still_fails(const Units& units, bool is_quiet) {
    Result result = result_of(units, is_quiet);
    if (result.is_good() || result.end.kind != failure_->end.kind) return false;
    failure_.emplace(std::move(result));
    return true;
  }

  void report_success() {
    output_.print(score(answers_, answers_) + "; " + shown_cost(seconds_, megabytes_) +
                  shown_limits(format_.limits) + cut_short_ + '\n');
    if (is_over_limits_) {
      output_.hint("That is more than the judge gives, but machines and languages differ.");
    }
  }

  int distance_of(const Unit& unit) { return solvers_.distance(unit.start, unit.goal); }

  const Options& options_;
  const Format& format_ = options_.format;
  const Open& open_;
  Output& output_;
  const std::string name_ = escaped(*options_.test_command);
  const std::string short_name_ = name_.substr(0, 40);  // For a line of progress.
  std::string file_;                                    // "FILE: " if there are several.
  Solvers solvers_{format_.grid};
  Stopwatch stopwatch_;
  std::uint64_t runs_ = 0, answers_ = 0;  // Answers: right ones, in runs without a fault.
  double seconds_ = 0, megabytes_ = 0;    // The most of these runs.
  bool is_over_limits_ = false;           // Any of them, over those of the judge.
  std::string cut_short_;                 // Why there were no more runs.
  std::optional<Result> failure_;         // The last one.
};

}  // namespace eight_puzzle
