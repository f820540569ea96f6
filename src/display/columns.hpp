// What tables and traces share: what stands above them, and columns of figures.
#pragma once

#include <cstddef>
#include <string>

#include "board.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/wording.hpp"
#include "textbook/search_run.hpp"

namespace eight_puzzle {

// The end of a heading: the settings that differ from the default.
inline std::string heading_end(const SearchSettings& settings) {
  std::string text;
  if (settings.weight != million) text += ", W = " + decimal(settings.weight);
  const std::string ties = settings.ties.name;
  if (ties != tie_rules[0].name) text += ", ties = " + ties;
  return text + '\n';
}

inline std::string search_heading(const NumberedPuzzle& puzzle, const SearchSettings& settings) {
  const int h = Manhattan(puzzle.format.grid, puzzle.goal)(puzzle.start);
  return puzzle.heading() + ", h = " + std::to_string(h) + heading_end(settings);
}

// A column of a table: its title, and where its figures end.
struct Column {
  const char* title;
  std::size_t end;
};

// Appends a figure so that the line ends at column `end`, or after a space if it is too long.
inline void append_figure(std::string& line, const std::string& figure, std::size_t end) {
  line += ' ';
  if (line.size() + figure.size() < end) line.resize(end - figure.size(), ' ');
  line += figure;
}

}  // namespace eight_puzzle
