// Boards that are typed in place of FILEs: what is taken for them, and how they are read.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <vector>

#include "board.hpp"
#include "commands/input_hint.hpp"
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
    const bool names_no_file = file.empty() || file == "-" || file == "." || file == "/";
    if (!is_part(file, format)) return files;
    if (!names_no_file && access(file.c_str(), F_OK) == 0) return files;
  }
  return {all};
}

// The puzzles that an argument in place of a FILE holds. Throws a BadInput.
inline Puzzles typed_puzzles(const std::string& argument, Format format) {
  format.header = no_number;
  try {
    return puzzles_in(argument, format);
  } catch (const BadInput& bad) {
    throw BadInput{"", "neither a file nor boards: " + bad.text() +
                           ". Type boards without a number before them. " + blank_and_size_hint()};
  }
}

}  // namespace eight_puzzle
