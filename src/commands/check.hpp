// Checks another program's answers to the puzzles of FILEs.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "board.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "grader/answer_check.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/bytes.hpp"
#include "text/numbered_puzzle.hpp"

namespace eight_puzzle {

// Returns false if an answer is not right or a FILE is bad. Prints, as an input of its own, the
// first puzzle with a wrong answer or, if there is none, with an incomplete one. May throw a
// FileError about the answers, or a UsageError.
inline bool check(const Options& options, const FileOpener& open_file, Output& output) {
  const std::string& path = options.answers_path;
  const std::vector<std::string>& files = options.files;
  if (path == "-" && (files.empty() || std::count(files.begin(), files.end(), "-") > 0)) {
    throw UsageError{"--check cannot take both answers and boards from standard input"};
  }
  const std::string text = read_whole(path, open_file(path)), name = shown_path(path);
  for (const std::string_view mark : utf16_marks) {
    if (text.rfind(mark, 0) != 0) continue;
    output.message(name + ":1: " + utf16_fault);
    return false;
  }
  std::string_view answer_text = text;  // A mark is the editor's or the shell's, not the program's.
  if (text.rfind(utf8_mark, 0) == 0) answer_text.remove_prefix(utf8_mark.size());
  Solver solver(options.format.grid);
  AnswerCheck answers(answer_text, name, MissingLines::count_as_empty, solver);
  const bool good = for_each_puzzle(options, open_file, output, [&](const NumberedPuzzle& puzzle) {
    answers.check_next(puzzle);
  });
  if (good) answers.check_end();
  const Score& score = answers.score();
  if (!score.is_faultless()) output.message(score.first_fault);
  if (good || !score.is_faultless()) output.message(score.text());
  const Puzzles& wrong = score.wrong.puzzles;
  const Puzzles& failing = wrong.empty() ? score.incomplete.puzzles : wrong;
  if (!failing.empty()) output.print(input_text(options.format, {failing[0]}));
  return good && score.is_faultless();
}

}  // namespace eight_puzzle
