// Symbols to boards, and the messages about wrong symbols; boards to text.
#pragma once

#include <stdexcept>
#include <string>

#include "board.hpp"
#include "text/judges.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// The tile, 0 for the blank, or -1 if the byte is no symbol of the grid.
inline int tile_of(const Grid& grid, char byte) {
  if (byte >= '1' && byte < '0' + grid.cells()) return byte - '0';
  return blanks.find(byte) == blanks.npos ? -1 : 0;
}

// A board that is put together symbol by symbol.
struct PartialBoard {
  Grid grid;
  char blank;  // As messages name it.
  State state = 0;
  int size = 0;       // The symbols so far.
  unsigned seen = 0;  // A bit for each of them.

  bool complete() const { return size == grid.cells(); }

  // Adds the symbol. False if the grid has no such symbol or the board has it.
  bool add(char symbol) {
    const int tile = tile_of(grid, symbol);
    if (tile < 0 || seen >> tile & 1) return false;
    seen |= 1u << tile;
    state |= placed(tile, size++);
    return true;
  }

  // Why add() has refused the symbol.
  std::string refusal(char symbol) const {
    const int tile = tile_of(grid, symbol);
    if (tile >= 0) {
      return (tile == 0 ? "the blank" : quoted({symbol})) + " appears twice in this board";
    }
    const bool is_ascii = (symbol & 0x80) == 0;
    return "unexpected " + quoted({symbol}) + (is_ascii ? "" : ", not ASCII") + ": a " +
           size_text(grid) + " board is written with 1-" + std::to_string(grid.cells() - 1) +
           " and '" + blank + "'";
  }
};

// The board of a text; messages name the blank as given. Throws std::invalid_argument, which says
// what is wrong.
inline State board_of(const std::string& text, const Grid& grid, char blank) {
  PartialBoard board{grid, blank};
  for (const char byte : text) {
    if (!is_separator(byte) && !board.add(byte)) throw std::invalid_argument(board.refusal(byte));
  }
  if (board.complete()) return board.state;
  throw std::invalid_argument("a " + size_text(grid) + " board has " +
                              std::to_string(grid.cells()) + " symbols");
}

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

}  // namespace eight_puzzle
