// Files of boards or answers, and the messages about bad ones.
#pragma once

#include <cerrno>
#include <cstring>
#include <functional>
#include <string>

#include "command_line/hints.hpp"
#include "command_line/options.hpp"
#include "io/output.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct FileError {
  std::string subject;  // A path, or what was tried.
  int number;           // As in errno.
};

// Opens the file of a path, standard input for "-". It and what it returns may throw a FileError.
using Open = std::function<Source(const std::string& path)>;

// The name of a file as messages show it.
inline std::string name_of_file(const std::string& path) {
  return path.empty() ? "''" : escaped(path);
}

inline void report_unreadable(const FileError& error, Output& output) {
  output.message(name_of_file(error.subject) + ": " + std::strerror(error.number));
}

// Calls read(), which reads the boards of a file. Returns false if something is wrong with the
// file, and reports that.
template <class Read>
bool reads_well(const std::string& path, const Options& options, Output& output, Read read) {
  try {
    read();
    return true;
  } catch (const InputError& error) {
    output.message(name_of_file(path) + ':' + error.text);
    if (error.early) output.note(input_hint(error.begin, options));
  } catch (const FileError& error) {
    report_unreadable(error, output);
    if (error.number == ENOENT) output.note(missing_file_hint(path, options));
  }
  return false;
}

}  // namespace eight_puzzle
