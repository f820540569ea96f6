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

// How a program fails on the smallest input that was found.
struct Failure {
  JudgedRun original, smallest;         // On the input that it was tested on, and on the smallest.
  Shrinking shrinking;                  // Matters if several puzzles are left.
  std::string input;                    // The smallest one.
  bool passes_in_usual_layout = false;  // Whether it is right if the puzzles are written as usual.
  bool fails_always = true;             // False if a run on it did not fail.
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

// Shrinks `rewritten`, a failed run on the puzzles of `original`: to one of its puzzles, to a
// nearer one, or else to several of its puzzles.
inline std::pair<JudgedRun, Shrinking> find_smallest(const JudgedRun& original,
                                                     const JudgedRun& rewritten,
                                                     const TestInput& input, Runner& runner) {
  const Trials on_fewer = trials_within(find_seconds, original, input.format, runner);
  const JudgedRun found = find_fewest(rewritten, on_fewer);
  if (found.puzzles.size() > 1) {
    return {found, on_fewer.is_over() ? Shrinking::cut_short : Shrinking::complete};
  }
  const bool is_only_late = rewritten.symptom() == Symptom::only_late;
  const std::size_t most_per_run = is_only_late ? 1 : input.format.puzzles_per_run();
  const int seconds = most_per_run > 1 ? nearer_seconds : nearer_seconds_one_by_one;
  const Trials on_nearer = trials_within(seconds, original, input.format, runner);
  const Puzzles others = nearer_candidates(found.puzzles[0], input, runner);
  return {find_nearest_alone(found, others, most_per_run, on_nearer), Shrinking::complete};
}

// Whether the program, which gave this result on the text, fails on it in each of one to five more
// runs within a second. If it was late or stuck, it is not run again, and the result is true.
inline bool keeps_failing(const JudgedRun& original, const JudgedRun& result,
                          const std::string& text, Runner& runner) {
  if (result.process.is_out_of_time()) return true;
  const double until = runner.elapsed() + 1;
  for (int i = 0; i == 0 || (i < 5 && runner.elapsed() < until); ++i) {
    if (!fails_like(original, runner.run(result.puzzles, text))) return false;
  }
  return true;
}

// The smallest input on which the program fails as it did on the given one. If it was stuck, it is
// not run again, as that takes so long.
inline Failure shrink(const JudgedRun& original, const TestInput& input, Runner& runner) {
  Failure not_shrunk = {original, original, Shrinking::none, input.text};
  if (original.process.end == End::stuck) return not_shrunk;
  const std::string rewritten_text = input_of(input.format, input.puzzles);
  const JudgedRun rewritten =
      input.text == rewritten_text ? original : runner.run(input.puzzles, rewritten_text);
  if (!fails_like(original, rewritten)) {  // It fails on the bytes of a FILE only, or by chance.
    not_shrunk.passes_in_usual_layout = rewritten.has_passed();
    not_shrunk.fails_always = keeps_failing(original, original, input.text, runner);
    return not_shrunk;
  }
  const auto [smallest, shrinking] = find_smallest(original, rewritten, input, runner);
  const std::string text = input_of(input.format, smallest.puzzles),
                    usual_text = input_of(runner.format, smallest.puzzles);
  const bool passes_in_usual_layout =
      text != usual_text && runner.run(smallest.puzzles, usual_text).has_passed();
  const bool fails_always = keeps_failing(original, smallest, text, runner);
  return {original, smallest, shrinking, text, passes_in_usual_layout, fails_always};
}

}  // namespace eight_puzzle
