// Boards that are typed in place of FILEs: what is taken for them, and how they are read.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "board.hpp"
#include "commands/input_hint.hpp"
#include "io/system.hpp"
#include "text/bytes.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Whether an argument that names no file is meant as boards: at least two of three of its symbols
// are digits, unlike those of 11112.in.
inline bool looks_like_boards(const std::string& argument) {
  const std::string symbols = without_separators(argument);
  const auto digits = std::count_if(symbols.begin(), symbols.end(),
                                    [](char byte) { return '0' <= byte && byte <= '9'; });
  return !symbols.empty() && 3 * digits >= 2 * std::ptrdiff_t(symbols.size());
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

// The puzzles that an argument in place of a FILE holds. Throws a BadInput.
inline Puzzles typed_puzzles(const std::string& argument, Format format) {
  format.opening = no_number;
  try {
    return puzzles_in(argument, format);
  } catch (const BadInput& bad) {
    throw BadInput{"", "neither a file nor boards: " + bad.text() + ". " + blank_and_size()};
  }
}

}  // namespace eight_puzzle
