// The tables of --compare: a row for each search, and after several boards the means.
#pragma once

#include <cstdint>
#include <cstdio>
#include <iterator>
#include <string>

#include "text/text.hpp"
#include "textbook/algorithms.hpp"

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

// Sums of a search's figures over boards that can be solved.
struct Figures {
  std::uint64_t boards = 0, moves = 0, visited = 0, expanded = 0, generated = 0, stored = 0;
  double seconds = 0, branching = 0;
  std::uint64_t branching_boards = 0;  // A board of 0 moves has no b*.
  bool gave_up = false;                // On any.

  // `b`: the branching factor, 0 where there is none.
  void add(const Found& found, double b) {
    ++boards;
    moves += found.moves.size();
    visited += found.visited;
    expanded += found.expanded;
    generated += found.generated;
    stored += found.most_stored;
    seconds += found.seconds;
    gave_up |= !found.solved;
    branching += b;
    branching_boards += b > 0;
  }

  // The means as a row, within 80 columns up to the default limit. Requires a board.
  std::string row(const char* algorithm) const {
    const auto mean = [&](std::uint64_t sum) { return grouped((sum + boards / 2) / boards); };
    std::string path = boards == 1 ? grouped(moves) : tenths(double(moves) / double(boards));
    if (gave_up) path = "gave up";
    char b[32] = "", row[256];  // Enough for a name and six 64-bit numbers.
    if (branching_boards > 0 && !gave_up) {
      std::snprintf(b, sizeof b, "%.2f", branching / double(branching_boards));
    }
    std::snprintf(row, sizeof row, "%-9s %9s %10s %10s %10s %9s %5s %8s\n", algorithm, path.c_str(),
                  mean(visited).c_str(), mean(expanded).c_str(), mean(generated).c_str(),
                  mean(stored).c_str(), b, tenths(1000 * seconds / double(boards)).c_str());
    return row;
  }
};

class Comparison {
 public:
  explicit Comparison(double weight) : weight_(weight) {}

  // The lines above rows: what they are about, and what the columns are.
  std::string heading(const std::string& about) const {
    char weight[32] = "";
    if (weight_ != 1) std::snprintf(weight, sizeof weight, ", W = %g", weight_);
    return about + weight +
           "\n              moves    visited   expanded  generated    stored    b*   CPU ms\n";
  }

  // Adds what algorithms[index] found to the means. Returns its row.
  std::string add(std::size_t index, const Found& found) {
    const std::size_t moves = found.moves.size();
    const double b = moves == 0 ? 0 : branching_factor(moves, found.generated);
    Figures figures;
    figures.add(found, b);
    sums_[index].add(found, b);
    return figures.row(algorithms[index].name);
  }

  // The means over all boards, or nothing for fewer than two.
  std::string means(const std::string& unit) const {
    if (sums_[0].boards < 2) return "";
    std::string text = heading("mean of " + counted(sums_[0].boards, unit));
    for (std::size_t i = 0; i < std::size(algorithms); ++i) {
      text += sums_[i].row(algorithms[i].name);
    }
    return text;
  }

 private:
  double weight_;
  Figures sums_[std::size(algorithms)];
};

}  // namespace eight_puzzle
