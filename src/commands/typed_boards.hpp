// Boards that are typed in place of FILEs: what is taken for them, and how they are read.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <vector>

#include "board.hpp"
#include "commands/input_hint.hpp"
#include "commands/options.hpp"
#include "io/system.hpp"
#include "text/bytes.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// Whether a letter that is no blank follows the last point, as in 1525.in.
inline bool has_extension(const std::string& name) {
  const std::size_t point = name.rfind('.');
  return point != name.npos && std::isalpha(name[point + 1] & 0xff) &&
         blanks.find(name[point + 1]) == blanks.npos;
}

// Whether the points and slashes at the start of a name include a slash, as in ./in, ../in or /in.
inline bool has_folder(const std::string& name) {
  return name.find('/') < name.find_first_not_of("./");
}

// Whether an argument that names no file is meant as boards, perhaps with a mistake: most of it is
// digits, and it does not look like the path of a file.
inline bool looks_like_boards(const std::string& argument) {
  if (has_extension(argument) || has_folder(argument)) return false;
  const std::string symbols = without_separators(argument);
  const auto digits = std::count_if(symbols.begin(), symbols.end(),
                                    [](char byte) { return '0' <= byte && byte <= '9'; });
  return 2 * digits > std::ptrdiff_t(symbols.size());
}

// Whether a text has too few symbols for a puzzle.
inline bool is_part(const std::string& text, const Format& format) {
  return without_separators(text).size() < format.symbols_per_puzzle();
}

// The FILEs; but if each is a part of a puzzle, such as a symbol, all of them in one argument.
inline std::vector<std::string> join_parts(const std::vector<std::string>& files,
                                           const Format& format) {
  const std::string all = joined(files, " ");
  if (files.size() < 2 || !looks_like_boards(all)) return files;
  for (const std::string& file : files) {
    // Among parts of a board, - is not standard input, and . and / are no directories.
    const bool is_mark = file == "-" || file == "." || file == "/";
    if (!is_part(file, format)) return files;
    if (!file.empty() && !is_mark && exists(file)) return files;
  }
  return {all};
}

// Whether the text is an input of the format with boards.
inline bool is_input(const std::string& text, const Format& format) {
  try {
    return !puzzles_in(text, format).empty();
  } catch (const BadInput&) {
    return false;
  }
}

// Whether an argument is a number before boards, as the 2 in "2 123456780 12345678#": it is the
// first one and too short for a puzzle, while the last one is long enough.
inline bool is_count(const std::string& argument, const std::vector<std::string>& all,
                     const Format& format) {
  return argument == all[0] && is_number(argument) && is_part(argument, format) &&
         !is_part(all.back(), format);
}

// The puzzles that an argument in place of a FILE holds. Throws a BadInput.
inline Puzzles typed_puzzles(const std::string& argument, const Options& options) {
  Format typed = options.format;
  typed.header = no_number;
  try {
    return puzzles_in(argument, typed);
  } catch (const BadInput& bad) {
    const bool has_count =
        is_count(argument, options.files, typed) || is_input(argument, options.format);
    const std::string hint =
        has_count ? "If you type boards, leave out the number before them." : blank_and_size_hint();
    throw BadInput{"", "neither a file nor boards: " + bad.text() + ". " + hint};
  }
}

}  // namespace eight_puzzle
