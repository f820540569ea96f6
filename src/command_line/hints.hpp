// The line below an error message: where to find help, or the command that was probably meant.
#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <stdexcept>
#include <string>

#include "board.hpp"
#include "command_line/options.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
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

// The command that solves a board as the options ask. Empty if the format wants pairs.
inline std::string piping_hint(State board, const Options& options) {
  const Format& format = options.format;
  if (format.has_pairs()) return "";
  const auto shown = [&](State state) {
    return board_text(format.grid, state, format.blank, in_a_field);
  };
  const auto needs_quotes = [](const std::string& value) {
    return std::any_of(value.begin(), value.end(), [](char byte) {
      return !std::isalnum(byte & 0xff) && byte != ',' && byte != '.';
    });
  };
  std::string hint = "To solve one board: echo ";
  if (format.has_count()) hint += "1 ";
  hint += '\'' + shown(board) + "' | eight-puzzle";
  for (const auto& [option, argument] : options.given) {
    if (option == "--check" || option == "--test") continue;
    const std::string value = option == "--format" ? name_of(format)
                              : option == "--goal" ? shown(options.goal)
                                                   : argument;
    hint += ' ' + option;
    if (!value.empty()) hint += '=' + (needs_quotes(value) ? quoted(value) : value);
  }
  return hint;
}

// For a FILE that does not exist: the command that solves it if its name is a board.
inline std::string missing_file_hint(const std::string& path, const Options& options) {
  try {
    return piping_hint(board_of(path, options.format.grid, options.format.blank), options);
  } catch (const std::invalid_argument&) {
    return "";
  }
}

// For an input that is perhaps not of the format, by what may be wrong with it. A missing or
// needless count is the commonest mistake, and leads to messages about something else.
inline std::string input_hint(const InputError& error, const Options& options) {
  const Format& format = options.format;
  if (error.lacks_blank) {
    return "Is the blank a space? Write it as any of " + std::string(blanks) + '.';
  }
  std::string boards = error.begin;
  if (format.has_count()) {
    const auto board = first_board(boards, format.grid);
    if (board && !format.has_pairs()) return piping_hint(*board, options);
    const auto count = std::find_if_not(boards.begin(), boards.end(), is_separator);
    boards.erase(boards.begin(), std::find_if(count, boards.end(), is_separator));
  }
  const Grid* larger = &format.grid;
  for (const Grid& size : sizes) {
    if (size.cells() > larger->cells() && first_board(boards, size)) larger = &size;
  }
  if (larger != &format.grid && !first_board(boards, format.grid)) {
    return "This begins with a " + name_of(*larger) + " board: use --size=" + name_of(*larger) +
           '.';
  }
  return "Inputs of " + name_of(format) + " begin with " +
         (format.has_count() ? "the number of " + plural(0, format.unit()) : "a " + format.unit()) +
         ". " + help_hint("formats");
}

// For one answer to an input of several boards or pairs.
inline std::string one_board_hint(const Format& format) {
  return "If the program reads one " + format.unit() + ", use --test or --random=1.";
}

// For a tested command that cannot be executed.
inline std::string not_started_hint() {
  return "Is it compiled? To run a script, name what runs it: --test='python3 mine.py'.";
}

// For answers that are too few, or end within a line.
inline std::string early_end_hint() { return "The answers end here: did the program stop?"; }

}  // namespace eight_puzzle
