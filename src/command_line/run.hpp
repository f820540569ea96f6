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
  Inputs inputs = {options.format, options.files, open};
  bool good = true;
  try {
    switch (options.command) {
      case solving: good = solve(inputs, options.has_summary, output); break;
      case searching: good = search(inputs, options.search, output); break;
      case comparing: good = compare(inputs, options.search, options.is_csv, output); break;
      case checking: good = check(inputs, options.answers_path, output); break;
      case testing:
        inputs.hint = "If it is part of the command, use quotes: --test=\"python3 mine.py\".";
        good = test(inputs, options.test_command, options.boards, output);
        break;
      case printing_random: print_random(options.format, options.boards, output); break;
      case printing_all: print_all(options.format, options.boards, output); break;
      case showing_help: output.print(help(options.topic)); break;
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
