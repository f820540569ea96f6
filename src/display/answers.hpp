// The answer to a puzzle, and the boards of its solution, drawn side by side, or why it has none.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// The board and every one after it, in bands of at most `width` columns or of one board; above each
// board the number and the letter of its move. An empty line ends a band.
inline std::string drawing(const Grid& grid, State state, const std::string& moves,
                           std::size_t width, char blank) {
  const std::size_t gap = 3, row_size = 2 * std::size_t(grid.cols);  // A row has a line end.
  const std::size_t title_size = std::to_string(moves.size()).size() + 2;
  const std::size_t panel = std::max(row_size - 1, title_size) + gap;
  const std::size_t boards_per_band = std::max<std::size_t>(1, (width + gap) / panel);
  std::string text;
  for (std::size_t first = 0; first <= moves.size(); first += boards_per_band) {
    std::vector<std::string> band(std::size_t(grid.rows) + 1);
    for (std::size_t step = first; step < first + boards_per_band && step <= moves.size(); ++step) {
      for (std::string& line : band) line.resize((step - first) * panel, ' ');
      band[0] += std::to_string(step);
      if (step > 0) {
        const char letter = moves[step - 1];
        state = after_move(grid, state, direction_of(letter));
        band[0] += {' ', letter};
      }
      const std::string rows = board_text(grid, state, blank, in_spaced_rows);
      for (std::size_t row = 1; row < band.size(); ++row) {
        band[row] += rows.substr((row - 1) * row_size, row_size - 1);
      }
    }
    text += joined(band, "\n") + "\n\n";
  }
  return text;
}

// Why no moves lead to the goal: what is_solvable() compares.
inline std::string why_unsolvable(const Grid& grid, const Puzzle& puzzle) {
  std::string text = amount(std::uint64_t(inversions(grid, puzzle.start)), "inversion"),
              goal = std::to_string(inversions(grid, puzzle.goal));
  const bool has_even_width = grid.cols % 2 == 0;
  if (has_even_width) {
    text += " + row " + std::to_string(grid.row(blank_cell(puzzle.start)) + 1) + " of the blank";
    goal += " + " + std::to_string(grid.row(blank_cell(puzzle.goal)) + 1);
  }
  return text + ", the goal has " + goal + ": one" + (has_even_width ? " sum" : "") +
         " is odd, the other even, and no move changes that";
}

// The answer to a puzzle: its moves, if any lead to the goal and were found; else a word. If
// wanted, also a drawing of the solution, or why there is none.
inline std::string answer_text(const NumberedPuzzle& puzzle,
                               const std::optional<std::string>& moves, bool draws_boards) {
  const Format& format = puzzle.format;
  if (moves) {
    std::string text = puzzle.answer(moves->size(), *moves);
    if (draws_boards) {
      text += drawing(format.grid, puzzle.start, *moves, screen_width, format.blank);
    }
    return text;
  }
  const bool gave_up = puzzle.is_solvable();
  std::string word = gave_up ? "gave up" : format.unsolvable_word;
  if (!draws_boards) return puzzle.answer(word);
  if (!gave_up) word += ": " + why_unsolvable(format.grid, puzzle);
  return puzzle.answer(word) + '\n';
}

}  // namespace eight_puzzle
