// The table of the textbook searches by name, and a function that runs one.
// A new search is a function in the file of its family, a row here, its name in option_table.hpp,
// and lines in topics.hpp. For A* with a new heuristic, a class in heuristics.hpp is enough.
#pragma once

#include <utility>
#include <vector>

#include "textbook/best_first.hpp"
#include "textbook/breadth_first.hpp"
#include "textbook/depth_first.hpp"
#include "textbook/heuristics.hpp"
#include "textbook/search.hpp"
#include "textbook/tree_search.hpp"

namespace eight_puzzle {

struct Algorithm {
  const char* name;
  bool weighted;    // --weight has an effect.
  bool has_ties;    // --ties has an effect.
  bool by_default;  // --compare runs it unless --algorithm names others.
  void (*function)(Search& search);
};

// The slowest default search is the last of them, so that --compare prints the others' rows first.
// clang-format off
inline constexpr Algorithm algorithms[] = {
    {"astar", true, true, true, astar_with<Manhattan>},
    {"misplaced", true, true, true, astar_with<MisplacedTiles>},
    {"linear", true, true, true, astar_with<LinearConflict>},
    {"perimeter", true, true, true, astar_with<WithPerimeter>},
    {"greedy", false, true, true, greedy},
    {"idastar", true, false, true, iterative_deepening_astar},
    {"bfs", false, false, true, breadth_first},
    {"bibfs", false, false, true, bidirectional},
    {"dfs", false, false, true, depth_first},
    {"ids", false, false, true, iterative_deepening},
    {"tree", true, false, false, tree},
    {"treemisplaced", true, false, false, tree_misplaced},
};
// clang-format on

// Those of --compare, unless others are named.
inline std::vector<Algorithm> default_searches() {
  std::vector<Algorithm> searches;
  for (const Algorithm& algorithm : algorithms) {
    if (algorithm.by_default) searches.push_back(algorithm);
  }
  return searches;
}

// What the algorithm finds, or how far it got when it reached the limit.
inline SearchResult run_search(const Problem& problem, const Algorithm& algorithm) {
  Search search{problem};
  algorithm.function(search);
  return std::move(search.found);
}

}  // namespace eight_puzzle
