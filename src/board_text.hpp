// Symbols to boards, with what is wrong with a symbol; boards and answers to text.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "text.hpp"

namespace eight_puzzle {

// The tile, 0 for the blank, or -1 if the byte is no symbol of the grid.
inline int tile_of(const Grid& grid, char byte) {
  if (blanks.find(byte) != blanks.npos) return 0;
  return byte >= '1' && byte < '0' + grid.cells() ? byte - '0' : -1;
}

// A board that is put together symbol by symbol.
struct PartialBoard {
  Grid grid;
  char blank;  // As messages name it.
  State state = 0;
  int size = 0;       // The symbols so far.
  unsigned seen = 0;  // A bit for each of them.

  bool complete() const { return size == grid.cells(); }

  // Adds the symbol. Returns what is wrong with it, or "".
  std::string add(char symbol) {
    const int tile = tile_of(grid, symbol);
    if (tile < 0) {
      return "unexpected " + quoted({symbol}) + ": a " + name_of(grid) +
             " board is written with 1-" + std::to_string(grid.cells() - 1) + " and '" + blank +
             "'";
    }
    if (seen >> tile & 1) {
      return (tile == 0 ? "the blank" : quoted({symbol})) + " appears twice in this board";
    }
    seen |= 1u << tile;
    state |= placed(tile, size++);
    return "";
  }
};

// Throws std::invalid_argument, which says what is wrong.
inline State board_of(const std::string& text, const Grid& grid) {
  PartialBoard board{grid, '#'};
  for (const char byte : text) {
    const std::string wrong = is_space(byte) ? "" : board.add(byte);
    if (!wrong.empty()) throw std::invalid_argument(wrong);
  }
  if (board.complete()) return board.state;
  throw std::invalid_argument("a " + name_of(grid) + " board has " + std::to_string(grid.cells()) +
                              " symbols");
}

inline std::string board_text(const Grid& grid, State state, char blank, const Layout& layout) {
  std::string text;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    const int tile = tile_at(state, cell);
    text += tile == 0 ? blank : char('0' + tile);
    if (cell + 1 == grid.cells()) return text + layout.board_end;
    text += grid.col(cell + 1) == 0 ? layout.row_end : layout.symbol_end;
  }
  return text;
}

// The answer to the board or pair of that number: `word`, which says why there is no solution, or,
// where that is empty, what `answer` says of the moves.
inline std::string answer_text(Answer answer, std::uint64_t number, const std::string& word,
                               const std::string& moves) {
  const std::string distance = word.empty() ? std::to_string(moves.size()) : word;
  switch (answer) {
    case Answer::path: return word + moves + '\n';
    case Answer::gapped: return (number > 1 ? "\n" : "") + word + moves + '\n';
    case Answer::numbered:
      return "Case " + std::to_string(number) + ": " + distance + '\n' + moves + '\n';
    case Answer::distance_and_path: return distance + (moves.empty() ? "" : ' ' + moves) + '\n';
    case Answer::distance: break;
  }
  return distance + '\n';
}

}  // namespace eight_puzzle
