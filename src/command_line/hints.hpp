// The line below an error message: where to find help, or the command that was probably meant.
#pragma once

#include <optional>
#include <string>

#include "board.hpp"
#include "command_line/options.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// `topic`: of the help, or "".
inline std::string help_hint(const std::string& topic) {
  if (topic.empty()) return "Try 'eight-puzzle --help' for more information.";
  return "Try 'eight-puzzle --help=" + topic + "'.";
}

// The board of the grid that a text begins with, if it does.
inline std::optional<State> first_board(const std::string& text, const Grid& grid) {
  PartialBoard board{grid, '#'};
  for (const char byte : text) {
    if (board.complete()) break;
    if (!is_separator(byte) && !board.add(byte)) return std::nullopt;
  }
  return board.complete() ? std::optional(board.state) : std::nullopt;
}

// The command that solves a board. Empty if the format wants pairs.
inline std::string piping_hint(State board, const Options& options) {
  const Format& format = options.format;
  if (format.has_pairs()) return "";
  const Given& given = options.given;
  const bool is_usual = given.size() == given.count("--check") + given.count("--test");
  return std::string("To solve one board: echo ") + (format.has_count() ? "1 '" : "'") +
         board_text(format.grid, board, format.blank, in_a_field) + "' | eight-puzzle" +
         (is_usual ? "" : " with these options");
}

// For a FILE that does not exist: the command that solves it if its name is a board.
inline std::string missing_file_hint(const std::string& path, const Options& options) {
  const auto board = first_board(path, options.format.grid);
  return board ? piping_hint(*board, options) : "";
}

// For an input that is perhaps not of the format, by its beginning. A missing count is the
// commonest mistake, and leads to messages about something else.
inline std::string input_hint(const std::string& begin, const Options& options) {
  const Format& format = options.format;
  const auto board = format.has_count() ? first_board(begin, format.grid) : std::nullopt;
  if (board && !format.has_pairs()) {
    return piping_hint(*board, options) +
           "\nFor boards without their number, use --format=boj1525.";
  }
  return "An input of " + name_of(format) + " begins with " +
         (format.has_count() ? "the number of " + plural(0, format.unit()) : "a " + format.unit()) +
         ", and a blank is one of " + std::string(blanks) + ", not a space. " +
         help_hint("formats") + " To test a program, use --test.";
}

// For a tested command that cannot be executed.
inline std::string not_started_hint() {
  return "Is it compiled, and named as in --test=./mine? For a script: --test='python3 mine.py'.";
}

// For answers that are too few, or end within a line.
inline std::string early_end_hint(const Format& format) {
  const std::string one = "Does the program read only one " + format.unit();
  return format.has_one() ? one + "? Use --test or --random=1." : "Did the program stop here?";
}

}  // namespace eight_puzzle
