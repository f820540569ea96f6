// How each judge writes boards and wants the answers: layouts, symbols of the blank, and the tables
// of formats and sizes.
#pragma once

#include <optional>

#include "board.hpp"
#include "text/pattern.hpp"

namespace eight_puzzle {

// What is written before a board, between the symbols of a row, between rows, and after a board or
// the number that an input begins with: separators only.
struct Layout {
  const char *before, *between_symbols, *between_rows, *after;
  const char* after_last = after;  // After the last board of an input.
};
inline constexpr Layout in_rows{"", "", "\n", "\n\n"},  // 12/3#// (a slash is a line end)
    in_spaced_rows{"", " ", "\n", "\n\n"},              // 1 2/3 #//
    in_a_line{"", "", "", "\n"},                        // 123#/
    in_a_spaced_line{"", " ", " ", "\n"},               // 1 2 3 #/
    in_a_wide_line{"", "  ", "  ", "\n"},               // 1  2  3  #/
    in_a_padded_line{" ", "  ", "  ", " \n"},           // _1  2  3  #_/ (with spaces for _)
    in_lone_lines{"", " ", " ", "\n\n"},                // 1 2 3 #//
    in_brackets{"[[", ",", "],[", "]]\n"},              // [[1,2],[3,#]]/
    in_columns{" ", "  ", "\n ", "\n"};                 // _1  2/_3  #/
// The layout without an empty line after the last board.
constexpr Layout without_last_empty_line(Layout layout) {
  layout.after_last = "\n";
  return layout;
}
// For a board within a line: without a line end.
inline constexpr Layout symbols_only{"", "", "", ""}, spaces_between_rows{"", "", " ", ""};

// What an input begins with, if anything: the number of its puzzles (the count), or that of the
// rows of a board. Without a count, the puzzles go on to the end of the input.
enum Header { no_number, count_first, row_count_first };

// What a puzzle is in an input: a board, or a pair of a board and the goal that it is to reach.
enum PuzzleForm { board_alone, board_and_goal };

// Whether the judge promises solvable boards.
enum Promise { any_board, solvable_only };

// What the judge gives per run at most. 0 if no statement says it.
struct StatedLimits {
  std::size_t puzzles;
  int seconds, megabytes;
};

// How puzzles are written and answered: the rules of a judge, some of which options can change. Its
// texts are constants; it does not own them.
struct Format {
  const char* name;  // The judge's.
  Header header;
  PuzzleForm form;
  Promise promise;
  StatedLimits limits;
  Grid grid;
  State goal;  // The goal of puzzles that have none of their own, and of --all.
  char blank;  // As it is written, one of `blanks`.
  Layout layout;
  Pattern pattern;
  const char* unsolvable_word;    // In place of D or, if the pattern has no D, of the path.
  Layout sample_layout = layout;  // That of the sample in the statement. --test uses both.
  // What a program may print before a distance, and for an unsolvable board; if it does, the lines
  // that follow do not count.
  std::string_view words_before_distance = "", unsolvable_words = "";

  // Whether the judge gives one puzzle per run. (The reader takes any number.)
  bool gives_one_puzzle() const { return limits.puzzles == 1; }
  bool has_count() const { return header == count_first; }
  bool has_pairs() const { return form == board_and_goal; }
  std::size_t symbols_per_puzzle() const {
    return std::size_t(grid.cells()) * (has_pairs() ? 2 : 1);
  }
  // Whether a line is an answer in words, as the judge's page shows it.
  bool is_in_words(std::string_view line) const {
    return follows_from_distance(pattern) && !unsolvable_words.empty() &&
           (line == unsolvable_words ||
            line.substr(0, words_before_distance.size()) == words_before_distance);
  }
  // The goal of all puzzles; none if each has its own.
  std::optional<State> shared_goal() const { return has_pairs() ? std::optional<State>() : goal; }

  // For another size, the goal is the tiles in order, and no limits of time and memory are known.
  void resize(const Grid& to) {
    if (to == grid) return;
    grid = to;
    goal = ordered(grid, grid.cells() - 1);
    limits = {limits.puzzles, 0, 0};
  }
};

// Every symbol that is read as the blank, whatever the format.
inline constexpr std::string_view blanks = "#0xX._-";

// The board of these symbols, '0' the blank.
constexpr State board_of(const char* symbols) {
  return *symbols == '\0' ? 0 : State(*symbols - '0') | board_of(symbols + 1) << 4;
}
inline constexpr State usual_goal = board_of("123456780");  // The goal of most judges.

// One row makes a format. The first is the default. The help joins adjacent rows that are alike.
// The columns are those of Format: name, header, form, promise, {puzzles, s, MB}, size, goal,
// blank, layout, pattern, unsolvable, sample, words.
// clang-format off
inline constexpr Format formats[] = {
    {"boj11112", count_first, board_alone, any_board, {100, 1, 256}, {3, 3}, usual_goal, '#', in_rows, "D\n", "impossible", without_last_empty_line(in_rows)},
    {"boj1525", no_number, board_alone, any_board, {1, 1, 32}, {3, 3}, usual_goal, '0', in_spaced_rows, "D\n", "-1", without_last_empty_line(in_spaced_rows)},
    {"alds1_13_b", no_number, board_alone, solvable_only, {1, 0, 0}, {3, 3}, usual_goal, '0', in_spaced_rows, "D\n", "-1", without_last_empty_line(in_spaced_rows)},
    {"acwing845", no_number, board_alone, any_board, {1, 0, 0}, {3, 3}, usual_goal, 'x', in_a_spaced_line, "D\n", "-1", in_a_wide_line},
    {"boj34388", no_number, board_alone, solvable_only, {1, 1, 0}, {2, 2}, board_of("1230"), '-', in_rows, "D\n", "-1", without_last_empty_line(in_rows)},
    {"leetcode773", no_number, board_alone, any_board, {1, 0, 0}, {2, 3}, board_of("123450"), '0', in_brackets, "D\n", "-1"},
    {"poj1077", no_number, board_alone, any_board, {1, 1, 64}, {3, 3}, usual_goal, 'x', in_a_spaced_line, "P\n", "unsolvable", in_a_padded_line},
    {"acwing179", no_number, board_alone, any_board, {1, 0, 0}, {3, 3}, usual_goal, 'x', in_a_spaced_line, "P\n", "unsolvable", in_a_wide_line},
    {"hdu1043", no_number, board_alone, any_board, {0, 5, 32}, {3, 3}, usual_goal, 'x', in_a_spaced_line, "P\n", "unsolvable", in_a_wide_line},
    {"zoj1217", no_number, board_alone, any_board, {0, 10, 32}, {3, 3}, usual_goal, 'x', in_a_spaced_line, "P\n", "unsolvable"},
    {"uva652", count_first, board_alone, any_board, {0, 0, 0}, {3, 3}, usual_goal, 'x', in_lone_lines, "\nP\n", "unsolvable", without_last_empty_line(in_lone_lines)},
    {"hdu3567", count_first, board_and_goal, solvable_only, {200, 2, 64}, {3, 3}, usual_goal, 'X', in_a_line, "Case N: D\nF\n", "-1"},
    {"luogu1379", no_number, board_alone, solvable_only, {1, 0, 0}, {3, 3}, board_of("123804765"), '0', in_a_line, "D\n", "-1"},
    {"aoj0121", no_number, board_alone, solvable_only, {1000, 0, 0}, {2, 4}, board_of("01234567"), '0', in_a_spaced_line, "D\n", "-1"},
    {"princeton", row_count_first, board_alone, any_board, {1, 0, 0}, {3, 3}, usual_goal, '0', in_columns, "D\n", "-1", in_columns, "Minimum number of moves = ", "No solution possible"},
    {"lanqiao", no_number, board_and_goal, any_board, {1, 0, 0}, {3, 3}, usual_goal, '.', in_a_line, "D\n", "-1"},
};
// clang-format on

// All sizes of at least two rows and columns, so that parity tells which boards can be solved, and
// of at most ten cells.
struct Size {
  const char* name;
  Grid grid;
};
inline constexpr Size sizes[] = {{"2x2", {2, 2}}, {"2x3", {2, 3}}, {"3x2", {3, 2}},
                                 {"2x4", {2, 4}}, {"4x2", {4, 2}}, {"3x3", {3, 3}},
                                 {"2x5", {2, 5}}, {"5x2", {5, 2}}};

inline std::string size_text(const Grid& grid) {
  return std::to_string(grid.rows) + 'x' + std::to_string(grid.cols);
}

}  // namespace eight_puzzle
