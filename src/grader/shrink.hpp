// From a run that failed to the smallest input found on which the program fails in the same way: to
// fewer puzzles, then to nearer ones in their places. Begin at shrink().
#pragma once

#include "grader/candidates.hpp"
#include "grader/runner.hpp"
#include "text/board_text.hpp"

namespace eight_puzzle {

// What shrinking asks for: runs, puzzles to try, and the time.
struct Shrinker {
  // The run on some puzzles if the program fails on them like on the original input; none if it
  // does not, or if the time is up.
  std::function<std::optional<ProgramRun>(const Puzzles&)> failing_run_on;
  // Puzzles that are nearer than one, in the order to try them, at most so many of each distance.
  std::function<Puzzles(const Puzzle&, std::size_t per_distance)> candidates_for;
  std::function<double()> elapsed;  // Seconds of wall time.
  std::size_t puzzles_per_run;      // The most that a run may have.
  Solver& solver;
};

// The run on one puzzle of a failed run that fails alone, if one is found; or else the last run on
// fewer that has failed, or the given one. If no answer tells which puzzle it is, as after a crash,
// they are halved, the nearest first: if the near half does not fail, the far half may.
inline ProgramRun with_one(ProgramRun run, const Shrinker& shrinker) {
  if (run.puzzles.size() == 1) return run;
  for (const Puzzle& puzzle : likely_alone(run, shrinker.solver)) {
    if (const auto alone = shrinker.failing_run_on({puzzle})) return *alone;
  }
  if (run.answers_tell()) return run;
  for (Puzzles rest = nearest_first(run.puzzles, shrinker.solver); rest.size() > 1;) {
    const auto middle = rest.begin() + std::ptrdiff_t(rest.size() + 1) / 2;
    const Puzzles near(rest.begin(), middle), far(middle, rest.end());
    const auto failed = shrinker.failing_run_on(near);
    run = failed.value_or(run);
    rest = failed ? near : far;
    if (!failed && far.size() == 1) return shrinker.failing_run_on(far).value_or(run);
  }
  return run;
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
  run = with_one(run, shrinker);
  if (run.puzzles.size() == 1 || run.is_just_too_slow()) return run;
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

// The run on a nearer puzzle that fails alone: the very nearest, or else one found by a binary
// search over the distances, as time grows with them, and many faults begin at one.
inline ProgramRun with_nearer_by_halves(ProgramRun run, const Shrinker& shrinker) {
  Puzzles others = shrinker.candidates_for(run.puzzles[0], 1);
  if (others.empty()) return run;
  if (const auto nearest = shrinker.failing_run_on({others[0]})) return *nearest;
  while (!others.empty()) {
    const auto middle = others.begin() + std::ptrdiff_t(others.size() / 2);
    const auto failed = shrinker.failing_run_on({*middle});
    run = failed.value_or(run);
    others = failed ? Puzzles(others.begin(), middle) : Puzzles(middle + 1, others.end());
  }
  return run;
}

// The run on the nearest puzzle found that fails alone. Tries more and more others in a run, which
// tells at once which of them are wrong, as long as a run is short.
inline ProgramRun with_nearest(ProgramRun run, const Shrinker& shrinker) {
  run = with_nearer_by_halves(run, shrinker);
  if (run.is_just_too_slow()) return run;
  Puzzles others = shrinker.candidates_for(run.puzzles[0], tried_per_distance);
  std::size_t most = shrinker.puzzles_per_run, count = 1;
  while (!others.empty()) {
    const auto end = others.begin() + std::ptrdiff_t(std::min(count, others.size()));
    const Puzzles batch(others.begin(), end);
    const double begun = shrinker.elapsed();
    const auto failed = shrinker.failing_run_on(nearest_first(batch, shrinker.solver));
    const bool is_short = shrinker.elapsed() - begun < short_run_seconds;
    const ProgramRun alone = failed ? with_one(*failed, shrinker) : run;
    // If several fail together, but none alone, a run of many does not tell which are wrong.
    const bool tells = alone.puzzles.size() == 1;
    if (tells) others.erase(others.begin(), end);
    if (tells && failed) others = nearer_than(alone.puzzles[0], others, shrinker.solver);
    if (tells) run = alone;
    if (!tells) most = 1;
    count = std::min(most, is_short ? 2 * count : (count + 1) / 2);
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

struct ShrinkResult {
  ProgramRun run;   // On the smallest input found.
  bool is_minimal;  // Whether it fails no more, or in another way, without any one of its puzzles.
};

// The run on the smallest input found on which the program fails as it did in the given run.
inline ShrinkResult shrink(const ProgramRun& original, const ShrinkSettings& settings,
                           Runner& runner) {
  const Format& format = runner.format;
  const double deadline = runner.elapsed() + shrink_seconds;
  bool is_time_up = false;
  const auto failing_run_on = [&](const Puzzles& puzzles) -> std::optional<ProgramRun> {
    is_time_up |= runner.elapsed() >= deadline;
    if (is_time_up) return std::nullopt;
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
  const Shrinker shrinker = {failing_run_on, candidates_for, [&] { return runner.elapsed(); },
                             puzzles_per_run(format.limits), runner.solver};
  const bool is_same = input_text(format, original.puzzles, settings.layout) == original.input;
  // Another run would take as long, but one on a single puzzle may not.
  const bool has_hung = original.ending == RunEnding::hung;
  if (has_hung && original.puzzles.size() == 1) return {original, false};
  const Puzzle& first = original.puzzles[suspects(original)[0]];
  // The program may fail on the bytes of a FILE only, or by chance.
  const auto again = has_hung  ? failing_run_on({first})
                     : is_same ? original
                               : failing_run_on(original.puzzles);
  if (!again) return {original, false};
  if (again->ending == RunEnding::hung) return {*again, false};
  const ProgramRun run = smallest(*again, shrinker);
  return {run, !is_time_up && !run.is_just_too_slow()};
}

}  // namespace eight_puzzle
