// The judges' formats and the sizes, a table each. Below them a board and an answer as text.
#pragma once

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

#include "eight_puzzle.cpp"
#include "text.hpp"

namespace eight_puzzle {

enum Unit { boards, pairs };  // A pair is a board and the goal it is to reach.

// What is written after a symbol, after a row, and after a board.
struct Layout {
  const char *symbol_end, *row_end, *board_end;
};
inline constexpr Layout in_rows{"", "\n", "\n\n"}, in_spaced_rows{" ", "\n", "\n\n"},
    in_a_line{"", "", "\n"}, in_a_spaced_line{" ", " ", "\n"}, between_lines{" ", " ", "\n\n"};

// Answers, with what is to be filled in.
inline constexpr char a_distance[] = "{distance}\n", a_path[] = "{path}\n",
                      a_case[] = "Case {case}: {distance}\n{path}\n";

struct Format {
  const char* name;
  const char* uncounted;  // The format to try if the count is missing; nullptr: there is none.
  Unit unit;
  Grid grid;
  const char* goal;  // Or "" for the tiles in order, the blank last.
  char blank;        // As it is written.
  Layout layout;
  const char* answer;
  const char* unsolvable;  // In place of the distance, or of the path where there is none.
  const char* separator;   // Between answers.
};

// One row makes a format. The first is the default.
inline constexpr Format formats[] = {
    {"boj11112", "boj1525", boards, {3, 3}, "", '#', in_rows, a_distance, "impossible", ""},
    {"boj1525", nullptr, boards, {3, 3}, "", '0', in_spaced_rows, a_distance, "-1", ""},
    {"poj1077", nullptr, boards, {3, 3}, "", 'x', in_a_spaced_line, a_path, "unsolvable", ""},
    {"uva652", "poj1077", boards, {3, 3}, "", 'x', between_lines, a_path, "unsolvable", "\n"},
    {"hdu3567", "lanqiao", pairs, {3, 3}, "", 'X', in_a_line, a_case, "-1", ""},
    {"luogu1379", nullptr, boards, {3, 3}, "123804765", '0', in_a_line, a_distance, "-1", ""},
    {"aoj0121", nullptr, boards, {2, 4}, "01234567", '0', in_a_spaced_line, a_distance, "-1", ""},
    {"lanqiao", nullptr, pairs, {3, 3}, "", '.', in_a_line, a_distance, "-1", ""},
};

// Their names, in lines below each other.
inline std::string format_names() {
  std::string text, line = "  ";
  for (const Format& format : formats) {
    if ((line + format.name).size() > 76) text += std::exchange(line, "  ") + '\n';
    line += std::string(" ") + format.name + (&format == formats ? " (default)" : "");
  }
  return text + line + '\n';
}

struct Size {
  const char* name;
  Grid grid;
};
inline constexpr Size sizes[] = {{"2x2", {2, 2}}, {"2x3", {2, 3}}, {"3x2", {3, 2}},
                                 {"2x4", {2, 4}}, {"4x2", {4, 2}}, {"3x3", {3, 3}},
                                 {"2x5", {2, 5}}, {"5x2", {5, 2}}};

// Every symbol that is read as the blank, whatever the format.
inline constexpr char blanks[] = "#0xX._-";

// The tile, 0 for the blank, or -1 if the byte is no symbol of the grid.
inline int tile_of(const Grid& grid, char byte) {
  if (byte != '\0' && std::strchr(blanks, byte) != nullptr) return 0;
  return byte >= '1' && byte < '0' + grid.cells() ? byte - '0' : -1;
}

// "3x3"
inline std::string size_text(const Grid& grid) {
  return std::to_string(grid.rows) + 'x' + std::to_string(grid.cols);
}

// "unexpected '9': a 3x3 board is written with 1-8 and '#'"
inline std::string unexpected(const Grid& grid, char byte, char blank) {
  return "unexpected " + quoted({byte}) + ": a " + size_text(grid) + " board is written with 1-" +
         std::to_string(grid.cells() - 1) + " and '" + blank + "'";
}

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

// The board whose symbols are the bytes of the text. Throws std::invalid_argument, which says what
// is wrong with it.
inline State parsed_board(const Grid& grid, const std::string& text) {
  State board = 0;
  std::string tiles;
  for (const char byte : text) {
    if (is_space(byte)) continue;
    const int tile = tile_of(grid, byte);
    if (tile < 0) throw std::invalid_argument(unexpected(grid, byte, '#'));
    if (tiles.find(char(tile)) != std::string::npos && int(tiles.size()) < grid.cells()) {
      throw std::invalid_argument((tile == 0 ? "the blank" : quoted({byte})) + " appears twice");
    }
    if (int(tiles.size()) < grid.cells()) board |= placed(tile, int(tiles.size()));
    tiles += char(tile);
  }
  if (int(tiles.size()) == grid.cells()) return board;
  throw std::invalid_argument("a " + size_text(grid) + " board has " +
                              std::to_string(grid.cells()) + " symbols");
}

// The answer to the board or pair of that number. `moves` are the letters of the blank's moves;
// unless it is empty, `word` stands in place of a solution.
inline std::string answer_text(const Format& format, std::uint64_t number, const std::string& word,
                               const std::string& moves) {
  std::string text = format.answer;
  const auto fill = [&](const std::string& name, const std::string& value) {
    const auto place = text.find(name);
    if (place != std::string::npos) text.replace(place, name.size(), value);
    return place != std::string::npos;
  };
  fill("{case}", std::to_string(number));
  const bool has_distance = fill("{distance}", word.empty() ? std::to_string(moves.size()) : word);
  fill("{path}", has_distance || word.empty() ? moves : word);
  return text;
}

}  // namespace eight_puzzle
