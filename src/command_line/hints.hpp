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
#include "text/text.hpp"

namespace eight_puzzle {

// `topic`: of the help, or "".
inline std::string help_hint(const std::string& topic) {
  if (topic.empty()) return "Try 'eight-puzzle --help' for more information.";
  return "Try 'eight-puzzle --help=" + topic + "'.";
}

// For an input that is perhaps not of the format. A forgotten count is the commonest mistake, and
// leads to messages about something else.
inline std::string format_hint(const Format& format) {
  const std::string begin = "Inputs of " + name_of(format) + " begin with the number of " +
                            plural(0, format.unit()) + ". ";
  return (format.has_count() ? begin : "") + help_hint("formats");
}

// A format without a count: the row of this one or, if it has a count, the first that has none and
// answers alike.
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

// For a board given in place of a FILE: the command that solves it as the options ask. Empty if the
// path is no board, or if the format wants pairs.
inline std::string piping_hint(const std::string& path, const Options& options) {
  if (options.format.has_pairs()) return "";
  const Grid& grid = options.format.grid;
  const Format& format = without_count(options.format);
  const auto shown = [&](State board) {
    return '\'' + board_text(grid, board, format.blank, in_a_field) + '\'';
  };
  try {
    std::string hint = "To solve a board, pipe it: echo " +
                       shown(board_of(path, grid, format.blank)) +
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

}  // namespace eight_puzzle
