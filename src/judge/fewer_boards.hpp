// Shrinks a failing input: finds fewer boards on which a program still fails, by running it.
#pragma once

#include <algorithm>
#include <cstddef>

#include "text/puzzle.hpp"

namespace eight_puzzle {

// Drops halves, quarters and so on, down to single units, the far ones, which come later, first, if
// the program fails without them, too (delta debugging, Zeller 2002). Drops the last unit last.
template <class Fails>
Units without_unneeded(Units units, const Fails& fails) {
  for (std::size_t size = units.size() / 2; size > 0; size /= 2) {
    for (std::size_t end = units.size() - 1; end > 0; end -= std::min(size, end)) {
      Units fewer = units;
      fewer.erase(fewer.begin() + std::ptrdiff_t(end - std::min(size, end)),
                  fewer.begin() + std::ptrdiff_t(end));
      if (fails(fewer)) units = fewer;
    }
  }
  const Units all_but_last(units.begin(), units.end() - 1);
  return !all_but_last.empty() && fails(all_but_last) ? all_but_last : units;
}

}  // namespace eight_puzzle
