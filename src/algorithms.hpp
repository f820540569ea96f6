// The textbook searches, written to be read and to count their work, not to be fast: breadth-first,
// depth-first, iterative deepening, and best-first with two heuristics.
//
// Each takes a Problem that has a solution and returns what it Found. A state is visited when it is
// taken from open, the goal included; it is expanded when its neighbours are generated. The blind
// searches (bfs, dfs, ids) try up, left, right, down, so the lowest cell first.
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

// Enough for ids to search 26 moves deep on 3x3 and for every other search on any board.
inline constexpr std::uint64_t default_limit = 20'000'000;

struct Problem {
  Grid grid;
  State start, goal;
  double weight = 1;                                 // Of h in best-first searches, 0 or more.
  std::uint64_t limit = default_limit;               // Expansions after which to give up.
  std::function<void(std::uint64_t)> progress = {};  // Told now and then how many were visited.
};

struct Found {
  bool solved = false;  // Else the search gave up.
  std::string moves;    // The letters of the blank's moves.
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  std::uint64_t most_stored = 0;  // States held at the same time, in open, closed or on the path.
};

// What all searches share: they visit, expand, count, and give up.
class Search {
 public:
  explicit Search(const Problem& problem) : problem_(problem) { stored(1); }  // The start.

  Found found;

  // Counts the visit and returns whether the state is the goal.
  bool visit(State state) {
    ++found.visited;
    if (found.visited % (1 << 16) == 0 && problem_.progress) problem_.progress(found.visited);
    found.solved = state == problem_.goal;
    return found.solved;
  }

  // Calls use(child, direction) for each neighbour, the lowest cell first. False at the limit.
  template <class Use>
  bool expand(State state, Use use) {
    if (found.expanded == problem_.limit) return false;
    ++found.expanded;
    for (const Direction direction : {up, left, right, down}) {
      const State child = after_move(problem_.grid, state, direction);
      if (child == state) continue;
      ++found.generated;
      use(child, direction);
    }
    return true;
  }

  void stored(std::size_t states) {
    found.most_stored = std::max<std::uint64_t>(found.most_stored, states);
  }

  // With the moves, traced back from the goal: last_move(state) led to a state from its parent.
  template <class LastMove>
  Found traced(LastMove last_move) {
    for (State state = problem_.goal; state != problem_.start;) {
      const int direction = last_move(state);
      found.moves += move_letters[direction];
      state = after_move(problem_.grid, state, 3 - direction);
    }
    std::reverse(found.moves.begin(), found.moves.end());
    return found;
  }

 private:
  const Problem& problem_;
};

// Visits states in the order in which they were generated, so the nearest first.
inline Found breadth_first(const Problem& problem) {
  Search search(problem);
  std::queue<State> open({problem.start});
  std::unordered_map<State, int> last_move{{problem.start, directions}};
  for (bool more = true; more; search.stored(last_move.size())) {
    const State state = open.front();
    open.pop();
    if (search.visit(state)) return search.traced([&](State at) { return last_move.at(at); });
    more = search.expand(state, [&](State child, int direction) {
      if (last_move.emplace(child, direction).second) open.push(child);
    });
  }
  return search.found;
}

// Visits a neighbour of the state just visited as long as there is one that is not closed. States
// are closed when they are visited, so the search ends, but with any path, not a shortest one.
inline Found depth_first(const Problem& problem) {
  Search search(problem);
  std::vector<std::pair<State, int>> open = {{problem.start, directions}};
  std::unordered_map<State, int> closed;  // With the last move.
  for (bool more = true; more; search.stored(closed.size() + open.size())) {
    const auto [state, last_move] = open.back();
    open.pop_back();
    if (!closed.emplace(state, last_move).second) continue;
    if (search.visit(state)) return search.traced([&](State at) { return closed.at(at); });
    const auto first = open.end() - open.begin();
    more = search.expand(state, [&](State child, int direction) {
      if (closed.count(child) == 0) open.emplace_back(child, direction);
    });
    std::reverse(open.begin() + first, open.end());  // So that the lowest cell is on top.
  }
  return search.found;
}

// Depth-first to depth 0, then to depth 1, and so on. Finds a shortest solution and stores little
// more than one path. Visits a state again unless it is on the path.
inline Found iterative_deepening(const Problem& problem) {
  struct Step {
    State state;
    int last_move;
    std::size_t depth;
  };
  Search search(problem);
  std::vector<Step> open, path;
  bool more = true;
  for (std::size_t bound = 0; more; ++bound) {
    path.clear();
    open = {{problem.start, directions, 0}};
    while (more && !open.empty()) {
      const Step step = open.back();
      open.pop_back();
      path.resize(step.depth);
      path.push_back(step);
      if (search.visit(step.state)) {
        path.erase(path.begin());
        for (const Step& made : path) search.found.moves += move_letters[made.last_move];
        return search.found;
      }
      if (step.depth == bound) continue;
      const auto first = open.end() - open.begin();
      more = search.expand(step.state, [&](State child, int direction) {
        const auto same = [&](const Step& on_path) { return on_path.state == child; };
        if (std::none_of(path.begin(), path.end(), same)) {
          open.push_back({child, direction, step.depth + 1});
        }
      });
      std::reverse(open.begin() + first, open.end());
      search.stored(open.size() + path.size());
    }
  }
  return search.found;
}

// Visits the state of the least f = g + weight * h; among equals the one of the largest g, then the
// one generated last. With a weight of 1 that is A*. A larger weight finds some path sooner, with
// at most weight times the least number of moves.
inline Found best_first(const Problem& problem, const std::function<int(State)>& h) {
  struct Best {
    int g, last_move;
  };
  // f, -g, -order of generation, state: the least is visited first.
  using Entry = std::tuple<double, int, std::uint64_t, State>;
  Search search(problem);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  std::unordered_map<State, Best> best = {{problem.start, {0, directions}}};
  open.emplace(0.0, 0, 0, problem.start);
  for (bool more = true; more; search.stored(best.size())) {
    const auto [f, minus_g, order, state] = open.top();
    open.pop();
    if (best.at(state).g != -minus_g) continue;  // A shorter path to it was found meanwhile.
    if (search.visit(state)) return search.traced([&](State at) { return best.at(at).last_move; });
    const int g = 1 - minus_g;
    more = search.expand(state, [&](State child, int direction) {
      const auto [known, is_new] = best.try_emplace(child, Best{g, direction});
      if (!is_new && known->second.g <= g) return;
      known->second = {g, direction};
      // Apart from the sum, so that no compiler fuses the two, which rounds differently.
      const double weighted = problem.weight * h(child);
      open.emplace(g + weighted, -g, ~search.found.generated, child);
    });
  }
  return search.found;
}

// A* with the Manhattan distance.
inline Found textbook_astar(const Problem& problem) {
  return best_first(problem, Manhattan(problem.grid, problem.goal));
}

// A* with the number of tiles that are not in their cell. That is at most the Manhattan distance.
inline Found misplaced(const Problem& problem) {
  return best_first(problem, [&](State state) {
    int h = 0;
    for (int cell = 0; cell < problem.grid.cells(); ++cell) {
      const int tile = tile_at(state, cell);
      h += tile != 0 && tile != tile_at(problem.goal, cell);
    }
    return h;
  });
}

// The one table of algorithms, for options, comparisons and help.
struct Algorithm {
  const char* name;
  bool heuristic;  // Uses h, so that a weight has an effect.
  Found (*search)(const Problem& problem);
};

inline constexpr Algorithm algorithms[] = {
    {"astar", true, textbook_astar},     {"misplaced", true, misplaced},
    {"bfs", false, breadth_first},       {"dfs", false, depth_first},
    {"ids", false, iterative_deepening},
};

}  // namespace eight_puzzle
