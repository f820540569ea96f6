// FILEs, or boards in place of them, and the loops over FILEs and over their puzzles that the
// commands use. Reports a bad FILE, with a hint on how inputs of the format are written.
#pragma once

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "board.hpp"
#include "commands/options.hpp"
#include "display/answers.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "text/board_text.hpp"
#include "text/bytes.hpp"
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

inline void report_file_error(const FileError& error, Output& output) {
  output.message(name_of_file(error.subject) + ": " + std::strerror(error.number));
}

// All that a file holds. Throws a FileError if that is more than 256 MB.
inline std::string read_whole(const std::string& path, const Source& source) {
  constexpr std::size_t most = 1 << 28, block = 1 << 16;
  std::string text;
  for (std::size_t size = 0;; size = text.size()) {
    text.resize(size + block);
    text.resize(size + source(&text[size], block));
    if (text.size() == size) return text;
    if (text.size() > most) throw FileError{path, EFBIG};
  }
}

// Whether a letter that is no blank follows the last point, as in 1525.in.
inline bool has_extension(const std::string& name) {
  const std::size_t point = name.rfind('.');
  return point != name.npos && std::isalpha(name[point + 1] & 0xff) &&
         blanks.find(name[point + 1]) == blanks.npos;
}

// Whether an argument that names no file is meant as boards: most of it is digits.
inline bool looks_like_boards(const std::string& argument) {
  if (has_extension(argument)) return false;
  const std::string symbols = without_separators(argument);
  const auto digits = std::count_if(symbols.begin(), symbols.end(),
                                    [](char byte) { return '0' <= byte && byte <= '9'; });
  return 2 * digits > std::ptrdiff_t(symbols.size());
}

// The FILEs; but if each is a part of a puzzle, such as a symbol, all of them in one argument.
inline std::vector<std::string> joined_if_parts(const std::vector<std::string>& files,
                                                const Format& format) {
  const std::string all = listed(files, " ");
  if (files.size() < 2 || !looks_like_boards(all)) return files;
  for (const std::string& file : files) {
    const std::size_t symbols = without_separators(file).size();
    // Among parts of a board, - is not standard input, and . and / are no directories.
    const bool is_mark = file == "-" || file == "." || file == "/";
    if (file.empty() || symbols >= format.symbols_per_puzzle()) return files;
    if (!is_mark && exists(file)) return files;
  }
  return {all};
}

// What people type differently, in hints.
inline std::string blank_and_size() {
  return "The blank is one of " + std::string(blanks) +
         ", not a space. --size sets the size of the boards, to at most ten cells.";
}

// How inputs of the format are written; if a number comes first, also a similar judge's without.
inline std::string input_hint(const Format& format) {
  std::string hint = std::string(format.name) + " takes " + described_input(format) +
                     " (/ is a line end). " + blank_and_size();
  if (format.opening == no_number) return hint;
  const Format& judges =  // The row, which options have not changed.
      *std::find_if(std::begin(formats), std::end(formats),
                    [&](const Format& row) { return row.name == std::string_view(format.name); });
  for (const Format& other : formats) {
    const bool is_like_it = size_text(other.grid) == size_text(judges.grid) &&
                            other.goal == judges.goal && other.has_pairs() == judges.has_pairs() &&
                            has_path(other.pattern) == has_path(judges.pattern);
    if (other.opening != no_number || !is_like_it) continue;
    return hint + "\nFor boards without a number before them, use --format=" + other.name + '.';
  }
  return hint;
}

// The puzzles that an argument in place of a FILE holds. Throws a BadInput.
inline Puzzles typed_puzzles(const std::string& argument, Format format) {
  format.opening = no_number;
  try {
    return puzzles_in(argument, format);
  } catch (const BadInput& bad) {
    throw BadInput{"", "neither a file nor boards: " + bad.text() + ". " + blank_and_size()};
  }
}

// Says why boards are impossible, if they are to be solved and standard output does not say it.
inline void explain_unsolvable(const Puzzles& puzzles, const Options& options, Output& output) {
  const bool has_answers = (options.command & (solving | searching)) != 0;
  if (!options.is_csv && (!has_answers || options.has_drawings)) return;
  const Format& format = options.format;
  for (const Puzzle& puzzle : puzzles) {
    if (solvable(format.grid, puzzle)) continue;
    output.message(shown(format, puzzle) + ": " + why_unsolvable(format.grid, puzzle));
  }
}

// Opens a FILE, or makes an input of boards in its place. May throw a FileError or a BadInput.
inline Source source_of(const std::string& path, const Options& options, const Open& open,
                        Output& output) {
  try {
    return open(path);
  } catch (const FileError& error) {
    if (!error.is_missing() || !looks_like_boards(path)) throw;
  }
  const Puzzles puzzles = typed_puzzles(path, options.format);
  explain_unsolvable(puzzles, options, output);
  return source_of_text(input_of(options.format, puzzles));
}

enum class AfterBad { go_on, stop };

// Calls read(path) for each FILE. Returns false if read() did or a FILE is bad. Reports a bad FILE,
// with a hint, after what was printed before. `after`: whether the next FILEs are read. `hint`: one
// more, for a FILE that is missing or bad at its beginning.
template <class Read>
bool for_each_file(const Options& options, Output& output, const Read& read,
                   AfterBad after = AfterBad::go_on, const std::string& hint = "") {
  bool all_good = true;
  const std::vector<std::string> standard_input = {"-"};
  for (const std::string& path : options.files.empty() ? standard_input : options.files) {
    bool good = false;
    try {
      good = read(path);
    } catch (const BadInput& bad) {
      output.message(name_of_file(path) + (bad.place.empty() ? ": " : ":") + bad.text());
      if (bad.is_early) output.note(input_hint(options.format));
      if (bad.is_early) output.note(hint);
    } catch (const FileError& error) {
      report_file_error(error, output);
      if (error.is_missing() && error.subject == path) output.note(hint);
    }
    all_good &= good;
    if (!all_good && after == AfterBad::stop) break;
  }
  return all_good;
}

// Calls use(puzzle) for each puzzle of each FILE. Otherwise as for_each_file().
template <class Use>
bool for_each_puzzle(const Options& options, const Open& open, Output& output, const Use& use,
                     AfterBad after = AfterBad::go_on) {
  const bool has_files = options.has_several_files();
  const auto read = [&](const std::string& path) {
    Reader in(source_of(path, options, open, output), options.format);
    NumberedPuzzle puzzle = {{}, options.format, has_files ? escaped(path) : "", 0};
    while (in.read(puzzle)) {
      ++puzzle.number;
      use(puzzle);
    }
    return true;
  };
  return for_each_file(options, output, read, after);
}

}  // namespace eight_puzzle
