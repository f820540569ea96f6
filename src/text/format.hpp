// How the boards of this run are written and answered. Makes inputs of puzzles, names of puzzles in
// headings and messages, and descriptions of inputs.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/judges.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// As a judge has it, with what other options change.
struct Format {
  Judge judge = judges[0];
  Grid grid = judge.grid;
  State goal = usual_goal(judge, grid);  // Of puzzles that have none of their own.
  Answer answer = judge.answer;
  bool has_drawings = false;  // After every answer.

  // The goal if no option gives one: the judge's if the grid has its size, else the tiles in order.
  static State usual_goal(const Judge& judge, const Grid& grid) {
    if (size_text(grid) != size_text(judge.grid)) return ordered(grid, grid.cells() - 1);
    return board_of(judge.goal, grid, judge.blank);
  }

  // What the judge gives per run. Its times are for its own size.
  JudgeLimits limits() const {
    const bool is_usual = size_text(grid) == size_text(judge.grid);
    return is_usual ? judge.limits : JudgeLimits{judge.limits.puzzles, 0, 0};
  }
};

// What an input of `count` puzzles begins with.
inline std::string count_text(const Format& format, std::uint64_t count) {
  return format.judge.has_count() ? std::to_string(count) + format.judge.layout.end : "";
}

// A puzzle as an input has it: its start, and in a format of pairs its goal.
inline std::string puzzle_text(const Format& format, const Puzzle& puzzle) {
  const auto text = [&](State board) {
    return board_text(format.grid, board, format.judge.blank, format.judge.layout);
  };
  return text(puzzle.start) + (format.judge.has_pairs() ? text(puzzle.goal) : "");
}

inline std::string input_of(const Format& format, const Puzzles& puzzles) {
  std::string text = count_text(format, puzzles.size());
  for (const Puzzle& puzzle : puzzles) text += puzzle_text(format, puzzle);
  return text;
}

// A puzzle of an input.
struct NumberedPuzzle : Puzzle {
  const Format& format;
  std::string file;      // Its name, or "" if there is only one.
  std::uint64_t number;  // In that file.

  // "board 7", or "board 7 of FILE".
  std::string name() const {
    return "board " + std::to_string(number) + (file.empty() ? "" : " of " + file);
  }

  // "board 7: 123 456 7#8 to 123 456 78#".
  std::string heading() const { return name() + ": " + shown(start) + " to " + shown(goal); }

  std::string shown(State board) const {
    return board_text(format.grid, board, format.judge.blank, rows_in_a_field);
  }
};

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
