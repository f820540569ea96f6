// Files of boards or answers, and what is said of one that is bad.
#pragma once

#include <cstring>
#include <functional>
#include <string>

#include "command_line/hints.hpp"
#include "command_line/options.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
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
  if (!error.early) return;
  const std::string hint = path == "-" ? "" : program_hint(path, error.begin);
  output.hint(hint.empty() ? input_hint(error, options) : hint);
}

}  // namespace eight_puzzle
