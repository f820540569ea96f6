// Opens FILEs, and has the loops over FILEs and over their puzzles that the commands use. Reports a
// bad FILE, with a hint on how inputs of the format are written.
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "board.hpp"
#include "commands/options.hpp"
#include "io/output.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Opens the file of a path, standard input for "-". It and what it returns may throw a FileError.
using Open = std::function<Source(const std::string& path)>;

inline void report_unreadable(const FileError& error, Output& output) {
  output.message(escaped(error.subject) + ": " + std::strerror(error.number));
}

// All that a file holds. Throws a FileError if it does not end.
inline std::string read_whole(const std::string& path, const Source& source) {
  constexpr std::size_t most = 1 << 28, block = 1 << 16;
  std::string text;
  for (std::size_t size = 0;; size = text.size()) {
    text.resize(size + block);
    text.resize(size + source(&text[size], block));
    if (text.size() == size) return text;
    if (size > most) throw FileError{path, EFBIG};
  }
}

// A source of these bytes.
inline Source source_of_text(std::string text) {
  return [text = std::move(text), at = std::size_t(0)](char* buffer, std::size_t size) mutable {
    const std::size_t count = text.copy(buffer, size, at);
    at += count;
    return count;
  };
}

struct Inputs {
  const Options& options;
  const Open& open;

  // The bytes of a FILE. If no file has that name, but most of it is digits, it is read as a board,
  // except in a format of pairs. May throw a FileError or an InputError.
  Source source(const std::string& path) const {
    const Format& format = options.format;
    try {
      return open(path);
    } catch (const FileError& error) {
      std::ptrdiff_t digits = 0, others = 0;
      for (const char byte : path) {
        const bool is_digit = '0' <= byte && byte <= '9';
        digits += is_digit;
        others += !is_digit && !is_separator(byte);
      }
      if (error.number != ENOENT || digits <= others || format.has_pairs()) throw;
    }
    try {
      const State board = board_of(path, format);
      return source_of_text(input_of(format, {{board, format.goal}}));
    } catch (const std::invalid_argument& wrong) {
      throw InputError{std::string(" no such file, nor is it a board: ") + wrong.what() +
                           ". The blank is one of " + std::string(blanks) +
                           ". A board with spaces needs quotes, and has at most ten cells.",
                       false};
    }
  }
};

// For an input that is perhaps not of the format: how the format is written and, if with a count,
// which one holds the same without.
inline std::string input_hint(const Format& format) {
  const std::string hint =
      std::string(format.name) + " takes " + described_input(format) +
      " (/ is a line end; the blank is one of " + std::string(blanks) +
      ", not a space). The size of the boards is not read, and they have at most ten cells.";
  for (const Format& other : formats) {
    const bool holds_the_same = size_text(other.grid) == size_text(format.grid) &&
                                other.goal == format.goal &&
                                other.has_pairs() == format.has_pairs();
    if (format.has_count() && holds_the_same && !other.has_count() &&
        is_by_distance(other.answer)) {
      return hint + "\nFor boards without a number before them, use --format=" + other.name + '.';
    }
  }
  return hint;
}

// Calls read(path) for each FILE. Returns false if read() did, or if something is wrong with a
// FILE, and reports that after what was printed before it. Answers are checked, and programs
// tested, only up to such a FILE: other commands go on.
template <class Read>
bool for_each_file(const Inputs& inputs, Output& output, const Read& read) {
  const Options& options = inputs.options;
  const std::string hint =
      options.command == testing
          ? "If it is part of the command, use quotes: --test=\"python3 mine.py\"."
          : "";
  bool good = true;
  for (const std::string& path :
       options.files.empty() ? std::vector<std::string>{"-"} : options.files) {
    if (!good && (options.command & (checking | testing))) return false;
    try {
      good &= read(path);
      continue;
    } catch (const InputError& error) {
      output.message(escaped(path) + ':' + error.text);
      if (error.early) output.note(input_hint(options.format));
      if (error.early) output.note(hint);
    } catch (const FileError& error) {
      report_unreadable(error, output);
      if (error.number == ENOENT) output.note(hint);
    }
    good = false;
  }
  return good;
}

// Calls use(puzzle) for each puzzle of each FILE.
template <class Use>
bool for_each_puzzle(const Inputs& inputs, Output& output, const Use& use) {
  const Format& format = inputs.options.format;
  const bool has_files = inputs.options.files.size() > 1;
  return for_each_file(inputs, output, [&](const std::string& path) {
    Reader in(inputs.source(path), format);
    NumberedPuzzle puzzle = {{}, format, has_files ? escaped(path) : "", 0};
    while (in.read(&puzzle, 1) > 0) {
      ++puzzle.number;
      use(puzzle);
    }
    return true;
  });
}

}  // namespace eight_puzzle
