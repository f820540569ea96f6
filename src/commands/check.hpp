// Checks another program's answers to the puzzles of FILEs.
#pragma once

#include <string>

#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "grader/answer_check.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"

namespace eight_puzzle {

// Returns false if not every answer is right, and prints the first failing puzzle as an input of
// its own. Ends at a bad FILE, as it is unknown which answers come after it. May throw a FileError
// about the answers.
inline bool check(const Inputs& inputs, Output& output) {
  const Options& options = inputs.options;
  const std::string& path = options.answers_path;
  AnswerReader answers(read_whole(path, inputs.open(path)), name_of_file(path), true);
  Solver solver(options.format.grid);
  Score score;
  const bool good = for_each_puzzle(
      inputs, output, [&](const NumberedPuzzle& puzzle) { score.add(puzzle, answers, solver); },
      AfterBad::stop);
  if (good) score.add_end(answers, true);
  const bool all_right = score.first_fault.empty();
  if (!all_right) output.message(score.first_fault);
  if (good || !all_right) output.message(score.text());
  if (score.failing) output.print(input_of(options.format, {*score.failing}));
  return good && all_right;
}

}  // namespace eight_puzzle
