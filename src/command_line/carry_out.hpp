// Hands the options over to their command. Before that, joins FILEs that are parts of a board.
#pragma once

#include "command_line/help.hpp"
#include "commands/answer_by_search.hpp"
#include "commands/check.hpp"
#include "commands/compare.hpp"
#include "commands/generate.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "commands/solve.hpp"
#include "commands/test.hpp"
#include "io/output.hpp"

namespace eight_puzzle {

// Returns false if something went wrong. May throw a WriteError, a FileError or a UsageError.
inline bool carry_out(Options options, const Open& open, Output& output) {
  options.files = joined_if_parts(options.files, options.format, open);
  // With drawings, the answers say why a board is impossible.
  const bool has_answers = (options.command & (solving | searching)) != 0;
  const Inputs inputs = {options.files, options.format, open, has_answers && !options.has_drawings};
  bool good = true;
  switch (options.command) {
    case solving: good = solve(options, inputs, output); break;
    case searching: good = answer_by_search(options, inputs, output); break;
    case comparing: good = compare(options, inputs, output); break;
    case checking: good = check(options, inputs, output); break;
    case testing: good = test(options, inputs, output); break;
    case printing_random: print_random(options, output); break;
    case printing_all: print_all(options, output); break;
    case showing_help: output.print(help(options.topic)); break;
    case showing_version: output.print(version); break;
  }
  output.flush();
  return good;
}

}  // namespace eight_puzzle
