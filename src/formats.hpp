// The judges' formats: a table, one row each; and a board as a format writes it.
#ifndef EIGHT_PUZZLE_FORMATS_HPP
#define EIGHT_PUZZLE_FORMATS_HPP

#include <cctype>
#include <cstring>
#include <stdexcept>
#include <string>

#include "eight_puzzle.cpp"
#include "text.hpp"

namespace eight_puzzle {

struct Format {
  const char* name;
  bool counted;            // The number of boards comes first; else they go on until the end.
  char blank;              // As it is written. blanks lists what is read.
  const char* gap;         // Written between the symbols of a row.
  const char* unsolvable;  // The answer for a board that cannot be solved.
};

constexpr Format formats[] = {
    {"11112", true, '#', "", "impossible"},
    {"1525", false, '0', " ", "-1"},
};

// Every symbol that is read as the blank, in every format.
constexpr char blanks[] = "#0xX";

inline char symbol(int tile, char blank) { return tile == 0 ? blank : char('0' + tile); }

// "3x3"
inline std::string size_text(const Grid& grid) {
  return std::to_string(grid.rows) + 'x' + std::to_string(grid.cols);
}

// The tile, 0 for the blank, or -1 if the byte is no symbol of the grid.
inline int tile_of(const Grid& grid, char byte) {
  if (byte != '\0' && std::strchr(blanks, byte) != nullptr) return 0;
  return byte >= '1' && byte < '0' + grid.cells() ? byte - '0' : -1;
}

// "unexpected '9': a 3x3 board is written with 1-8 and '#'"
inline std::string unexpected(const Grid& grid, char byte, char blank) {
  return "unexpected '" + escaped({byte}) + "': a " + size_text(grid) +
         " board is written with 1-" + std::to_string(grid.cells() - 1) + " and '" + blank + "'";
}

// The board whose symbols are the bytes of the text, white space aside. Throws
// std::invalid_argument, which says what is wrong.
inline State parsed_board(const Grid& grid, const std::string& text) {
  State board = 0;
  int cell = 0;
  unsigned seen = 0;
  for (const char byte : text) {
    if (std::isspace(static_cast<unsigned char>(byte))) continue;
    const int tile = tile_of(grid, byte);
    if (tile < 0) throw std::invalid_argument(unexpected(grid, byte, '#'));
    if (cell++ == grid.cells()) break;
    if (seen >> tile & 1) {
      throw std::invalid_argument((tile == 0 ? "the blank" : "'" + std::string(1, byte) + "'") +
                                  " appears twice");
    }
    seen |= 1u << tile;
    board |= placed(tile, cell - 1);
  }
  if (cell != grid.cells()) {
    throw std::invalid_argument("a " + size_text(grid) + " board has " +
                                std::to_string(grid.cells()) + " symbols");
  }
  return board;
}

// A row of the board, the gap between its symbols.
inline std::string row_text(const Grid& grid, State state, int row, char blank,
                            const std::string& gap) {
  std::string text;
  for (int col = 0; col < grid.cols; ++col) {
    if (col > 0) text += gap;
    text += symbol(tile_at(state, row * grid.cols + col), blank);
  }
  return text;
}

// A board as it is written in the format, an empty line after it.
inline std::string board_text(const Grid& grid, State state, const Format& format) {
  std::string text;
  for (int row = 0; row < grid.rows; ++row) {
    text += row_text(grid, state, row, format.blank, format.gap) + '\n';
  }
  return text + '\n';
}

}  // namespace eight_puzzle

#endif
