// Runs what the options ask for.
#pragma once

#include <string>

#include "command_line/help.hpp"
#include "command_line/hints.hpp"
#include "command_line/options.hpp"
#include "program/answer_check.hpp"
#include "program/board_printing.hpp"
#include "program/input_files.hpp"
#include "program/output.hpp"
#include "program/session.hpp"
#include "program/trial.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// Returns false where not every board was answered.
inline bool answer_files(const Options& options, const Open& open, Output& output) {
  Session session(options, output);
  bool good = true;
  session.print_heading();
  for (const std::string& path : options.files) {
    good &= answer_file(path, open, options, session, output);
  }
  session.print_means();
  if (options.stats) output.message(session.summary());
  return good && !session.gave_up();
}

// Says what is wrong, and prints the failing board or pair as an input of its own.
inline void report_wrong(const AnswerCheck& check, const Format& format, Output& output) {
  output.message(check.wrong());
  output.message(check.score());
  output.hint(check.has_one_answer() && !format.has_count() ? one_board_hint(format)
              : check.ends_early()                          ? early_end_hint()
                                                            : "");
  if (check.failing()) output.print(check.failing()->input());
}

// Returns false where not every answer is right. Stops at a bad file: which answers come
// after it is unknown.
inline bool check_answers(const Options& options, const Open& open, Output& output) {
  const std::string& path = *options.answers_path;
  AnswerCheck check(open(path), name_of_file(path));
  Session session(options, output, &check);
  bool good = true;
  for (const std::string& file : options.files) {
    if (good) {
      good = answer_file(file, open, options, session, output);
    } else {
      output.message(name_of_file(file) + ": not checked");
    }
  }
  if (good) check.check_end();
  if (!check.wrong().empty()) report_wrong(check, options.format, output);
  if (options.stats) output.message(session.summary());
  return good && check.wrong().empty();
}

// Returns false where something went wrong. May throw a WriteError, a FileError or a UsageError.
inline bool run(const Options& options, const Open& open, Output& output) {
  bool good = true;
  switch (options.mode) {
    case Mode::help: output.print(help(options.topic)); break;
    case Mode::version: output.print(std::string("eight-puzzle ") + version + '\n'); break;
    case Mode::random: print_random(options, *options.random_boards, output); break;
    case Mode::all: print_all(options, output); break;
    case Mode::distances:
    case Mode::paths:
    case Mode::search:
    case Mode::comparison:
      good = options.test_command   ? Trial(options, open, output).run()
             : options.answers_path ? check_answers(options, open, output)
                                    : answer_files(options, open, output);
      break;
  }
  output.flush();
  return good;
}

}  // namespace eight_puzzle
