// The boards of a solution, drawn side by side.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "moves.hpp"

namespace eight_puzzle {

// Every board from start on, in bands at most `width` columns wide, above each board the number of
// the move and its letter. An empty line ends a band.
inline std::string drawing(const Grid& grid, State start, const std::string& moves,
                           std::size_t width, char blank) {
  const std::string gap = "   ";
  const std::size_t digits = std::to_string(moves.size()).size();
  const std::size_t panel = std::max(2 * std::size_t(grid.cols) - 1, digits + 2);
  const std::size_t across = std::max<std::size_t>(1, (width + gap.size()) / (panel + gap.size()));
  std::string text;
  State state = start;
  for (std::size_t first = 0; first <= moves.size(); first += across) {
    std::vector<std::string> lines(std::size_t(grid.rows) + 1);
    for (std::size_t move = first; move < first + across && move <= moves.size(); ++move) {
      std::string title = std::to_string(move);
      if (move > 0) {
        const char letter = moves[move - 1];
        state = after_move(grid, state, int(std::string_view(move_letters).find(letter)));
        title = title + ' ' + letter;
      }
      std::istringstream panel_lines(title + '\n' + board_text(grid, state, blank, in_spaced_rows));
      for (std::string& line : lines) {
        std::string panel_line;
        std::getline(panel_lines, panel_line);
        if (move > first) line.resize((panel + gap.size()) * (move - first), ' ');
        line += panel_line;
      }
    }
    for (const std::string& line : lines) text += line + '\n';
    text += '\n';
  }
  return text;
}

}  // namespace eight_puzzle
