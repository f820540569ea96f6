// Boards to text: puzzles in inputs, boards and puzzles in messages, and what a puzzle is answered;
// an input in words, with an example.
#pragma once

#include <algorithm>

#include "text/formats.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// The board as the layout has it.
inline std::string board_text(const Grid& grid, State state, char blank, const Layout& layout) {
  std::string text = layout.before;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    const int tile = tile_at(state, cell);
    if (cell > 0) text += grid.col(cell) == 0 ? layout.between_rows : layout.between_symbols;
    text += tile == 0 ? blank : char('0' + tile);
  }
  return text + layout.after;
}

// What an input of `count` puzzles begins with: a number, then what ends a board; "" without one.
inline std::string header_text(const Format& format, std::uint64_t count) {
  if (format.header == no_number) return "";
  const std::uint64_t number = format.has_count() ? count : std::uint64_t(format.grid.rows);
  return std::to_string(number) + format.layout.after;
}

// A puzzle as an input has it: its start, and in a format of pairs its goal.
inline std::string puzzle_text(const Format& format, const Puzzle& puzzle) {
  const auto text = [&](State board) {
    return board_text(format.grid, board, format.blank, format.layout);
  };
  return text(puzzle.start) + (format.has_pairs() ? text(puzzle.goal) : "");
}

inline std::string input_text(const Format& format, const Puzzles& puzzles) {
  const std::string_view after = format.layout.after, after_last = format.layout.after_last;
  std::string text = header_text(format, puzzles.size());
  for (const Puzzle& puzzle : puzzles) text += puzzle_text(format, puzzle);
  if (!puzzles.empty()) text.replace(text.size() - after.size(), after.size(), after_last);
  return text;
}

// An input in a layout.
inline std::string input_text(Format format, const Puzzles& puzzles, const Layout& layout) {
  format.layout = layout;
  return input_text(format, puzzles);
}

// A board and a puzzle as messages show them: "123 4#5 786", "123 4#5 786 to 123 456 78#".
inline std::string shown(const Format& format, State board) {
  return board_text(format.grid, board, format.blank, spaces_between_rows);
}
inline std::string shown(const Format& format, const Puzzle& puzzle) {
  return shown(format, puzzle.start) + " to " + shown(format, puzzle.goal);
}

// A line end is a slash, so that each example takes one line.
inline std::string with_slashes(std::string text) {
  std::replace(text.begin(), text.end(), '\n', '/');
  return text;
}
// A puzzle as an input has it, in one line.
inline std::string shown_as_input(const Format& format, const Puzzle& puzzle) {
  const std::string text = puzzle_text(format, puzzle);
  return with_slashes(text.substr(0, text.find_last_not_of('\n') + 1));
}

// The move that solves the example of a format, and the example.
inline Direction example_move(const Format& format) {
  return format.grid.row(blank_cell(format.goal)) == 0 ? up : down;
}
inline Puzzle example_puzzle(const Format& format) {
  return {after_move(format.grid, format.goal, opposite(example_move(format))), format.goal};
}

// What an input holds, with an example: "a count, then 3x3 boards: 123/45#/786".
inline std::string described_input(const Format& format) {
  std::string text;
  if (format.header == count_first) text = "a count, then ";
  if (format.header == row_count_first) text = "the number of rows, then ";
  if (format.gives_one_puzzle()) text += "one ";
  const std::uint64_t puzzles = format.gives_one_puzzle() ? 1 : 2;  // Two stand for several.
  const std::string size = size_text(format.grid);
  text += format.has_pairs() ? plural(puzzles, "pair") + " of " + size + " boards, start and goal"
                             : size + ' ' + plural(puzzles, "board");
  return text + ": " + shown_as_input(format, example_puzzle(format));
}

// A puzzle of an input: what messages call it, and the text of its answer.
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
