// Runs a program on inputs as its judge does, checks its answers, and keeps what all runs tell.
#pragma once

#include <set>

#include "grader/process.hpp"

namespace eight_puzzle {

// What is known from all runs.
struct Tally {
  std::uint64_t runs = 0, runs_alone = 0;           // All runs, and those on one puzzle.
  std::uint64_t passed_puzzles = 0;                 // The puzzles of runs that have passed.
  std::size_t most_puzzles = 0;                     // In any one run.
  double most_cpu_seconds = 0, most_megabytes = 0;  // In any one run.
  double most_cpu_seconds_alone = 0;                // In any one run on one puzzle.
  bool any_right = false;                           // Whether any answer was right.
  std::set<int> distances = {};                     // Of all puzzles.

  void add(const ProgramRun& run, Solver& solver) {
    ++runs;
    most_puzzles = std::max(most_puzzles, run.puzzles.size());
    most_cpu_seconds = std::max(most_cpu_seconds, run.cpu_seconds);
    most_megabytes = std::max(most_megabytes, run.megabytes);
    any_right |= run.score.right_answers > 0;
    if (run.has_passed()) passed_puzzles += run.puzzles.size();
    for (const Puzzle& puzzle : run.puzzles) distances.insert(solver.distance(puzzle));
    if (run.puzzles.size() > 1) return;
    ++runs_alone;
    most_cpu_seconds_alone = std::max(most_cpu_seconds_alone, run.cpu_seconds);
  }
};

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

  // Runs the program on puzzles and a text that holds them. May throw a FileError.
  ProgramRun run(const Puzzles& puzzles, const std::string& input) {
    const auto on_wait_of_run = [&] { on_wait(tally.runs + 1); };
    const RunLimits limits = run_limits(format.limits, puzzles.size());
    ProgramRun result = run_program(shell_command, input, limits, on_wait_of_run, now);
    result.puzzles = puzzles;
    AnswerCheck check(result.output, name, result.ending == RunEnding::well, solver);
    std::uint64_t number = 0;
    for (const Puzzle& puzzle : puzzles) check.check_next({puzzle, format, "", ++number});
    check.check_end();
    result.score = check.score();
    tally.add(result, solver);
    return result;
  }
};

}  // namespace eight_puzzle
