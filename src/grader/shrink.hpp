// From a run that failed to the smallest input found on which the program fails in the same way: to
// fewer puzzles, then to nearer ones in their places. Begin at shrink().
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "board.hpp"
#include "grader/limits.hpp"
#include "grader/program_run.hpp"
#include "grader/runner.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// Sorts puzzles by distance. Unsolvable ones come last, as `unreachable` exceeds all distances.
inline Puzzles nearest_first(Puzzles puzzles, Solver& solver) {
  std::stable_sort(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle, const Puzzle& other) {
    return solver.distance(puzzle) < solver.distance(other);
  });
  return puzzles;
}

inline Puzzles nearer_than(const Puzzle& puzzle, Puzzles others, Solver& solver) {
  const int distance = solver.distance(puzzle);
  const auto is_far = [&](const Puzzle& other) { return solver.distance(other) >= distance; };
  others.erase(std::remove_if(others.begin(), others.end(), is_far), others.end());
  return others;
}

// What shrinking asks for: runs, and puzzles to try.
struct Shrinker {
  // The run on some puzzles if the program fails on them like on the original input; none if it
  // does not, or if the time is up.
  std::function<std::optional<ProgramRun>(const Puzzles&)> failing_run_on;
  // Puzzles that are nearer than one, in the order to try them, at most so many of each distance.
  std::function<Puzzles(const Puzzle&, std::size_t per_distance)> candidates_for;
  std::size_t puzzles_per_run;  // The most that a run may have.
  Solver& solver;
};

// The boards at distances from a goal: one of each distance in turn, each board once.
inline Puzzles one_of_each_in_turn(const Grid& grid, State goal, const DistanceRange& range,
                                   std::size_t per_distance) {
  // A prime larger than any level, so that its multiples reach each board of a level. (Neighbours
  // in a level are alike.)
  constexpr std::uint64_t stride = 1'000'003;
  Puzzles puzzles;
  const auto levels = boards_by_distance(grid, goal, range);
  for (std::size_t turn = 0; turn < per_distance; ++turn) {
    for (const std::vector<State>& level : levels) {
      if (turn < level.size()) puzzles.push_back({level[turn * stride % level.size()], goal});
    }
  }
  return puzzles;
}

// The indices of the puzzles that may have made a run fail: those of wrong answers; after a bad
// end, or if there are none, those of missing answers; or else all.
inline std::vector<std::size_t> suspects(const ProgramRun& run) {
  const bool may_be_wrong = run.ending == RunEnding::well || run.ending == RunEnding::too_slow;
  if (may_be_wrong && !run.score.wrong.empty()) return run.score.wrong;
  if (!run.score.incomplete.empty()) return run.score.incomplete;
  std::vector<std::size_t> all(run.puzzles.size());
  std::iota(all.begin(), all.end(), 0);
  return all;
}

// The puzzles of a failed run to try alone. If it was just too slow, all suspects: where the
// answers end, then the furthest, then the nearest first. Else one: the nearest that was answered
// wrongly or, if answers are missing or the number of lines is wrong, the first suspect, as later
// answers may only be shifted.
inline Puzzles likely_alone(const ProgramRun& run, Solver& solver) {
  Puzzles all;
  for (const std::size_t index : suspects(run)) all.push_back(run.puzzles[index]);
  const Puzzles sorted = nearest_first(all, solver);
  if (!run.is_just_too_slow()) {
    const bool is_wrong = suspects(run) == run.score.wrong && !run.score.wrong_line_count;
    return {is_wrong ? sorted[0] : all[0]};
  }
  all = {all[0], sorted.back()};
  all.insert(all.end(), sorted.begin(), sorted.end());
  return all;
}

// The puzzles with those from `begin` to `end` replaced.
inline Puzzles replaced(Puzzles puzzles, std::size_t begin, std::size_t end, const Puzzles& by) {
  const auto at =
      puzzles.erase(puzzles.begin() + std::ptrdiff_t(begin), puzzles.begin() + std::ptrdiff_t(end));
  puzzles.insert(at, by.begin(), by.end());
  return puzzles;
}

// The run without the puzzles from `begin` to `end`, or the given one if that does not fail.
inline ProgramRun without(const ProgramRun& run, std::size_t begin, std::size_t end,
                          const Shrinker& shrinker) {
  const Puzzles fewer = replaced(run.puzzles, begin, end, {});
  if (fewer.empty() || begin == end) return run;
  return shrinker.failing_run_on(fewer).value_or(run);
}

// The run with all puzzles from `begin` to `end` replaced by one that is nearer than the furthest
// of them: by the nearest found on which the program fails, if any, in so many tries.
inline ProgramRun with_nearer(ProgramRun run, std::size_t begin, std::size_t end, std::size_t tries,
                              const Shrinker& shrinker) {
  const auto first = run.puzzles.begin();
  const Puzzles before(first + std::ptrdiff_t(begin), first + std::ptrdiff_t(end));
  Puzzle furthest = nearest_first(before, shrinker.solver).back();
  for (const Puzzle& puzzle : shrinker.candidates_for(furthest, tried_per_distance_of_several)) {
    if (tries-- == 0) break;
    if (nearer_than(furthest, {puzzle}, shrinker.solver).empty()) continue;
    const Puzzles by(end - begin, puzzle);
    const auto failed = shrinker.failing_run_on(replaced(run.puzzles, begin, end, by));
    if (!failed) continue;
    run = *failed;
    furthest = puzzle;
  }
  return run;
}

// The run on one puzzle that fails alone or, if none is found, on few of them, none of which can be
// left out (delta debugging, Zeller 2002).
inline ProgramRun with_fewest(ProgramRun run, const Shrinker& shrinker) {
  if (run.puzzles.size() == 1) return run;
  for (const Puzzle& puzzle : likely_alone(run, shrinker.solver)) {
    if (const auto alone = shrinker.failing_run_on({puzzle})) return *alone;
  }
  if (run.is_just_too_slow()) return run;
  run = without(run, suspects(run)[0] + 1, run.puzzles.size(), shrinker);
  run = with_nearer(run, 0, run.puzzles.size(), 4, shrinker);  // The next runs may be fast then.
  for (std::size_t part = (run.puzzles.size() + 1) / 2; part > 0;) {
    const std::size_t size = run.puzzles.size();
    for (std::size_t end = size, begin = end; end > 0; end = begin) {
      begin -= std::min(part, end);
      run = without(run, begin, end, shrinker);
    }
    if (part > 1 || run.puzzles.size() == size) part /= 2;
  }
  return run;
}

// The run with nearer puzzles in place of several: first of all of them, at each distance; then of
// each, the last one first, which may be the one with the wrong answer.
inline ProgramRun with_each_nearer(ProgramRun run, const Shrinker& shrinker) {
  run = with_nearer(run, 0, run.puzzles.size(), 32, shrinker);
  for (std::size_t i = run.puzzles.size(); i-- > 0;) {
    run = with_nearer(run, i, i + 1, SIZE_MAX, shrinker);
  }
  return run;
}

// The run on the nearest puzzle found that fails alone. Tries the very nearest, then many in each
// run, which tells at once which of them are wrong.
inline ProgramRun with_nearest(ProgramRun run, const Shrinker& shrinker) {
  Puzzles others = shrinker.candidates_for(run.puzzles[0], tried_per_distance);
  for (std::size_t count = 1; !others.empty();) {
    const auto end = others.begin() + std::ptrdiff_t(std::min(count, others.size()));
    const Puzzles batch = nearest_first({others.begin(), end}, shrinker.solver);
    others.erase(others.begin(), end);
    count = run.is_just_too_slow() ? 1 : shrinker.puzzles_per_run;
    const auto failed = shrinker.failing_run_on(batch);
    if (!failed) continue;
    const ProgramRun fewest = with_fewest(*failed, shrinker);
    // If several fail together, but none alone, a run of many does not tell which are wrong.
    if (fewest.puzzles.size() > 1) return with_nearer(run, 0, 1, SIZE_MAX, shrinker);
    run = fewest;
    others = nearer_than(run.puzzles[0], others, shrinker.solver);
  }
  return run;
}

// The run on the smallest input found.
inline ProgramRun smallest(ProgramRun run, const Shrinker& shrinker) {
  for (;;) {
    run = with_fewest(run, shrinker);
    if (run.puzzles.size() == 1) return with_nearest(run, shrinker);
    if (run.is_just_too_slow()) return run;
    const ProgramRun nearer = with_each_nearer(run, shrinker);
    if (nearer.puzzles == run.puzzles) return run;
    run = nearer;  // Of nearer puzzles, fewer may fail.
  }
}

// In which layout smaller inputs are written, and at which distances nearer puzzles are looked for;
// without distances, only those of the input are tried.
struct ShrinkSettings {
  Layout layout;
  std::optional<DistanceRange> distances = {};
};

// The run on the smallest input found on which the program fails as it did in the given run.
inline ProgramRun shrink(const ProgramRun& original, const ShrinkSettings& settings,
                         Runner& runner) {
  if (original.ending == RunEnding::hung) return original;  // Another run would take as long.
  const Format& format = runner.format;
  const double deadline = runner.elapsed() + shrink_seconds;
  const auto failing_run_on = [&](const Puzzles& puzzles) -> std::optional<ProgramRun> {
    if (runner.elapsed() >= deadline) return std::nullopt;
    const ProgramRun run = runner.run(puzzles, input_text(format, puzzles, settings.layout));
    return fails_like(original, run) ? std::optional(run) : std::nullopt;
  };
  const auto candidates_for = [&](const Puzzle& puzzle, std::size_t per_distance) {
    if (!settings.distances) {
      return nearer_than(puzzle, nearest_first(original.puzzles, runner.solver), runner.solver);
    }
    const auto distance = std::uint64_t(runner.solver.distance(puzzle));
    const auto [least, most] = *settings.distances;
    if (distance <= least) return Puzzles();
    return one_of_each_in_turn(format.grid, puzzle.goal, {least, std::min(most, distance - 1)},
                               per_distance);
  };
  const Shrinker shrinker = {failing_run_on, candidates_for, puzzles_per_run(format.limits),
                             runner.solver};
  const bool is_same = input_text(format, original.puzzles, settings.layout) == original.input;
  // The program may fail on the bytes of a FILE only, or by chance.
  const auto again = is_same ? original : failing_run_on(original.puzzles);
  return again ? smallest(*again, shrinker) : original;
}

}  // namespace eight_puzzle
