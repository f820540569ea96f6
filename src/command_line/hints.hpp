// The line below an error message: where to find help, how an input is written, or what was
// probably meant.
#pragma once

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <string>

#include "board.hpp"
#include "command_line/help.hpp"
#include "command_line/options.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// `topic`: of the help, or "".
inline std::string help_hint(const std::string& topic) {
  if (topic.empty()) return "Try 'eight-puzzle --help' for more information.";
  return "Try 'eight-puzzle --help=" + topic + "'.";
}

// With --test, below a message about a FILE or about input that is not of the format.
inline constexpr char use_quotes[] =
    "If it is part of the command, use quotes: --test=\"python3 mine.py\".";

// For a FILE that does not exist: what is wrong with it if it was meant for a board.
inline std::string missing_file_hint(const std::string& path, const Options& options) {
  if (options.mode == Mode::test) return use_quotes;
  const bool is_like_board = !path.empty() && std::all_of(path.begin(), path.end(), [](char byte) {
    return is_separator(byte) || std::isdigit(byte & 0xff) || blanks.find(byte) != blanks.npos;
  });
  if (!is_like_board) return "";
  if (options.format.has_pairs()) return name_of(options.format) + " takes FILEs, not boards.";
  try {
    board_of(path, options.format.grid, options.format.blank);
    return "";
  } catch (const std::invalid_argument& wrong) {
    return std::string("It is not a board, either: ") + wrong.what() + ". The blank is one of " +
           std::string(blanks) + ", and a board with spaces needs quotes.";
  }
}

// For an input that is perhaps not of the format: how the format is written. A missing count is the
// commonest mistake, and leads to messages about something else.
inline std::string input_hint(const Options& options) {
  const Format& format = options.format;
  const std::string more = options.mode == Mode::test ? std::string("\n") + use_quotes
                           : name_of(format) == name_of(formats[0])
                               ? "\nFor boards without a count, use --format=boj1525."
                               : "";
  return name_of(format) + " takes " + described_input(format, options.goal) +
         " (/ is a line end; the blank is one of " + std::string(blanks) + ", not a space)." + more;
}

}  // namespace eight_puzzle
