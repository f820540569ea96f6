// What --compare prints: a row for each search, as a table or as comma-separated values, and after
// several boards the means. A column is a row of `columns`; the help describes each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <string>
#include <vector>

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

// b* of a search, or 0 if it gave up or the board was solved already.
inline double branching_factor(const Found& found) {
  return found.moves.empty() ? 0 : branching_factor(found.moves.size(), found.generated);
}

// Sums of a search's figures over boards that can be solved.
struct Figures {
  std::uint64_t boards = 0, gave_up = 0;  // Among the boards those that it gave up on.
  std::uint64_t moves = 0, visited = 0, expanded = 0, generated = 0, stored = 0;
  double seconds = 0, branching = 0;
  std::uint64_t branching_boards = 0;  // A board of 0 moves has no b*.

  // `b`: the search's b*, or 0 if it has none.
  void add(const Found& found, double b) {
    ++boards;
    gave_up += !found.solved;
    moves += found.moves.size();
    visited += found.visited;
    expanded += found.expanded;
    generated += found.generated;
    stored += found.most_stored;
    seconds += found.seconds;
    branching += b;
    branching_boards += b > 0;
  }
};

// `number` as printf's format has it.
inline std::string formatted(const char* format, double number) {
  char text[64];
  std::snprintf(text, sizeof text, format, number);
  return text;
}

class Comparison {
 public:
  // Of these searches, with that weight.
  Comparison(const std::vector<Algorithm>& searches, double weight)
      : searches_(searches), weight_(weight), sums_(searches.size()) {}

  // The lines above rows: what they are about, and what the columns are.
  std::string heading(const std::string& about) const {
    std::string titles;
    for (const Column& column : columns) put(titles, column.title, column.end);
    return about + (weight_ == 1 ? "" : formatted(", W = %g", weight_)) + '\n' + titles + '\n';
  }

  // Adds what the search of that index found to the means. Returns its row.
  std::string add(std::size_t index, const Found& found) {
    const double b = branching_factor(found);
    Figures figures;
    figures.add(found, b);
    sums_[index].add(found, b);
    return row(searches_[index].name, figures);
  }

  // The means over all boards, or nothing for fewer than two.
  std::string means(const std::string& unit) const {
    if (sums_[0].boards < 2) return "";
    std::string text = heading("mean of " + counted(sums_[0].boards, unit));
    for (std::size_t i = 0; i < sums_.size(); ++i) text += row(searches_[i].name, sums_[i]);
    return text;
  }

 private:
  struct Column {
    const char* title;
    std::size_t end;  // Where its figures end.
  };
  static constexpr Column columns[] = {{"moves", 19},     {"visited", 31}, {"expanded", 42},
                                       {"generated", 53}, {"stored", 64},  {"b*", 70},
                                       {"CPU ms", 80}};

  // Puts a figure behind the line so that it ends there, or after a space if it is too long.
  static void put(std::string& line, const std::string& figure, std::size_t end) {
    line += ' ';
    if (line.size() + figure.size() < end) line.resize(end - figure.size(), ' ');
    line += figure;
  }

  // The means as a row; up to the default limit it fits 80 columns. Requires a board.
  static std::string row(const std::string& name, const Figures& sums) {
    const auto mean = [&](std::uint64_t sum) {
      return grouped((sum + sums.boards / 2) / sums.boards);
    };
    std::string moves = sums.boards == 1 ? grouped(sums.moves)
                                         : tenths(double(sums.moves) / double(sums.boards)),
                b;
    if (sums.gave_up > 0) {
      moves = (sums.boards == 1 ? "" : grouped(sums.gave_up) + ' ') + "gave up";
    } else if (sums.branching_boards > 0) {
      b = formatted("%.2f", sums.branching / double(sums.branching_boards));
    }
    const std::string figures[] = {moves,
                                   mean(sums.visited),
                                   mean(sums.expanded),
                                   mean(sums.generated),
                                   mean(sums.stored),
                                   b,
                                   tenths(1000 * sums.seconds / double(sums.boards))};
    std::string line = name;
    for (std::size_t i = 0; i < std::size(columns); ++i) put(line, figures[i], columns[i].end);
    return line + '\n';
  }

  std::vector<Algorithm> searches_;
  double weight_;
  std::vector<Figures> sums_;  // By index of the search.
};

inline constexpr char csv_heading[] =
    "board,start,goal,h,algorithm,moves,visited,expanded,generated,stored,b,cpu_ms\n";

// The row of --csv for a search; `board` holds its first four fields.
inline std::string csv_row(const std::string& board, const char* algorithm, const Found& found) {
  const double b = branching_factor(found);
  std::string row = board + ',' + algorithm + ',';
  if (found.solved) row += std::to_string(found.moves.size());
  for (const std::uint64_t count :
       {found.visited, found.expanded, found.generated, found.most_stored}) {
    row += ',' + std::to_string(count);
  }
  return row + ',' + (b == 0 ? "" : formatted("%.4f", b)) + ',' +
         formatted("%.3f", 1000 * found.seconds) + '\n';
}

}  // namespace eight_puzzle
