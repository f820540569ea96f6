// Grades another program: checks its answers to the puzzles of FILEs, or tests it as its judge
// would, on random boards or on FILEs, one run after the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "commands/generate.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "grader/answer_check.hpp"
#include "grader/grader.hpp"
#include "io/output.hpp"
#include "solver/random_boards.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Returns false if not every answer is right, and prints the first failing puzzle as an input of
// its own. Ends at a bad FILE, as it is unknown which answers come after it. May throw a FileError
// about the answers.
inline bool check(const Inputs& inputs, Output& output) {
  const Options& options = inputs.options;
  const std::string& path = options.answers_path;
  AnswerReader answers(read_whole(path, inputs.open(path)), escaped(path));
  Solver solver(options.format.grid);
  Score score;
  const bool good = for_each_puzzle(
      inputs, output, [&](const NumberedPuzzle& puzzle) { score.add(puzzle, answers, solver); },
      AfterBad::stop);
  if (good) score.add_end(answers);
  const bool all_right = score.first_fault.empty();
  if (!all_right) output.message(score.first_fault);
  if (good || !all_right) output.message(score.text());
  if (score.failing) output.print(input_of(options.format, {*score.failing}));
  return good && all_right;
}

// Random puzzles for one run after the other, with unsolvable ones if the judge may give them. All
// distances are equally frequent, but every second run of several puzzles has uniformly drawn ones,
// unless options choose distances. The third has one puzzle, so that their number varies.
// Making it may throw a UsageError.
struct RandomInputs {
  const Options& options;
  bool has_unsolvable =
      options.has_unsolvable || (!options.distances && options.format.promise == any_board);
  RandomBoards by_kind = random_boards(options, options.distances.value_or(DistanceRange()),
                                       has_unsolvable),
               uniform = random_boards(options, std::nullopt, has_unsolvable);
  int runs = 0;

  // The puzzles of the next run, at most `most`.
  Puzzles next(std::uint64_t most) {
    ++runs;
    const std::size_t in_run = runs == 3 ? 1 : options.format.most_in_run();
    const bool is_uniform = runs % 2 == 0 && in_run > 1 && !options.distances;
    Puzzles puzzles(std::size_t(std::min<std::uint64_t>(most, in_run)));
    for (Puzzle& puzzle : puzzles) puzzle = (is_uniform ? uniform : by_kind).draw();
    return puzzles;
  }
};

// Tests on each FILE, byte for byte. Returns false if one is bad or the program fails on it, and
// reports that.
inline bool passes_files(const Inputs& inputs, Grader& grader, Output& output) {
  const Options& options = inputs.options;
  const auto read = [&](const std::string& path) {
    const std::string text = read_whole(path, inputs.source(path)), name = escaped(path);
    Reader in(source_of_text(text), options.format);
    Puzzles puzzles;
    for (Puzzle puzzle; in.read(&puzzle, 1) > 0;) puzzles.push_back(puzzle);
    if (puzzles.empty()) output.message(name + ": contains no boards");
    return !puzzles.empty() &&
           grader.passes(puzzles, text, options.files.size() > 1 ? name + ": " : "");
  };
  return for_each_file(inputs, output, read, AfterBad::stop,
                       "If it is part of the command, use quotes: --test=\"python3 mine.py\".");
}

// Tests on random boards: on as many as options say, or for some time, but at least in three runs
// and on one board of each kind. May throw a UsageError.
inline bool passes_random(const Options& options, Grader& grader) {
  constexpr std::uint64_t most_tested = 10'000, least_runs = 3;
  constexpr int time_limit = 5;  // Seconds.
  RandomInputs inputs{options};
  const std::uint64_t most = options.count.value_or(most_tested),
                      least = options.distances.value_or(DistanceRange()).least;
  while (grader.tested() < most &&
         (options.count || grader.runs() < least_runs || grader.tested() < inputs.by_kind.kinds() ||
          grader.seconds() < time_limit)) {
    if (!grader.passes(inputs.next(most - grader.tested()), least)) return false;
  }
  return true;
}

// Returns false if the program fails a run or a FILE is bad. May throw a FileError or a UsageError.
inline bool test(const Inputs& inputs, Output& output) {
  const Options& options = inputs.options;
  Grader grader(options.test_command, options.format, output);
  const bool passes =
      options.files.empty() ? passes_random(options, grader) : passes_files(inputs, grader, output);
  if (passes) grader.report_success();
  return passes;
}

}  // namespace eight_puzzle
