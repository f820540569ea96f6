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

// The format of a judge that gives the same boards, with the same kind of answer, after another
// header; nullptr if there is none. Options may have changed the given format.
inline const Format* sibling_with(Header header, const Format& given) {
  const Format& format = judges_row(given);
  for (const Format& other : formats) {
    const bool is_alike = other.grid == format.grid && other.goal == format.goal &&
                          other.has_pairs() == format.has_pairs() &&
                          has_path(other.pattern) == has_path(format.pattern);
    if (other.header == header && is_alike) return &other;
  }
  return nullptr;
}

// How inputs of the format are written; and which similar format is the other way: if this one has
// a number before its boards, one without; if it has none, one with their count.
inline std::string input_hint(const Format& format) {
  const std::string hint = std::string(format.name) + " takes " + described_input(format) +
                           " (/ is a line end). " + blank_and_size_hint();
  const bool has_number = format.header != no_number;
  const Format* const other = sibling_with(has_number ? no_number : count_first, format);
  if (other == nullptr) return hint;
  return hint + "\nFor boards " + (has_number ? "without a number" : "with their number") +
         " before them, use --format=" + other->name + '.';
}

}  // namespace eight_puzzle
