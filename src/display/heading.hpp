// What stands above a table of --compare and above a trace.
#pragma once

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

}  // namespace eight_puzzle
