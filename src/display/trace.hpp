// What --trace prints: a line for each state that a search visits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>

#include "display/columns.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/wording.hpp"
#include "textbook/search_run.hpp"

namespace eight_puzzle {

// A line has at most 80 columns for the first ten million states of a search.
inline constexpr Column trace_columns[] = {{"visited", 11}, {"board", 26}, {"move", 31},
                                           {"g", 41},       {"h", 45},     {"f", 54},
                                           {"open", 65},    {"from", 71}};

// The titles of the columns of a trace. Only bibfs, which starts from both ends, has the last one.
inline std::string trace_heading(bool both_ends) {
  const std::size_t count = std::size(trace_columns) - (both_ends ? 0 : 1);
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
      board_text(format.grid, visit.state, format.blank, rows_with_spaces),
      {visit.last_move},
      grouped(std::uint64_t(visit.g)),
      visit.h ? std::to_string(*visit.h) : "-",
      visit.h ? decimal(visit.f) : "-",
      grouped(visit.in_open),
      visit.from};
  static_assert(std::size(fields) == std::size(trace_columns));
  std::string line;
  for (std::size_t i = 0; i < std::size(fields); ++i) {
    append_figure(line, fields[i], trace_columns[i].end);
  }
  return line.erase(line.find_last_not_of(' ') + 1) + '\n';
}

}  // namespace eight_puzzle
