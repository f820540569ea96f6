// Symbols to boards, and the messages about wrong symbols; boards to text. Makes inputs of puzzles,
// names of puzzles in headings and messages, and descriptions of inputs.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "board.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// The tile, 0 for the blank, or -1 if the byte is no symbol of the grid.
inline int tile_of(const Grid& grid, char byte) {
  if (byte >= '1' && byte < '0' + grid.cells()) return byte - '0';
  return blanks.find(byte) == blanks.npos ? -1 : 0;
}

// A board that is put together symbol by symbol.
struct PartialBoard {
  const Format& format;
  State state = 0;
  int size = 0;       // The symbols so far.
  unsigned seen = 0;  // A bit for each of them.

  bool complete() const { return size == format.grid.cells(); }

  // Adds the symbol. False if the grid has no such symbol or the board has it.
  bool add(char symbol) {
    const int tile = tile_of(format.grid, symbol);
    if (tile < 0 || seen >> tile & 1) return false;
    seen |= 1u << tile;
    state |= placed(tile, size++);
    return true;
  }

  // Why add() has refused the symbol.
  std::string refusal(char symbol) const {
    const int tile = tile_of(format.grid, symbol);
    if (tile >= 0) {
      return (tile == 0 ? "the blank" : quoted({symbol})) + " appears twice in this board";
    }
    const bool is_ascii = (symbol & 0x80) == 0;
    return "unexpected " + quoted({symbol}) + (is_ascii ? "" : ", not ASCII") + ": a " +
           size_text(format.grid) + " board is written with 1-" +
           std::to_string(format.grid.cells() - 1) + " and '" + format.blank + "'";
  }
};

// The board as the layout has it.
inline std::string board_text(const Grid& grid, State state, char blank, const Layout& layout) {
  std::string text = layout.begin;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    const int tile = tile_at(state, cell);
    if (cell > 0) text += grid.col(cell) == 0 ? layout.between_rows : layout.between_symbols;
    text += tile == 0 ? blank : char('0' + tile);
  }
  return text + layout.end;
}

// What an input of `count` puzzles begins with.
inline std::string opening_text(const Format& format, std::uint64_t count) {
  switch (format.opening) {
    case no_number: break;
    case count_first: return std::to_string(count) + format.layout.end;
    case rows_first: return std::to_string(format.grid.rows) + format.layout.end;
  }
  return "";
}

// A puzzle as an input has it: its start, and in a format of pairs its goal.
inline std::string puzzle_text(const Format& format, const Puzzle& puzzle) {
  const auto text = [&](State board) {
    return board_text(format.grid, board, format.blank, format.layout);
  };
  return text(puzzle.start) + (format.has_pairs() ? text(puzzle.goal) : "");
}

inline std::string input_of(const Format& format, const Puzzles& puzzles) {
  const std::string_view end = format.layout.end, last_end = format.layout.last_end;
  std::string text = opening_text(format, puzzles.size());
  for (const Puzzle& puzzle : puzzles) text += puzzle_text(format, puzzle);
  if (!puzzles.empty()) text.replace(text.size() - end.size(), end.size(), last_end);
  return text;
}

// A puzzle of an input.
struct NumberedPuzzle : Puzzle {
  const Format& format;
  std::string file;      // Its name, or "" if there is only one.
  std::uint64_t number;  // In that file.

  bool is_solvable() const { return solvable(format.grid, start, goal); }

  // "board 7", or "board 7 of FILE".
  std::string name() const {
    return "board " + std::to_string(number) + (file.empty() ? "" : " of " + file);
  }

  // "board 7: 123 456 7#8 to 123 456 78#".
  std::string heading() const { return name() + ": " + shown(start) + " to " + shown(goal); }

  std::string shown(State board) const {
    return board_text(format.grid, board, format.blank, rows_in_a_field);
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
  const State start =
      after_move(format.grid, format.goal, blank_cell(format.goal) == 0 ? down : up);
  return std::string(format.opening == count_first  ? "a count, then "
                     : format.opening == rows_first ? "the number of rows, then "
                                                    : "") +
         (format.gives_one_puzzle() ? "one " : "") + size_text(format.grid) + ' ' +
         plural(format.gives_one_puzzle(), format.has_pairs() ? "pair" : "board") +
         (format.has_pairs() ? " of start and goal" : "") + ": " +
         example(format, {start, format.goal});
}

}  // namespace eight_puzzle
