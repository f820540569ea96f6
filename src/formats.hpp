// How boards are written and answered: layouts, kinds of answer, symbols of the blank, and two
// tables with a row for each judge's format and for each size.
#pragma once

#include <string>
#include <string_view>

#include "eight_puzzle.cpp"

namespace eight_puzzle {

// What is written after a symbol, after a row, and after a board.
struct Layout {
  const char *symbol_end, *row_end, *board_end;
};
inline constexpr Layout in_rows{"", "\n", "\n\n"}, in_spaced_rows{" ", "\n", "\n\n"},
    in_a_line{"", "", "\n"}, in_a_spaced_line{" ", " ", "\n"}, in_lone_lines{" ", " ", "\n\n"};

// What is printed for a board or a pair: the distance, the path (the letters of the blank's moves),
// or both.
enum class Answer {
  distance,
  path,
  gapped,             // A path, and an empty line between answers.
  numbered,           // "Case 1: 2" and, on the next line, the path.
  distance_and_path,  // "2 rd" on one line.
};

struct Format {
  const char* names;  // Separated by ", ". The first one is used in messages.
  bool has_count;     // The number of boards or pairs comes first.
  bool pairs;         // A pair is a board and the goal it is to reach.
  Grid grid;
  const char* goal;  // Of boards; of pairs in the example of the help.
  char blank;        // As it is written, one of `blanks`.
  Layout layout;
  Answer answer;
  const char* unsolvable;  // In place of the distance, or of the path if there is no distance.

  std::string unit() const { return pairs ? "pair" : "board"; }
};

// Every symbol that is read as the blank, whatever the format.
inline constexpr std::string_view blanks = "#0xX._-";

inline constexpr char boj1525[] = "boj1525, acwing845, alds1_13_b";
inline constexpr char poj1077[] = "poj1077, hdu1043, zoj1217, acwing179";

// One row makes a format. The first is the default.
inline constexpr Format formats[] = {
    {"boj11112", true, false, {3, 3}, "12345678#", '#', in_rows, Answer::distance, "impossible"},
    {boj1525, false, false, {3, 3}, "12345678#", '0', in_spaced_rows, Answer::distance, "-1"},
    {"boj34388", false, false, {2, 2}, "123#", '-', in_rows, Answer::distance, "-1"},
    {"leetcode773", false, false, {2, 3}, "12345#", '0', in_a_line, Answer::distance, "-1"},
    {poj1077, false, false, {3, 3}, "12345678#", 'x', in_a_spaced_line, Answer::path, "unsolvable"},
    {"uva652", true, false, {3, 3}, "12345678#", 'x', in_lone_lines, Answer::gapped, "unsolvable"},
    {"hdu3567", true, true, {3, 3}, "12345678#", 'X', in_a_line, Answer::numbered, "-1"},
    {"luogu1379", false, false, {3, 3}, "123804765", '0', in_a_line, Answer::distance, "-1"},
    {"aoj0121", false, false, {2, 4}, "01234567", '0', in_a_spaced_line, Answer::distance, "-1"},
    {"lanqiao", false, true, {3, 3}, "12345678#", '.', in_a_line, Answer::distance, "-1"},
};

inline constexpr Grid sizes[] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {2, 5}, {5, 2}};

inline std::string names_of(const Format& format) { return format.names; }
inline std::string name_of(const Format& format) {
  return names_of(format).substr(0, names_of(format).find(','));
}
inline std::string name_of(const Grid& grid) {
  return std::to_string(grid.rows) + 'x' + std::to_string(grid.cols);
}
inline std::string names_of(const Grid& grid) { return name_of(grid); }

}  // namespace eight_puzzle
