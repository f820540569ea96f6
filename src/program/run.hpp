// Runs what the options ask for.
#pragma once

#include <cerrno>
#include <cstddef>
#include <string>

#include "command_line/help.hpp"
#include "command_line/options.hpp"
#include "display/searches.hpp"
#include "io/input_files.hpp"
#include "io/output.hpp"
#include "judge/answer_check.hpp"
#include "judge/inputs.hpp"
#include "judge/trial.hpp"
#include "program/session.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// Says what is wrong, and prints the failing board or pair as an input of its own.
inline void report_wrong(const AnswerCheck& check, const Format& format, Output& output) {
  output.message(check.wrong());
  output.message(check.score());
  if (check.failing_number() > 0) output.print(input_of(format, {check.failing()}));
}

// All that a file holds. Throws a FileError if it does not end.
inline std::string read_whole(const std::string& path, const Open& open) {
  constexpr std::size_t most = 1 << 28, block = 1 << 16;
  const Source source = open(path);
  std::string text;
  for (std::size_t size = 0;; size = text.size()) {
    text.resize(size + block);
    text.resize(size + source(&text[size], block));
    if (text.size() == size) return text;
    if (size > most) throw FileError{path, EFBIG};
  }
}

// Returns false if not every answer is right. Stops at a bad file, as it is unknown which answers
// come after it. `open`: for the answers.
inline bool check_files(const Options& options, const Open& open, const Open& open_input,
                        Output& output) {
  const std::string& path = *options.answers_path;
  AnswerCheck check(read_whole(path, open), name_of_file(path));
  Searches searches(options, output);
  Session session(options, output, searches, &check);
  bool good = true;
  for (const std::string& file : options.files)
    good = good && session.answer_file(file, open_input);
  if (good) check.check_end();
  if (!check.wrong().empty()) {
    report_wrong(check, options.format, output);
    good = false;
  } else if (good) {
    output.message(check.score());
  }
  if (options.stats) output.message(session.summary());
  return good;
}

// Returns false if not every board was answered. In a comparison, giving up is an answer.
inline bool answer_files(const Options& options, const Open& open, Output& output) {
  Searches searches(options, output);
  Session session(options, output, searches);
  bool good = true;
  searches.print_heading();
  for (const std::string& file : options.files) good &= session.answer_file(file, open);
  searches.print_means();
  if (options.stats) output.message(session.summary());
  return good && (searches.given_up() == 0 || options.mode == Mode::comparison);
}

// Returns false if something went wrong. May throw a WriteError, a FileError or a UsageError.
inline bool run(const Options& options, const Open& open, Output& output) {
  const Open open_input = [&](const std::string& path) {
    return open_file_or_board(path, options, open);
  };
  bool good = true;
  switch (options.mode) {
    case Mode::help: output.print(help(options.topic)); break;
    case Mode::version: output.print(std::string("eight-puzzle ") + version + '\n'); break;
    case Mode::random: print_random(options, *options.random_count, output); break;
    case Mode::all: print_all(options, output); break;
    case Mode::test: good = Trial(options, open_input, output).run(); break;
    case Mode::check: good = check_files(options, open, open_input, output); break;
    default: good = answer_files(options, open_input, output);
  }
  output.flush();
  return good;
}

}  // namespace eight_puzzle
