// Shrinks a failing input: looks for one board that fails alone, as near to the goal as can be, or
// else for the fewest boards that fail together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
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

// What a search for fewer boards asks about the program that is tested. When its time is up,
// nothing fails any more.
struct TestedProgram {
  // In a run on these: whether it fails in the way that is looked for; which of them fail.
  std::function<bool(const Puzzles&)> fails;
  std::function<Puzzles(const Puzzles&)> failing_of;
};

inline Puzzles nearest_first(Puzzles puzzles, Solver& solver) {
  std::stable_sort(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle, const Puzzle& other) {
    return solver.distance(puzzle) < solver.distance(other);
  });
  return puzzles;
}

// The nearest of the puzzles that is found to fail alone: tries one of each distance, nearest
// first, then the others, but only those nearer than what failed.
inline std::optional<Puzzle> nearest_alone(const Puzzles& puzzles, const TestedProgram& program,
                                           Solver& solver) {
  Puzzles order, others;
  for (const Puzzle& puzzle : nearest_first(puzzles, solver)) {
    const bool is_further =
        order.empty() || solver.distance(puzzle) > solver.distance(order.back());
    (is_further ? order : others).push_back(puzzle);
  }
  order.insert(order.end(), others.begin(), others.end());
  std::optional<Puzzle> nearest;
  for (const Puzzle& puzzle : order) {
    if (nearest && solver.distance(puzzle) >= solver.distance(*nearest)) continue;
    if (program.fails({puzzle})) nearest = puzzle;
  }
  return nearest;
}

// A puzzle that fails alone, no further than the given one, which does: looks for it among others,
// in runs of at most `in_run`.
inline Puzzle nearer_alone(Puzzle puzzle, const Puzzles& others, std::size_t in_run,
                           const TestedProgram& program, Solver& solver) {
  for (std::size_t next = 0; next < others.size();) {
    Puzzles some;
    for (; next < others.size() && some.size() < in_run; ++next) {
      if (solver.distance(others[next]) < solver.distance(puzzle)) some.push_back(others[next]);
    }
    if (some.empty()) break;
    puzzle = nearest_alone(program.failing_of(some), program, solver).value_or(puzzle);
  }
  return puzzle;
}

// Few puzzles that fail together: from all, nearest first or else in their order, drops halves,
// quarters and so on, down to single puzzles, the later ones first (delta debugging, Zeller 2002).
// Requires that all fail in their order.
inline Puzzles few_together(const Puzzles& all, const TestedProgram& program, Solver& solver) {
  Puzzles puzzles = nearest_first(all, solver);
  if (!program.fails(puzzles)) puzzles = all;
  for (std::size_t size = (puzzles.size() + 1) / 2; size > 0; size /= 2) {
    for (std::size_t end = puzzles.size(); end > 0;) {
      const std::size_t begin = end - std::min(size, end);
      Puzzles fewer = puzzles;
      fewer.erase(fewer.begin() + std::ptrdiff_t(begin), fewer.begin() + std::ptrdiff_t(end));
      if (!fewer.empty() && program.fails(fewer)) puzzles = fewer;
      end = begin;
    }
  }
  return puzzles;
}

}  // namespace eight_puzzle
