// The line below an error message: where to find help, or the command that was probably meant.
#pragma once

#include <algorithm>
#include <iterator>
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

// The row of the format or, if it has a count, the first format of boards without a count that also
// prints paths or also prints distances.
inline const Format& without_count(const Format& wanted) {
  const auto has_paths = [](const Format& format) {
    return format.answer == Answer::path || format.answer == Answer::gapped;
  };
  const auto suits = [&](const Format& format) {
    if (!wanted.has_count()) return name_of(format) == name_of(wanted);
    return format.input == boards_to_end && has_paths(format) == has_paths(wanted);
  };
  return *std::find_if(std::begin(formats), std::end(formats), suits);
}

// For a board in place of a FILE or of the number of boards: the command that solves it as the
// options ask. Empty if the text is no board, or if the format wants pairs.
inline std::string piping_hint(const std::string& text, const Options& options) {
  if (options.format.has_pairs()) return "";
  const Grid& grid = options.format.grid;
  const Format& format = without_count(options.format);
  const auto shown = [&](State board) {
    return '\'' + board_text(grid, board, format.blank, in_a_field) + '\'';
  };
  try {
    std::string hint = "To solve one board: echo " + shown(board_of(text, grid, format.blank)) +
                       " | eight-puzzle --format=" + name_of(format);
    for (const auto& [option, argument] : options.given) {
      if (option == "--format" || option == "--goal" || option == "--check") continue;
      hint += ' ' + option + (argument.empty() ? "" : '=' + argument);
    }
    if (options.goal != usual_goal(format, grid)) hint += " --goal=" + shown(options.goal);
    return hint;
  } catch (const std::invalid_argument&) {
    return "";
  }
}

// For an input that is perhaps not of the format, by what may be wrong with it. A missing or
// needless count is the commonest mistake, and leads to messages about something else.
inline std::string input_hint(const InputError::Suspects& suspects, const Options& options) {
  const Format& format = options.format;
  if (suspects.lacks_blank) {
    return "Is the blank a space? Write it as any of " + std::string(blanks) + '.';
  }
  const std::string command = piping_hint(suspects.count, options);
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
