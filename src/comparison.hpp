// The tables of --compare: a row for each search, and after several boards the means.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "algorithms.hpp"
#include "text.hpp"

namespace eight_puzzle {

// The effective branching factor (Russell and Norvig, 4th edition, section 3.6): the b with
// 1 + b + ... + b^moves = generated + 1. Requires 1 <= moves <= generated.
inline double branching_factor(std::uint64_t moves, std::uint64_t generated) {
  double low = 1, high = double(generated);
  while (high - low > 1e-9 * high) {
    const double b = (low + high) / 2;
    double sum = 0;
    for (std::uint64_t i = 0; i < moves && sum <= double(generated); ++i) sum = (sum + 1) * b;
    (sum < double(generated) ? low : high) = b;
  }
  return low;
}

inline constexpr char comparison_headings[] =
    "              moves    visited   expanded  generated    stored    b*   CPU ms\n";

// The sums of a search's figures over boards that can be solved.
struct Figures {
  double boards = 0, moves = 0, visited = 0, expanded = 0, generated = 0, stored = 0, seconds = 0;
  double branching = 0, branching_boards = 0;  // A board of 0 moves has no b*.
  bool gave_up = false;                        // On any.

  void add(const Found& found, double cpu_seconds) {
    ++boards;
    moves += double(found.moves.size());
    visited += double(found.visited);
    expanded += double(found.expanded);
    generated += double(found.generated);
    stored += double(found.most_stored);
    seconds += cpu_seconds;
    gave_up |= !found.solved;
    if (found.moves.empty()) return;
    branching += branching_factor(found.moves.size(), found.generated);
    ++branching_boards;
  }
};

// The means, 80 columns wide. Requires one board at least.
inline std::string comparison_row(const Algorithm& algorithm, const Figures& sums) {
  const auto mean = [&](double sum) { return grouped(std::uint64_t(sum / sums.boards + 0.5)); };
  const std::string moves = sums.gave_up       ? "gave up"
                            : sums.boards == 1 ? mean(sums.moves)
                                               : tenths(sums.moves / sums.boards);
  char branching[32] = "", row[256];  // Enough for a name and six 64-bit numbers.
  if (sums.branching_boards > 0 && !sums.gave_up) {
    std::snprintf(branching, sizeof branching, "%.2f", sums.branching / sums.branching_boards);
  }
  std::snprintf(row, sizeof row, "%-9s %9s %10s %10s %10s %9s %5s %8s\n", algorithm.name,
                moves.c_str(), mean(sums.visited).c_str(), mean(sums.expanded).c_str(),
                mean(sums.generated).c_str(), mean(sums.stored).c_str(), branching,
                tenths(1000 * sums.seconds / sums.boards).c_str());
  return row;
}

}  // namespace eight_puzzle
