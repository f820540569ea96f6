// --test: runs another program on boards as its judge does, and checks its answers.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "board.hpp"
#include "command_line/options.hpp"
#include "io/input_files.hpp"
#include "io/output.hpp"
#include "judge/answer_check.hpp"
#include "judge/board_printing.hpp"
#include "judge/process.hpp"
#include "judge/random_boards.hpp"
#include "solver/solvers.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

class Trial {
 public:
  // `options` name the program, and the files or the random boards to test it on.
  Trial(const Options& options, const Open& open, Output& output)
      : options_(options), open_(open), output_(output) {}

  // Returns false where an answer is wrong or the program ends badly, and reports that. May throw a
  // FileError.
  bool run() {
    output_.begin_work(shown_name());
    if (is_random_ && !passes_random()) return false;
    for (const std::string& file : options_.files) {
      if (!passes_file(file)) return false;
    }
    output_.print(score(answers_, answers_) + "; at most " + tenths(std::ceil(10 * seconds_) / 10) +
                  " s and " + grouped(std::uint64_t(std::ceil(megabytes_))) + " MB a run\n");
    return true;
  }

 private:
  static constexpr std::uint64_t boards_together = 1500;  // More than an array of 1,000 or 1,024.
  static constexpr std::uint64_t rounds_alone = 3;        // Of all kinds, where a run is a board.

  using Units = std::vector<Unit>;

  // What a run has shown.
  struct Result {
    AnswerCheck check;
    RunEnd end;

    bool is_good() const { return check.wrong().empty() && end.fault.empty(); }
    // It ended badly and an answer is missing: it may have gone on to any board after that.
    bool is_cut_off() const { return !end.fault.empty() && check.ends_early(); }

    // Where boards alone are answered right.
    std::string question() const {
      if (is_cut_off() && end.took_too_long) return "is --random=100 fast enough?";
      if (check.ends_early() && !is_cut_off()) return "does the program read the whole input?";
      return "is everything reset before the next one, and every array large enough?";
    }
  };

  Units random_units() const {
    if (format_.has_one()) return units_by_kind(rounds_alone, options_.random_boards);
    RandomBoards boards = random_boards(options_);
    Units units(options_.random_boards.value_or(boards_together));
    for (Unit& unit : units) unit = boards.draw();
    return units;
  }

  // One of each kind, nearest first, and so on: so many rounds, unless `count` says how many.
  Units units_by_kind(std::uint64_t rounds, std::optional<std::uint64_t> count = {}) const {
    RandomBoards boards = random_boards(options_);
    Units units(count.value_or(rounds * boards.kinds()));
    for (std::size_t i = 0; i < units.size(); ++i) units[i] = boards.draw(i % boards.kinds());
    return units;
  }

  bool passes_random() {
    const Units units = random_units();
    return passes(units, input_of(units), "");
  }

  bool passes_file(const std::string& path) {
    Units units;
    std::string input;  // As it is, byte for byte.
    try {
      const auto keep = [&input, source = open_(path)](char* buffer, std::size_t size) {
        const std::size_t count = source(buffer, size);
        input.append(buffer, count);
        return count;
      };
      const auto in = std::make_unique<Reader>(keep, format_);
      for (State states[2] = {0, options_.goal}; in->read(states, 1) > 0;) {
        units.push_back({states[0], states[1]});
      }
    } catch (const InputError& error) {
      report_bad_input(path, error, options_, output_);
      return false;
    }
    return passes(units, input, options_.files.size() > 1 ? escaped(path) : "");
  }

  // Where the judge gives several boards a run, one run is enough for a right program. If it fails,
  // the first board that fails in a run of its own says more: of random ones, the nearest.
  bool passes(const Units& units, const std::string& input, const std::string& file) {
    if (format_.has_one()) return passes_alone(units);
    const Result result = result_of(units, input, file);
    if (result.is_good()) return true;
    Units suspects;
    if (is_random_ && result.end.has_started) {
      output_.begin_work(shown_name() + " fails, now a " + format_.unit() + " a run");
      suspects = units_by_kind(1);
    }
    if (result.check.failing() && result.end.has_started) {
      suspects.push_back(units[result.check.failing()->number - 1]);
    }
    if (!passes_alone(suspects)) return false;
    const std::string which =
        is_random_ ? "A " + format_.unit() + " of each kind" : "This " + format_.unit();
    return report(result, units,
                  suspects.empty() ? "" : which + " alone is answered right: " + result.question());
  }

  // In a run for each.
  bool passes_alone(const Units& units) {
    for (const Unit& unit : units) {
      const Result result = result_of({unit}, input_of({unit}));
      if (!result.is_good()) return report(result, {unit}, "");
    }
    return true;
  }

  // Runs the program on an input of these units and checks its answers. Messages name them as those
  // of the file.
  Result result_of(const Units& units, const std::string& input, const std::string& file = "") {
    Process process(*options_.test_command, input);
    Puzzle puzzle = {format_, file, 0, 0, 0};
    const auto show_progress = [&] {
      output_.progress(answers_, "answers");
      return true;
    };
    const auto output_of_process = [&](char* buffer, std::size_t size) {
      return process.read(buffer, size, show_progress);
    };
    Result result = {AnswerCheck(output_of_process, name_), {}};
    for (const auto& [start, goal] : units) {
      puzzle.start = start;
      puzzle.goal = goal;
      ++puzzle.number;
      result.check.check(puzzle, solvers_);
      ++answers_;
    }
    result.check.check_end();
    result.end = process.end();
    seconds_ = std::max(seconds_, result.end.seconds);
    megabytes_ = std::max(megabytes_, result.end.megabytes);
    return result;
  }

  // Prints what is wrong and the units that show it. Returns false.
  bool report(const Result& result, const Units& units, const std::string& hint) {
    const auto& failing = result.check.failing();
    const std::size_t needed =
        failing && !result.is_cut_off() ? std::size_t(failing->number) : units.size();
    Units shown(units.begin(), units.begin() + std::ptrdiff_t(needed));
    if (needed < units.size() && result_of(shown, input_of(shown)).is_good())
      shown = units;  // Later ones matter.
    if (!result.end.fault.empty()) output_.message(name_ + ": " + result.end.fault);
    if (!result.end.has_started) return false;
    if (!result.check.wrong().empty()) output_.message(result.check.wrong());
    output_.message(result.check.score());
    output_.hint(hint);
    output_.print(input_of(shown));
    return false;
  }

  std::string input_of(const Units& units) const {
    std::string text = count_text(format_, units.size());
    for (const auto& [start, goal] : units) text += unit_text(format_, start, goal);
    return text;
  }

  // Short enough for a line of progress.
  std::string shown_name() const { return name_.substr(0, 40); }

  const Options& options_;
  const Format& format_ = options_.format;
  const Open& open_;
  Output& output_;
  const bool is_random_ = options_.files.empty();
  const std::string name_ = escaped(*options_.test_command);
  Solvers solvers_{format_.grid};
  std::uint64_t answers_ = 0;
  double seconds_ = 0, megabytes_ = 0;  // The most of any run.
};

}  // namespace eight_puzzle
