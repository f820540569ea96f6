// The textbook searches, written to be read and to count their work, not to be fast: best-first (A*
// with two heuristics, greedy), iterative-deepening A*, breadth-first, depth-first, and iterative
// deepening.
//
// A state is visited when it is taken from open, the goal included, unless its entry is out of
// date; it is expanded when its neighbours are generated, in the order up, left, right, down: the
// lowest cell first.
//
// The table at the end names them. The fast A* is in eight_puzzle.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <functional>
#include <limits>
#include <queue>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "distance_table.hpp"
#include "eight_puzzle.cpp"
#include "moves.hpp"

namespace eight_puzzle {

struct Found {
  bool solved = false;  // If not, the search gave up.
  std::string moves;    // The letters of the blank's moves.
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  // The most states held at once: for dfs in closed and open, there with repeats; for ids and
  // idastar on the path, its neighbours not counted; for others all that were found.
  std::uint64_t most_stored = 0;
  double seconds = 0;  // CPU time.
};

// What to search for, and what all searches share: they visit states until visit() returns true,
// and leave the moves of the solution in found.moves. Requires a goal that can be reached.
struct Search {
  Grid grid;
  State start, goal;
  double weight = 1;                                 // Of h, 0 or more.
  std::uint64_t limit = UINT64_MAX;                  // Expansions after which to give up.
  std::function<void(std::uint64_t)> progress = {};  // Told how many were visited, 0 first.
  Found found = {};
  Manhattan manhattan = Manhattan(grid, goal);

  // Counts the visit, while `stored` states are held, this one included. Returns whether the search
  // has ended: at the goal or at the limit.
  bool visit(State state, std::size_t stored) {
    if (found.visited % (1 << 16) == 0 && progress) progress(found.visited);
    ++found.visited;
    found.most_stored = std::max<std::uint64_t>(found.most_stored, stored);
    found.solved = state == goal;
    return found.solved || found.expanded == limit;
  }

  // Calls use(child, letter) for each neighbour, with the letter of the move to it.
  template <class Use>
  void expand(State state, Use use) {
    ++found.expanded;
    const int blank = blank_cell(state);
    for (const Direction direction : {up, left, right, down}) {
      const int cell = grid.neighbour(blank, direction);
      if (cell < 0) continue;
      ++found.generated;
      use(swapped(state, blank, cell), move_letters[direction]);
    }
  }

  // Follows the last move of each state from the goal, if that was reached, back to the start.
  template <class LastMove>
  void trace(const LastMove& last_move) {
    for (State state = goal; found.solved && state != start;) {
      const char letter = last_move(state);
      found.moves += letter;
      state = after_move(grid, state, opposite(direction_of(letter)));
    }
    std::reverse(found.moves.begin(), found.moves.end());
  }
};

inline int manhattan_h(const Search& search, State state) { return search.manhattan(state); }

// Visits the state of the least f, the weighted sum of g and h; among equals the one of the largest
// g, then the one generated last.
inline void best_first(Search& search, double g_weight, double h_weight,
                       int (*h)(const Search& search, State state)) {
  // f, -g, -order of generation, state: the least is visited first.
  using Entry = std::tuple<double, int, std::uint64_t, State>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  struct Known {
    int least_g;
    char last_move;
  };
  std::unordered_map<State, Known> known = {{search.start, {0, '-'}}};
  open.emplace(0.0, 0, 0, search.start);
  for (;;) {
    const auto [least_f, minus_g, order, state] = open.top();
    open.pop();
    if (known.at(state).least_g != -minus_g) continue;  // A shorter path was found meanwhile.
    if (search.visit(state, known.size())) {
      return search.trace([&](State child) { return known.at(child).last_move; });
    }
    const int g = 1 - minus_g;
    search.expand(state, [&](State child, char letter) {
      const auto [entry, is_new] = known.try_emplace(child);
      if (!is_new && entry->second.least_g <= g) return;
      entry->second = {g, letter};
      open.emplace(g_weight * g + h_weight * h(search, child), -g, ~search.found.generated, child);
    });
  }
}

// A* with the Manhattan distance. A weight above 1 finds some path sooner, with at most weight
// times the least number of moves.
inline void textbook_astar(Search& search) { best_first(search, 1, search.weight, manhattan_h); }

// A* with the number of tiles that are not in their cell. That is at most the Manhattan distance.
inline void misplaced(Search& search) {
  best_first(search, 1, search.weight, [](const Search& problem, State state) {
    int h = 0;
    for (int cell = 0; cell < problem.grid.cells(); ++cell) {
      const int tile = tile_at(state, cell);
      h += tile != 0 && tile != tile_at(problem.goal, cell);
    }
    return h;
  });
}

// Best-first by the Manhattan distance alone: finds some path, and soon.
inline void greedy(Search& search) { best_first(search, 0, 1, manhattan_h); }

// Visits states in the order in which they were generated, so the nearest first.
inline void breadth_first(Search& search) {
  std::queue<State> open({search.start});
  const Rank rank(search.grid);
  std::vector<char> letters(factorial(search.grid.cells()));  // By rank, 0 at first.
  const auto last_move = [&](State state) -> char& { return letters[rank(state)]; };
  last_move(search.start) = '-';
  for (;;) {
    const State state = open.front();
    open.pop();
    if (search.visit(state, search.found.visited + 1 + open.size())) return search.trace(last_move);
    search.expand(state, [&](State child, char letter) {
      if (last_move(child) != 0) return;
      last_move(child) = letter;
      open.push(child);
    });
  }
}

// Visits a neighbour of the state just visited as long as there is one that is not closed. States
// are closed when they are visited, so the search ends, but with some path, rarely a shortest.
inline void depth_first(Search& search) {
  std::vector<std::pair<State, char>> open = {{search.start, '-'}};
  const Rank rank(search.grid);
  std::vector<char> letters(factorial(search.grid.cells()));  // By rank, 0 until closed.
  const auto last_move = [&](State state) -> char& { return letters[rank(state)]; };
  for (;;) {
    const auto [state, letter] = open.back();
    open.pop_back();
    if (last_move(state) != 0) continue;
    last_move(state) = letter;
    if (search.visit(state, search.found.visited + 1 + open.size())) return search.trace(last_move);
    const auto first = open.end() - open.begin();
    search.expand(state, [&](State child, char child_letter) {
      if (last_move(child) == 0) open.emplace_back(child, child_letter);
    });
    std::reverse(open.begin() + first, open.end());  // So that the lowest cell is on top.
  }
}

// A state on a path: the moves from the start, and the letter of the last one.
struct Step {
  State state;
  std::uint32_t moves;
  char letter;
};

// Visits, depth-first, the states on all paths from the start of at most `depth` moves, but for
// children that are cut. `path` leads to the state visited last. Returns whether the search has
// ended.
template <class Cut>
bool visit_paths(Search& search, std::vector<Step>& path, std::uint32_t depth, Cut cut) {
  std::vector<Step> open = {{search.start, 0, '-'}};
  while (!open.empty()) {
    const Step step = open.back();
    open.pop_back();
    path.resize(step.moves);
    path.push_back(step);
    if (search.visit(step.state, path.size())) {
      for (std::size_t i = 1; search.found.solved && i < path.size(); ++i)
        search.found.moves += path[i].letter;
      return true;
    }
    if (step.moves == depth) continue;
    Step children[directions];
    int count = 0;
    search.expand(step.state, [&](State child, char letter) {
      if (!cut(child)) children[count++] = {child, step.moves + 1, letter};
    });
    while (count > 0) open.push_back(children[--count]);  // The lowest cell on top.
  }
  return false;
}

// Depth-first to depth 0, then to depth 1, and so on. Finds a shortest solution and stores no more
// than a path and its neighbours. Visits a state again unless it is on the path.
inline void iterative_deepening(Search& search) {
  std::vector<Step> path;
  const auto on_path = [&](State child) {
    return std::any_of(path.rbegin(), path.rend(),
                       [&](const Step& step) { return step.state == child; });
  };
  std::uint32_t depth = 0;
  while (!visit_paths(search, path, depth, on_path)) ++depth;
}

// Iterative-deepening A* with the Manhattan distance (Korf 1985): depth-first to the f of the
// start, then to the least f that was cut off, and so on. Never undoes the last move, and stores no
// more than a path and its neighbours.
inline void iterative_deepening_astar(Search& search) {
  const Manhattan& h = search.manhattan;
  std::vector<Step> path;
  double bound, next = search.weight * h(search.start);
  const auto undone_or_far = [&](State child) {
    if (path.size() > 1 && child == path[path.size() - 2].state) return true;
    const double f = double(path.size()) + search.weight * h(child);
    if (f > bound) next = std::min(next, f);
    return f > bound;
  };
  do {
    bound = std::exchange(next, std::numeric_limits<double>::infinity());
  } while (!visit_paths(search, path, UINT32_MAX, undone_or_far));
}

// The algorithms of --algorithm and --compare. The help names them, too.
struct Algorithm {
  const char* name;
  bool weighted;  // A weight has an effect.
  void (*run)(Search& search);
};

inline constexpr Algorithm algorithms[] = {
    {"astar", true, textbook_astar},     {"misplaced", true, misplaced},
    {"greedy", false, greedy},           {"idastar", true, iterative_deepening_astar},
    {"bfs", false, breadth_first},       {"dfs", false, depth_first},
    {"ids", false, iterative_deepening},
};

inline std::string names_of(const Algorithm& algorithm) { return algorithm.name; }

// CPU time of the process so far.
inline double cpu_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

// What the algorithm finds, or how far it got when it reached the limit.
inline Found solve(Search search, const Algorithm& algorithm) {
  const double begin = cpu_seconds();
  algorithm.run(search);
  search.found.seconds = cpu_seconds() - begin;
  return search.found;
}

}  // namespace eight_puzzle
