// Runs a program on inputs as its judge does, and checks its answers.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "board.hpp"
#include "grader/answer_check.hpp"
#include "grader/limits.hpp"
#include "grader/process.hpp"
#include "grader/process_result.hpp"
#include "grader/score.hpp"
#include "grader/scored_run.hpp"
#include "io/system.hpp"
#include "solver/solver.hpp"
#include "text/formats.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// What missing lines mean in the output of a run. Empty output may be right for one solved board,
// but not for several.
inline MissingLines missing_lines_in(const std::string& output_text, std::size_t puzzle_count,
                                     RunEnding ending) {
  if (ending != RunEnding::well) return MissingLines::may_be_lost;
  return puzzle_count > 1 && output_text.empty() ? MissingLines::are_wrong
                                                 : MissingLines::count_as_empty;
}

// Runs a program, checks its answers, and keeps what all runs took.
struct Runner {
  const std::string shell_command;  // Runs the program, in a shell.
  const Format format;              // Has the usual layout, not that of the judge's sample.
  const std::function<void(std::uint64_t run)> on_wait;  // Is called during a run, with its number.
  const Now now;
  const std::string name = escaped(shell_command);
  const Clock::time_point started = now();
  Solver solver{format.grid};
  Tally tally = {};

  // Seconds of wall time since this was made.
  double elapsed() const { return std::chrono::duration<double>(now() - started).count(); }

  Score scored(const Puzzles& puzzles, const std::string& output_text, RunEnding ending) {
    AnswerCheck check(output_text, name, missing_lines_in(output_text, puzzles.size(), ending),
                      solver);
    std::uint64_t number = 0;
    for (const Puzzle& puzzle : puzzles) {
      check.check_next({puzzle, format, "", ++number});
    }
    check.check_end();
    return check.score();
  }

  // Runs the program on the input. May throw a FileError.
  ScoredRun run(const Input& input) {
    const auto on_wait_of_run = [&] { on_wait(tally.runs + 1); };
    const RunLimits limits = run_limits(format.limits, input.puzzles.size());
    const auto [process, output_text] =
        run_program(shell_command, input.text, limits, on_wait_of_run, now);
    const ScoredRun result = {input, process, scored(input.puzzles, output_text, process.ending)};
    tally.add(result, solver);
    return result;
  }
};

}  // namespace eight_puzzle
