// How inputs of a format look, in words, with an example: for the help, and below messages about
// bad input.
#pragma once

#include <algorithm>
#include <string>

#include "board.hpp"
#include "text/format.hpp"
#include "text/text.hpp"

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

// What an input holds, with an example: "a count, then 3x3 boards: 123/45#/786".
inline std::string described_input(const Format& format) {
  const Judge& judge = format.judge;
  const State start =
      after_move(format.grid, format.goal, blank_cell(format.goal) == 0 ? down : up);
  return (judge.has_one()     ? "one "
          : judge.has_count() ? "a count, then "
                              : "") +
         size_text(format.grid) + ' ' +
         plural(judge.has_one(), judge.has_pairs() ? "pair" : "board") +
         (judge.has_pairs() ? " of start and goal" : "") + ": " +
         example(format, {start, format.goal});
}

}  // namespace eight_puzzle
