// The table of the textbook searches by name, and a function that runs one.
#pragma once

#include <cassert>

#include "textbook/best_first.hpp"
#include "textbook/breadth_first.hpp"
#include "textbook/depth_first.hpp"
#include "textbook/tree_search.hpp"

namespace eight_puzzle {

enum Trait : unsigned {
  with_weight = 1,      // --weight has an effect on it.
  with_ties = 2,        // --ties has an effect on it.
  left_out = 4,         // --compare leaves it out unless --algorithm names it.
  misses_shortest = 8,  // It is known to miss a shortest path, even with a weight of 1.
  with_sides = 16,      // It starts at the goal or at both ends, and tells the side of each visit.
};

// A row makes a search: its name, its traits, what it does in a run, and its help.
struct Search {
  const char* name;
  unsigned traits;
  Moves (*function)(SearchRun& run);
  const char* help;

  bool has(Trait trait) const { return (traits & trait) != 0; }
};

// The first is the default of --algorithm. Of those that --compare runs by default, the slowest is
// the last, so that the others' rows are printed first.
inline constexpr Search all_searches[] = {
    {"astar", with_weight | with_ties, astar_with<Manhattan>,
     "A*: visits the state of the least f; h is the Manhattan distance. If it finds a shorter "
     "path to a state, visited or not, it adds the state to open again. It skips the older, stale "
     "entry"},
    {"misplaced", with_weight | with_ties, astar_with<MisplacedTiles>,
     "A* with h the number of tiles out of place"},
    {"linear", with_weight | with_ties, astar_with<LinearConflict>,
     "A* with linear conflicts: h is the Manhattan distance + 2 for each tile that must leave its "
     "goal row or column so that the others there are in goal order"},
    {"perimeter", with_weight | with_ties, astar_with<PerimeterHeuristic>,
     "A* with h the true distance if that is at most the Manhattan distance + 2, else the "
     "Manhattan distance + 4"},
    {"greedy", with_ties | misses_shortest, greedy, "as astar, but with f = h"},
    {"idastar", with_weight, iterative_deepening_astar,
     "iterative-deepening A* with the h of astar: depth-first in rounds, without neighbours that "
     "undo the last move. A round leaves out what is above its bound; the next bound is the "
     "least f left out. With a large W it can take days: set --limit"},
    {"bfs", 0, breadth_first, "breadth-first"},
    {"bibfs", with_sides, bidirectional,
     "breadth-first from start and goal: a whole level at a time, on the side whose last level "
     "is smaller (the start's if equal). It ends when one side generates a state that the other "
     "knows"},
    {"dfs", misses_shortest, depth_first,
     "depth-first. It closes a state when it visits it. A neighbour in open is added again; its "
     "older entry is then stale. It stores the closed states and open"},
    {"ids", 0, iterative_deepening,
     "iterative deepening: depth-first in rounds, to depth 0, 1, 2, ..., without neighbours on the "
     "path. With ten cells, set --limit"},
    {"tree", with_weight | left_out, tree,
     "A* that keeps no closed set and follows all paths that visit no state twice; h is the "
     "Manhattan distance with the blank as a tile. Of equal f, it visits the path whose "
     "list of boards sorts first. It stores all paths: set --limit. Perhaps tree can miss a "
     "shortest one"},
    {"treemisplaced", with_weight | left_out, tree_misplaced,
     "as tree, with the h of misplaced, with the blank as a tile"},
};

// The searches that --compare runs if --algorithm names none.
inline std::vector<Search> default_searches() {
  std::vector<Search> searches;
  for (const Search& search : all_searches) {
    if (!search.has(left_out)) searches.push_back(search);
  }
  return searches;
}

// What the search finds, or how far it got when it reached the limit.
inline SearchResult run_search(const Problem& problem, const Search& search) {
  assert(is_solvable(problem.grid, problem.start, problem.goal));
  SearchRun run{problem};
  run.result.moves = search.function(run);
  return std::move(run.result);
}

}  // namespace eight_puzzle
