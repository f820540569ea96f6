// From a run that failed to the smallest input on which the program fails in the same way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "board.hpp"
#include "grader/fewer_boards.hpp"
#include "grader/process_result.hpp"
#include "grader/runner.hpp"
#include "solver/distance_table.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// An input to test a program on, and how smaller ones are written and chosen.
struct TestInput {
  Puzzles puzzles;
  std::string text;  // Holds the puzzles.
  Format format;     // Of smaller inputs.
  // The distances at which to look for nearer puzzles; if none, only the input's are tried.
  std::optional<DistanceRange> distances = {};
};

// How the search for fewer puzzles ended: it was not begun, it ran out of time, or it was complete.
enum class Shrinking { none, cut_short, complete };

// The smallest input on which a program was found to fail.
struct SmallestInput {
  JudgedRun run;
  std::string text;
  Shrinking shrinking;  // Matters if it has several puzzles.
};

// How a program fails.
struct Failure {
  JudgedRun original;  // The run on the input that the program was tested on.
  SmallestInput smallest;
  bool passes_in_usual_layout = false;  // Whether it is right if the puzzles are written as usual.
  bool fails_always = true;             // False if a run on the smallest input did not fail.
};

// Whether a run fails like the original. If that was wrong: any failure but lateness. If it was
// only late: any failure, as puzzles that are slow together may fail in another way alone. If it
// ended badly: the same end.
inline bool fails_like(const JudgedRun& original, const JudgedRun& result) {
  switch (original.symptom()) {
    case Symptom::none: break;
    case Symptom::only_late: return !result.has_passed();
    case Symptom::wrong: return !result.has_passed() && result.symptom() != Symptom::only_late;
    case Symptom::ended_badly: return result.process.end == original.process.end;
  }
  return false;
}

// The puzzles to try, in this order, to find one that fails and is nearer than `alone`.
inline Puzzles nearer_candidates(const Puzzle& alone, const TestInput& input, Runner& runner) {
  if (!input.distances) return nearest_first(input.puzzles, runner.solver);
  const auto distance = std::uint64_t(runner.solver.distance(alone));
  const auto [least, most] = *input.distances;
  if (distance <= least) return {};
  return one_of_each_in_turn(runner.format.grid, alone.goal, {least, std::min(most, distance - 1)});
}

// Makes Trials that last so many seconds from now, and look for runs that fail like the original.
// The arguments must outlive them.
inline Trials trials_within(int seconds, const JudgedRun& original, const Format& format,
                            Runner& runner) {
  const double deadline = runner.elapsed() + seconds;
  const auto is_over = [&runner, deadline] { return runner.elapsed() >= deadline; };
  const auto failing_run_on = [&, is_over](const Puzzles& puzzles) -> std::optional<JudgedRun> {
    if (is_over()) return std::nullopt;
    const JudgedRun result = runner.run(puzzles, input_of(format, puzzles));
    return fails_like(original, result) ? std::optional(result) : std::nullopt;
  };
  return {failing_run_on, is_over, runner.solver};
}

// How long fewer puzzles are looked for, and then a nearer one. Also said in the help.
inline constexpr int find_seconds = 10, nearer_seconds = 3, nearer_seconds_one_by_one = 10;

// From a run on one puzzle to one on the nearest puzzle found that fails alone.
inline JudgedRun find_nearer(const JudgedRun& alone, const JudgedRun& original,
                             const TestInput& input, Runner& runner) {
  const bool is_only_late = original.symptom() == Symptom::only_late;
  const std::size_t most_per_run = is_only_late ? 1 : input.format.puzzles_per_run();
  const int seconds = most_per_run > 1 ? nearer_seconds : nearer_seconds_one_by_one;
  const Trials trials = trials_within(seconds, original, input.format, runner);
  const Puzzles others = nearer_candidates(alone.puzzles[0], input, runner);
  return find_nearest(alone, others, most_per_run, trials);
}

// The smallest input on which the program fails as it did on the given one: one of its puzzles, a
// nearer one, or else several of its puzzles.
inline SmallestInput find_smallest(const JudgedRun& original, const TestInput& input,
                                   Runner& runner) {
  const SmallestInput given = {original, input.text, Shrinking::none};
  if (original.process.end == End::stuck) return given;  // Another run would take as long.
  const auto text_of = [&](const Puzzles& puzzles) { return input_of(input.format, puzzles); };
  const std::string rewritten = text_of(input.puzzles);
  const JudgedRun failed =
      rewritten == input.text ? original : runner.run(input.puzzles, rewritten);
  // If not, it fails on the bytes of a FILE only, or by chance.
  if (!fails_like(original, failed)) return given;
  const Trials trials = trials_within(find_seconds, original, input.format, runner);
  const JudgedRun fewest = find_fewest(failed, trials);
  if (fewest.puzzles.size() == 1) {
    const JudgedRun nearest = find_nearer(fewest, original, input, runner);
    return {nearest, text_of(nearest.puzzles), Shrinking::complete};
  }
  const Shrinking shrinking = trials.is_over() ? Shrinking::cut_short : Shrinking::complete;
  return {fewest, text_of(fewest.puzzles), shrinking};
}

// Whether the program fails like the original in each of one to five more runs within a second on
// an input on which it did. If it was late or stuck, it is not run again, and the result is true.
inline bool keeps_failing(const JudgedRun& original, const SmallestInput& smallest,
                          Runner& runner) {
  if (smallest.run.process.is_out_of_time()) return true;
  const double until = runner.elapsed() + 1;
  for (int i = 0; i == 0 || (i < 5 && runner.elapsed() < until); ++i) {
    if (!fails_like(original, runner.run(smallest.run.puzzles, smallest.text))) return false;
  }
  return true;
}

// From a run that failed to all that is said of the failure.
inline Failure shrink(const JudgedRun& original, const TestInput& input, Runner& runner) {
  const SmallestInput smallest = find_smallest(original, input, runner);
  if (smallest.run.process.end == End::stuck) return {original, smallest};
  const Puzzles& puzzles = smallest.run.puzzles;
  const std::string usual_text = input_of(runner.format, puzzles);
  const bool passes_in_usual_layout =
      smallest.text != usual_text && runner.run(puzzles, usual_text).has_passed();
  return {original, smallest, passes_in_usual_layout, keeps_failing(original, smallest, runner)};
}

}  // namespace eight_puzzle
