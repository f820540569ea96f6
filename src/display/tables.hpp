// What --compare prints: a row for each search, as a table or as comma-separated values. What
// --trace prints: a line for each state that a search visits.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/wording.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// The end of a heading: ", W = 2" and the like for settings that differ from the default.
inline std::string changed_settings(const SearchSettings& settings) {
  std::string text;
  if (settings.weight != unit_weight) text += ", W = " + decimal(settings.weight);
  const std::string ties = settings.ties.name;
  if (ties != tie_rules[0].name) text += ", ties = " + ties;
  return text + '\n';
}

inline std::string search_heading(const NumberedPuzzle& puzzle, const SearchSettings& settings) {
  const int h = Manhattan(puzzle.format.grid, puzzle.goal)(puzzle.start);
  return puzzle.heading() + ", h = " + std::to_string(h) + changed_settings(settings);
}

// A column of a table: its title, and where its figures end.
struct Column {
  const char* title;
  std::size_t end;
};

// Appends a figure, aligned right at column `end`; if it has no room there, after one space.
inline void append_figure(std::string& line, const std::string& figure, std::size_t end) {
  line += ' ';
  if (line.size() + figure.size() < end) line.resize(end - figure.size(), ' ');
  line += figure;
}

// A count of a search: its title in tables and in --csv, the end of its column, and its help.
struct CountColumn {
  const char* title;
  std::size_t end;
  std::uint64_t SearchResult::*field;
  const char* help;
};
inline constexpr CountColumn count_columns[] = {
    {"visited", 31, &SearchResult::visited,
     "states taken from open, the goal too, but not stale entries. A state counts each time that "
     "it is visited"},
    {"expanded", 42, &SearchResult::expanded,
     "states whose neighbours were generated; --limit bounds this number"},
    {"generated", 53, &SearchResult::generated,
     "the neighbours of expanded states, known before or not"},
    {"stored", 64, &SearchResult::most_stored,
     "the most states, entries or paths held at once (--help=searches)"}};

struct TimedResult : SearchResult {
  double cpu_seconds;
};

// The figures of a search, summed up over solvable boards.
struct Figures {
  std::uint64_t puzzles = 0, gave_up = 0, move_count = 0;
  std::uint64_t sums[std::size(count_columns)] = {};
  double cpu_seconds = 0;

  void add(const TimedResult& found) {
    ++puzzles;
    gave_up += !found.moves;
    if (found.moves) move_count += found.moves->size();
    for (std::size_t i = 0; i < std::size(count_columns); ++i) {
      sums[i] += found.*count_columns[i].field;
    }
    cpu_seconds += found.cpu_seconds;
  }
};

// The last column ends before column 80, so that a long time or a long count has room.
inline constexpr Column moves_column{"moves", 19}, time_column{"CPU ms", 74};

// A longer name would leave no room for the title of the moves.
static_assert(holds_for_all(all_searches,
                            [](const Search& search) {
                              return std::string_view(search.name).size() <= 13;
                            }),
              "the name of a search has at most 13 letters");

inline std::string comparison_heading() {
  std::string line;
  append_figure(line, moves_column.title, moves_column.end);
  for (const CountColumn& count : count_columns) append_figure(line, count.title, count.end);
  append_figure(line, time_column.title, time_column.end);
  return line + '\n';
}

// A row of a search with the means of its figures; it fits in 80 columns up to the default limit of
// --compare. Requires all.puzzles > 0.
inline std::string comparison_row(const Search& search, const Figures& all) {
  const double puzzles = double(all.puzzles);
  std::string moves = all.puzzles == 1 ? grouped(all.move_count)
                                       : with_one_decimal(double(all.move_count) / puzzles);
  if (all.gave_up > 0) {
    moves = (all.puzzles == 1 ? "" : grouped(all.gave_up) + ' ') + "gave up";
  }
  std::string line = search.name;
  append_figure(line, moves, moves_column.end);
  for (std::size_t i = 0; i < std::size(count_columns); ++i) {
    const std::uint64_t mean = (all.sums[i] + all.puzzles / 2) / all.puzzles;
    append_figure(line, grouped(mean), count_columns[i].end);
  }
  append_figure(line, with_one_decimal(1000 * all.cpu_seconds / puzzles), time_column.end);
  return line + '\n';
}

inline std::string csv_heading(bool has_several_files) {
  std::string text = "board,start,goal,h,algorithm,moves,";
  for (const CountColumn& count : count_columns) text += std::string(count.title) + ',';
  return text + "cpu_ms,distance,weight,ties" + (has_several_files ? ",file\n" : "\n");
}

// The row of --csv for a search; `distance` is the least number of moves. A figure that the search
// does not have is empty, and so is a setting without effect on it. The blank is '#' in every
// format, so that no spreadsheet takes a board for a number or a date.
inline std::string csv_row(const NumberedPuzzle& puzzle, const Search& search,
                           const TimedResult& found, int distance, const SearchSettings& settings) {
  const auto field = [&](State board) {
    return board_text(puzzle.format.grid, board, '#', symbols_only);
  };
  std::vector<std::string> fields = {std::to_string(puzzle.number),
                                     field(puzzle.start),
                                     field(puzzle.goal),
                                     found.h ? std::to_string(*found.h) : "",
                                     search.name,
                                     found.moves ? std::to_string(found.moves->size()) : ""};
  for (const CountColumn& count : count_columns) {
    fields.push_back(std::to_string(found.*count.field));
  }
  const std::int64_t microseconds = std::llround(1e6 * found.cpu_seconds);
  fields.push_back(decimal(1000 * microseconds));  // In millionths of a millisecond.
  fields.push_back(std::to_string(distance));
  fields.push_back(search.has(with_weight) ? decimal(settings.weight) : "");
  fields.push_back(search.has(with_ties) ? settings.ties.name : "");
  std::string file;  // The quotes that stand in it are doubled.
  for (const char byte : puzzle.file) file += byte == '"' ? "\"\"" : std::string(1, byte);
  if (!file.empty()) fields.push_back('"' + file + '"');
  return joined(fields, ",") + '\n';
}

// A line has at most 80 columns for the first ten million states of a search.
inline constexpr Column trace_columns[] = {{"visited", 11}, {"board", 26}, {"move", 31},
                                           {"g", 41},       {"h", 45},     {"f", 54},
                                           {"open", 65},    {"from", 71}};

// The titles of the columns of a trace. Only a search with sides has the last one.
inline std::string trace_heading(bool has_sides) {
  const std::size_t count = std::size(trace_columns) - (has_sides ? 0 : 1);
  std::string line;
  for (std::size_t i = 0; i < count; ++i) {
    append_figure(line, trace_columns[i].title, trace_columns[i].end);
  }
  return line + '\n';
}

// A search without h and f has '-' in their columns.
inline std::string trace_line(const Format& format, std::uint64_t visited, const Visit& visit) {
  const std::string fields[] = {
      grouped(visited),
      board_text(format.grid, visit.state, format.blank, spaces_between_rows),
      {visit.reached.last_move},
      grouped(std::uint64_t(visit.reached.g)),
      visit.h ? std::to_string(*visit.h) : "-",
      visit.h ? decimal(visit.f) : "-",
      grouped(visit.open_size),
      visit.side};
  static_assert(std::size(fields) == std::size(trace_columns));
  std::string line;
  for (std::size_t i = 0; i < std::size(fields); ++i) {
    append_figure(line, fields[i], trace_columns[i].end);
  }
  return line.erase(line.find_last_not_of(' ') + 1) + '\n';
}

}  // namespace eight_puzzle
