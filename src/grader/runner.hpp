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
#include "grader/process_result.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "solver/solver.hpp"
#include "text/formats.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// How a run failed; fails_like() compares other runs with it. `wrong`: the run ended well, but its
// output is not right; or it was late, and an answer is wrong. `only_late`: it was late, without a
// wrong answer. `ended_badly`: it crashed, for example, or hung.
enum class Symptom { none, wrong, only_late, ended_badly };

// A run on puzzles: how it ended, and how many of its answers are right.
struct JudgedRun {
  Puzzles puzzles;
  ProcessResult process = {};
  Score score = {};

  Symptom symptom() const {
    if (process.end == End::well) return score.all_right() ? Symptom::none : Symptom::wrong;
    if (process.end != End::late) return Symptom::ended_badly;
    return score.wrongly_answered.empty() ? Symptom::only_late : Symptom::wrong;
  }
  bool has_passed() const { return symptom() == Symptom::none; }

  // What a judge would say: "wrong answer: 97 of 100 answers are right". Requires a run that has
  // not passed.
  std::string verdict() const {
    const std::string ending = ending_text(process);
    return (ending.empty() ? "wrong answer: " : ending + "; ") + score.text();
  }

  // Whether wrong answers tell which puzzles are at fault. They do not tell why a run ended badly.
  bool has_named_suspects() const {
    return symptom() == Symptom::wrong && !score.wrongly_answered.empty();
  }

  // The puzzles that may have made a run fail, in their order.
  const Puzzles& suspects() const {
    if (has_named_suspects()) return score.wrongly_answered;
    return score.incompletely_answered.empty() ? puzzles : score.incompletely_answered;
  }
};

// What is known from all runs.
struct Tally {
  std::uint64_t runs = 0, runs_alone = 0;  // All runs, and those on one puzzle.
  std::uint64_t passed_puzzles = 0;        // The puzzles of runs that have passed.
  double cpu_seconds = 0, megabytes = 0;   // The most that a run took.
  double cpu_seconds_alone = 0;            // The most that a run on one puzzle took.
  bool any_right = false;                  // Whether any answer was right.
  std::set<int> distances = {};            // The distances of the boards; `unreachable` is one.

  void add(const JudgedRun& result, Solver& solver) {
    ++runs;
    cpu_seconds = std::max(cpu_seconds, result.process.cpu_seconds);
    megabytes = std::max(megabytes, result.process.megabytes);
    any_right |= result.score.right_answers > 0;
    if (result.has_passed()) passed_puzzles += result.puzzles.size();
    for (const Puzzle& puzzle : result.puzzles) distances.insert(solver.distance(puzzle));
    if (result.puzzles.size() > 1) return;
    ++runs_alone;
    cpu_seconds_alone = std::max(cpu_seconds_alone, result.process.cpu_seconds);
  }
};

// The limits of a run, also said in the help. CPU time: the most that BOJ gives any language, as
// computers differ. Bytes of a file: enough for long paths, and for a compiler that runs first, but
// too few to fill a disk.
inline RunLimits run_limits(const StatedLimits& judge, std::size_t puzzles) {
  constexpr int wall_seconds = 30, cpu_seconds_if_unknown = 10;
  const int cpu_seconds = judge.seconds > 0 ? 3 * judge.seconds + 2 : cpu_seconds_if_unknown;
  const std::uint64_t bytes = (1 << 24) + (std::uint64_t(puzzles) << 16);
  return {wall_seconds, cpu_seconds, std::min<std::uint64_t>(bytes, 1 << 30)};
}

// Runs a program, checks its answers, and keeps what all runs took. Prints only the progress;
// grader.hpp reports through its output.
struct Runner {
  const std::string shell_command;  // Runs the program, in a shell.
  const Format format;              // Has the usual layout, not that of the judge's sample.
  Output& output;
  const Now now;
  const std::string name = escaped(shell_command);
  const Clock::time_point started = now();
  Solver solver{format.grid};
  Tally tally = {};

  // Seconds of wall time since this was made.
  double elapsed() const { return std::chrono::duration<double>(now() - started).count(); }

  // Checks what a run on these puzzles has written.
  Score scored(const Puzzles& puzzles, const std::string& written, End end) {
    // Empty output may be right for one solved board, but not for several.
    const bool are_empty = puzzles.size() == 1 || !written.empty();
    const LinesAtEnd lines_at_end = end != End::well ? LinesAtEnd::may_be_lost
                                    : are_empty      ? LinesAtEnd::are_empty
                                                     : LinesAtEnd::are_missing;
    AnswerCheck answers(written, name, lines_at_end);
    std::uint64_t number = 0;
    for (const Puzzle& puzzle : puzzles) {
      answers.check_next({puzzle, format, "", ++number}, solver);
    }
    answers.check_end();
    return answers.score();
  }

  // Runs the program on a text that holds these puzzles. May throw a FileError.
  JudgedRun run(const Puzzles& puzzles, const std::string& text) {
    const std::uint64_t number = tally.runs + 1;
    const auto show_progress = [&] { output.progress(number, plural(number, "run").c_str()); };
    const RunLimits limits = run_limits(format.limits, puzzles.size());
    const auto [process, written] = run_program(shell_command, text, limits, show_progress, now);
    const JudgedRun result = {puzzles, process, scored(puzzles, written, process.end)};
    tally.add(result, solver);
    return result;
  }
};

}  // namespace eight_puzzle
