// Shrinks a failing input: finds fewer boards on which a program still fails, by running it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>

#include "text/puzzle.hpp"

namespace eight_puzzle {

// Whether the program fails on these units, in whatever way. False if there is no time to tell.
using Fails = std::function<bool(const Units& units)>;

// Whether the unit takes fewer moves than the other.
using Nearer = std::function<bool(const Unit& unit, const Unit& other)>;

// The least number below `end` of which something holds, as if it held of all larger ones; `end` if
// it does not hold of end - 1. Tries small numbers first, as they make short runs.
template <class Holds>
std::size_t least(std::size_t end, const Holds& holds) {
  std::size_t low = 0, high = end;
  while (low < high) {
    const std::size_t middle = high == end ? std::min(2 * low, end - 1) : (low + high) / 2;
    if (holds(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return high;
}

// Drops all units but the last, halves, quarters and so on, down to single ones, if the program
// fails without them, too (delta debugging, Zeller 2002). The far ones, which come later, go first.
inline Units without_unneeded(Units units, const Fails& fails) {
  for (std::size_t size = units.size() - 1; size > 0; size = size == 1 ? 0 : (size + 1) / 2) {
    for (std::size_t end = units.size() - 1; end > 0; end -= std::min(size, end)) {
      Units fewer = units;
      fewer.erase(fewer.begin() + std::ptrdiff_t(end - std::min(size, end)),
                  fewer.begin() + std::ptrdiff_t(end));
      if (fails(fewer)) units = fewer;
    }
  }
  return units;
}

// Of the units on which the program failed, the fewest that are found: one alone, as near as can
// be, or else several of the nearest. `wrong`: those with a wrong answer, or none. `is_late`:
// whether a run that fails takes long, so that it is better to try each alone.
inline Units fewest_failing(const Units& all, const Units& wrong, const Nearer& nearer,
                            bool is_late, const Fails& fails) {
  if (all.size() == 1) return all;
  if (!wrong.empty()) {
    const Unit nearest = *std::min_element(wrong.begin(), wrong.end(), nearer);
    if (fails({nearest})) return {nearest};
  }
  Units sorted = all;
  std::stable_sort(sorted.begin(), sorted.end(), nearer);
  for (std::size_t i = 0; is_late && i < sorted.size(); ++i) {
    if (fails({sorted[i]})) return {sorted[i]};
  }
  for (const Units& units : {sorted, all}) {
    const auto up_to = [&](std::size_t last) {
      return Units(units.begin(), units.begin() + std::ptrdiff_t(last) + 1);
    };
    const std::size_t last = least(units.size(), [&](std::size_t i) { return fails(up_to(i)); });
    if (last < units.size()) return without_unneeded(up_to(last), fails);
  }
  return all;
}

}  // namespace eight_puzzle
