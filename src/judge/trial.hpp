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
    auto inputs =
        options_.files.empty() ? random_inputs(options_) : file_inputs(options_, open_, output_);
    if (!inputs) return false;
    TestInput first, input;
    while (runs_ < inputs->runs && (runs_ < inputs->enough || seconds() < test_limit)) {
      input = inputs->next();
      if (fails(input.units, input.text, run_limit)) {
        report(input);
        return false;
      }
      answers_ += input.units.size();
      if (runs_ == 1) first = input;
    }
    std::string end = " per run";
    if (runs_ < inputs->runs) {
      end += "; ended after " + grouped(runs_) + " of " + counted(inputs->runs, "run") + ", as " +
             counted(test_limit, "second") + " had passed";
    }
    output_.print(score(answers_, answers_) + "; at most " + shown_cost(most_, format_.limits) +
                  end + '\n');
    if (exceeds(most_, format_.limits)) {
      output_.message(name_ + ": used " + shown_cost(most_, format_.limits) +
                      ": the judge may reject it; some languages get higher limits");
    }
    if (options_.files.empty()) try_line_ends(first, input);
    return true;
  }

 private:
  // Bytes of a file a run may write: enough for long paths, and for a compiler that runs first.
  static constexpr std::uint64_t most_output = 1 << 24, output_of_unit = 1 << 16;
  // Seconds of wall time: for a run; after which no run begins. Trying fewer units may take four
  // times as long as the failed run, within these bounds; each try twice as long, if it ended.
  static constexpr int run_limit = 60, test_limit = 10;
  static constexpr double least_shrinking = 10, most_shrinking = 40;

  // Runs the program on a text that holds these units, for at most so many seconds, and checks its
  // answers. Throws a FileError if there was no space for what it wrote.
  Result run(const Units& units, const std::string& text, int limit) {
    ++runs_;
    const RunLimits limits = {limit, cpu_limit_, most_output + units.size() * output_of_unit};
    Process process(*options_.test_command, text, limits);
    const auto look = [&] { output_.progress(runs_, plural(runs_, "run").c_str()); };
    const RunEnd end = process.end(look, now_);
    const auto read = [&](char* buffer, std::size_t size) { return process.read(buffer, size); };
    Result result = {AnswerCheck(read, name_, end.kind == RunEnd::well), end, limits};
    for (std::size_t i = 0; i < units.size(); ++i) {
      result.check.check({units[i], format_, "", i + 1}, distance_of(units[i]), solvers_);
    }
    result.check.check_end();
    if (!result.is_good()) process.check_space();
    was_right_ |= result.check.right() > 0;
    most_.seconds = std::max(most_.seconds, end.seconds);
    if (end.megabytes > most_.megabytes) {
      most_.megabytes = end.megabytes;
      most_.holds_at_most = end.holds_at_most;
    }
    return result;
  }

  // Whether a run fails; if so, keeps the result. A run that did not end in time may only be slow.
  // It counts as a failure only if it had at least `least_shrinking` seconds and no failure came
  // before it, or the last failure did not end, either.
  bool fails(const Units& units, const std::string& text, int limit) {
    const double began = seconds();
    Result result = run(units, text, limit);
    const bool may_be_stuck =
        limit >= least_shrinking && (!failure_ || failure_->end.kind == RunEnd::stuck);
    if (result.is_good() || (result.end.kind == RunEnd::stuck && !may_be_stuck)) return false;
    failure_.emplace(std::move(result));
    failed_in_ = seconds() - began;
    return true;
  }

  // Makes at least `least` runs, and up to five within a second. Returns whether all of them fail.
  bool keeps_failing(const Units& units, const std::string& text, int limit, int least) {
    const double until = seconds() + 1;
    for (int i = 0; i < least || (i < 5 && seconds() < until); ++i) {
      if (run(units, text, limit).is_good()) return false;
    }
    return true;
  }

  // Says so if the program is right on the boards of the first run, but fails with other line ends;
  // if a run has one board, also for the last run.
  void try_line_ends(const TestInput& first, const TestInput& last) {
    const auto with_cr = [](const std::string& text) {
      std::string changed;
      for (const char byte : text) changed += byte == '\n' ? "\r\n" : std::string(1, byte);
      return changed;
    };
    const auto without_last = [](const std::string& text) {
      return text.substr(0, text.find_last_not_of('\n') + 1);
    };
    const auto fails_on = [&](const TestInput& input, const auto& changed) {
      return keeps_failing(input.units, changed(input.text), run_limit, 2) &&
             run(input.units, input.text, run_limit).is_good();
    };
    const auto warn_if = [&](const auto& changed, const std::string& what) {
      if (fails_on(first, changed) || (format_.has_one() && fails_on(last, changed))) {
        output_.message(name_ + ": fails if " + what + ", as in the files of some judges");
      }
    };
    warn_if(with_cr, "lines end in CR LF");
    warn_if(without_last, "the last line has no end");
  }

  // Says how the program failed. Then looks for the smallest input on which it fails; prints that.
  void report(const TestInput& input) {
    const auto shown_verdict = [&] { return verdict(*failure_, format_.limits); };
    output_.message(name_ + ": " + (input.file.empty() ? "" : input.file + ": ") + shown_verdict());
    const bool did_nothing =
        failure_->end.kind == RunEnd::not_started && failure_->check.ends_early();
    if (!was_right_ && (did_nothing || is_source(name_))) {
      output_.note(failure_->end.errors);
      return output_.note(
          "Is it compiled, and is its path given: --test=./mine? For a script: "
          "--test=\"python3 mine.py\".");
    }
    const RunEnd::Kind kind = failure_->end.kind;
    const std::string written = input_of(format_, input.units);
    if (input.text != written) {
      Result result = run(input.units, written, run_limit);
      if (result.is_good()) {
        return show(input.units, input.text,
                    "It does not fail on the same " + plural(0, format_.unit()) + " as " +
                        name_of(format_) +
                        " writes them. Does it read CR LF, any blank lines, and a last line "
                        "without an end?");
      }
      failure_.emplace(std::move(result));
    }
    output_.begin_work(short_name_ + " fails, trying fewer " + plural(0, format_.unit()));
    const double most_time = std::clamp(4 * failed_in_, least_shrinking, most_shrinking),
                 deadline = seconds() + most_time,
                 each = kind == RunEnd::stuck ? least_shrinking : 2 * failed_in_;
    const Units units = fewest(input.units, deadline, int(std::max(least_shrinking, each)));
    const bool had_less_time = kind == RunEnd::stuck && failure_->limits.seconds < run_limit;
    if (failure_->end.kind != kind || had_less_time) {
      output_.message(name_ + ": on " + counted(units.size(), format_.unit()) + ": " +
                      shown_verdict());
    }
    const std::string searched =
        seconds() < deadline ? "that fails" : "in " + formatted("%.0f s", most_time);
    show(units, input_of(format_, units),
         hint(*failure_, format_.unit(), distance_of(units[0]), searched));
  }

  // Says how the last run failed on an input and, if it fails again, what was told. Then prints it.
  void show(const Units& units, const std::string& text, const std::string& told) {
    const int limit = failure_->end.kind == RunEnd::stuck ? failure_->limits.seconds : run_limit;
    const bool fails_again = keeps_failing(units, text, limit, 1);
    output_.note(failure_->end.errors);
    if (failure_->has_wrong_answer()) output_.message(failure_->check.wrong());
    output_.note(fails_again
                     ? told
                     : "The program does not always fail on this input. Is a variable used before "
                       "it is set, or does its time vary?");
    if (failure_->end.kind == RunEnd::crashed) {
      output_.note("In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.");
    } else if (!was_right_) {
      output_.note("Does the program use the format " + name_of(format_) +
                   "? If it is for another judge, name that judge with --format.");
    }
    output_.print(text);
  }

  // The fewest units that are found to fail until the deadline, in seconds since the test began,
  // by runs of at most so many seconds.
  Units fewest(const Units& units, double deadline, int limit) {
    const auto& wrong = failure_->check.failing();
    return fewest_failing(
        units, wrong ? std::size_t(wrong->number) : 0,
        [&](const Unit& unit) { return distance_of(unit); },
        [&](const Units& fewer) {
          const int left = int(deadline - seconds());
          return left > 0 && fails(fewer, input_of(format_, fewer), std::min(limit, left));
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
  std::uint64_t runs_ = 0, answers_ = 0;  // Answers: right ones, in runs without a fault.
  RunEnd most_;                           // The most that a run took.
  double failed_in_ = 0;                  // Seconds of wall time that the last failure took.
  bool was_right_ = false;                // About any board, in any run.
  std::optional<Result> failure_;         // The last one.
};

}  // namespace eight_puzzle
