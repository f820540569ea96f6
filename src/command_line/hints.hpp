// The line below an error message: where to find help, or the command that was probably meant.
#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

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

// A word of a suggested command, in quotes if the shell would take it apart.
inline std::string shell_word(const std::string& word) {
  const bool is_plain = std::all_of(word.begin(), word.end(), [](char byte) {
    return std::isalnum(byte & 0xff) || std::string_view(",./_-").find(byte) != std::string::npos;
  });
  return is_plain ? word : quoted(word);
}

// The command that solves a board as the options ask. Empty if the format wants pairs.
inline std::string piping_hint(State board, const Options& options) {
  const Format& format = options.format;
  if (format.has_pairs()) return "";
  const auto shown = [&](State state) {
    return board_text(format.grid, state, format.blank, in_a_field);
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
    if (!value.empty()) hint += '=' + shell_word(value);
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

// For a FILE that is a program or its source, not an input: the command that tests it. Or "".
inline std::string program_hint(const std::string& path, const std::string& begin) {
  const std::size_t point = path.rfind('.');
  const std::string ending = point == path.npos ? "" : path.substr(point);
  const bool is_source = ending == ".cpp" || ending == ".cc" || ending == ".c";
  const bool is_program = begin.rfind("\177ELF", 0) == 0 || begin.rfind("#!", 0) == 0;
  if (!is_source && !is_program) return "";
  std::string command = is_source ? path.substr(0, point) : path;
  if (command.find('/') == command.npos) command.insert(0, "./");
  return std::string("To test ") + (is_source ? "the compiled program" : "a program") +
         ": eight-puzzle --test=" + shell_word(command);
}

// For an input that is perhaps not of the format, by what may be wrong with it. A missing or
// needless count is the commonest mistake, and leads to messages about something else.
inline std::string input_hint(const InputError& error, const Options& options) {
  const Format& format = options.format;
  if (error.lacks_blank) {
    return "Is the blank a space? Write one of these instead: " + std::string(blanks);
  }
  std::string boards = error.begin;
  bool has_count = false;  // Alone on its line, so probably right.
  if (format.has_count()) {
    const auto board = first_board(boards, format.grid);
    if (board && !format.has_pairs()) {
      const bool is_default = name_of(format) == name_of(formats[0]);
      return piping_hint(*board, options) +
             (is_default ? "\nFor boards without their number, use --format=boj1525." : "");
    }
    const auto count = std::find_if_not(boards.begin(), boards.end(), is_separator),
               end = std::find_if(count, boards.end(), is_separator);
    const bool is_alone = end != boards.end() && (*end == '\n' || *end == '\r');
    has_count = is_alone && is_short_number({count, end});
    boards.erase(boards.begin(), end);
  }
  const Grid* larger = &format.grid;
  for (const Grid& size : sizes) {
    if (size.cells() > larger->cells() && first_board(boards, size)) larger = &size;
  }
  if (larger != &format.grid && !first_board(boards, format.grid)) {
    return "This begins with a " + name_of(*larger) + " board: use --size=" + name_of(*larger) +
           '.';
  }
  if (has_count) return help_hint("formats");
  return "An input of " + name_of(format) + " begins with " +
         (format.has_count() ? "the number of " + plural(0, format.unit()) : "a " + format.unit()) +
         ". " + help_hint("formats");
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
