// Fewer boards on which a program still fails, found by running it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

#include "judge/random_boards.hpp"

namespace eight_puzzle {

// Takes `fewer` in place of the units so far if the program fails on them, too. Returns whether it
// does.
using Take = std::function<bool(const Units& fewer)>;

// Takes a unit alone that the program fails on, found by bisection: as if it failed on all further
// ones. `sorted`: by distance.
inline void take_one(const Units& sorted, const Take& take) {
  std::size_t low = 0, high = sorted.size();
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (take({sorted[middle]})) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
}

// Drops halves, quarters and so on, down to single units, the last ones first, if the program fails
// without them (delta debugging, Zeller 2002). `units` are those that take() has taken last. Ends
// when in_time() is false.
inline void drop_unneeded(const Units& units, const Take& take,
                          const std::function<bool()>& in_time) {
  for (std::size_t size = units.size(); size > 1;) {
    size = (size + 1) / 2;
    for (std::size_t end = units.size(); end > 0 && units.size() > 1 && in_time();) {
      const std::size_t begin = end - std::min(size, end);
      Units others(units.begin(), units.begin() + std::ptrdiff_t(begin));
      others.insert(others.end(), units.begin() + std::ptrdiff_t(end), units.end());
      if (!others.empty()) take(others);
      end = begin;
    }
  }
}

}  // namespace eight_puzzle
