// How commands read FILEs, or boards typed in place of them: the loops over FILEs and over their
// puzzles. A bad FILE is reported.
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "board.hpp"
#include "commands/input_hint.hpp"
#include "commands/options.hpp"
#include "commands/typed_boards.hpp"
#include "display/answers.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "text/board_text.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/reader.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// Opens the file of a path, standard input for "-". It may throw a FileError. What it returns may
// throw that, or a WriteError if it writes out the answers before it waits for input.
using FileOpener = std::function<Source(const std::string& path)>;

// The name of a file as messages show it.
inline std::string shown_path(const std::string& path) {
  return path.empty() ? "''" : escaped(path);
}

inline void report_file_error(const FileError& error, Output& output) {
  output.message(shown_path(error.subject) + ": " + std::strerror(error.number));
}

// All that a file holds. Throws a FileError if that is more than 256 MB.
inline std::string read_whole(const std::string& path, const Source& source) {
  constexpr std::size_t max = 1 << 28, block = 1 << 16;
  std::string text;
  for (std::size_t size = 0;; size = text.size()) {
    text.resize(size + block);
    text.resize(size + source(&text[size], block));
    if (text.size() == size) return text;
    if (text.size() > max) throw FileError{path, EFBIG};
  }
}

// Boards typed in place of a FILE, as an input of the format for the command to read. Says why a
// board is impossible, if the command solves boards, but does not say it. May throw a BadInput.
inline Source open_typed(const std::string& boards, const Options& options, Output& output) {
  const Format& format = options.format;
  const Puzzles puzzles = typed_puzzles(boards, format);
  for (const Puzzle& puzzle : puzzles) {
    if (!options.answers_without_reasons() || is_solvable(format.grid, puzzle)) continue;
    output.message(shown(format, puzzle) + ": " + why_unsolvable(format.grid, puzzle));
  }
  return source_of_text(input_text(format, puzzles));
}

// Opens a FILE, or boards typed in its place. May throw a FileError or a BadInput.
inline Source open_input(const std::string& path, const Options& options,
                         const FileOpener& open_file, Output& output) {
  try {
    return open_file(path);
  } catch (const FileError& error) {
    if (!error.is_missing() || !looks_like_boards(path)) throw;
  }
  return open_typed(path, options, output);
}

// What follows a bad FILE, or one on which a tested program fails.
enum class OnFailure { next_file, stop };

// Calls read(path) for each FILE. Returns false if read() did or a FILE is bad. Reports a bad FILE
// after what was printed before.
// `on_failure`: whether the next FILEs are read after a failure.
// `more_hint`: is printed if a FILE is missing, or bad at its beginning.
template <class Read>
bool for_each_file(const Options& options, Output& output, const Read& read,
                   OnFailure on_failure = OnFailure::next_file, const std::string& more_hint = "") {
  bool all_good = true;
  const std::vector<std::string> standard_input = {"-"};
  for (const std::string& path : options.files.empty() ? standard_input : options.files) {
    bool good = false;
    try {
      good = read(path);
    } catch (const BadInput& bad) {
      output.message(shown_path(path) + (bad.place.empty() ? ": " : ":") + bad.text());
      if (bad.may_be_other_format) {
        output.note(input_hint(options.format));
        output.note(more_hint);
      }
    } catch (const FileError& error) {
      report_file_error(error, output);
      if (error.is_missing() && error.subject == path) output.note(more_hint);
    }
    all_good &= good;
    if (!all_good && on_failure == OnFailure::stop) break;
  }
  return all_good;
}

// Calls use(puzzle) for each puzzle of each FILE. In all else, it is for_each_file().
template <class Use>
bool for_each_puzzle(const Options& options, const FileOpener& open_file, Output& output,
                     const Use& use, OnFailure on_failure = OnFailure::next_file) {
  const auto read = [&](const std::string& path) {
    Reader in(open_input(path, options, open_file, output), options.format);
    const std::string file = options.has_several_files() ? shown_path(path) : "";
    std::uint64_t number = 0;
    for (Puzzle puzzle; in.read(puzzle);) {
      use(NumberedPuzzle{puzzle, options.format, file, ++number});
    }
    return true;
  };
  return for_each_file(options, output, read, on_failure);
}

}  // namespace eight_puzzle
