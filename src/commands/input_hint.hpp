// Hints on how inputs are written, for bad ones.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/pattern.hpp"

namespace eight_puzzle {

// The end of hints: what people often type wrongly.
inline std::string blank_and_size_hint() {
  return "The blank is one of " + std::string(blanks) +
         ", not a space. --size sets the size of the boards, to at most ten cells.";
}

// How inputs of the format are written. Also names a similar format without a number before the
// boards or, if the format has none, with their count.
inline std::string input_hint(const Format& format) {
  std::string hint = std::string(format.name) + " takes " + described_input(format) +
                     " (/ is a line end). " + blank_and_size_hint();
  const Opening wanted = format.opening == no_number ? count_first : no_number;
  const Format& unchanged =  // The format's row, before options.
      *std::find_if(std::begin(formats), std::end(formats),
                    [&](const Format& row) { return row.name == std::string_view(format.name); });
  for (const Format& other : formats) {
    const bool is_like_it = other.grid == unchanged.grid && other.goal == unchanged.goal &&
                            other.has_pairs() == unchanged.has_pairs() &&
                            has_path(other.pattern) == has_path(unchanged.pattern);
    if (other.opening != wanted || !is_like_it) continue;
    return hint + "\nFor boards " +
           (wanted == no_number ? "without a number" : "with their number") +
           " before them, use --format=" + other.name + '.';
  }
  return hint;
}

}  // namespace eight_puzzle
