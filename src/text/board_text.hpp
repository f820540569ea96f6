// Boards to text: puzzles in inputs; boards and puzzles in messages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "board.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

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
  if (format.opening == no_number) return "";
  const std::uint64_t number = format.has_count() ? count : std::uint64_t(format.grid.rows);
  return std::to_string(number) + format.layout.end;
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

// The same in another layout than the format's.
inline std::string input_of(Format format, const Puzzles& puzzles, const Layout& layout) {
  format.layout = layout;
  return input_of(format, puzzles);
}

// A board and a puzzle as messages show them: "123 4#5 786", "123 4#5 786 to 123 456 78#".
inline std::string shown(const Format& format, State board) {
  return board_text(format.grid, board, format.blank, rows_with_spaces);
}
inline std::string shown(const Format& format, const Puzzle& puzzle) {
  return shown(format, puzzle.start) + " to " + shown(format, puzzle.goal);
}

}  // namespace eight_puzzle
