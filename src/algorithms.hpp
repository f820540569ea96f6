// The textbook searches, written to be read and to count their work, not to be fast: breadth-first,
// depth-first, iterative deepening, and best-first with two heuristics.
//
// A state is visited when it is taken from open, the goal included; it is expanded when its
// neighbours are generated, in the order up, left, right, down: the lowest cell first.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <queue>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "eight_puzzle.cpp"
#include "moves.hpp"

namespace eight_puzzle {

struct Found {
  bool solved = false;  // Else the search gave up.
  std::string moves;    // The letters of the blank's moves.
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  // The most states held at once: for dfs in closed and open, there with repeats; for ids on the
  // path; for others all that were generated.
  std::uint64_t most_stored = 0;
};

// What to search for, and what all searches share: they visit states until visit() returns true.
// At the goal last_move leads back to the start. Requires a goal that can be reached.
struct Search {
  Grid grid;
  State start, goal;
  double weight = 1;                                 // Of h in best-first searches, 0 or more.
  std::uint64_t limit = UINT64_MAX;                  // Expansions after which to give up.
  std::function<void(std::uint64_t)> progress = {};  // Told how many were visited: 0 first.

  Found found = {};
  std::unordered_map<State, int> last_move = {};  // By state: the direction that led to it.

  // Counts the visit, while `stored` states are held. Returns whether the search has ended: at the
  // goal or at the limit.
  bool visit(State state, std::size_t stored) {
    if (found.visited % (1 << 16) == 0 && progress) progress(found.visited);
    ++found.visited;
    found.most_stored = std::max<std::uint64_t>(found.most_stored, stored);
    found.solved = state == goal;
    return found.solved || found.expanded == limit;
  }

  // Calls use(child, direction) for each neighbour.
  template <class Use>
  void expand(State state, Use use) {
    ++found.expanded;
    for (const Direction direction : {up, left, right, down}) {
      const State child = after_move(grid, state, direction);
      if (child == state) continue;
      ++found.generated;
      use(child, direction);
    }
  }
};

// Visits states in the order in which they were generated, so the nearest first.
inline void breadth_first(Search& search) {
  std::queue<State> open({search.start});
  search.last_move.emplace(search.start, directions);
  for (;;) {
    const State state = open.front();
    open.pop();
    if (search.visit(state, search.last_move.size())) return;
    search.expand(state, [&](State child, int direction) {
      if (search.last_move.emplace(child, direction).second) open.push(child);
    });
  }
}

// Visits a neighbour of the state just visited as long as there is one that is not closed. States
// are closed when they are visited, so the search ends, but with any path, not a shortest one.
inline void depth_first(Search& search) {
  std::vector<std::pair<State, int>> open = {{search.start, directions}};
  auto& closed = search.last_move;
  for (;;) {
    const auto [state, last_move] = open.back();
    open.pop_back();
    if (!closed.emplace(state, last_move).second) continue;
    if (search.visit(state, closed.size() + open.size())) return;
    const auto first = open.end() - open.begin();
    search.expand(state, [&](State child, int direction) {
      if (closed.count(child) == 0) open.emplace_back(child, direction);
    });
    std::reverse(open.begin() + first, open.end());  // So that the lowest cell is on top.
  }
}

// Visits the state and then those below it, depth-first, as long as the path has at most `depth`
// moves and no state twice. Returns whether the search has ended.
inline bool depth_limited(Search& search, std::vector<State>& path, State state,
                          std::size_t depth) {
  path.push_back(state);
  bool ended = search.visit(state, path.size());
  if (!ended && path.size() <= depth) {
    search.expand(state, [&](State child, int direction) {
      if (ended || std::find(path.begin(), path.end(), child) != path.end()) return;
      ended = depth_limited(search, path, child, depth);
      if (ended) search.last_move[child] = direction;
    });
  }
  path.pop_back();
  return ended;
}

// Depth-first to depth 0, then to depth 1, and so on. Finds a shortest solution and stores no more
// than a path. Visits a state again unless it is on the path.
inline void iterative_deepening(Search& search) {
  std::vector<State> path;
  std::size_t depth = 0;
  while (!depth_limited(search, path, search.start, depth)) ++depth;
}

// Visits the state of the least f = g + weight * h; among equals the one of the largest g, then the
// one generated last. With a weight of 1 that is A*. A larger weight finds some path sooner, with
// at most weight times the least number of moves.
inline void best_first(Search& search, const std::function<int(State)>& h) {
  // f, -g, -order of generation, state: the least is visited first.
  using Entry = std::tuple<double, int, std::uint64_t, State>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  std::unordered_map<State, int> least_g = {{search.start, 0}};
  open.emplace(0.0, 0, 0, search.start);
  for (;;) {
    const auto [f, minus_g, order, state] = open.top();
    open.pop();
    if (least_g.at(state) != -minus_g) continue;  // A shorter path to it was found meanwhile.
    if (search.visit(state, least_g.size())) return;
    const int g = 1 - minus_g;
    search.expand(state, [&](State child, int direction) {
      const auto [known, is_new] = least_g.try_emplace(child, g);
      if (!is_new && known->second <= g) return;
      known->second = g;
      search.last_move[child] = direction;
      open.emplace(g + search.weight * h(child), -g, ~search.found.generated, child);
    });
  }
}

// A* with the Manhattan distance.
inline void textbook_astar(Search& search) {
  best_first(search, Manhattan(search.grid, search.goal));
}

// A* with the number of tiles that are not in their cell. That is at most the Manhattan distance.
inline void misplaced(Search& search) {
  best_first(search, [&](State state) {
    int h = 0;
    for (int cell = 0; cell < search.grid.cells(); ++cell) {
      const int tile = tile_at(state, cell);
      h += tile != 0 && tile != tile_at(search.goal, cell);
    }
    return h;
  });
}

// The algorithms of --algorithm and --compare. The help names them, too.
struct Algorithm {
  const char* name;
  bool heuristic;  // Uses h, so that a weight has an effect.
  void (*run)(Search& search);
};

inline constexpr Algorithm algorithms[] = {
    {"astar", true, textbook_astar},     {"misplaced", true, misplaced},
    {"bfs", false, breadth_first},       {"dfs", false, depth_first},
    {"ids", false, iterative_deepening},
};

inline std::string name_of(const Algorithm& algorithm) { return algorithm.name; }

// What the algorithm finds, or how far it got when it reached the limit.
inline Found solve(Search search, const Algorithm& algorithm) {
  algorithm.run(search);
  Found& found = search.found;
  if (!found.solved) return found;
  for (State state = search.goal; state != search.start;) {
    const int direction = search.last_move.at(state);
    found.moves += move_letters[direction];
    state = after_move(search.grid, state, 3 - direction);
  }
  std::reverse(found.moves.begin(), found.moves.end());
  return found;
}

}  // namespace eight_puzzle
