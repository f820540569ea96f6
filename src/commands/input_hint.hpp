// Hints on how inputs are written, for bad ones.
#pragma once

#include <string>

#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/pattern.hpp"

namespace eight_puzzle {

// The end of hints: what people often type wrongly.
inline std::string blank_and_size_hint() {
  return "The blank is one of " + std::string(blanks) +
         ", not a space. --size sets the size of the boards, to at most ten cells.";
}

// Whether two judges give the same boards, with the same kind of answer.
inline bool are_alike(const Format& format, const Format& other) {
  return format.grid == other.grid && format.goal == other.goal &&
         format.has_pairs() == other.has_pairs() &&
         has_path(format.pattern) == has_path(other.pattern);
}

// How inputs of the format are written. Also names a similar format without a number before the
// boards or, if the format has none, with their count.
inline std::string input_hint(const Format& format) {
  const std::string hint = std::string(format.name) + " takes " + described_input(format) +
                           " (/ is a line end). " + blank_and_size_hint();
  const Opening wanted = format.opening == no_number ? count_first : no_number;
  for (const Format& other : formats) {
    if (other.opening != wanted || !are_alike(other, judges_row(format))) continue;
    return hint + "\nFor boards " +
           (wanted == no_number ? "without a number" : "with their number") +
           " before them, use --format=" + other.name + '.';
  }
  return hint;
}

}  // namespace eight_puzzle
