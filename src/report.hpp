// What is shown of solutions beyond a number: every board on the way drawn side by side, and the
// table of a comparison.
#ifndef EIGHT_PUZZLE_REPORT_HPP
#define EIGHT_PUZZLE_REPORT_HPP

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms.hpp"
#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "moves.hpp"
#include "text.hpp"

namespace eight_puzzle {

// Every board from start on, side by side in bands no wider than `width` columns, above each the
// number of the move and its letter. An empty line follows each band.
inline std::string drawing(const Grid& grid, State start, const std::string& moves,
                           std::size_t width, char blank) {
  const std::string gap = "   ";
  const std::size_t digits = std::to_string(moves.size()).size();
  const std::size_t panel = std::max<std::size_t>(2 * std::size_t(grid.cols) - 1, digits + 2);
  const std::size_t across = std::max<std::size_t>(1, (width + gap.size()) / (panel + gap.size()));
  std::string text;
  State state = start;
  for (std::size_t first = 0; first <= moves.size(); first += across) {
    std::vector<std::string> lines(std::size_t(grid.rows) + 1);
    for (std::size_t move = first; move < first + across && move <= moves.size(); ++move) {
      if (move > 0) {
        const auto direction = std::string_view(letters).find(moves[move - 1]);
        state = after_move(grid, state, int(direction));
      }
      for (std::size_t line = 0; line < lines.size(); ++line) {
        std::string cell =
            line > 0 ? row_text(grid, state, int(line) - 1, blank, " ") : std::to_string(move);
        if (line == 0 && move > 0) cell += std::string(" ") + moves[move - 1];
        if (move > first) lines[line].resize((panel + gap.size()) * (move - first), ' ');
        lines[line] += cell;
      }
    }
    for (const std::string& line : lines) text += line + '\n';
    text += '\n';
  }
  return text;
}

inline std::string milliseconds(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f ms", seconds * 1e3);
  return text;
}

// What a search did with a board, and how long it took.
struct Run {
  std::string title;
  Found found;
  double seconds;
};

// A line for each run under a line of headings. A star marks the least of a column among the
// searches that found a solution.
inline std::string comparison(const std::vector<Run>& runs) {
  const auto cell = [&](const Run& run, auto value, const std::string& text) {
    bool least = run.found.solved;
    for (const Run& other : runs) least &= !other.found.solved || value(run) <= value(other);
    return text + (least ? '*' : ' ');
  };
  std::vector<std::vector<std::string>> lines = {
      {"", "moves ", "visited ", "expanded ", "generated ", "most stored ", "time "}};
  for (const Run& run : runs) {
    const auto count = [&](std::uint64_t Found::*member) {
      return cell(
          run, [&](const Run& of) { return of.found.*member; }, grouped(run.found.*member));
    };
    const auto moves = [](const Run& of) { return of.found.moves.size(); };
    const auto time = [](const Run& of) { return of.seconds; };
    lines.push_back({run.title,
                     cell(run, moves, run.found.solved ? grouped(moves(run)) : "gave up"),
                     count(&Found::visited), count(&Found::expanded), count(&Found::generated),
                     count(&Found::most_stored), cell(run, time, milliseconds(run.seconds))});
  }
  std::string text;
  for (const auto& line : lines) {
    std::string row;
    for (std::size_t column = 0; column < line.size(); ++column) {
      std::size_t width = 0;
      for (const auto& other : lines) width = std::max(width, other[column].size());
      const std::string padding(width - line[column].size(), ' ');
      row += column == 0 ? line[column] + padding : ' ' + padding + line[column];
    }
    text += row.substr(0, row.find_last_not_of(' ') + 1) + '\n';
  }
  return text;
}

}  // namespace eight_puzzle

#endif
