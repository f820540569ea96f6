// The searches of the textbooks side by side, written to be read and counted, not to be fast:
// breadth-first, depth-first, iterative deepening, and best-first with two heuristics.
//
// Each takes a Problem that has a solution and gives back what it Found. They share the vocabulary:
// a state is visited when it is taken from open, the goal with them; expanded when its neighbours
// are generated. The blind searches try the lowest neighbouring cell first.
#ifndef EIGHT_PUZZLE_ALGORITHMS_HPP
#define EIGHT_PUZZLE_ALGORITHMS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <queue>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "eight_puzzle.cpp"

namespace eight_puzzle {

// Enough for iterative deepening 26 moves deep on 3x3 and for every other search on any board; a
// board of 2x5 that is 55 moves deep would take iterative deepening years.
constexpr std::uint64_t default_limit = 20'000'000;

struct Problem {
  State start, goal;
  double weight = 1;                                 // Of h in the best-first searches, 0 or more.
  std::uint64_t limit = default_limit;               // Expansions after which to give up.
  std::function<void(std::uint64_t)> progress = {};  // Told now and then how many were visited.
};

struct Found {
  bool solved = false;  // Else the search gave up.
  std::string moves;    // The way of the blank.
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  std::uint64_t most_stored = 0;  // States held at the same time, in open, closed or on the path.
};

// What all searches do alike: generate neighbours, count, and give up.
template <class G>
class Search {
 public:
  explicit Search(const Problem& problem) : problem_(problem) { stored(1); }  // The start.

  Found found;

  // Counts the visit. Whether the state is the goal.
  bool visit(State state) {
    constexpr std::uint64_t between_reports = 1 << 16;
    if (++found.visited % between_reports == 0 && problem_.progress)
      problem_.progress(found.visited);
    found.solved = state == problem_.goal;
    return found.solved;
  }

  // Calls use(child, direction) for each neighbour, the lowest cell first. False at the limit.
  template <class Use>
  bool expand(State state, Use use) {
    if (found.expanded == problem_.limit) return false;
    ++found.expanded;
    for (const Direction direction : {up, left, right, down}) {
      const State child = G::after_move(state, direction);
      if (child == state) continue;
      ++found.generated;
      use(child, direction);
    }
    return true;
  }

  void stored(std::size_t states) {
    found.most_stored = std::max<std::uint64_t>(found.most_stored, states);
  }

  // Follows the directions by which states were reached from the goal back to the start.
  template <class CameBy>
  void trace(CameBy came_by) {
    for (State state = problem_.goal; state != problem_.start;) {
      const int direction = came_by(state);
      found.moves += letters[direction];
      state = G::after_move(state, 3 - direction);
    }
    std::reverse(found.moves.begin(), found.moves.end());
  }

 private:
  const Problem& problem_;
};

// Visits the states in the order in which they were generated, so the nearest first.
template <class G>
Found breadth_first(const Problem& problem) {
  Search<G> search(problem);
  std::queue<State> open({problem.start});
  std::unordered_map<State, int> came_by{{problem.start, directions}};
  for (bool more = true; more; search.stored(came_by.size())) {
    const State state = open.front();
    open.pop();
    if (search.visit(state)) {
      search.trace([&](State at) { return came_by.at(at); });
      break;
    }
    more = search.expand(state, [&](State child, int direction) {
      if (came_by.emplace(child, direction).second) open.push(child);
    });
  }
  return search.found;
}

// Visits a neighbour of the state just visited as long as there is one that was not visited yet. It
// marks states when they are visited, so it ends, but with any path rather than a short one.
template <class G>
Found depth_first(const Problem& problem) {
  Search<G> search(problem);
  std::vector<std::pair<State, int>> open = {{problem.start, directions}};
  std::unordered_map<State, int> came_by;
  for (bool more = true; more; search.stored(came_by.size() + open.size())) {
    const auto [state, direction] = open.back();
    open.pop_back();
    if (!came_by.emplace(state, direction).second) continue;
    if (search.visit(state)) {
      search.trace([&](State at) { return came_by.at(at); });
      break;
    }
    const auto first = open.end() - open.begin();
    more = search.expand(state, [&](State child, int way) {
      if (came_by.count(child) == 0) open.emplace_back(child, way);
    });
    std::reverse(open.begin() + first, open.end());  // So that the lowest cell is on top.
  }
  return search.found;
}

// Depth-first to depth 0, then to depth 1, and so on: the memory of a path, the least number of
// moves. It avoids only the states of its own path.
template <class G>
Found iterative_deepening(const Problem& problem) {
  struct Step {
    State state;
    int direction;
    std::size_t depth;
  };
  Search<G> search(problem);
  std::vector<Step> open, path;
  bool more = true;
  for (std::size_t bound = 0; more && !search.found.solved; ++bound) {
    path.clear();
    open = {{problem.start, directions, 0}};
    while (more && !open.empty()) {
      const Step step = open.back();
      open.pop_back();
      path.resize(step.depth);
      path.push_back(step);
      if (search.visit(step.state)) break;
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
  if (search.found.solved) {
    for (std::size_t i = 1; i < path.size(); ++i) search.found.moves += letters[path[i].direction];
  }
  return search.found;
}

// The number of tiles that are not in their place. At most the Manhattan distance.
template <class G>
class Misplaced {
 public:
  explicit Misplaced(State goal) : goal_(goal) {}

  int of(State state) const {
    int h = 0;
    for (int cell = 0; cell < G::cells; ++cell) {
      const int tile = G::tile(state, cell);
      h += tile != 0 && tile != G::tile(goal_, cell);
    }
    return h;
  }

 private:
  State goal_;
};

// Visits the state of the least f = g + weight * h; among equals that of the largest g, then the
// one generated last. A* where the weight is 1. A larger one hurries towards the goal and does not
// promise the least number of moves, but at most that many times as many.
template <class G, class Heuristic>
Found best_first(const Problem& problem) {
  using Entry =
      std::tuple<double, int, std::uint64_t, State>;  // f, -g, -order, state: least first.
  struct Best {
    int g, direction;
  };
  Search<G> search(problem);
  const Heuristic h(problem.goal);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  std::unordered_map<State, Best> best = {{problem.start, {0, directions}}};
  open.emplace(0.0, 0, 0, problem.start);
  for (bool more = true; more; search.stored(best.size())) {
    const auto [f, minus_g, order, state] = open.top();
    open.pop();
    if (best.at(state).g != -minus_g) continue;  // A shorter way was found meanwhile.
    if (search.visit(state)) {
      search.trace([&](State at) { return best.at(at).direction; });
      break;
    }
    const int g = 1 - minus_g;
    more = search.expand(state, [&](State child, int direction) {
      const auto [known, is_new] = best.try_emplace(child, Best{g, direction});
      if (!is_new && known->second.g <= g) return;
      known->second = {g, direction};
      // A statement of its own: where clang++ may fuse a product and a sum, which rounds f
      // otherwise, it does so within a statement only, and g++ in ISO C++ never.
      const double weighted = problem.weight * h.of(child);
      open.emplace(g + weighted, -g, ~search.found.generated, child);
    });
  }
  return search.found;
}

// The one table of algorithms, for options, comparisons and help.
struct Algorithm {
  const char* name;
  const char* title;
  bool shortest;  // Promises the least number of moves, given a weight of at most 1.
  Found (*search)(const Problem& problem);
};

template <class G>
constexpr Algorithm algorithms[] = {
    {"astar", "A*, Manhattan", true, best_first<G, Manhattan<G>>},
    {"misplaced", "A*, misplaced", true, best_first<G, Misplaced<G>>},
    {"bfs", "breadth-first", true, breadth_first<G>},
    {"dfs", "depth-first", false, depth_first<G>},
    {"ids", "iterative deepening", true, iterative_deepening<G>},
};

}  // namespace eight_puzzle

#endif
