// Opens FILEs, and has the loops over FILEs and over their puzzles that the commands use. Reports a
// bad FILE, with a hint on how inputs of the format are written.
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <functional>
#include <string>
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

// Whether the text has symbols and separators only.
inline bool has_only_symbols(const std::string& text) {
  const std::string symbols = without_separators(text), all = "123456789" + std::string(blanks);
  return !symbols.empty() && symbols.find_first_not_of(all) == symbols.npos;
}

// Whether a FILE that does not exist is meant as boards: so is one that names every tile.
inline bool is_of_boards(const std::string& text, const Grid& grid) {
  int tiles = 0;
  for (int tile = 1; tile < grid.cells(); ++tile) tiles += text.find(char('0' + tile)) != text.npos;
  return has_only_symbols(text) || tiles == grid.cells() - 1;
}

// The FILEs or, if they are boards, one of them all: each symbol may be an argument.
inline std::vector<std::string> joined_if_boards(const std::vector<std::string>& files,
                                                 const Open& open) {
  const std::string all = listed(files, " ");
  if (files.size() < 2 || !has_only_symbols(all)) return files;
  try {
    open(files[0]);
  } catch (const FileError& error) {
    if (error.is_missing()) return {all};
  }
  return files;
}

// An input of the boards that a FILE is, though it has no count. Throws a BadInput.
inline std::string input_of_boards(const std::string& file, const Format& format) {
  Format without_count = format;
  without_count.input = format.has_pairs() ? pairs_to_end : boards_to_end;
  try {
    return input_of(format, puzzles_in(file, without_count));
  } catch (BadInput& bad) {
    bad.text = " no such file, nor boards: " + bad.text;
    throw;
  }
}

struct Inputs {
  const Options& options;
  const Open& open;

  // The bytes of a FILE, or of an input of the boards that it is. May throw a FileError or, of
  // wrong boards, a BadInput.
  Source source(const std::string& path) const {
    try {
      return open(path);
    } catch (const FileError& error) {
      if (!error.is_missing() || !is_of_boards(path, options.format.grid)) throw;
    }
    return source_of_text(input_of_boards(path, options.format));
  }
};

enum class AfterBad { go_on, stop };

// Calls read(path) for each FILE. Returns false if read() did, or if something is wrong with a
// FILE, and reports that after what was printed before it, with a hint. `after`: whether the next
// FILEs are read.
template <class Read>
bool for_each_file(const Inputs& inputs, Output& output, const Read& read,
                   AfterBad after = AfterBad::go_on, const std::string& hint = "") {
  const std::vector<std::string>& files = inputs.options.files;
  bool good = true;
  for (const std::string& path : files.empty() ? std::vector<std::string>{"-"} : files) {
    bool is_good = false;
    try {
      is_good = read(path);
    } catch (const BadInput& bad) {
      output.message(escaped(path) + ':' + bad.text);
      output.note(bad.hint);
      if (!bad.hint.empty()) output.note(hint);
    } catch (const FileError& error) {
      report_unreadable(error, output);
      if (error.is_missing()) output.note(hint);
    }
    good &= is_good;
    if (!good && after == AfterBad::stop) break;
  }
  return good;
}

// Calls use(puzzle) for each puzzle of each FILE.
template <class Use>
bool for_each_puzzle(const Inputs& inputs, Output& output, const Use& use,
                     AfterBad after = AfterBad::go_on) {
  const Format& format = inputs.options.format;
  const bool has_files = inputs.options.files.size() > 1;
  const auto read = [&](const std::string& path) {
    Reader in(inputs.source(path), format);
    NumberedPuzzle puzzle = {{}, format, has_files ? escaped(path) : "", 0};
    while (in.read(puzzle)) {
      ++puzzle.number;
      use(puzzle);
    }
    return true;
  };
  return for_each_file(inputs, output, read, after);
}

}  // namespace eight_puzzle
