// What the textbook searches share: the problem, what was found, visiting and expanding states, and
// the hash map of those that remember states. Every search is a function of a Search.
//
// The searches are written to be read and to count their work, not to be fast; the fast A* is in
// eight_puzzle.cpp. A state is visited when it is taken from open, the goal included, unless its
// entry is stale; it is expanded when its neighbours are generated, in the order up, left, right,
// down: the lowest cell first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory_resource>
#include <string>
#include <unordered_map>

#include "board.hpp"

namespace eight_puzzle {

// What to search for. Requires a goal that can be reached.
struct Problem {
  Grid grid;
  State start, goal;
  double weight = 1;                                 // Of h, 0 or more.
  std::uint64_t limit = UINT64_MAX;                  // Expansions after which to give up.
  std::function<void(std::uint64_t)> progress = {};  // Gets the number of states visited, 0 first.
};

struct Found {
  bool solved = false;  // If not, the search gave up.
  std::string moves;    // The letters of the blank's moves.
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  std::uint64_t most_stored = 0;  // The most states held at once.
  double seconds = 0;             // CPU time.
};

// What a search remembers of a state: how it was reached.
struct Reached {
  char last_move;
  int g = 0;  // In best-first searches.
};

// The states that a search remembers. Each search has memory of its own, so that its time does not
// depend on the search before it.
using StateMap = std::pmr::unordered_map<State, Reached>;

// A search that runs: it visits states until visit() returns true or it has found a solution, and
// leaves the moves in found.moves.
struct Search {
  const Problem& problem;
  Found found = {};
  Manhattan manhattan = Manhattan(problem.grid, problem.goal);
  std::pmr::monotonic_buffer_resource memory{};  // For its maps; freed at once.

  // Counts the visit of a state, of the goal or not, while `stored` states are held, this one
  // included. Returns whether the search has ended: at the goal or at the limit.
  bool visit(bool at_goal, std::size_t stored) {
    if (found.visited % (1 << 16) == 0 && problem.progress) problem.progress(found.visited);
    ++found.visited;
    found.most_stored = std::max<std::uint64_t>(found.most_stored, stored);
    found.solved = at_goal;
    return at_goal || found.expanded == problem.limit;
  }

  // Calls use(child, letter) for each neighbour, with the letter of the move to it.
  template <class Use>
  void expand(State state, Use use) {
    ++found.expanded;
    const int blank = blank_cell(state);
    for (const Direction direction : {up, left, right, down}) {
      const int cell = problem.grid.neighbour(blank, direction);
      if (cell < 0) continue;
      ++found.generated;
      use(swapped(state, blank, cell), move_letters[direction]);
    }
  }

  // Leaves the moves from the start to a state in found.moves, if the search has not given up.
  void trace(State state, const StateMap& reached) {
    if (!found.solved) return;
    while (state != problem.start) {
      const char letter = reached.at(state).last_move;
      found.moves += letter;
      state = after_move(problem.grid, state, opposite(direction_of(letter)));
    }
    std::reverse(found.moves.begin(), found.moves.end());
  }
};

}  // namespace eight_puzzle
