// Hands the options over to their command.
#pragma once

#include <string>

#include "command_line/arguments.hpp"
#include "command_line/help.hpp"
#include "command_line/options.hpp"
#include "commands/check.hpp"
#include "commands/compare.hpp"
#include "commands/generate.hpp"
#include "commands/inputs.hpp"
#include "commands/search.hpp"
#include "commands/solve.hpp"
#include "commands/test.hpp"
#include "io/output.hpp"

namespace eight_puzzle {

// Returns false if something went wrong. May throw a WriteError, a FileError or a UsageError.
inline bool carry_out(const Options& options, const Open& open, Output& output) {
  // All fields of the options: each must be handed over.
  const auto& [command, files, format, has_summary, is_csv, search_settings, board_settings,
               answers_path, test_command, topic] = options;
  Inputs inputs = {format, files, open};
  bool good = true;
  try {
    switch (command) {
      case solving: good = solve(inputs, has_summary, output); break;
      case searching: good = search(inputs, search_settings, output); break;
      case comparing: good = compare(inputs, search_settings, is_csv, output); break;
      case checking: good = check(inputs, answers_path, output); break;
      case testing:
        inputs.hint = "If it is part of the command, use quotes: --test=\"python3 mine.py\".";
        good = test(inputs, test_command, board_settings, output);
        break;
      case printing_random: print_random(format, board_settings, output); break;
      case printing_all: print_all(format, board_settings, output); break;
      case showing_help: output.print(help(topic)); break;
      case showing_version:
        output.print(std::string("eight-puzzle ") + version_number + '\n');
        break;
    }
  } catch (const NoSuchBoard&) {
    throw UsageError{"--distance: no board is that far from the goal"};
  }
  output.flush();
  return good;
}

}  // namespace eight_puzzle
