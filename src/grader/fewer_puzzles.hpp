// Looks for fewer puzzles (boards, in messages) on which a program fails. shrink() in shrink.hpp
// calls these functions, which call each other so:
//   find_fewest                one puzzle or few
//     find_one_alone             one that fails alone, if one is found
//       most_likely_suspect        tried first
//       try_each                   if the program is just too slow
//       bisect                     after a crash, for example
//     cut_after_first_suspect    if no smaller run has failed: up to the first suspect
//     drop_unneeded              of several that fail together: few
//       drop_parts
//   find_nearest_alone         then one nearer to the goal that fails alone
//     try_in_batches
//       find_one_alone
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include "board.hpp"
#include "grader/scored_run.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

// Runs of the tested program on other puzzles, as long as there is time; and the solver.
struct Trials {
  // Returns the result if the program fails in the way that is looked for; none if not, or if the
  // time is up.
  std::function<std::optional<ScoredRun>(const Puzzles&)> failing_run_on;
  std::function<bool()> is_time_up;  // Whether the time is up.
  Solver& solver;
};

// Sorts puzzles by distance. Unsolvable ones come last, as `unreachable` exceeds all distances.
inline Puzzles nearest_first(Puzzles puzzles, Solver& solver) {
  std::stable_sort(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle, const Puzzle& other) {
    return solver.distance(puzzle) < solver.distance(other);
  });
  return puzzles;
}

// Halves the puzzles again and again, down to one: keeps the near half if that half fails, or else
// the far half. Requires the nearest first. Returns the last run that failed, or else the given
// one.
inline ScoredRun bisect(ScoredRun smallest, Puzzles puzzles, const Trials& trials) {
  while (puzzles.size() > 1) {
    const auto middle = puzzles.begin() + std::ptrdiff_t(puzzles.size() + 1) / 2;
    const Puzzles near(puzzles.begin(), middle), far(middle, puzzles.end());
    const auto failed = trials.failing_run_on(near);
    if (failed && near.size() == 1) return *failed;
    if (failed) smallest = *failed;
    puzzles = failed ? near : far;
  }
  return puzzles.empty() ? smallest : trials.failing_run_on(puzzles).value_or(smallest);
}

// Cuts the puzzles into parts. From the last part to the first, drops each without which the
// program still fails. Returns the run on what is left.
inline ScoredRun drop_parts(ScoredRun rest, std::size_t part_size, const Trials& trials) {
  for (std::size_t end = rest.input.puzzles.size(); end > 0 && !trials.is_time_up();) {
    const std::size_t begin = end - std::min(part_size, end);
    Puzzles fewer = rest.input.puzzles;
    fewer.erase(fewer.begin() + std::ptrdiff_t(begin), fewer.begin() + std::ptrdiff_t(end));
    if (const auto failed = fewer.empty() ? std::nullopt : trials.failing_run_on(fewer)) {
      rest = *failed;
    }
    end = begin;
  }
  return rest;
}

// A run on a few puzzles that fail together: drops halves, quarters and so on, down to single
// puzzles, until no puzzle can be dropped (delta debugging, Zeller 2002) or the time is up.
inline ScoredRun drop_unneeded(ScoredRun rest, const Trials& trials) {
  std::size_t part_size = (rest.input.puzzles.size() + 1) / 2;
  while (part_size > 0 && !trials.is_time_up()) {
    const std::size_t size_before = rest.input.puzzles.size();
    rest = drop_parts(rest, part_size, trials);
    if (part_size > 1 || rest.input.puzzles.size() == size_before) part_size /= 2;
  }
  return rest;
}

// A run on a puzzle that fails alone, if one is found: tries the furthest solvable one, which is
// too slow more often than the others, and then the others in turn. Requires the nearest first.
inline std::optional<ScoredRun> try_each(Puzzles puzzles, const Trials& trials) {
  const auto first_unsolvable = std::find_if(
      puzzles.begin(), puzzles.end(),
      [&](const Puzzle& puzzle) { return trials.solver.distance(puzzle) == unreachable; });
  if (first_unsolvable != puzzles.begin()) {
    std::rotate(puzzles.begin(), first_unsolvable - 1, first_unsolvable);
  }
  for (const Puzzle& puzzle : puzzles) {
    if (const auto alone = trials.failing_run_on({puzzle})) return alone;
  }
  return std::nullopt;
}

// The puzzle of a failed run that most likely fails alone: the nearest that was answered wrongly.
// If none was, it is the first suspect, as the answers may have ended there. If the number of lines
// is wrong, it is the first suspect, too, as later answers may only be shifted.
inline Puzzle most_likely_suspect(const ScoredRun& failed, Solver& solver) {
  const Puzzles suspects = failed.suspects().puzzles;
  const bool may_be_any = failed.failed_on_wrong_answers() && !failed.score.wrong_line_count;
  return may_be_any ? nearest_first(suspects, solver)[0] : suspects[0];
}

// A run on a puzzle of a failed run that fails alone; or if none is found, the smallest run that
// has failed meanwhile, or the given one.
inline ScoredRun find_one_alone(const ScoredRun& failed, const Trials& trials) {
  if (failed.input.puzzles.size() == 1) return failed;
  const Puzzle likely = most_likely_suspect(failed, trials.solver);
  if (const auto alone = trials.failing_run_on({likely})) return *alone;
  // If a puzzle that was answered wrongly passes alone, others are a part of the cause.
  if (failed.failed_on_wrong_answers()) return failed;
  Puzzles others = nearest_first(failed.suspects().puzzles, trials.solver);
  others.erase(std::find(others.begin(), others.end(), likely));
  const bool is_just_too_slow = failed.symptom() == Symptom::just_too_slow;
  return is_just_too_slow ? try_each(others, trials).value_or(failed)
                          : bisect(failed, others, trials);
}

// A run on the puzzles of a failed run up to the first suspect, as those after it are less likely
// to be a part of the cause; or the failed run itself.
inline ScoredRun cut_after_first_suspect(const ScoredRun& failed, const Trials& trials) {
  const Puzzles& all = failed.input.puzzles;
  const auto end = all.begin() + std::ptrdiff_t(failed.suspects().first_index) + 1;
  if (end == all.end()) return failed;
  return trials.failing_run_on({all.begin(), end}).value_or(failed);
}

// A run on one of the puzzles of a failed run, or else on few of them; or the failed run itself.
inline ScoredRun find_fewest(const ScoredRun& failed, const Trials& trials) {
  const ScoredRun smallest = find_one_alone(failed, trials);
  const std::size_t size = smallest.input.puzzles.size();
  if (size == 1 || failed.symptom() == Symptom::just_too_slow) return smallest;
  const bool is_smaller = size < failed.input.puzzles.size();
  return drop_unneeded(is_smaller ? smallest : cut_after_first_suspect(failed, trials), trials);
}

inline Puzzles nearer_than(const Puzzle& puzzle, Puzzles others, Solver& solver) {
  const int distance = solver.distance(puzzle);
  const auto is_far = [&](const Puzzle& other) { return solver.distance(other) >= distance; };
  others.erase(std::remove_if(others.begin(), others.end(), is_far), others.end());
  return others;
}

// A run on a puzzle that fails alone, if one is found: tries the first one alone, as the program
// may fail on all, then the others in runs of at most `max_per_run`.
inline std::optional<ScoredRun> try_in_batches(const Puzzles& puzzles, std::size_t max_per_run,
                                               const Trials& trials) {
  for (std::size_t tried = 0; tried < puzzles.size() && !trials.is_time_up();) {
    const std::size_t count = std::min(tried == 0 ? 1 : max_per_run, puzzles.size() - tried);
    const auto first = puzzles.begin() + std::ptrdiff_t(tried);
    tried += count;
    const auto failed = trials.failing_run_on({first, first + std::ptrdiff_t(count)});
    if (!failed) continue;
    const ScoredRun smallest = find_one_alone(*failed, trials);
    if (smallest.input.puzzles.size() == 1) return smallest;
  }
  return std::nullopt;
}

// A run on the nearest puzzle found that fails alone, or else the given run.
inline ScoredRun find_nearest_alone(ScoredRun alone, Puzzles others, std::size_t max_per_run,
                                    const Trials& trials) {
  for (;;) {
    others = nearer_than(alone.input.puzzles[0], std::move(others), trials.solver);
    const auto found = try_in_batches(others, max_per_run, trials);
    if (!found) return alone;
    alone = *found;
    // If each run has one puzzle, those before the one that failed were tried alone: once is
    // enough. But those that were right in a run of several may fail alone.
    if (max_per_run == 1) {
      others.erase(others.begin(), std::find(others.begin(), others.end(), alone.input.puzzles[0]));
    }
  }
}

}  // namespace eight_puzzle
