// Runs a program on inputs as its judge does, and checks its answers.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "board.hpp"
#include "grader/answer_check.hpp"
#include "grader/process.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

struct RunResult {
  ProgramRun run;
  Score score = {};
  std::string verdict = "";  // "wrong answer: 97 of 100 answers are right"; "" if good.
  Puzzles failing = {};      // Those that it did not answer rightly; all if no answer is wrong.

  bool is_good() const { return verdict.empty(); }
  bool is_only_late() const { return run.end == End::late && !score.any_wrong; }
};

// What is known from all runs.
struct Tally {
  std::uint64_t runs = 0, alone = 0;  // All runs, and those on one puzzle.
  std::uint64_t passed = 0;           // The puzzles of good runs.
  double seconds = 0, megabytes = 0;  // The most that a run took.
  double seconds_alone = 0;           // The most CPU time that a run on one puzzle took.
  bool any_right = false;             // Whether any answer was right.
  std::set<int> distances = {};       // Of all puzzles.

  void add(const RunResult& result) {
    seconds = std::max(seconds, result.run.seconds);
    megabytes = std::max(megabytes, result.run.megabytes);
    any_right |= result.score.right > 0;
    if (result.is_good()) passed += result.score.checked;
    if (result.score.checked > 1) return;
    ++alone;
    seconds_alone = std::max(seconds_alone, result.run.seconds);
  }
};

// Runs a program, and keeps what all runs took. Decides nothing, and prints only the progress.
struct Runner {
  const std::string command;  // Of a shell, which runs the program.
  const Format format;        // As inputs are usually written.
  Output& output;
  const std::string name = escaped(command);
  const Clock::time_point begin = output.now();
  Solver solver{format.grid};
  Tally tally = {};

  // Seconds of wall time since this was made.
  double seconds() const { return std::chrono::duration<double>(output.now() - begin).count(); }

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
    RunResult result = {run_program(command, text, most, look, output.now)};
    AnswerReader answers(result.run.output, name);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const bool is_right = result.score.add({puzzles[i], format, "", i + 1}, answers, solver);
      if (!is_right) result.failing.push_back(puzzles[i]);
      tally.distances.insert(solver.distance(puzzles[i]));
    }
    result.score.add_end(answers);
    if (result.run.end != End::well) {
      result.verdict = fault_text(result.run, most) + "; " + result.score.text();
    } else if (!result.score.first_fault.empty()) {
      result.verdict = "wrong answer: " + result.score.text();
    }
    if (!result.is_good() && result.failing.empty()) result.failing = puzzles;
    tally.add(result);
    return result;
  }
};

}  // namespace eight_puzzle
