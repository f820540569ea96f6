// The judges' formats and the sizes, a table each. Below them boards and answers as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "eight_puzzle.cpp"
#include "text.hpp"

namespace eight_puzzle {

enum Unit { boards, pairs };  // A pair is a board and the goal it is to reach.

// What is written after a symbol, after a row, and after a board.
struct Layout {
  const char *symbol_end, *row_end, *board_end;
};
inline constexpr Layout in_rows{"", "\n", "\n\n"}, in_spaced_rows{" ", "\n", "\n\n"},
    in_a_line{"", "", "\n"}, in_a_spaced_line{" ", " ", "\n"}, in_lone_lines{" ", " ", "\n\n"};

// Answers. Every {name} is replaced.
inline constexpr char a_distance[] = "{distance}\n", a_path[] = "{word}{path}\n",
                      a_case[] = "Case {case}: {distance}\n{path}\n",
                      a_distance_and_path[] = "{distance} {path}\n";

struct Format {
  const char* name;
  const char* uncounted;  // The format to try if the count is missing; nullptr: no count is read.
  Unit unit;
  Grid grid;
  const char* goal;  // Pairs bring their own.
  char blank;        // As it is written.
  Layout layout;
  const char* answer;
  const char* unsolvable;  // In place of the distance, or of the path if there is no distance.
  const char* separator;   // Between answers.

  bool has_count() const { return uncounted != nullptr; }
  std::string unit_name() const { return unit == pairs ? "pair" : "board"; }
};

inline constexpr char in_order[] = "12345678#";

// One row makes a format. The first is the default.
inline constexpr Format formats[] = {
    {"boj11112", "boj1525", boards, {3, 3}, in_order, '#', in_rows, a_distance, "impossible", ""},
    {"boj1525", nullptr, boards, {3, 3}, in_order, '0', in_spaced_rows, a_distance, "-1", ""},
    {"poj1077", nullptr, boards, {3, 3}, in_order, 'x', in_a_spaced_line, a_path, "unsolvable", ""},
    {"uva652", "poj1077", boards, {3, 3}, in_order, 'x', in_lone_lines, a_path, "unsolvable", "\n"},
    {"hdu3567", "lanqiao", pairs, {3, 3}, in_order, 'X', in_a_line, a_case, "-1", ""},
    {"luogu1379", nullptr, boards, {3, 3}, "123804765", '0', in_a_line, a_distance, "-1", ""},
    {"aoj0121", nullptr, boards, {2, 4}, "01234567", '0', in_a_spaced_line, a_distance, "-1", ""},
    {"lanqiao", nullptr, pairs, {3, 3}, in_order, '.', in_a_line, a_distance, "-1", ""},
};

inline constexpr Grid sizes[] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {2, 5}, {5, 2}};

inline std::string name_of(const Format& format) { return format.name; }
inline std::string name_of(const Grid& grid) {
  return std::to_string(grid.rows) + 'x' + std::to_string(grid.cols);
}

// Every symbol that is read as the blank, whatever the format.
inline constexpr std::string_view blanks = "#0xX._-";

// The tile, 0 for the blank, or -1 if the byte is no symbol of the grid.
inline int tile_of(const Grid& grid, char byte) {
  if (blanks.find(byte) != blanks.npos) return 0;
  return byte >= '1' && byte < '0' + grid.cells() ? byte - '0' : -1;
}

// A board that is read symbol by symbol.
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

inline std::string board_text(const Grid& grid, State state, char blank, const Layout& layout) {
  std::string text;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    const int tile = tile_at(state, cell);
    text += tile == 0 ? blank : char('0' + tile);
    text += cell + 1 == grid.cells()      ? layout.board_end
            : (cell + 1) % grid.cols == 0 ? layout.row_end
                                          : layout.symbol_end;
  }
  return text;
}

// The answer to the board or pair of that number: the letters of the blank's moves or, unless it is
// empty, the word for a board without a solution.
inline std::string answer_text(const Format& format, std::uint64_t number, const std::string& word,
                               const std::string& moves) {
  std::string text = format.answer;
  const auto fill = [&](std::string_view name, const std::string& value) {
    const auto place = text.find(name);
    if (place != std::string::npos) text.replace(place, name.size(), value);
  };
  fill("{case}", std::to_string(number));
  fill("{word}", word);
  fill("{distance}", word.empty() ? std::to_string(moves.size()) : word);
  fill(" {path}", moves.empty() ? "" : ' ' + moves);
  fill("{path}", moves);
  return text;
}

}  // namespace eight_puzzle
