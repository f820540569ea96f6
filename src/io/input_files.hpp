// Files of boards or answers, and the messages about bad ones.
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>

#include "command_line/hints.hpp"
#include "command_line/options.hpp"
#include "io/output.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Opens the file of a path, standard input for "-". It and what it returns may throw a FileError.
using Open = std::function<Source(const std::string& path)>;

// The name of a file as messages show it.
inline std::string name_of_file(const std::string& path) {
  return path.empty() ? "''" : escaped(path);
}

inline void report_unreadable(const FileError& error, Output& output) {
  output.message(name_of_file(error.subject) + ": " + std::strerror(error.number));
}

// Opens a FILE. If no file has that name, but the name is a board, the input holds this board. In a
// format of pairs, no name is an input.
inline Source open_file_or_board(const std::string& path, const Options& options,
                                 const Open& open) {
  const Format& format = options.format;
  try {
    return open(path);
  } catch (const FileError& error) {
    if (error.number != ENOENT || format.has_pairs()) throw;
    try {
      const State board = board_of(path, format.grid, format.blank);
      return [text = count_text(format, 1) + unit_text(format, board, options.goal),
              at = std::size_t(0)](char* buffer, std::size_t size) mutable {
        const std::size_t count = text.copy(buffer, size, at);
        at += count;
        return count;
      };
    } catch (const std::invalid_argument&) {
      throw error;
    }
  }
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
    if (error.early) output.note(input_hint(options));
  } catch (const FileError& error) {
    report_unreadable(error, output);
    if (error.number == ENOENT) output.note(missing_file_hint(path, options));
  }
  return false;
}

}  // namespace eight_puzzle
