// The loop of all commands that take FILEs: for each puzzle of each of them. A bad FILE is
// reported, with a hint on what was probably meant.
#pragma once

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "board.hpp"
#include "io/input.hpp"
#include "io/output.hpp"
#include "text/board_text.hpp"
#include "text/format.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct Inputs {
  const Format& format;
  std::vector<std::string> files;  // None: standard input.
  const Open& open;
  std::string hint = "";  // Of the command, on what may be wrong with a FILE.

  // A FILE; or if no file has that name, but the name is a board, an input of this board. In a
  // format of pairs, no name is an input.
  Source source(const std::string& path) const {
    try {
      return open(path);
    } catch (const FileError& error) {
      if (error.number != ENOENT || format.judge.has_pairs()) throw;
      try {
        const State board = board_of(path, format.grid, format.judge.blank);
        return source_of_text(input_of(format, {{board, format.goal}}));
      } catch (const std::invalid_argument&) {
        throw error;
      }
    }
  }
};

// For a FILE that does not exist: what is wrong with it if it was meant for a board.
inline std::string missing_file_hint(const std::string& path, const Format& format) {
  std::size_t digits = 0, others = 0;
  for (const char byte : path) {
    digits += std::isdigit(byte & 0xff) != 0;
    others += !is_separator(byte) && !std::isdigit(byte & 0xff);
  }
  if (digits <= others) return "";
  if (format.judge.has_pairs()) return format.judge.name + std::string(" takes FILEs, not boards.");
  try {
    board_of(path, format.grid, format.judge.blank);
    return "";
  } catch (const std::invalid_argument& wrong) {
    return std::string("Nor is it a board: ") + wrong.what() + ". The blank is one of " +
           std::string(blanks) + ". A board with spaces needs quotes, and has at most ten cells.";
  }
}

// For an input that is perhaps not of the format: how the format is written.
inline std::string input_hint(const Format& format, const std::string& hint) {
  return std::string(format.judge.name) + " takes " + described_input(format) +
         " (/ is a line end; the blank is one of " + std::string(blanks) +
         ", not a space). The size of the boards is not read, and they have at most ten cells." +
         (hint.empty() ? "" : '\n' + hint);
}

enum AfterBadFile { go_on, stop };

// Calls read(path) for each FILE. Returns false if read() did, or if something is wrong with a
// FILE, and reports that after what was printed before it.
template <class Read>
bool for_each_file(const Inputs& inputs, Output& output, AfterBadFile after, const Read& read) {
  bool good = true;
  for (const std::string& path :
       inputs.files.empty() ? std::vector<std::string>{"-"} : inputs.files) {
    if (!good && after == stop) return false;
    try {
      good &= read(path);
      continue;
    } catch (const InputError& error) {
      output.message(name_of_file(path) + ':' + error.text);
      if (error.early) output.note(input_hint(inputs.format, inputs.hint));
    } catch (const FileError& error) {
      report_unreadable(error, output);
      if (error.number == ENOENT) {
        output.note(inputs.hint.empty() ? missing_file_hint(path, inputs.format) : inputs.hint);
      }
    }
    good = false;
  }
  return good;
}

// Calls use(puzzle, to_come) for each puzzle of each FILE. `to_come`: the puzzles that are still to
// come in the file, with this one, as far as that is known.
template <class Use>
bool for_each_puzzle(const Inputs& inputs, Output& output, AfterBadFile after, const Use& use) {
  return for_each_file(inputs, output, after, [&](const std::string& path) {
    Reader in(inputs.source(path), inputs.format);
    NumberedPuzzle puzzle = {{}, inputs.format, inputs.files.size() > 1 ? escaped(path) : "", 0};
    while (in.read(&puzzle, 1) > 0) {
      ++puzzle.number;
      use(puzzle, in.to_come() + 1);
    }
    return true;
  });
}

}  // namespace eight_puzzle
