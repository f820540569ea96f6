// Checks another program's answers to the puzzles of FILEs.
#pragma once

#include "commands/inputs.hpp"
#include "grader/answer_check.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

// Returns false if an answer is not right or a FILE is bad. Prints, as an input of its own, the
// first puzzle whose answer is not right. Ends at a bad FILE, as it is unknown which answers come
// after it. May throw a FileError about the answers.
inline bool check(const Options& options, const FileOpener& open_file, Output& output) {
  const std::string& path = options.answers_path;
  const std::vector<std::string>& files = options.files;
  if (path == "-" && (files.empty() || std::count(files.begin(), files.end(), "-") > 0)) {
    throw UsageError{"--check cannot take both answers and boards from standard input"};
  }
  const std::string text = read_whole(path, open_file(path)), name = shown_path(path);
  if (has_utf16_mark(text)) {
    output.message(name + ":1: " + utf16_fault);
    return false;
  }
  // A mark is the editor's or the shell's, not the program's.
  const std::size_t begin = has_utf8_mark(text) ? utf8_mark_size : 0;
  Solver solver(options.format.grid);
  AnswerCheck answers(std::string_view(text).substr(begin), name, true, solver);
  const Score& score = answers.score();
  std::optional<Puzzle> failing;
  const bool good = for_each_puzzle(options, open_file, output, [&](const NumberedPuzzle& puzzle) {
    answers.check_next(puzzle);
    if (!failing && !score.is_faultless()) failing = puzzle;
  });
  if (good) answers.check_end();
  if (good && score.answer_count() == 0 && score.is_faultless()) {
    output.message(shown_path(files.empty() ? "-" : files[0]) + ": contains no boards");
    return false;
  }
  if (!score.is_faultless()) output.message(score.first_fault);
  if (good || !score.is_faultless()) output.message(score.text());
  if (failing) output.print(input_text(options.format, {*failing}));
  return good && score.is_faultless();
}

}  // namespace eight_puzzle
