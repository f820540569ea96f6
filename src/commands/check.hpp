// Checks another program's answers to the puzzles of FILEs.
#pragma once

#include <cstdint>
#include <string>

#include "commands/inputs.hpp"
#include "grader/answer_check.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"

namespace eight_puzzle {

// Returns false if not every answer is right, and prints the first failing puzzle as an input of
// its own. Stops at a bad FILE, as it is unknown which answers come after it. May throw a FileError
// about the answers.
inline bool check(const Inputs& inputs, const std::string& answers_path, Output& output) {
  AnswerCheck check(read_whole(answers_path, inputs.open), name_of_file(answers_path));
  Solver solver(inputs.format.grid);
  const bool good = for_each_puzzle(
      inputs, output, stop, [&](const NumberedPuzzle& puzzle) { check.check(puzzle, solver); });
  if (good) check.check_end();
  if (!check.message().empty()) {
    output.message(check.message());
    output.message(check.score());
    if (check.failing_number() > 0) output.print(input_of(inputs.format, {check.failing()}));
    return false;
  }
  if (good) output.message(check.score());
  return good;
}

}  // namespace eight_puzzle
