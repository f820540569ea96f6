// Answers the boards of a file, with messages about what is wrong with it.
#pragma once

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <functional>
#include <new>
#include <string>

#include "command_line/hints.hpp"
#include "command_line/options.hpp"
#include "program/output.hpp"
#include "program/session.hpp"
#include "program/system.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Opens the file of a path, standard input for "-". It and what it returns may throw a FileError.
using Open = std::function<Reader::Source(const std::string& path)>;

// As messages show it.
inline std::string name_of_file(const std::string& path) {
  return path.empty() ? "''" : escaped(path);
}

inline void report_unreadable(const FileError& error, Output& output) {
  output.message(name_of_file(error.path) + ": " + std::strerror(error.number));
}

inline void report_bad_input(const std::string& path, const InputError& error,
                             const Options& options, Output& output) {
  output.message(name_of_file(path) + ':' + error.text);
  if (error.early) output.hint(input_hint(error, options));
}

// Answers the boards of a file. Returns false where something is wrong with the file, and reports
// that after the answers before it.
inline bool answer_file(const std::string& path, const Open& open, const Options& options,
                        Session& session, Output& output) {
  const std::uint64_t before = session.answered();
  try {
    session.solve_all(open(path), escaped(path));
    return true;
  } catch (const std::bad_alloc&) {
    output.message(name_of_file(path) + ": out of memory in " + options.format.unit() + ' ' +
                   std::to_string(session.answered() - before + 1));
  } catch (const InputError& error) {
    report_bad_input(path, error, options, output);
  } catch (const FileError& error) {
    report_unreadable(error, output);
    if (error.number == ENOENT) output.hint(missing_file_hint(path, options));
  }
  return false;
}

}  // namespace eight_puzzle
