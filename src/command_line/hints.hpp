// The line below an error message: where to find help, or the command that was probably meant.
#pragma once

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

// For a board in place of a FILE or of the number of boards: the command that solves it as the
// options ask. Empty if the text is no board, or if the format wants pairs.
inline std::string piping_hint(const std::string& text, const Options& options) {
  const Format& format = options.format;
  if (format.has_pairs()) return "";
  const auto shown = [&](State board) {
    return '\'' + board_text(format.grid, board, format.blank, in_a_field) + '\'';
  };
  try {
    std::string hint = "To solve one board: echo ";
    if (format.has_count()) hint += "1 ";
    hint += shown(board_of(text, format.grid, format.blank)) + " | eight-puzzle";
    for (const auto& [option, argument] : options.given) {
      if (option == "--check") continue;
      const std::string value = option == "--goal" ? shown(options.goal) : argument;
      hint += ' ' + option + (value.empty() ? "" : '=' + value);
    }
    return hint;
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
  const std::string command = piping_hint(error.count, options);
  if (!command.empty()) return command;
  return "Inputs of " + name_of(format) + " begin with " +
         (format.has_count() ? "the number of " + plural(0, format.unit()) : "a " + format.unit()) +
         ". " + help_hint("formats");
}

// For one answer to an input of several boards or pairs.
inline std::string one_board_hint(const Format& format) {
  return "If the program reads one " + format.unit() + ", use --random=1.";
}

}  // namespace eight_puzzle
