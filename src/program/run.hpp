// Runs what the options ask for, file by file, with messages about what is wrong.
#pragma once

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <functional>
#include <new>
#include <string>

#include "command_line/help.hpp"
#include "command_line/hints.hpp"
#include "command_line/options.hpp"
#include "program/answer_check.hpp"
#include "program/board_printing.hpp"
#include "program/output.hpp"
#include "program/session.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct FileError {
  std::string path;
  int number;  // As in errno.
};

// Opens the file of a path, standard input for "-". It and what it returns may throw a FileError.
using Open = std::function<Reader::Source(const std::string& path)>;

// As messages show it.
inline std::string name_of_file(const std::string& path) {
  return path.empty() ? "''" : escaped(path);
}

inline void report_unreadable(const FileError& error, Output& output) {
  output.message(name_of_file(error.path) + ": " + std::strerror(error.number));
}

// Answers the boards of a file. Returns false where something is wrong with the file, and reports
// that after the answers before it.
inline bool answer_file(const std::string& path, const Open& open, const Options& options,
                        Session& session, Output& output) {
  const std::uint64_t before = session.answered();
  try {
    session.solve_all(open(path), name_of_file(path));
    return true;
  } catch (const std::bad_alloc&) {
    output.message(name_of_file(path) + ": out of memory in " + options.format.unit() + ' ' +
                   std::to_string(session.answered() - before + 1));
  } catch (const InputError& error) {
    output.message(name_of_file(path) + ':' + error.text);
    if (error.early) output.hint(input_hint(error, options));
  } catch (const FileError& error) {
    report_unreadable(error, output);
    if (error.number == ENOENT) output.hint(piping_hint(path, options));
  }
  return false;
}

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
  if (check.has_one_answer() && !format.has_count()) output.hint(one_board_hint(format));
  if (check.failing()) output.print(check.failing()->input());
}

// Returns false where not every answer is right. Stops at a bad file: which answers come
// after it is unknown.
inline bool check_answers(const Options& options, const Open& open, Output& output) {
  const std::string& path = *options.answers_path;
  try {
    AnswerCheck check(open(path), name_of_file(path));
    Session session(options, output, &check);
    bool good = true;
    for (const std::string& file : options.files) {
      good = good && answer_file(file, open, options, session, output);
    }
    if (good) check.check_end();
    if (!check.wrong().empty()) report_wrong(check, options.format, output);
    if (options.stats) output.message(session.summary());
    return good && check.wrong().empty();
  } catch (const FileError& error) {
    report_unreadable(error, output);
  }
  return false;
}

// Returns false where something went wrong. May throw a WriteError or a UsageError.
inline bool run(const Options& options, const Open& open, Output& output) {
  bool good = true;
  switch (options.mode) {
    case Mode::help: output.print(help(options.topic)); break;
    case Mode::version: output.print(std::string("eight-puzzle ") + version + '\n'); break;
    case Mode::random: print_random(options, output); break;
    case Mode::all: print_all(options, output); break;
    case Mode::distances:
    case Mode::paths:
    case Mode::search:
    case Mode::comparison:
      good = options.answers_path ? check_answers(options, open, output)
                                  : answer_files(options, open, output);
      break;
  }
  output.flush();
  return good;
}

}  // namespace eight_puzzle
