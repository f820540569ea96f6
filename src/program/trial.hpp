// --test: runs another program on boards as its judge does, and checks its answers.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
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
    output_.begin_work(name_);
    if (!(options_.files.empty() ? passes_random() : passes_files())) return false;
    output_.print(score(answers_, answers_) + "; at most " + tenths(std::ceil(10 * seconds_) / 10) +
                  " s and " + grouped(std::uint64_t(std::ceil(megabytes_))) + " MB a run\n");
    return true;
  }

 private:
  static constexpr std::uint64_t boards_together = 1500;  // More than the arrays of most programs.
  static constexpr std::uint64_t rounds_alone = 3;        // Of all kinds, where a run is a board.

  // What is said of an input that the program fails.
  struct Failure {
    std::vector<std::string> messages;
    std::uint64_t units = 0;       // How many of its boards or pairs, from the first on, show that.
    std::optional<Puzzle> puzzle;  // The first with a wrong answer.
    bool has_started = false, took_too_long = false;
  };

  // Where the judge gives several boards a run, one run is enough for a right program. Where it
  // fails, the simplest board that it fails alone says more.
  bool passes_random() {
    RandomBoards boards = random_boards(options_);
    const std::uint64_t kinds = boards.kinds();
    if (format_.has_one()) {
      return passes_alone(boards, options_.random_boards.value_or(rounds_alone * kinds));
    }
    const TemporaryFile input;
    Output to_input(input.file(), input.file(), false);
    print_random(options_, options_.random_boards.value_or(boards_together), to_input);
    to_input.flush();
    const auto failure = failure_of(input);
    if (!failure) return true;
    if (!failure->has_started) return report(*failure, input);
    return passes_alone(boards, kinds) &&
           report(*failure, input, "A " + format_.unit() + " of each kind alone");
  }

  bool passes_files() {
    for (const std::string& file : options_.files) {
      const TemporaryFile input;
      Output to_input(input.file(), input.file(), false);
      const Reader::Source source = open_(file);
      char block[1 << 16];
      while (const std::size_t size = source(block, sizeof block)) to_input.print({block, size});
      to_input.flush();
      const auto failure = failure_of(input, file);
      if (!failure) continue;
      if (!failure->puzzle || !failure->has_started) return report(*failure, input);
      return passes_alone(*failure->puzzle) &&
             report(*failure, input, "This " + format_.unit() + " alone");
    }
    return true;
  }

  // So many runs of a random board or pair, nearest first and then anew.
  bool passes_alone(RandomBoards& boards, std::uint64_t runs) {
    for (std::uint64_t i = 0; i < runs; ++i) {
      const auto [start, goal] = boards.draw(i % boards.kinds());
      if (!passes_alone({format_, "", 1, start, goal})) return false;
    }
    return true;
  }

  bool passes_alone(const Puzzle& puzzle) {
    const TemporaryFile input;
    Output to_input(input.file(), input.file(), false);
    to_input.print(puzzle.input());
    to_input.flush();
    const auto failure = failure_of(input);
    return !failure || report(*failure, input);
  }

  // Runs the program on the input, whose boards messages name as those of the file.
  std::optional<Failure> failure_of(const TemporaryFile& input, const std::string& file = "-") {
    Process process(*options_.test_command, input);
    const AnswerCheck* reading = nullptr;
    AnswerCheck check(
        [&](char* buffer, std::size_t size) {
          do output_.progress(answers_ + reading->answers(), "answers");
          while (!process.is_ready());
          return process.read(buffer, size);
        },
        name_);
    reading = &check;
    Session session(options_, output_, &check);
    const auto open = [&](const std::string&) { return source_of(input); };
    const bool is_good_input = answer_file(file, open, options_, session, output_);
    if (!is_good_input) return Failure();
    check.check_end();
    const Process::End end = process.end();
    seconds_ = std::max(seconds_, end.seconds);
    megabytes_ = std::max(megabytes_, end.megabytes);
    answers_ += check.answers();
    if (check.wrong().empty() && end.fault.empty()) return std::nullopt;
    const bool ends_well = end.fault.empty() && check.failing();
    const std::uint64_t units = !end.has_started ? 0
                                : ends_well      ? check.failing()->number
                                                 : check.answers();
    Failure failure = {{}, units, check.failing(), end.has_started, end.took_too_long};
    if (!end.fault.empty()) failure.messages.push_back(name_ + ": " + end.fault);
    if (!end.has_started) return failure;
    if (!check.wrong().empty()) failure.messages.push_back(check.wrong());
    failure.messages.push_back(check.score());
    return failure;
  }

  static Reader::Source source_of(const TemporaryFile& input) {
    return [&input, offset = std::size_t(0)](char* buffer, std::size_t size) mutable {
      const std::size_t count = input.read(buffer, size, offset);
      offset += count;
      return count;
    };
  }

  // Prints what is wrong and the input that shows it. `alone`: what is answered right alone.
  // Returns false.
  bool report(const Failure& failure, const TemporaryFile& input, const std::string& alone = "") {
    for (const std::string& message : failure.messages) output_.message(message);
    if (!alone.empty()) {
      output_.hint(alone + " is answered right: " +
                   (failure.took_too_long ? "are fewer fast enough, as with --random=100?"
                                          : "does one leave something behind for the next?"));
    }
    if (failure.units > 0) output_.print(count_text(format_, failure.units));
    Reader reader(source_of(input), format_);
    for (std::uint64_t unit = 0; unit < failure.units; ++unit) {
      State states[2] = {};
      reader.read(states, 1);
      output_.print(unit_text(format_, states[0], states[1]));
    }
    return false;
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
