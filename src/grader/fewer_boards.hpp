// Shrinks a failing input: looks for one board that fails alone, as near to the goal as can be, or
// else for the fewest boards that fail together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "board.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

// The boards at distances from `least` to `most` from a goal: one of each distance in turn, each
// board once. So all boards of small levels come soon, and some of the large ones.
inline Puzzles one_of_each_in_turn(const Grid& grid, State goal, std::uint64_t least,
                                   std::uint64_t most) {
  constexpr std::size_t prime = 1'000'003;  // Larger than a level: such steps meet all of it.
  Puzzles puzzles;
  const auto all = levels(grid, goal, least, most);
  std::size_t largest = 0;
  for (const std::vector<State>& level : all) largest = std::max(largest, level.size());
  for (std::size_t turn = 0; turn < largest; ++turn) {
    for (const std::vector<State>& level : all) {
      if (turn < level.size()) puzzles.push_back({level[turn * prime % level.size()], goal});
    }
  }
  return puzzles;
}

// Runs the program that is tested on puzzles. Returns those that it did not answer rightly if it
// fails in the way that is looked for; otherwise none, and none when the time is up.
using FailingOf = std::function<Puzzles(const Puzzles&)>;

inline Puzzles nearest_first(Puzzles puzzles, Solver& solver) {
  std::stable_sort(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle, const Puzzle& other) {
    return solver.distance(puzzle) < solver.distance(other);
  });
  return puzzles;
}

// The first puzzle that fails alone; none if none does.
inline Puzzles first_alone(const Puzzles& puzzles, const FailingOf& failing_of) {
  for (const Puzzle& puzzle : puzzles) {
    if (!failing_of({puzzle}).empty()) return {puzzle};
  }
  return {};
}

// The half of the puzzles that fails, the first or else the second, itself halved as long as a half
// of it fails; none if neither fails.
inline Puzzles failing_half(const Puzzles& puzzles, const FailingOf& failing_of) {
  const auto middle = puzzles.begin() + std::ptrdiff_t(puzzles.size() + 1) / 2;
  for (const Puzzles& half : {Puzzles(puzzles.begin(), middle), Puzzles(middle, puzzles.end())}) {
    if (half.empty() || failing_of(half).empty()) continue;
    const Puzzles less = half.size() > 1 ? failing_half(half, failing_of) : Puzzles();
    return less.empty() ? half : less;
  }
  return {};
}

// Fewer puzzles that fail: one, as near as can be, or several; none if none are found. `wrong`:
// what a run did not answer rightly. The first of these is tried alone, as it mostly fails so, too;
// then halves of the others, nearest first, but only of those that are nearer than it if it failed.
// With `only_alone`, these are tried one by one.
inline Puzzles fewer_of(const Puzzles& wrong, bool only_alone, const FailingOf& failing_of,
                        Solver& solver) {
  const Puzzle& first = wrong[0];
  const bool is_alone = !failing_of({first}).empty();
  Puzzles others;
  for (const Puzzle& puzzle : nearest_first({wrong.begin() + 1, wrong.end()}, solver)) {
    if (is_alone && solver.distance(puzzle) >= solver.distance(first)) break;
    others.push_back(puzzle);
  }
  const Puzzles found =
      only_alone ? first_alone(others, failing_of) : failing_half(others, failing_of);
  return is_alone && found.size() != 1 ? Puzzles{first} : found;
}

// A puzzle that fails alone, no further than the given one, which does: looks for it among others,
// in runs of at most `in_run`.
inline Puzzle nearer_alone(Puzzle puzzle, const Puzzles& others, std::size_t in_run,
                           const FailingOf& failing_of, Solver& solver) {
  for (std::size_t next = 0; next < others.size();) {
    Puzzles some;
    for (; next < others.size() && some.size() < in_run; ++next) {
      if (solver.distance(others[next]) < solver.distance(puzzle)) some.push_back(others[next]);
    }
    if (some.empty()) break;
    Puzzles found = nearest_first(failing_of(some), solver);
    if (!found.empty() && some.size() > 1) found = fewer_of(found, false, failing_of, solver);
    if (found.size() == 1) puzzle = found[0];
  }
  return puzzle;
}

// Few of the puzzles that fail together: drops halves, quarters and so on, down to single puzzles,
// the later ones first (delta debugging, Zeller 2002). Requires that all fail.
inline Puzzles few_together(Puzzles puzzles, const FailingOf& failing_of) {
  for (std::size_t size = (puzzles.size() + 1) / 2; size > 0; size /= 2) {
    for (std::size_t end = puzzles.size(); end > 0;) {
      const std::size_t begin = end - std::min(size, end);
      Puzzles fewer = puzzles;
      fewer.erase(fewer.begin() + std::ptrdiff_t(begin), fewer.begin() + std::ptrdiff_t(end));
      if (!fewer.empty() && !failing_of(fewer).empty()) puzzles = fewer;
      end = begin;
    }
  }
  return puzzles;
}

}  // namespace eight_puzzle
