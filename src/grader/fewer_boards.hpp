// Looks for a smaller failing input: for one board that fails alone, as near to the goal as can be,
// or else for the fewest boards that fail together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "board.hpp"
#include "grader/runner.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

// Runs the program that is tested again, on other puzzles. Returns the result if it fails in the
// way that is looked for; none if not, or when the time is up.
using Retry = std::function<std::optional<RunResult>(const Puzzles&)>;

inline Puzzles nearest_first(Puzzles puzzles, Solver& solver) {
  std::stable_sort(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle, const Puzzle& other) {
    return solver.distance(puzzle) < solver.distance(other);
  });
  return puzzles;
}

// A run that fails on one of the suspects of a failed run; none if none is found.
inline std::optional<RunResult> alone_of(const RunResult& failed, const Retry& retry,
                                         Solver& solver) {
  if (failed.puzzles.size() == 1) return failed;
  Puzzles nearest = nearest_first(failed.suspects, solver);
  // A wrong answer is mostly wrong alone, too.
  if (failed.has_told_wrong()) return retry({nearest[0]});
  // Where answers are missing, the first of these may be the cause.
  const Puzzle first = failed.suspects[0];
  if (const auto alone = retry({first})) return alone;
  nearest.erase(std::find(nearest.begin(), nearest.end(), first));
  if (failed.is_only_late()) {
    for (const Puzzle& puzzle : nearest) {
      if (const auto alone = retry({puzzle})) return alone;
    }
    return std::nullopt;
  }
  // Else the cause is in the near half, or in the far one.
  while (nearest.size() > 1) {
    const auto middle = nearest.begin() + std::ptrdiff_t(nearest.size() + 1) / 2;
    const Puzzles near(nearest.begin(), middle), far(middle, nearest.end());
    nearest = retry(near) ? near : far;
  }
  return nearest.empty() ? std::nullopt : retry(nearest);
}

// A run on few of the puzzles that fail together: drops halves, quarters and so on, down to single
// puzzles, until none of these can be dropped (delta debugging, Zeller 2002). What comes after the
// first suspect is dropped at once if the others fail.
inline RunResult few_together(const RunResult& failed, const Retry& retry) {
  const Puzzles& all = failed.puzzles;
  const auto first = std::find(all.begin(), all.end(), failed.suspects[0]);
  RunResult fewest = retry({all.begin(), first + 1}).value_or(failed);
  for (std::size_t size = (fewest.puzzles.size() + 1) / 2; size > 0;) {
    bool has_dropped = false;
    for (std::size_t end = fewest.puzzles.size(); end > 0;) {
      const std::size_t begin = end - std::min(size, end);
      Puzzles fewer = fewest.puzzles;
      fewer.erase(fewer.begin() + std::ptrdiff_t(begin), fewer.begin() + std::ptrdiff_t(end));
      const auto result = fewer.empty() ? std::nullopt : retry(fewer);
      has_dropped |= result.has_value();
      if (result) fewest = *result;
      end = begin;
    }
    if (size > 1 || !has_dropped) size /= 2;
  }
  return fewest;
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

// A run on a nearer puzzle that fails alone, as the given one does, or the given one: tries others
// in runs of at most `in_run`. A puzzle of a run may fail by its place only: so once one is found,
// still nearer ones are tried again.
inline RunResult nearest_alone(RunResult alone, const Puzzles& others, std::size_t in_run,
                               const Retry& retry, Solver& solver) {
  for (std::size_t next = 0; next < others.size();) {
    Puzzles some;
    for (; next < others.size() && some.size() < in_run; ++next) {
      const bool is_nearer = solver.distance(others[next]) < solver.distance(alone.puzzles[0]);
      if (is_nearer) some.push_back(others[next]);
    }
    const auto failed = some.empty() ? std::nullopt : retry(some);
    const auto nearer = failed ? alone_of(*failed, retry, solver) : std::nullopt;
    if (!nearer) continue;
    alone = *nearer;
    if (in_run > 1) next = 0;
  }
  return alone;
}

}  // namespace eight_puzzle
