// From a run that failed to the smallest input on which the program fails in the same way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "board.hpp"
#include "grader/fewer_puzzles.hpp"
#include "grader/limits.hpp"
#include "grader/process_result.hpp"
#include "grader/runner.hpp"
#include "grader/scored_run.hpp"
#include "solver/distance_table.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// In which layout smaller inputs are written, and where nearer puzzles are looked for.
struct ShrinkSettings {
  Layout layout;
  // Nearer puzzles at these distances are tried; without distances, only those of the input.
  std::optional<DistanceRange> distances = {};
};

// The boards at distances from a goal: one of each distance in turn, each board once. So all boards
// of the small distances come soon, and some of the large ones.
inline Puzzles one_of_each_in_turn(const Grid& grid, State goal, const DistanceRange& range) {
  // A prime larger than any level, so that its multiples reach each board of a level.
  constexpr std::uint64_t stride = 1'000'003;
  Puzzles puzzles;
  const auto all = boards_by_distance(grid, goal, range);
  std::size_t largest = 0;
  for (const std::vector<State>& level : all) largest = std::max(largest, level.size());
  for (std::size_t turn = 0; turn < largest; ++turn) {
    for (const std::vector<State>& level : all) {
      if (turn < level.size()) puzzles.push_back({level[turn * stride % level.size()], goal});
    }
  }
  return puzzles;
}

// Puzzles to try, in this order, to find one that fails and is nearer than the given one.
inline Puzzles nearer_candidates(const Puzzle& puzzle, const ScoredRun& original,
                                 const ShrinkSettings& settings, Runner& runner) {
  if (!settings.distances) return nearest_first(original.input.puzzles, runner.solver);
  // All distances are nearer than an unsolvable puzzle.
  const auto distance = std::uint64_t(runner.solver.distance(puzzle));
  const auto [least, most] = *settings.distances;
  if (distance <= least) return {};
  return one_of_each_in_turn(runner.format.grid, puzzle.goal,
                             {least, std::min(most, distance - 1)});
}

// Trials that last so many seconds from now, and find runs that fail like the original. The
// arguments must outlive them.
inline Trials trials_within(int seconds, const ScoredRun& original, const Layout& layout,
                            Runner& runner) {
  const double deadline = runner.elapsed() + seconds;
  const auto is_time_up = [&runner, deadline] { return runner.elapsed() >= deadline; };
  const auto failing_run_on = [&, is_time_up](const Puzzles& puzzles) -> std::optional<ScoredRun> {
    if (is_time_up()) return std::nullopt;
    const ScoredRun result = runner.run({puzzles, input_text(runner.format, puzzles, layout)});
    return fails_like(original, result) ? std::optional(result) : std::nullopt;
  };
  return {failing_run_on, is_time_up, runner.solver};
}

// A run on the nearest puzzle found that fails alone, or else the given run on one puzzle.
inline ScoredRun replace_by_nearer(const ScoredRun& alone, const ScoredRun& original,
                                   const ShrinkSettings& settings, Runner& runner) {
  const bool is_just_too_slow = original.symptom() == Symptom::just_too_slow;
  const std::size_t max_per_run = is_just_too_slow ? 1 : puzzles_per_run(runner.format.limits);
  const int seconds = max_per_run > 1 ? seconds_for_nearer : seconds_for_nearer_one_by_one;
  const Puzzles others = nearer_candidates(alone.input.puzzles[0], original, settings, runner);
  const Trials trials = trials_within(seconds, original, settings.layout, runner);
  return find_nearest_alone(alone, others, max_per_run, trials);
}

// How the search for fewer puzzles ended: what is known of runs on fewer, but more than one.
enum class ShrinkEnding {
  left_open,  // Nothing: the program hangs, does not fail again, or is just too slow.
  time_up,    // Not all were tried, as the time was up.
  minimal,    // If any one of its puzzles is left out, the program does not fail like this.
};

// The run on the smallest input on which a program was found to fail.
struct ShrinkResult {
  ScoredRun run;
  ShrinkEnding ending = ShrinkEnding::left_open;  // Matters if it has several puzzles.
};

// The run on the smallest input found on which the program fails as it did on the given one: on one
// of its puzzles, on a nearer one, or else on several of its puzzles.
inline ShrinkResult shrink(const ScoredRun& original, const ShrinkSettings& settings,
                           Runner& runner) {
  // Another run would take as long.
  if (original.process.used_up_wall_time) return {original, ShrinkEnding::left_open};
  const Puzzles& puzzles = original.input.puzzles;
  const Input rewritten = {puzzles, input_text(runner.format, puzzles, settings.layout)};
  const bool is_same = rewritten.text == original.input.text;
  const ScoredRun result = is_same ? original : runner.run(rewritten);
  // The program may fail on the bytes of a FILE only, or by chance.
  if (!fails_like(original, result)) return {original, ShrinkEnding::left_open};
  const Trials trials = trials_within(seconds_for_fewer, original, settings.layout, runner);
  const ScoredRun fewest = find_fewest(result, trials);
  if (fewest.input.puzzles.size() == 1) {
    return {replace_by_nearer(fewest, original, settings, runner), ShrinkEnding::minimal};
  }
  if (fewest.symptom() == Symptom::just_too_slow) return {fewest, ShrinkEnding::left_open};
  return {fewest, trials.is_time_up() ? ShrinkEnding::time_up : ShrinkEnding::minimal};
}

}  // namespace eight_puzzle
