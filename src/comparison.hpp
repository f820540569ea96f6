// The rows of --compare: a line of headings and a line for each search, 80 columns wide unless a
// figure needs more.
#pragma once

#include <cstdio>
#include <string>

#include "algorithms.hpp"
#include "text.hpp"

namespace eight_puzzle {

inline constexpr char comparison_headings[] =
    "              moves       visited      expanded     generated    stored   CPU ms\n";

inline std::string comparison_row(const Algorithm& algorithm, const Found& found, double seconds) {
  const std::string moves = found.solved ? grouped(found.moves.size()) : "gave up";
  char row[256];  // Enough for a name and six 64-bit numbers.
  std::snprintf(row, sizeof row, "%-9s %9s %13s %13s %13s %9s %8s\n", algorithm.name, moves.c_str(),
                grouped(found.visited).c_str(), grouped(found.expanded).c_str(),
                grouped(found.generated).c_str(), grouped(found.most_stored).c_str(),
                milliseconds(seconds).c_str());
  return row;
}

}  // namespace eight_puzzle
