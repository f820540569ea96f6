// Hints on how inputs are written, for bad ones.
#pragma once

#include <string>

#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// The end of hints: what people often type wrongly.
inline std::string blank_and_size_hint() {
  return "The blank is one of " + std::string(blanks) +
         ", not a space. --size sets the size of the boards, to at most ten cells.";
}

// How inputs of the format are written, and which formats differ by the number before the boards.
inline std::string input_hint(const Format& format) {
  return std::string(format.name) + " gives " + described_input(format) + " (/ is a line end). " +
         blank_and_size_hint() +
         "\n--format=boj1525 takes boards without a number before them, boj11112 with their "
         "number.";
}

}  // namespace eight_puzzle
