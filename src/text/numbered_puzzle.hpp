// A puzzle of an input: what messages call it, and the text of its answer.
#pragma once

#include "text/board_text.hpp"

namespace eight_puzzle {

struct NumberedPuzzle : Puzzle {
  const Format& format;
  std::string_view file;  // Its name, or "" if there is only one.
  std::uint64_t number;   // Its number in that file.

  bool is_solvable() const { return eight_puzzle::is_solvable(format.grid, *this); }

  // "board 7", or "board 7 of FILE".
  std::string name() const {
    return "board " + std::to_string(number) + (file.empty() ? "" : " of " + std::string(file));
  }

  // "board 7: 123 456 7#8 to 123 456 78#".
  std::string heading() const { return name() + ": " + shown(format, *this); }

  // The answer with a solution, and with a word in place of one: as the format's pattern has it.
  std::string answer(std::size_t distance, const std::string& path) const {
    return filled(format.pattern, number, std::to_string(distance), path);
  }
  std::string answer(const std::string& word) const {
    return filled_with_word(format.pattern, number, word);
  }
};

}  // namespace eight_puzzle
