// The line below an error message: where to find help, how an input is written, or the command that
// was probably meant.
#pragma once

#include <optional>
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

// The command that solves a board. Empty if the format wants pairs.
inline std::string piping_hint(State board, const Options& options) {
  const Format& format = options.format;
  if (format.has_pairs()) return "";
  const Given& given = options.given;
  const bool has_others =
      given.arguments.size() > std::size_t(given.has("--check")) + given.has("--test");
  return std::string("To solve one board") + (has_others ? ", add your options to: " : ": ") +
         (format.has_count() ? "echo 1 '" : "echo '") +
         board_text(format.grid, board, format.blank, in_a_field) + "' | eight-puzzle";
}

// With --test, below a message about a FILE or about input that is not of the format.
inline std::string unquoted_hint(const Options& options) {
  if (options.mode != Mode::test) return "";
  return "Is it part of the command? Then quote the whole: --test='python3 mine.py'.";
}

// For a FILE that does not exist: the command that solves it if its name is a board.
inline std::string missing_file_hint(const std::string& path, const Options& options) {
  try {
    return piping_hint(board_of(path, options.format.grid, options.format.blank), options);
  } catch (const std::invalid_argument&) {
    return unquoted_hint(options);
  }
}

// The board that a text begins with, if any.
inline std::optional<State> first_board(const std::string& text, const Grid& grid) {
  PartialBoard board{grid, '#'};
  for (const char byte : text) {
    if (board.complete()) break;
    if (!is_separator(byte) && !board.add(byte)) return std::nullopt;
  }
  return board.complete() ? std::optional(board.state) : std::nullopt;
}

// For an input that is perhaps not of the format: how the format is written. `begin`: its first
// bytes. A missing count is the commonest mistake, and leads to messages about something else.
inline std::string input_hint(const std::string& begin, const Options& options) {
  const Format& format = options.format;
  const auto board = format.has_count() ? first_board(begin, format.grid) : std::nullopt;
  if (board && !format.has_pairs()) {
    const bool is_default = name_of(format) == name_of(formats[0]);
    return piping_hint(*board, options) +
           (is_default ? "\nFor boards without a count in front, use --format=boj1525." : "");
  }
  const std::string unquoted = unquoted_hint(options);
  return name_of(format) + " takes " + described_input(format, options.goal) +
         " (/ is a line end; the blank is one of " + std::string(blanks) + ", not a space)." +
         (unquoted.empty() ? "" : '\n' + unquoted);
}

}  // namespace eight_puzzle
