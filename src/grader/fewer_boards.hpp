// Looks for a smaller failing input: for one board that fails alone, as near to the goal as can be,
// or else for the fewest boards that fail together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "board.hpp"
#include "grader/runner.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

// Runs the tested program on other puzzles. Returns the result if the program fails in the way that
// is looked for; none if not, or when the time is up.
using FailedOn = std::function<std::optional<RunResult>(const Puzzles&)>;

inline Puzzles nearest_first(Puzzles puzzles, Solver& solver) {
  std::stable_sort(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle, const Puzzle& other) {
    return solver.distance(puzzle) < solver.distance(other);
  });
  return puzzles;
}

// A run on a puzzle that fails alone, if one does: if the near half of the puzzles does not fail,
// it is in the far half.
inline std::optional<RunResult> alone_by_halves(Puzzles puzzles, const FailedOn& failed_on) {
  while (puzzles.size() > 1) {
    const auto middle = puzzles.begin() + std::ptrdiff_t(puzzles.size() + 1) / 2;
    const Puzzles near(puzzles.begin(), middle), far(middle, puzzles.end());
    const auto bad_run = failed_on(near);
    if (bad_run && near.size() == 1) return bad_run;
    puzzles = bad_run ? near : far;
  }
  return puzzles.empty() ? std::nullopt : failed_on(puzzles);
}

// A run on few of the puzzles that fail together: drops halves, quarters and so on, down to single
// puzzles, until none of these can be dropped (delta debugging, Zeller 2002).
inline RunResult few_together(RunResult smallest, const FailedOn& failed_on) {
  for (std::size_t size = (smallest.puzzles.size() + 1) / 2; size > 0;) {
    bool has_dropped = false;
    for (std::size_t end = smallest.puzzles.size(); end > 0;) {
      const std::size_t begin = end - std::min(size, end);
      Puzzles fewer = smallest.puzzles;
      fewer.erase(fewer.begin() + std::ptrdiff_t(begin), fewer.begin() + std::ptrdiff_t(end));
      const auto result = fewer.empty() ? std::nullopt : failed_on(fewer);
      has_dropped |= result.has_value();
      if (result) smallest = *result;
      end = begin;
    }
    if (size > 1 || !has_dropped) size /= 2;
  }
  return smallest;
}

// Looks in a failed run for one puzzle that fails alone, and returns the run on it. Tries the
// likeliest first: the nearest with a wrong answer or, if answers end early, the first without one.
inline std::optional<RunResult> one_alone(const RunResult& bad_run, const FailedOn& failed_on,
                                          Solver& solver) {
  if (bad_run.puzzles.size() == 1) return bad_run;
  const Puzzles& suspects = bad_run.suspects();
  Puzzles nearest = nearest_first(suspects, solver);
  const Puzzle likeliest = bad_run.is_told_by_answers() ? nearest[0] : suspects[0];
  if (const auto alone = failed_on({likeliest})) return alone;
  if (bad_run.is_told_by_answers()) return std::nullopt;  // Several are needed.
  nearest.erase(std::find(nearest.begin(), nearest.end(), likeliest));
  // A bad end may have lost right answers: any suspect may be why.
  if (bad_run.cause() != Cause::lateness) return alone_by_halves(nearest, failed_on);
  // The furthest is late more often than the others.
  if (!nearest.empty()) std::rotate(nearest.begin(), nearest.end() - 1, nearest.end());
  for (const Puzzle& puzzle : nearest) {
    if (const auto alone = failed_on({puzzle})) return alone;
  }
  return std::nullopt;
}

// A run on one of the puzzles of a failed run, or else on few of them; or the failed run.
inline RunResult fewest(const RunResult& bad_run, const FailedOn& failed_on, Solver& solver) {
  if (const auto alone = one_alone(bad_run, failed_on, solver)) return *alone;
  if (bad_run.cause() == Cause::lateness) return bad_run;
  // What was answered before the first suspect may be why.
  const Puzzles& all = bad_run.puzzles;
  const auto first = std::find(all.begin(), all.end(), bad_run.suspects()[0]);
  const auto fewer = first == all.begin() ? std::nullopt : failed_on({all.begin(), first + 1});
  return few_together(fewer.value_or(bad_run), failed_on);
}

// The boards at distances from a goal: one of each distance in turn, each board once. So all boards
// of small levels come soon, and some of the large ones.
inline Puzzles one_of_each_in_turn(const Grid& grid, State goal, const DistanceRange& range) {
  constexpr std::size_t prime = 1'000'003;  // Larger than a level: such steps meet all of it.
  Puzzles puzzles;
  const auto all = levels(grid, goal, range);
  std::size_t largest = 0;
  for (const std::vector<State>& level : all) largest = std::max(largest, level.size());
  for (std::size_t turn = 0; turn < largest; ++turn) {
    for (const std::vector<State>& level : all) {
      if (turn < level.size()) puzzles.push_back({level[turn * prime % level.size()], goal});
    }
  }
  return puzzles;
}

// The next puzzles that are nearer than another, at most `most`. Moves `next` behind them.
inline Puzzles next_nearer(const Puzzles& others, std::size_t& next, std::size_t most,
                           const Puzzle& than, Solver& solver) {
  Puzzles nearer;
  for (; next < others.size() && nearer.size() < most; ++next) {
    if (solver.distance(others[next]) < solver.distance(than)) nearer.push_back(others[next]);
  }
  return nearer;
}

// A run on the nearest puzzle found that fails alone, or else the given run. Tries the first of the
// others alone, as the program may fail on all, and then others in runs of at most `most_per_run`.
// A puzzle may fail only at some places in a run: so after each find, nearer ones are tried again.
inline RunResult nearest_alone(RunResult alone, const Puzzles& others, std::size_t most_per_run,
                               const FailedOn& failed_on, Solver& solver) {
  for (std::size_t next = 0; next < others.size();) {
    const std::size_t most = next == 0 ? 1 : most_per_run;
    const Puzzles nearer = next_nearer(others, next, most, alone.puzzles[0], solver);
    const auto bad_run = nearer.empty() ? std::nullopt : failed_on(nearer);
    const auto found = bad_run ? one_alone(*bad_run, failed_on, solver) : std::nullopt;
    if (!found) continue;
    alone = *found;
    if (most_per_run > 1) next = 0;
  }
  return alone;
}

}  // namespace eight_puzzle
