// Shrinks a failing input: finds fewer boards on which a program still fails, by running it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>

#include "text/puzzle.hpp"

namespace eight_puzzle {

// Whether the program fails on these units, in whatever way. False if there is no time to tell.
using Fails = std::function<bool(const Units& units)>;

using DistanceOf = std::function<int(const Unit& unit)>;

// Takes `fewer` in place of the units if the program fails on them, too. Returns whether it does.
inline bool take(Units& units, const Units& fewer, const Fails& fails) {
  if (!fails(fewer)) return false;
  units = fewer;
  return true;
}

// Takes a unit alone: the first or, by bisection, one after it, as if the program failed on all
// further ones. `sorted`: by distance.
inline void take_one(Units& units, const Units& sorted, const Fails& fails) {
  std::size_t low = 0, high = sorted.size();
  for (std::size_t middle = 0; low < high; middle = (low + high) / 2) {
    if (take(units, {sorted[middle]}, fails)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
}

// Takes the last 2, 4, 8 and so on of the units up to the first wrong answer, or the first 2, 4, 8:
// short runs, as the whole one may be slow. Before these, tries the unit with the wrong answer
// together with the next one: a line that is missing shows only if another follows. `first_wrong`:
// its number from 1, or 0.
inline void take_group(Units& units, std::size_t first_wrong, const Fails& fails) {
  const auto begin = units.begin(), end = begin + std::ptrdiff_t(first_wrong);
  const bool has_next = first_wrong > 0 && end != units.end();
  if (has_next && take(units, Units(end - 1, end + 1), fails)) return;
  for (std::ptrdiff_t size = 2; size < std::ptrdiff_t(units.size()); size *= 2) {
    if (end - begin > size && take(units, Units(end - size, end), fails)) return;
    if (take(units, Units(begin, begin + size), fails)) return;
  }
}

// Drops halves, quarters and so on, down to single units, the last ones first, if the program fails
// without them (delta debugging, Zeller 2002).
inline void drop_unneeded(Units& units, const Fails& fails) {
  for (std::size_t size = units.size(); size > 1;) {
    size = (size + 1) / 2;
    for (std::size_t end = units.size(); end > 0 && units.size() > 1;) {
      const std::size_t begin = end - std::min(size, end);
      Units others(units.begin(), units.begin() + std::ptrdiff_t(begin));
      others.insert(others.end(), units.begin() + std::ptrdiff_t(end), units.end());
      if (!others.empty()) take(units, others, fails);
      end = begin;
    }
  }
}

// Replaces each unit by a nearer one if the program fails then, too.
inline void take_nearer(Units& units, const Units& sorted, const DistanceOf& distance_of,
                        const Fails& fails) {
  for (std::size_t i = 0; i < units.size(); ++i) {
    for (const Unit& nearer : sorted) {
      Units others = units;
      others[i] = nearer;
      if (distance_of(nearer) >= distance_of(units[i]) || take(units, others, fails)) break;
    }
  }
}

// Of the units on which the program failed, the fewest that are found: a near one alone, or else a
// few together, as near as they can be. `first_wrong`: the number, from 1, of the first one with a
// wrong answer, or 0. Every unit is tried alone only if no short run of several fails, as that may
// take long.
inline Units fewest_failing(const Units& all, std::size_t first_wrong,
                            const DistanceOf& distance_of, const Fails& fails) {
  Units units = all, sorted = all;
  if (all.size() == 1) return units;
  std::stable_sort(sorted.begin(), sorted.end(), [&](const Unit& unit, const Unit& other) {
    return distance_of(unit) < distance_of(other);
  });
  take_one(units, sorted, fails);
  if (units.size() == 1) return units;
  if (first_wrong > 0 && take(units, {all[first_wrong - 1]}, fails)) return units;
  take_group(units, first_wrong, fails);
  if (units.size() == all.size()) {
    for (const Unit& unit : sorted) {
      if (take(units, {unit}, fails)) return units;
    }
    take(units, sorted, fails);
  }
  take(units, Units(units.size(), sorted[0]), fails);  // Perhaps only their number matters.
  drop_unneeded(units, fails);
  if (units.size() <= 3) take_nearer(units, sorted, distance_of, fails);
  return units;
}

}  // namespace eight_puzzle
