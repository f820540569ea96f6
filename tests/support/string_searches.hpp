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

// Iterative-deepening A*, by an explicit stack of the paths to visit: a path is its boards.
inline Counts idastar_over_strings(const std::string& start, const std::string& goal,
                                   double weight) {
  const auto f = [&](const std::vector<std::string>& path) {
    return double(path.size() - 1) + weight * manhattan_distance(path.back(), goal);
  };
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  std::size_t stored = 0;
  for (double bound = f({start});;) {
    double next = std::numeric_limits<double>::infinity();
    std::vector<std::vector<std::string>> stack = {{start}};
    while (!stack.empty()) {
      const auto path = stack.back();
      stack.pop_back();
      if (f(path) > bound) {
        next = std::min(next, f(path));
        continue;
      }
      ++visited;
      stored = std::max(stored, path.size());
      if (path.back() == goal) return {path.size() - 1, visited, expanded, generated, stored};
      ++expanded;
      auto children = reference::neighbours(path.back(), 3, 3);
      generated += children.size();
      std::reverse(children.begin(), children.end());
      for (const std::string& child : children) {
        if (path.size() > 1 && child == path[path.size() - 2]) continue;
        stack.push_back(path);
        stack.back().push_back(child);
      }
    }
    bound = next;
  }
}
