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
#include "judge/inputs.hpp"
#include "judge/process.hpp"
#include "judge/test_inputs.hpp"
#include "judge/verdict.hpp"
#include "solver/solvers.hpp"
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
    const auto inputs =
        options_.files.empty() ? random_inputs(options_) : file_inputs(options_, open_, output_);
    if (!inputs) return false;
    while (runs_ < inputs->runs && (runs_ < inputs->enough || seconds() < test_limit)) {
      const TestInput input = inputs->next();
      if (fails(input.units, run_limit)) {
        report(input);
        return false;
      }
      answers_ += input.units.size();
    }
    std::string end = " per run";
    if (runs_ < inputs->runs) {
      end += "; ended after " + grouped(runs_) + " of " + counted(inputs->runs, "run") + ", as " +
             counted(test_limit, "second") + " were over";
    }
    output_.print(score(answers_, answers_) + "; at most " + shown_cost(most_, format_.limits) +
                  end + '\n');
    if (exceeds(most_, format_.limits)) {
      output_.message(name_ + ": used " + shown_cost(most_, format_.limits) +
                      ": the judge may refuse it unless it gives this language more");
    }
    return true;
  }

 private:
  // Bytes of a file a run may write: enough for long paths, and for a compiler that runs first.
  static constexpr std::uint64_t most_output = 1 << 24, output_of_unit = 1 << 16;
  // Seconds of wall time: for a run; to begin runs in. Trying fewer units may take four times as
  // long as the failed run, within these bounds, and each try twice as long, if that run ended.
  static constexpr int run_limit = 60, test_limit = 10;
  static constexpr double least_shrinking = 10, most_shrinking = 40;

  // Runs the program on an input of these units, for at most so many seconds, and checks its
  // answers. If it fails, keeps the result and returns true. A run that only takes long may be
  // right, unless one that failed has taken long, too.
  bool fails(const Units& units, int limit) {
    ++runs_;
    const double began = seconds();
    const RunLimits limits = {limit, cpu_limit_, most_output + units.size() * output_of_unit};
    Process process(*options_.test_command, input_of(format_, units), limits);
    const auto look = [&] { output_.progress(runs_, plural(runs_, "run").c_str()); };
    const RunEnd end = process.end(look, now_);
    const auto read = [&](char* buffer, std::size_t size) { return process.read(buffer, size); };
    Result result = {AnswerCheck(read, name_), end, limits};
    for (std::size_t i = 0; i < units.size(); ++i) {
      result.check.check({units[i], format_, "", i + 1}, distance_of(units[i]), solvers_);
    }
    result.check.check_end();
    was_right_ |= result.check.right() > 0;
    most_.seconds = std::max(most_.seconds, end.seconds);
    most_.megabytes = std::max(most_.megabytes, end.megabytes);
    const bool is_unknown =
        end.kind == RunEnd::stuck && failure_ && failure_->end.kind != RunEnd::stuck;
    if (result.is_good() || is_unknown) return false;
    failure_.emplace(std::move(result));
    failed_in_ = seconds() - began;
    return true;
  }

  // Says how the program failed. Then looks for the smallest input on which it fails; prints that.
  void report(const TestInput& input) {
    const auto shown_verdict = [&] { return verdict(*failure_, format_.limits); };
    output_.message(name_ + ": " + (input.file.empty() ? "" : input.file + ": ") + shown_verdict());
    if (!was_right_ && (failure_->end.kind == RunEnd::not_started || is_source(name_))) {
      output_.hint(failure_->end.errors);
      return output_.hint(
          "Is it compiled, and given with its path: --test=./mine? For a script: "
          "--test='python3 mine.py'.");
    }
    const std::string unit = format_.unit();
    const RunEnd::Kind kind = failure_->end.kind;
    output_.begin_work(short_name_ + " fails, trying fewer " + plural(0, unit));
    const double most_time = std::clamp(4 * failed_in_, least_shrinking, most_shrinking),
                 deadline = seconds() + most_time,
                 each = kind == RunEnd::stuck ? least_shrinking : 2 * failed_in_;
    const Units units = fewest(input.units, deadline, int(std::max(least_shrinking, each)));
    const std::string searched =
        seconds() < deadline ? "that fails" : "in " + formatted("%.0f s", most_time);
    const bool fails_again = failure_->is_late() || fails(units, run_limit);
    if (failure_->end.kind != kind) {
      output_.message(name_ + ": on " + counted(units.size(), unit) + ": " + shown_verdict());
    }
    output_.hint(failure_->end.errors);
    if (failure_->has_wrong_answer()) output_.message(failure_->check.wrong());
    output_.hint(fails_again
                     ? hint(*failure_, unit, distance_of(units[0]), searched)
                     : "The program does not always fail. Is a variable used before it is set?");
    if (!was_right_) {
      output_.hint("Does the program read and answer as " + name_of(format_) +
                   " asks? If it is for another judge, name that with --format.");
    }
    output_.print(input_of(format_, units));
  }

  // The fewest units that are found to fail until the deadline, in seconds since the test began,
  // by runs of at most so many seconds.
  Units fewest(const Units& units, double deadline, int limit) {
    const auto& wrong = failure_->check.failing();
    return fewest_failing(
        units, wrong ? std::size_t(wrong->number) : 0,
        [&](const Unit& unit) { return distance_of(unit); },
        [&](const Units& fewer) { return seconds() < deadline && fails(fewer, limit); });
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
  // Seconds of CPU time for a run: the most that BOJ gives to any language, as computers differ.
  const int cpu_limit_ = format_.limits.seconds > 0 ? 3 * format_.limits.seconds + 2 : 10;
  const std::string name_ = escaped(*options_.test_command);
  const std::string short_name_ = name_.substr(0, 40);  // For a line of progress.
  Solvers solvers_{format_.grid};
  std::uint64_t runs_ = 0, answers_ = 0;  // Answers: right ones, in runs without a fault.
  RunEnd most_;                           // The most that a run took.
  double failed_in_ = 0;                  // Seconds of wall time that the last failure took.
  bool was_right_ = false;                // About any board, in any run.
  std::optional<Result> failure_;         // The last one.
};

}  // namespace eight_puzzle
