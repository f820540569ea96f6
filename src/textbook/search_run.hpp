// What the textbook searches share: the problem, the result, how states are visited and expanded,
// the observer, and the hash map of the states known. Every search is a function of a SearchRun
// that returns the moves.
//
// The searches are written to be read and to count their work, not to be fast; the fast A* is in
// eight_puzzle.cpp. A state is visited when it is taken from open, unless its entry is stale.
// The goal is visited, too. A state is expanded when its neighbours are generated, in the order up,
// left, right, down: by rising number of the cell.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory_resource>
#include <optional>
#include <string>
#include <unordered_map>

#include "board.hpp"

namespace eight_puzzle {

// Which entry of equal f a best-first search takes first: the one with the least keys. A newer
// entry has a larger number.
using TieKeys = std::pair<std::int64_t, std::int64_t>;
struct TieRule {
  const char* name;
  const char* help;
  TieKeys (*keys)(int g, std::int64_t number);
};
inline constexpr TieRule tie_rules[] = {
    {"deep", "the largest g, then the newest",
     [](int g, std::int64_t n) { return TieKeys(-g, -n); }},
    {"shallow", "the smallest g, then the oldest",
     [](int g, std::int64_t n) { return TieKeys(g, n); }},
    {"new", "the newest", [](int, std::int64_t n) { return TieKeys(0, -n); }},
    {"old", "the oldest", [](int, std::int64_t n) { return TieKeys(0, n); }},
};

// f and weights are whole numbers of millionths: so all machines agree on which f are equal.
using Millionths = std::int64_t;
inline constexpr Millionths unit_weight = 1'000'000;  // A weight of 1.
inline Millionths millionths(double number) { return std::llround(number * double(unit_weight)); }

struct SearchSettings {
  Millionths weight = unit_weight;          // The weight of h, 0 to 1000.
  TieRule ties = tie_rules[0];              // The rule for equal f.
  std::optional<std::uint64_t> limit = {};  // Expansions after which to give up.
};

// How a search has reached a state: the last move, the length of a path to it, and which visit put
// it into open. The maps hold a state and this in 16 bytes; with 24, searches take longer.
struct Reached {
  char last_move;
  int g : 24;            // Moves from the start or, on the goal's side, from the goal.
  std::uint32_t parent;  // The number of the visit, from 1.
};
inline constexpr char no_last_move = '-';
// At the start or, on the goal's side, at the goal.
inline constexpr Reached at_root{no_last_move, 0, 0};

// What a search knows of a state when it visits it. Searches in rounds also keep these as the
// entries of open and of the path.
struct Visit {
  State state;
  Reached reached;
  std::size_t open_size = 0;  // How many entries open has, stale ones too.
  std::optional<int> h = {};  // None if the search has no h.
  Millionths f = 0;           // If it has h: g + weight * h; without a weight, h.
  const char* side = "";      // The side, if the search has sides: "start" or "goal".
};

// Is called at every visit; `visited` counts this one.
using Observer = std::function<void(std::uint64_t visited, const Visit& visit)>;

// What to search for. Requires a reachable goal.
struct Problem {
  Grid grid;
  State start, goal;
  SearchSettings settings = {};
  Observer observer = {};  // Perhaps none.
};

// The letters of the blank's moves on the path that a search has found; none if it gave up, as
// expand() returned false.
using Moves = std::optional<std::string>;

struct SearchResult {
  Moves moves = {};
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  std::uint64_t most_stored = 0;  // The most states, entries or paths held at once.
  std::optional<int> h = {};      // The start's; none if the search has no h.
};

// The states that a search remembers. Each search has memory of its own, so that its time does not
// depend on the search before it.
using StateMap = std::pmr::unordered_map<State, Reached>;

// A run of a search on a problem, and what the run counts.
struct SearchRun : Problem {
  SearchResult result = {};
  Manhattan manhattan = Manhattan(grid, goal);
  std::pmr::monotonic_buffer_resource memory{};  // The memory of its maps, freed as a whole.

  // Counts a visit and calls the observer. `stored`: how many states, entries or paths are held,
  // this one included.
  void visit(const Visit& visit, std::size_t stored) {
    ++result.visited;
    result.most_stored = std::max<std::uint64_t>(result.most_stored, stored);
    if (observer) observer(result.visited, visit);
  }

  // Calls use(child, reached) for each neighbour of the state just visited, which is reached as
  // given. Returns false if the limit does not allow it.
  template <class Use>
  bool expand(State state, Reached reached, Use use) {
    if (settings.limit && result.expanded == *settings.limit) return false;
    ++result.expanded;
    ++reached.g;
    reached.parent = std::uint32_t(result.visited);
    const int blank = blank_cell(state);
    for (const Direction direction : {up, left, right, down}) {
      const int cell = grid.neighbour(blank, direction);
      if (cell < 0) continue;
      ++result.generated;
      reached.last_move = move_letters[direction];
      use(swapped(state, blank, cell), reached);
    }
    return true;
  }

  // The moves from the start to a state.
  std::string moves_to(State state, const StateMap& known) const {
    std::string moves;
    while (state != start) {
      const char letter = known.at(state).last_move;
      moves += letter;
      state = after_move(grid, state, opposite(direction_of(letter)));
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }
};

}  // namespace eight_puzzle
