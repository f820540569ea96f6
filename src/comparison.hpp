// The rows of --compare: a line of headings and a line for each search, at most 80 columns wide.
#pragma once

#include <string>

#include "algorithms.hpp"
#include "text.hpp"

namespace eight_puzzle {

// Cells of a row, aligned under the headings. A cell takes more room only if its figure needs it.
inline std::string table_row(const std::string (&cells)[7]) {
  constexpr std::size_t widths[7] = {9, 10, 14, 14, 14, 10, 9};  // Together 80.
  std::string row = cells[0] + std::string(widths[0] - cells[0].size(), ' ');
  for (std::size_t i = 1; i < 7; ++i) {
    const std::size_t size = cells[i].size() + 1;
    row += std::string(size < widths[i] ? widths[i] - size : 0, ' ') + ' ' + cells[i];
  }
  return row + '\n';
}

inline std::string comparison_headings() {
  return table_row({"", "moves", "visited", "expanded", "generated", "stored", "CPU ms"});
}

inline std::string comparison_row(const Algorithm& algorithm, const Found& found, double seconds) {
  return table_row({algorithm.name, found.solved ? grouped(found.moves.size()) : "gave up",
                    grouped(found.visited), grouped(found.expanded), grouped(found.generated),
                    grouped(found.most_stored), milliseconds(seconds)});
}

}  // namespace eight_puzzle
