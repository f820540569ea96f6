// Columns of figures, for tables and traces.
#pragma once

#include <cstddef>
#include <string>

namespace eight_puzzle {

// A column of a table: its title, and where its figures end.
struct Column {
  const char* title;
  std::size_t end;
};

// Appends a figure so that the line ends at column `end`, or after a space if it is too long.
inline void append_figure(std::string& line, const std::string& figure, std::size_t end) {
  line += ' ';
  if (line.size() + figure.size() < end) line.resize(end - figure.size(), ' ');
  line += figure;
}

}  // namespace eight_puzzle
