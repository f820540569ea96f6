// Which puzzles to try to find a smaller input on which a program fails: those of a failed run that
// are likely to fail alone, and nearer ones.
#pragma once

#include <numeric>

#include "grader/program_run.hpp"
#include "solver/distance_table.hpp"

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
  if (run.answers_tell() && !run.score.wrong.empty()) return run.score.wrong;
  if (!run.score.incomplete.empty()) return run.score.incomplete;
  std::vector<std::size_t> all(run.puzzles.size());
  std::iota(all.begin(), all.end(), 0);
  return all;
}

// The puzzles of a failed run to try alone: the nearest suspect, and the first one, as later
// answers may only be shifted. If it was just too slow, all suspects: the first, where the answers
// end, and then the furthest first.
inline Puzzles likely_alone(const ProgramRun& run, Solver& solver) {
  Puzzles all;
  for (const std::size_t index : suspects(run)) all.push_back(run.puzzles[index]);
  if (run.is_just_too_slow()) {
    const Puzzles others = nearest_first({all.begin() + 1, all.end()}, solver);
    std::copy(others.rbegin(), others.rend(), all.begin() + 1);
    return all;
  }
  const Puzzle nearest = nearest_first(all, solver)[0];
  return nearest == all[0] ? Puzzles{nearest} : Puzzles{nearest, all[0]};
}

}  // namespace eight_puzzle
