// What --trace prints: a line for every state that a search visits.
#pragma once

#include <cstdint>
#include <iterator>
#include <string>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Within 80 columns for the first ten million states of a search.
inline constexpr Column trace_columns[] = {{"visited", 11}, {"board", 26}, {"move", 31},
                                           {"g", 41},       {"h", 45},     {"f", 54},
                                           {"open", 65},    {"from", 71}};

// The titles of the columns. Only bibfs, which starts from both ends, has the last one.
inline std::string trace_heading(bool both_ends) {
  std::string line;
  for (std::size_t i = 0; i < std::size(trace_columns) - !both_ends; ++i) {
    put(line, trace_columns[i].title, trace_columns[i].end);
  }
  return line + '\n';
}

// A search without h and f has '-' in their columns.
inline std::string trace_line(const Grid& grid, char blank, std::uint64_t visited,
                              const Visit& visit) {
  const std::string figures[] = {grouped(visited),
                                 board_text(grid, visit.state, blank, rows_in_a_field),
                                 {visit.last_move},
                                 grouped(std::uint64_t(visit.g)),
                                 visit.h ? std::to_string(*visit.h) : "-",
                                 visit.h ? decimal(visit.f) : "-",
                                 grouped(visit.open),
                                 visit.from};
  static_assert(std::size(figures) == std::size(trace_columns));
  std::string line;
  for (std::size_t i = 0; i < std::size(figures); ++i) {
    put(line, figures[i], trace_columns[i].end);
  }
  return line.erase(line.find_last_not_of(' ') + 1) + '\n';
}

}  // namespace eight_puzzle
