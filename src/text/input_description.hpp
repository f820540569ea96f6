// What an input of a format holds, in words, with an example.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// A line end is a slash, so that each example takes one line.
inline std::string with_slashes(std::string text) {
  std::replace(text.begin(), text.end(), '\n', '/');
  return text;
}
inline std::string example(const Format& format, const Puzzle& puzzle) {
  const std::string text = puzzle_text(format, puzzle);
  return with_slashes(text.substr(0, text.find_last_not_of('\n') + 1));
}

// The move that solves the board in the example of a format.
inline Direction example_move(const Format& format) {
  return format.grid.row(blank_cell(format.goal)) == 0 ? up : down;
}

// What an input holds, with an example: "a count, then 3x3 boards: 123/45#/786".
inline std::string described_input(const Format& format) {
  std::string text;
  if (format.opening == count_first) text = "a count, then ";
  if (format.opening == rows_first) text = "the number of rows, then ";
  if (format.gives_one_puzzle()) text += "one ";
  const std::uint64_t puzzles = format.gives_one_puzzle() ? 1 : 2;  // Two stand for several.
  const std::string size = size_text(format.grid);
  text += format.has_pairs() ? plural(puzzles, "pair") + " of " + size + " boards, start and goal"
                             : size + ' ' + plural(puzzles, "board");
  const int back = opposite(example_move(format));
  const State start = after_move(format.grid, format.goal, back);
  return text + ": " + example(format, {start, format.goal});
}

}  // namespace eight_puzzle
