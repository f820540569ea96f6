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
#include "program/answer_check.hpp"
#include "program/board_printing.hpp"
#include "program/input_files.hpp"
#include "program/output.hpp"
#include "program/puzzle.hpp"
#include "program/random_boards.hpp"
#include "program/session.hpp"
#include "program/system.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
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
    if (!(options_.files.empty() ? passes_random() : passes_files())) return false;
    output_.print(score(answers_, answers_) + "; at most " + tenths(std::ceil(10 * seconds_) / 10) +
                  " s and " + grouped(std::uint64_t(std::ceil(megabytes_))) + " MB a run\n");
    return true;
  }

 private:
  static constexpr std::uint64_t boards_together = 1500;  // More than an array of 1,000 or 1,024.
  static constexpr std::uint64_t rounds_alone = 3;        // Of all kinds, where a run is a board.

  // What is said of an input that the program fails.
  struct Failure {
    std::vector<std::string> messages;
    std::uint64_t units = 0;  // How many of its boards or pairs, from the first on, may show it.
    std::uint64_t all_units = 0;
    std::optional<Puzzle> puzzle;  // The first with a wrong answer.
    const char* question = "";     // If boards alone are answered right.
    bool has_started = false;
  };

  // Where the judge gives several boards a run, one run is enough for a right program. If it fails,
  // the nearest board that fails in a run of its own says more.
  bool passes_random() {
    if (format_.has_one()) {
      RandomBoards boards = random_boards(options_);
      return passes_alone(boards, options_.random_boards.value_or(rounds_alone * boards.kinds()));
    }
    const TemporaryFile input = file_with([&](Output& output) {
      print_random(options_, options_.random_boards.value_or(boards_together), output);
    });
    const auto failure = failure_of(input);
    if (!failure) return true;
    if (!failure->has_started) return report(*failure, input);
    output_.begin_work(shown_name() + " fails, now a " + format_.unit() + " a run");
    RandomBoards boards = random_boards(options_);
    return passes_alone(boards, boards.kinds()) &&
           (!failure->puzzle || passes_alone(*failure->puzzle)) &&
           report(*failure, input, "A " + format_.unit() + " of each kind alone");
  }

  bool passes_files() {
    for (const std::string& file : options_.files) {
      const TemporaryFile input = file_with([&](Output& output) {
        const Reader::Source source = open_(file);
        char block[1 << 16];
        while (const std::size_t size = source(block, sizeof block)) output.print({block, size});
      });
      if (format_.has_one() ? !passes_each(input, file) : !passes_together(input, file))
        return false;
    }
    return true;
  }

  bool passes_together(const TemporaryFile& input, const std::string& file) {
    const auto failure = failure_of(input, file);
    if (!failure) return true;
    if (!failure->puzzle || !failure->has_started) return report(*failure, input);
    return passes_alone(*failure->puzzle) &&
           report(*failure, input, "This " + format_.unit() + " alone");
  }

  // A run for each board or pair of the input.
  bool passes_each(const TemporaryFile& input, const std::string& file) {
    try {
      const auto in = std::make_unique<Reader>(source_of(input), format_);
      for (State unit[2] = {0, options_.goal}; in->read(unit, 1) > 0;) {
        if (!passes_alone({format_, "", 1, unit[0], unit[1]})) return false;
      }
      return true;
    } catch (const InputError& error) {
      report_bad_input(file, error, options_, output_);
    }
    return false;
  }

  // `runs` runs, each of a random board or pair: of each kind, nearest first, then again.
  bool passes_alone(RandomBoards& boards, std::uint64_t runs) {
    for (std::uint64_t i = 0; i < runs; ++i) {
      const auto [start, goal] = boards.draw(i % boards.kinds());
      if (!passes_alone({format_, "", 1, start, goal})) return false;
    }
    return true;
  }

  bool passes_alone(const Puzzle& puzzle) {
    const TemporaryFile input = file_with([&](Output& output) { output.print(puzzle.input()); });
    const auto failure = failure_of(input);
    return !failure || report(*failure, input);
  }

  // Runs the program on the input and checks its answers. Messages name the boards as the file's.
  std::optional<Failure> failure_of(const TemporaryFile& input, const std::string& file = "") {
    Process process(*options_.test_command, input);
    AnswerCheck check(
        [&](char* buffer, std::size_t size) {
          do output_.progress(answers_ + check.answers(), "answers");
          while (!process.is_ready());
          return process.read(buffer, size);
        },
        name_);
    Session session(options_, output_, &check);
    const auto open = [&](const std::string&) { return source_of(input); };
    const bool is_good_input = answer_file(file, open, options_, session, output_);
    if (!is_good_input) return Failure();
    check.check_end();
    const RunEnd end = process.end();
    seconds_ = std::max(seconds_, end.seconds);
    megabytes_ = std::max(megabytes_, end.megabytes);
    answers_ += check.answers();
    if (check.wrong().empty() && end.fault.empty()) return std::nullopt;
    // Where it ended badly and an answer is missing, it may have gone on to any board after that.
    const bool is_cut_off = !end.fault.empty() && check.ends_early();
    const bool has_board = check.failing() && !is_cut_off;
    const char* question = is_cut_off && end.took_too_long ? "is --random=100 fast enough?"
                           : check.ends_early() && !is_cut_off
                               ? "does the program read the whole input?"
                               : "is everything reset before the next one, and every "
                                 "array large enough?";
    Failure failure = {{},
                       has_board ? check.failing()->number : check.answers(),
                       check.answers(),
                       check.failing(),
                       question,
                       end.has_started};
    if (!end.fault.empty()) failure.messages.push_back(name_ + ": " + end.fault);
    if (!end.has_started) return failure;
    if (!check.wrong().empty()) failure.messages.push_back(check.wrong());
    failure.messages.push_back(check.score());
    return failure;
  }

  // Prints what is wrong and the input that shows it. `alone`: what is answered right alone.
  // Returns false.
  bool report(const Failure& failure, const TemporaryFile& input, const std::string& alone = "") {
    const auto print_first = [&](std::uint64_t units, Output& output) {
      output.print(count_text(format_, units));
      const auto in = std::make_unique<Reader>(source_of(input), format_);
      for (State unit[2] = {0, 0}; units > 0 && in->read(unit, 1) > 0; --units) {
        output.print(unit_text(format_, unit[0], unit[1]));
      }
    };
    std::uint64_t units = failure.units;
    if (units < failure.all_units &&
        !failure_of(file_with([&](Output& output) { print_first(units, output); }))) {
      units = failure.all_units;  // Later ones matter, too.
    }
    for (const std::string& message : failure.messages) output_.message(message);
    if (!alone.empty()) output_.hint(alone + " is answered right: " + failure.question);
    if (failure.has_started) print_first(units, output_);
    return false;
  }

  // Short enough for a line of progress.
  std::string shown_name() const { return name_.substr(0, 40); }

  // A file that holds what write(output) prints.
  template <class Write>
  static TemporaryFile file_with(Write write) {
    TemporaryFile file;
    Output output(file.file(), file.file(), false);
    try {
      write(output);
      output.flush();
    } catch (const WriteError& error) {
      throw FileError{"temporary file", error.number};
    }
    return file;
  }

  static Reader::Source source_of(const TemporaryFile& input) {
    return [&input, offset = std::size_t(0)](char* buffer, std::size_t size) mutable {
      const std::size_t count = input.read(buffer, size, offset);
      offset += count;
      return count;
    };
  }

  const Options& options_;
  const Format& format_ = options_.format;
  const Open& open_;
  Output& output_;
  const std::string name_ = escaped(*options_.test_command);
  std::uint64_t answers_ = 0;
  double seconds_ = 0, megabytes_ = 0;  // The most of any run.
};

}  // namespace eight_puzzle
