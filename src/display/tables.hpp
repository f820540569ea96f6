// What --compare prints: a row for each search, as a table or as comma-separated values. What
// --trace prints: a line for each state that a search visits.
#pragma once

#include <cmath>
#include <iterator>
#include <string>

#include "text/board_text.hpp"
#include "text/formats.hpp"
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

// A column of a table, and its help.
struct Column {
  const char* title;
  std::size_t width;
  const char* help;
};

// A line of a table: the figures of its first columns, each aligned right, after a name. What has
// no room in its column follows after one space.
template <class Columns>
std::string table_line(const Columns& columns, const std::vector<std::string>& figures,
                       std::string line = "") {
  std::size_t end = 0;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    end += columns[i].width;
    line += ' ';
    if (line.size() + figures[i].size() < end) line.resize(end - figures[i].size(), ' ');
    line += figures[i];
  }
  return line + '\n';
}

// The titles of the columns, without the last ones of them.
template <class Columns>
std::string heading_line(const Columns& columns, std::size_t without = 0) {
  std::vector<std::string> titles;
  for (const Column& column : columns) titles.push_back(column.title);
  titles.resize(titles.size() - without);
  return table_line(columns, titles);
}

// A count of a search, in tables and in --csv.
struct CountColumn : Column {
  std::uint64_t SearchResult::*field;
};
inline constexpr CountColumn count_columns[] = {
    {{"visited", 12,
      "states taken from open, the goal too, but not stale entries. A state counts each time that "
      "it is visited"},
     &SearchResult::visited},
    {{"expanded", 11, "states whose neighbours were generated; --limit bounds this number"},
     &SearchResult::expanded},
    {{"generated", 11, "the neighbours of expanded states, known before or not"},
     &SearchResult::generated},
    {{"stored", 11, "the most states, entries or paths held at once (--help=searches)"},
     &SearchResult::most_stored}};

// The last column ends before column 80, so that a long time or a long count has room.
inline std::vector<Column> comparison_columns() {
  std::vector<Column> columns = {{"moves", 19, "the length of the path that was found"}};
  columns.insert(columns.end(), std::begin(count_columns), std::end(count_columns));
  columns.push_back({"CPU ms", 10,
                     "processor time in milliseconds. It includes the time to prepare h; the other "
                     "columns leave out that work"});
  return columns;
}

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

// A row of a search with the means of its figures; it fits in 80 columns up to the default limit of
// --compare. Requires all.puzzles > 0.
inline std::string comparison_row(const Search& search, const Figures& all) {
  const double puzzles = double(all.puzzles);
  std::string moves = all.puzzles == 1 ? grouped(all.move_count)
                                       : with_one_decimal(double(all.move_count) / puzzles);
  if (all.gave_up > 0) {
    moves = (all.puzzles == 1 ? "" : grouped(all.gave_up) + ' ') + "gave up";
  }
  std::vector<std::string> figures = {moves};
  for (const std::uint64_t sum : all.sums) {
    figures.push_back(grouped((sum + all.puzzles / 2) / all.puzzles));
  }
  figures.push_back(with_one_decimal(1000 * all.cpu_seconds / puzzles));
  return table_line(comparison_columns(), figures, search.name);
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
  const auto board = [&](State state) {
    return board_text(puzzle.format.grid, state, '#', symbols_only);
  };
  std::vector<std::string> fields = {std::to_string(puzzle.number),
                                     board(puzzle.start),
                                     board(puzzle.goal),
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
inline constexpr Column trace_columns[] = {
    {"visited", 11, "the number of the visit"},
    {"parent", 11,
     "the visit that put this state into open; - at the start, where each round begins"},
    {"board", 15, "row by row"},
    {"move", 5, "the last move; - at the start. On the goal's side, moves lead away from the goal"},
    {"g", 10,
     "the moves so far; on the goal's side, from the goal. The path found can be shorter than the "
     "last g, for example with W above 1"},
    {"h", 3, "- if the search has none"},
    {"f", 8, "- if the search has no h"},
    {"open", 11,
     "the entries in open, stale ones too, after this state is taken and before its neighbours are "
     "added"},
    {"side", 6, "the side, start or goal, if the search starts at both ends"}};

// A search without h and f has '-' in their columns; one without sides has no last column.
inline std::string trace_line(const Format& format, std::uint64_t visited, const Visit& visit) {
  std::vector<std::string> figures = {
      grouped(visited),
      visit.reached.parent == 0 ? "-" : grouped(visit.reached.parent),
      board_text(format.grid, visit.state, format.blank, spaces_between_rows),
      {visit.reached.last_move},
      grouped(std::uint64_t(visit.reached.g)),
      visit.h ? std::to_string(*visit.h) : "-",
      visit.h ? decimal(visit.f) : "-",
      grouped(visit.open_size)};
  if (*visit.side != '\0') figures.push_back(visit.side);
  return table_line(trace_columns, figures);
}

}  // namespace eight_puzzle
