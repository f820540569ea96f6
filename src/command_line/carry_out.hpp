// Calls the command that the options choose.
#pragma once

#include "command_line/help.hpp"
#include "commands/check.hpp"
#include "commands/compare.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "commands/print_boards.hpp"
#include "commands/search.hpp"
#include "commands/solve.hpp"
#include "commands/test.hpp"
#include "io/output.hpp"

namespace eight_puzzle {

// Returns false if something went wrong. May throw a WriteError, a FileError or a UsageError.
inline bool carry_out(const Options& options, const FileOpener& open_file, Output& output) {
  bool good = true;
  switch (options.command) {
    case solving: good = solve(options, open_file, output); break;
    case searching: good = search(options, open_file, output); break;
    case comparing: good = compare(options, open_file, output); break;
    case checking: good = check(options, open_file, output); break;
    case testing: good = test(options, open_file, output); break;
    case printing_random: print_random(options, output); break;
    case printing_all: print_all(options, output); break;
    case showing_help: output.print(help(options.topic)); break;
    case showing_version: output.print(version); break;
  }
  output.flush();
  return good;
}

}  // namespace eight_puzzle
