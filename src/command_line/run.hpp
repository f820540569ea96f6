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
#include "io/input.hpp"
#include "io/output.hpp"

namespace eight_puzzle {

// Returns false if something went wrong. May throw a WriteError, a FileError or a UsageError.
inline bool run(const Options& options, const Open& open, Output& output) {
  const Inputs inputs = {options.format, options.files, open};
  bool good = true;
  try {
    switch (options.mode) {
      case Mode::solve: good = solve(inputs, options.has_summary, output); break;
      case Mode::search: good = search(inputs, options.search, output); break;
      case Mode::comparison: good = compare(inputs, options.search, options.is_csv, output); break;
      case Mode::check: good = check(inputs, options.answers_path, output); break;
      case Mode::test: good = test(inputs, options.test_command, options.boards, output); break;
      case Mode::random: print_random(options.format, options.boards, output); break;
      case Mode::all: print_all(options.format, options.boards, output); break;
      case Mode::help: output.print(help(options.topic)); break;
      case Mode::version: output.print(std::string("eight-puzzle ") + version_number + '\n'); break;
    }
  } catch (const NoSuchBoard&) {
    throw invalid(options.given.at("--distance"), "--distance",
                  "no board is that far from the goal");
  }
  output.flush();
  return good;
}

}  // namespace eight_puzzle
