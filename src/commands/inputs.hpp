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

// Whether the text is boards: symbols and separators, and no file has the name.
inline bool are_boards(const std::string& text, const std::string& name, const Open& open) {
  const std::string symbols = without_separators(text), all = "123456789" + std::string(blanks);
  if (symbols.empty() || symbols.find_first_not_of(all) != all.npos) return false;
  try {
    open(name);
    return false;
  } catch (const FileError& error) {
    return error.number == ENOENT || error.number == ENAMETOOLONG;
  }
}

// An input of these boards. Throws std::invalid_argument, which says which one is wrong, and how.
inline std::string input_of_boards(const std::string& text, const Format& format) {
  const std::string symbols = without_separators(text);
  const std::size_t cells = std::size_t(format.grid.cells()), boards = symbols.size() / cells,
                    in_puzzle = format.has_pairs() ? 2 : 1;
  std::string board = text;
  try {
    if (symbols.size() % cells != 0) board_of(text, format);  // Throws.
    if (boards % in_puzzle != 0) throw std::invalid_argument("each board needs its goal after it");
    std::string input = count_text(format, boards / in_puzzle);
    for (std::size_t at = 0; at < symbols.size(); at += cells) {
      board = symbols.substr(at, cells);
      input += board_text(format.grid, board_of(board, format), format.blank, format.layout);
    }
    return input;
  } catch (const std::invalid_argument& wrong) {
    throw std::invalid_argument(quoted(board, 60) + ": no such file, nor a board: " + wrong.what());
  }
}

struct Inputs {
  const Options& options;
  const Open& open;

  // The bytes of a FILE, or of an input of the boards that it is. May throw a FileError or, of
  // wrong boards, std::invalid_argument.
  Source source(const std::string& path) const {
    return are_boards(path, path, open) ? source_of_text(input_of_boards(path, options.format))
                                        : open(path);
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
    } catch (const std::invalid_argument& wrong) {
      output.message(wrong.what());
      output.note(hint);
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
    while (in.read(puzzle)) {
      ++puzzle.number;
      use(puzzle);
    }
    return true;
  });
}

}  // namespace eight_puzzle
