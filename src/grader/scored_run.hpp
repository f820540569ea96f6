// A run of a tested program with what its answers tell: how it failed, which puzzles may be at
// fault, what a judge would say; and the tally of all runs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "board.hpp"
#include "grader/process_result.hpp"
#include "grader/score.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

// How a run failed; fails_like() compares other runs with it.
enum class Symptom {
  none,
  wrong,          // It ended well, but its output is not right; or it was too slow, and also wrong.
  just_too_slow,  // It was too slow, and no answer before that is wrong.
  ended_badly,    // It crashed, for example, or hung, whatever it has answered.
};

// Puzzles, and a text that holds them.
struct Input {
  Puzzles puzzles;
  std::string text = "";
};

// A run on an input: how it ended, and how many of its answers are right.
struct ScoredRun {
  Input input;
  ProcessResult process = {};
  Score score = {};

  Symptom symptom() const {
    if (process.ending == RunEnding::well) {
      return score.is_faultless() ? Symptom::none : Symptom::wrong;
    }
    if (process.ending != RunEnding::too_slow) return Symptom::ended_badly;
    return score.wrong.puzzles.empty() ? Symptom::just_too_slow : Symptom::wrong;
  }
  bool has_passed() const { return symptom() == Symptom::none; }

  // What a judge would say: "wrong answer: 97 of 100 answers are right". Requires a run that has
  // not passed.
  std::string verdict() const {
    const std::string ending = ending_text(process);
    return (ending.empty() ? "wrong answer: " : ending + "; ") + score.text();
  }

  // Whether wrong answers made it fail. If it ended badly, they need not be the cause.
  bool failed_on_wrong_answers() const {
    return symptom() == Symptom::wrong && !score.wrong.puzzles.empty();
  }
  // The puzzles that may have made it fail: all, from index 0 on, if there are no others.
  PuzzlesOfRun suspects() const {
    if (failed_on_wrong_answers()) return score.wrong;
    return score.incomplete.puzzles.empty() ? PuzzlesOfRun{input.puzzles} : score.incomplete;
  }
};

// Whether a run fails like the original.
inline bool fails_like(const ScoredRun& original, const ScoredRun& result) {
  switch (original.symptom()) {
    case Symptom::none: break;
    // Puzzles that are slow together may fail in another way alone.
    case Symptom::just_too_slow: return !result.has_passed();
    // To be too slow is another fault. A crash may have the same cause as a wrong answer, so it
    // counts.
    case Symptom::wrong: return !result.has_passed() && result.symptom() != Symptom::just_too_slow;
    case Symptom::ended_badly: return result.process.ending == original.process.ending;
  }
  return false;
}

// What is known from all runs.
struct Tally {
  std::uint64_t runs = 0, runs_alone = 0;           // All runs, and those on one puzzle.
  std::uint64_t passed_puzzles = 0;                 // The puzzles of runs that have passed.
  std::size_t most_puzzles = 0;                     // In any one run.
  double most_cpu_seconds = 0, most_megabytes = 0;  // In any one run.
  double most_cpu_seconds_alone = 0;                // In any one run on one puzzle.
  bool any_right = false;                           // Whether any answer was right.
  bool any_output = false;                          // Whether any run wrote to standard output.
  int nearest = unreachable, furthest = 0;          // The distances of the puzzles.

  void add(const ScoredRun& result, Solver& solver) {
    ++runs;
    most_puzzles = std::max(most_puzzles, result.input.puzzles.size());
    most_cpu_seconds = std::max(most_cpu_seconds, result.process.cpu_seconds);
    most_megabytes = std::max(most_megabytes, result.process.megabytes);
    any_right |= result.score.right_answers > 0;
    any_output |= result.process.output_size > 0;
    if (result.has_passed()) passed_puzzles += result.input.puzzles.size();
    for (const Puzzle& puzzle : result.input.puzzles) {
      const int distance = solver.distance(puzzle);
      nearest = std::min(nearest, distance);
      furthest = std::max(furthest, distance);
    }
    if (result.input.puzzles.size() == 1) {
      ++runs_alone;
      most_cpu_seconds_alone = std::max(most_cpu_seconds_alone, result.process.cpu_seconds);
    }
  }
};

}  // namespace eight_puzzle
