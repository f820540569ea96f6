// A second implementation of the textbook searches, over strings, which counts as they do. It
// shares nothing with the program.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "support/reference.hpp"

// Moves, visited, expanded, generated, stored.
using Counts = std::vector<std::uint64_t>;

using Heuristic = std::function<int(const std::string& board, const std::string& goal)>;

inline int manhattan_distance(const std::string& board, const std::string& goal) {
  int h = 0;
  for (int cell = 0; cell < 9; ++cell) {
    const char tile = board[static_cast<std::size_t>(cell)];
    const int target = static_cast<int>(goal.find(tile));
    if (tile != '#') h += std::abs(cell / 3 - target / 3) + std::abs(cell % 3 - target % 3);
  }
  return h;
}

inline int tiles_out_of_place(const std::string& board, const std::string& goal) {
  int h = 0;
  for (std::size_t cell = 0; cell < 9; ++cell) h += board[cell] != '#' && board[cell] != goal[cell];
  return h;
}

// Best-first by f = weight_of_g * g + weight_of_h * h. Open holds each board once: when a shorter
// path to it is found, its entry is replaced.
inline Counts best_first_over_strings(const std::string& start, const std::string& goal,
                                      const Heuristic& h, double weight_of_g, double weight_of_h) {
  std::set<std::tuple<double, int, int, std::string>> open = {{0, 0, 0, start}};
  struct Reached {
    int g;
    std::tuple<double, int, int, std::string> entry;
  };
  std::map<std::string, Reached> reached = {{start, {0, *open.begin()}}};
  std::uint64_t visited = 0, generated = 0;
  for (;;) {
    const std::string board = std::get<3>(*open.begin());
    open.erase(open.begin());
    ++visited;
    const int g = reached.at(board).g + 1;
    if (board == goal) {
      return {std::uint64_t(g - 1), visited, visited - 1, generated, reached.size()};
    }
    for (const std::string& child : reference::neighbours(board, 3, 3)) {
      ++generated;
      const auto known = reached.find(child);
      if (known != reached.end() && known->second.g <= g) continue;
      if (known != reached.end()) open.erase(known->second.entry);
      const double f = weight_of_g * g + weight_of_h * h(child, goal);
      const std::tuple<double, int, int, std::string> entry = {f, -g, -int(generated), child};
      open.insert(entry);
      reached[child] = {g, entry};
    }
  }
}

// By an explicit stack of the paths to visit: a path is its boards. In each round those whose f, a
// weighted sum of moves and h, is within the bound; without h, as in iterative deepening, boards at
// the bound are not expanded and none is twice on a path. A path that waits holds one board more
// than the one being visited.
inline Counts deepening_over_strings(const std::string& start, const std::string& goal,
                                     double weight_of_h) {
  const bool by_depth = weight_of_h == 0;
  const auto f = [&](const std::vector<std::string>& path) {
    const int h = by_depth ? 0 : manhattan_distance(path.back(), goal);
    return double(path.size() - 1) + weight_of_h * h;
  };
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  std::size_t stored = 0;
  for (double bound = f({start});;) {
    double next = by_depth ? bound + 1 : std::numeric_limits<double>::infinity();
    std::vector<std::vector<std::string>> stack = {{start}};
    while (!stack.empty()) {
      const auto path = stack.back();
      stack.pop_back();
      ++visited;
      stored = std::max(stored, path.size() + stack.size());
      if (path.back() == goal) return {path.size() - 1, visited, expanded, generated, stored};
      if (by_depth && f(path) == bound) continue;
      ++expanded;
      auto children = reference::neighbours(path.back(), 3, 3);
      generated += children.size();
      std::reverse(children.begin(), children.end());
      for (const std::string& child : children) {
        const auto from =
            by_depth ? path.begin() : path.end() - std::min<long>(2, long(path.size()));
        if (std::find(from, path.end(), child) != path.end()) continue;
        auto longer = path;
        longer.push_back(child);
        if (f(longer) > bound) {
          next = std::min(next, f(longer));
        } else {
          stack.push_back(longer);
        }
      }
    }
    bound = next;
  }
}

// Breadth-first from both ends, whole levels, of the end whose last level is smaller.
inline Counts bidirectional_over_strings(const std::string& start, const std::string& goal) {
  std::map<std::string, int> known[2] = {{{start, 0}}, {{goal, 0}}};
  std::vector<std::string> levels[2] = {{start}, {goal}};
  std::uint64_t visited = 0, generated = 0;
  std::size_t stored = 2;
  for (;;) {
    const int side = levels[0].size() <= levels[1].size() ? 0 : 1;
    std::vector<std::string> next;
    for (const std::string& board : levels[side]) {
      ++visited;
      stored = known[0].size() + known[1].size();
      if (start == goal) return {0, 1, 0, 0, stored};
      std::uint64_t moves = 0;
      for (const std::string& child : reference::neighbours(board, 3, 3)) {
        ++generated;
        if (!known[side].emplace(child, known[side].at(board) + 1).second) continue;
        next.push_back(child);
        if (moves > 0 || known[1 - side].count(child) == 0) continue;
        moves = std::uint64_t(known[0].at(child) + known[1].at(child));
      }
      if (moves > 0) return {moves, visited, visited, generated, stored};
    }
    levels[side] = next;
  }
}
