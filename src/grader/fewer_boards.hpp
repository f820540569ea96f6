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

// Runs the tested program on other puzzles. Returns the result if the program fails in the way that
// is looked for; none if not, or when the time is up.
using Retry = std::function<std::optional<RunResult>(const Puzzles&)>;

inline Puzzles nearest_first(Puzzles puzzles, Solver& solver) {
  std::stable_sort(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle, const Puzzle& other) {
    return solver.distance(puzzle) < solver.distance(other);
  });
  return puzzles;
}

// A run on a puzzle that fails alone, if one does: if the near half of the puzzles does not fail,
// it is in the far half.
inline std::optional<RunResult> alone_by_halves(Puzzles puzzles, const Retry& retry) {
  while (puzzles.size() > 1) {
    const auto middle = puzzles.begin() + std::ptrdiff_t(puzzles.size() + 1) / 2;
    const Puzzles near(puzzles.begin(), middle), far(middle, puzzles.end());
    puzzles = retry(near) ? near : far;
  }
  return puzzles.empty() ? std::nullopt : retry(puzzles);
}

// A run on few of the puzzles that fail together: drops halves, quarters and so on, down to single
// puzzles, until none of these can be dropped (delta debugging, Zeller 2002).
inline RunResult few_together(RunResult smallest, const Retry& retry) {
  for (std::size_t size = (smallest.puzzles.size() + 1) / 2; size > 0;) {
    bool has_dropped = false;
    for (std::size_t end = smallest.puzzles.size(); end > 0;) {
      const std::size_t begin = end - std::min(size, end);
      Puzzles fewer = smallest.puzzles;
      fewer.erase(fewer.begin() + std::ptrdiff_t(begin), fewer.begin() + std::ptrdiff_t(end));
      const auto result = fewer.empty() ? std::nullopt : retry(fewer);
      has_dropped |= result.has_value();
      if (result) smallest = *result;
      end = begin;
    }
    if (size > 1 || !has_dropped) size /= 2;
  }
  return smallest;
}

// The suspects of a failed run: the one that most probably fails alone, and the others, nearest
// first. A wrong answer is mostly wrong alone, too. Where answers end, the first that is missing
// may be why.
struct Suspects {
  Puzzle first;
  Puzzles others;
};
inline Suspects suspects_of(const RunResult& failed, Solver& solver) {
  Puzzles others = nearest_first(failed.suspects, solver);
  const Puzzle first = failed.has_told_wrong() ? others[0] : failed.suspects[0];
  others.erase(std::find(others.begin(), others.end(), first));
  return {first, others};
}

// A run on one of the puzzles of a failed run, or else on few of them; or the failed run.
inline RunResult fewest(const RunResult& failed, const Retry& retry, Solver& solver) {
  if (failed.puzzles.size() == 1) return failed;
  const Suspects suspects = suspects_of(failed, solver);
  if (const auto alone = retry({suspects.first})) return *alone;
  if (failed.is_only_late()) {
    for (const Puzzle& puzzle : suspects.others) {
      if (const auto alone = retry({puzzle})) return *alone;
    }
    return failed;
  }
  // If not, what was answered before may be why.
  const Puzzles& all = failed.puzzles;
  const auto first = std::find(all.begin(), all.end(), failed.suspects[0]);
  if (first != all.begin()) {
    if (const auto fewer = retry({all.begin(), first + 1})) return few_together(*fewer, retry);
  }
  // If not, the answers may have been lost: another puzzle may be why.
  if (!failed.has_told_wrong()) {
    if (const auto alone = alone_by_halves(suspects.others, retry)) return *alone;
  }
  return few_together(failed, retry);
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

// A run on the nearest puzzle found that fails alone, or else the given run. Tries others in runs
// of at most `in_run`. A puzzle may fail only at some places in a run: so once one is found, all
// nearer ones are tried again.
inline RunResult nearest_alone(RunResult alone, const Puzzles& others, std::size_t in_run,
                               const Retry& retry, Solver& solver) {
  for (std::size_t next = 0; next < others.size();) {
    Puzzles some;
    for (; next < others.size() && some.size() < in_run; ++next) {
      const bool is_nearer = solver.distance(others[next]) < solver.distance(alone.puzzles[0]);
      if (is_nearer) some.push_back(others[next]);
    }
    const auto failed = some.empty() ? std::nullopt : retry(some);
    if (!failed) continue;
    const Suspects suspects = suspects_of(*failed, solver);
    auto nearer = some.size() == 1 ? failed : retry({suspects.first});
    if (!nearer && !failed->has_told_wrong()) nearer = alone_by_halves(suspects.others, retry);
    if (!nearer) continue;
    alone = *nearer;
    if (in_run > 1) next = 0;
  }
  return alone;
}

}  // namespace eight_puzzle
