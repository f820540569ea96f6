// What gets an answer: a board or pair, inputs of such, and how headings and messages name one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

struct Unit {
  State start, goal;
};
using Units = std::vector<Unit>;

// As an input of the format.
inline std::string input_of(const Format& format, const Units& units) {
  std::string text = count_text(format, units.size());
  for (const auto& [start, goal] : units) text += unit_text(format, start, goal);
  return text;
}

struct Puzzle : Unit {
  const Format& format;
  std::string file;      // Its name, or "" if there is only one.
  std::uint64_t number;  // In that file.

  // "board 7", or "board 7 of FILE".
  std::string name() const {
    return format.unit() + ' ' + std::to_string(number) + (file.empty() ? "" : " of " + file);
  }

  // "board 7: 123 456 7#8 to 123 456 78#".
  std::string heading() const { return name() + ": " + shown(start) + " to " + shown(goal); }

  std::string shown(State board) const {
    return board_text(format.grid, board, format.blank, rows_in_a_field);
  }
};

}  // namespace eight_puzzle
