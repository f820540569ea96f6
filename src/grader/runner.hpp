// Runs a program on inputs as its judge does, and checks its answers.
#pragma once

#include <algorithm>
#include <chrono>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <string>

#include "board.hpp"
#include "grader/answer_check.hpp"
#include "grader/process.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// A run on puzzles, and what is wrong with it.
struct RunResult {
  Puzzles puzzles;
  ProgramRun run = {};
  Score score = {};
  std::string verdict = "";  // "wrong answer: 97 of 100 answers are right"; "" if good.
  Puzzles suspects = {};     // Those that may have made it fail, in their order. None if good.

  bool is_good() const { return verdict.empty(); }
  bool is_only_late() const { return run.end == End::late && score.wrong == 0; }
  // Whether wrong answers tell what is wrong; they do not tell why a run ended badly.
  bool has_told_wrong() const { return score.wrong > 0 && run.has_lasted(); }
};

// What is known from all runs.
struct Tally {
  std::uint64_t runs = 0, alone = 0;     // All runs, and those on one puzzle.
  std::uint64_t passed = 0;              // The puzzles of good runs.
  double seconds = 0, megabytes = 0;     // The most that a run took.
  double seconds_alone = 0;              // The most CPU time that a run on one puzzle took.
  bool any_right = false;                // Whether any answer was right.
  int nearest = INT_MAX, furthest = -1;  // The distances of all puzzles.

  void add(const RunResult& result) {
    seconds = std::max(seconds, result.run.seconds);
    megabytes = std::max(megabytes, result.run.megabytes);
    any_right |= result.score.right > 0;
    if (result.is_good()) passed += result.puzzles.size();
    if (result.puzzles.size() > 1) return;
    ++alone;
    seconds_alone = std::max(seconds_alone, result.run.seconds);
  }
};

// Runs a program, judges its answers, and keeps what all runs took. Prints only the progress.
struct Runner {
  const std::string command;  // Of a shell, which runs the program.
  const Format format;        // Its layout is the usual one.
  Output& output;
  const Now now;
  const std::string name = escaped(command);
  const Clock::time_point begin = now();
  Solver solver{format.grid};
  Tally tally = {};

  // Seconds of wall time since this was made.
  double seconds() const { return std::chrono::duration<double>(now() - begin).count(); }

  // CPU time: the most that BOJ gives any language, as computers differ. Bytes of a file: enough
  // for long paths, and for a compiler that runs first.
  RunLimits limits(std::size_t puzzles) const {
    const int cpu_seconds = format.limits.seconds > 0 ? 3 * format.limits.seconds + 2 : 10;
    return {30, cpu_seconds, (1 << 24) + (std::uint64_t(puzzles) << 16)};
  }

  // Runs the program on a text that holds these puzzles. May throw a FileError.
  RunResult run(const Puzzles& puzzles, const std::string& text) {
    ++tally.runs;
    const auto look = [&] { output.progress(tally.runs, plural(tally.runs, "run").c_str()); };
    const RunLimits most = limits(puzzles.size());
    RunResult result = {puzzles, run_program(command, text, most, look, now)};
    const bool ended_well = result.run.end == End::well;
    // Empty output may be right for one solved board, but not for several.
    const bool may_miss = ended_well && (puzzles.size() == 1 || !result.run.output.empty());
    AnswerReader answers(result.run.output, name, may_miss);
    Puzzles wrong, missing;
    for (const Puzzle& puzzle : puzzles) {
      const NumberedPuzzle numbered = {puzzle, format, "", result.score.checked + 1};
      const Fault fault = result.score.add(numbered, answers, solver);
      if (!fault.text.empty()) (fault.is_missing ? missing : wrong).push_back(puzzle);
      const int distance = solver.distance(puzzle);
      tally.nearest = std::min(tally.nearest, distance);
      tally.furthest = std::max(tally.furthest, distance);
    }
    result.score.add_end(answers, ended_well);
    if (!ended_well) {
      result.verdict = fault_text(result.run, most) + "; " + result.score.text();
    } else if (!result.score.first_fault.empty()) {
      result.verdict = "wrong answer: " + result.score.text();
    }
    if (!result.is_good()) {
      result.suspects = result.has_told_wrong() ? wrong : missing.empty() ? puzzles : missing;
    }
    tally.add(result);
    return result;
  }
};

}  // namespace eight_puzzle
