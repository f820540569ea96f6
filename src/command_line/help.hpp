// The texts of --version and --help. The list of options is made from their table.
#pragma once

#include <getopt.h>

#include <string>

#include "command_line/option_table.hpp"
#include "command_line/topics.hpp"

namespace eight_puzzle {

inline constexpr char version[] = "eight-puzzle 1.6.0\n";

// An option with its help.
inline std::string option_entry(const OptionRow& row) {
  std::string text = row.letter == 0 ? "      " : std::string("  -") + row.letter + ", ";
  text += row.long_name();
  if (row.argument_name) {
    text += (row.argument_kind() == required_argument ? "=" : "") + std::string(row.argument_name);
  }
  return (row.heading ? row.heading + std::string(":\n") : "") + help_entry(text, row.help, 24);
}

inline std::string help_of_options() {
  std::string text =
      R"(Usage: eight-puzzle [OPTION]... [FILE]...
Print the least number of moves that solves each sliding-tile board, or
"impossible".  With no FILE (not with --test), or when FILE is -, read standard
input.  FILEs that do not exist may be boards: 1234#5786, or 1 2 3 4 0 5 7 8 6

)";
  for (const OptionRow& row : option_table) text += option_entry(row);
  return text + R"(
Moves are those of the blank.  A NAME may be shortened to a part that no other
name has: -f 1525.  An inversion is a pair of tiles, read row by row, with the
larger one first.  Count them; if the width is even, add the blank's row.  A
board is impossible if this sum is odd and the goal's is even, or the reverse.

Examples:
  eight-puzzle < judge.in > answers
  eight-puzzle --test=./mine
  eight-puzzle --random=2 --distance=20 | eight-puzzle --compare -a astar,bfs

Exit status: 0 if all went well; 2 for a wrong option; 1 for any other failure:
bad input, a wrong answer, an unreadable file, a write error, lack of memory, or
a search that gave up (except with --compare).
)";
}

// `topic`: "" for the options.
inline std::string help(const std::string& topic) {
  for (const Topic& row : topics) {
    if (topic == row.name) return row.text();
  }
  return help_of_options();
}

}  // namespace eight_puzzle
