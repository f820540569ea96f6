// What --compare prints: a row for each search, as a table or as comma-separated values, and after
// several boards the means.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// A count of a search and its column. It has the same title in --csv.
struct Count : Column {
  std::uint64_t SearchResult::*field;
};
inline constexpr Count counts[] = {{{"visited", 31}, &SearchResult::visited},
                                   {{"expanded", 42}, &SearchResult::expanded},
                                   {{"generated", 53}, &SearchResult::generated},
                                   {{"stored", 64}, &SearchResult::most_stored}};
// The columns before and after the counts.
inline constexpr Column moves_column{"moves", 19}, time_column{"CPU ms", 74};

// The figures of a search, summed up over solvable boards.
struct Figures {
  std::uint64_t boards = 0, gave_up = 0, moves = 0;
  std::uint64_t sums[std::size(counts)] = {};
  double seconds = 0;

  // Adds those of a board.
  void add(const SearchResult& found) {
    ++boards;
    gave_up += !found.solved;
    moves += found.moves.size();
    for (std::size_t i = 0; i < std::size(counts); ++i) sums[i] += found.*counts[i].field;
    seconds += found.seconds;
  }
};

// The settings of searches that differ from the default, as headings show them.
inline std::string shown_settings(Millionths weight, const Ties& rule) {
  std::string text;
  if (weight != million) text += ", W = " + decimal(weight);
  if (rule.name != std::string(ties[0].name)) text += std::string(", ties = ") + rule.name;
  return text;
}

class Comparison {
 public:
  // Of these searches, with that weight and rule for equal f.
  Comparison(const std::vector<Algorithm>& searches, Millionths weight, const Ties& rule)
      : searches_(searches), weight_(weight), rule_(rule), sums_(searches.size()) {}

  // The lines above the rows: the board or mean they are for, and the titles of the columns.
  std::string heading(const std::string& about) const {
    std::string titles;
    put(titles, moves_column.title, moves_column.end);
    for (const Count& count : counts) put(titles, count.title, count.end);
    put(titles, time_column.title, time_column.end);
    return about + shown_settings(weight_, rule_) + '\n' + titles + '\n';
  }

  // Adds what the search at `index` found to its means. Returns its row.
  std::string add(std::size_t index, const SearchResult& found) {
    Figures figures;
    figures.add(found);
    sums_[index].add(found);
    return row(index, figures);
  }

  // The means over all boards, or nothing for fewer than two.
  std::string means() const {
    if (sums_[0].boards < 2) return "";
    std::string text = heading("mean of " + counted(sums_[0].boards, "board"));
    for (std::size_t i = 0; i < sums_.size(); ++i) text += row(i, sums_[i]);
    return text;
  }

 private:
  // A row with the means of `all` for the search at `index`; it fits in 80 columns up to the
  // default limit. Requires all.boards > 0.
  std::string row(std::size_t index, const Figures& all) const {
    const double boards = double(all.boards);
    std::string moves = all.boards == 1 ? grouped(all.moves) : tenths(double(all.moves) / boards);
    if (all.gave_up > 0) {
      moves = (all.boards == 1 ? "" : grouped(all.gave_up) + ' ') + "gave up";
    }
    std::string line = searches_[index].name;
    put(line, moves, moves_column.end);
    for (std::size_t i = 0; i < std::size(counts); ++i) {
      put(line, grouped((all.sums[i] + all.boards / 2) / all.boards), counts[i].end);
    }
    put(line, tenths(1000 * all.seconds / boards), time_column.end);
    return line + '\n';
  }

  std::vector<Algorithm> searches_;
  Millionths weight_;
  Ties rule_;
  std::vector<Figures> sums_;  // By index of the search.
};

// `has_files`: whether there are several FILEs.
inline std::string csv_heading(bool has_files) {
  std::string text = "board,start,goal,h,algorithm,moves,";
  for (const Count& count : counts) text += std::string(count.title) + ',';
  return text + "cpu_ms,distance,weight,ties" + (has_files ? ",file\n" : "\n");
}

// The row of --csv for a search; `distance` is the least number of moves. Figures that the search
// does not have, or that have no effect on it, are empty. The blank is '#' in every format: no
// spreadsheet takes such boards for numbers or dates.
inline std::string csv_row(const NumberedPuzzle& puzzle, const Algorithm& algorithm,
                           const SearchResult& found, int distance, Millionths weight,
                           const Ties& rule) {
  const auto field = [&](State board) {
    return board_text(puzzle.format.grid, board, '#', in_a_field);
  };
  const std::int64_t microseconds = std::llround(1e6 * found.seconds);
  std::string row = std::to_string(puzzle.number) + ',' + field(puzzle.start) + ',' +
                    field(puzzle.goal) + ',' + (found.h ? std::to_string(*found.h) : "") + ',' +
                    algorithm.name + ',';
  if (found.solved) row += std::to_string(found.moves.size());
  for (const Count& count : counts) row += ',' + std::to_string(found.*count.field);
  row += ',' + decimal(1000 * microseconds) + ',' + std::to_string(distance) + ',' +
         (algorithm.weighted ? decimal(weight) : "") + ',' + (algorithm.has_ties ? rule.name : "");
  std::string file;  // In quotes, with quotes in it doubled.
  for (const char byte : puzzle.file) file += byte == '"' ? "\"\"" : std::string(1, byte);
  return row + (file.empty() ? "" : ",\"" + file + '"') + '\n';
}

}  // namespace eight_puzzle
