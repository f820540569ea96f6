// Second implementations of some textbook searches, over strings, which count as they do: those of
// the published figures, and best-first search with any f. They share nothing with the program.
#pragma once

#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "support/reference.hpp"

// Moves, visited, expanded, generated, stored.
using Counts = std::vector<std::uint64_t>;

using Heuristic = std::function<int(const std::string& board, const std::string& goal)>;

inline int manhattan_distance(const std::string& board, const std::string& goal) {
  int h = 0;
  for (int cell = 0; cell < int(board.size()); ++cell) {
    const char tile = board[std::size_t(cell)];
    const int target = int(goal.find(tile));
    if (tile == '#') continue;
    h += std::abs(cell / 3 - target / 3) + std::abs(cell % 3 - target % 3);
  }
  return h;
}

inline int tiles_out_of_place(const std::string& board, const std::string& goal) {
  int h = 0;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    h += board[cell] != '#' && board[cell] != goal[cell];
  }
  return h;
}

// The keys by which --ties orders entries of equal f, the least first.
using Keys = std::pair<std::int64_t, std::int64_t>;
using TieKeysOf = std::function<Keys(int g, std::int64_t number)>;
inline Keys oldest_first(int, std::int64_t number) { return {0, number}; }

// Best-first by f = weight_of_g * g + weight_of_h * h. Open holds each board once: when a shorter
// path to it is found, its entry is replaced. The moves are those along the parents, which can be
// fewer than g. Adds the boards to `order` as they are visited.
inline Counts best_first_over_strings(const std::string& start, const std::string& goal,
                                      const Heuristic& h, int weight_of_g, int weight_of_h,
                                      const TieKeysOf& tie_keys,
                                      std::vector<std::string>* order = nullptr) {
  using Entry = std::tuple<int, Keys, std::string>;
  std::set<Entry> open = {{0, {0, 0}, start}};
  struct Reached {
    int g;
    Entry entry;
    std::string parent;
  };
  std::map<std::string, Reached> reached = {{start, {0, *open.begin(), ""}}};
  std::uint64_t visited = 0, generated = 0;
  for (;;) {
    const std::string board = std::get<2>(*open.begin());
    open.erase(open.begin());
    ++visited;
    if (order != nullptr) order->push_back(board);
    if (board == goal) {
      std::uint64_t moves = 0;
      for (std::string on_path = goal; on_path != start; ++moves) {
        on_path = reached.at(on_path).parent;
      }
      return {moves, visited, visited - 1, generated, reached.size()};
    }
    const int g = reached.at(board).g + 1;
    for (const std::string& child : reference::neighbours(board, 3, 3)) {
      ++generated;
      const auto known = reached.find(child);
      if (known != reached.end() && known->second.g <= g) continue;
      if (known != reached.end()) open.erase(known->second.entry);
      const int f = weight_of_g * g + weight_of_h * h(child, goal);
      const Entry entry = {f, tie_keys(g, std::int64_t(generated)), child};
      open.insert(entry);
      reached[child] = {g, entry, board};
    }
  }
}

// Depth-first. A board is closed when it is visited; until then it can be in open several times.
inline Counts depth_first_over_strings(const std::string& start, const std::string& goal) {
  std::vector<std::pair<std::string, std::uint64_t>> open = {{start, 0}};  // With their moves.
  std::set<std::string> closed;
  std::uint64_t generated = 0;
  std::size_t stored = 0;
  for (;;) {
    const auto [board, moves] = open.back();
    open.pop_back();
    if (!closed.insert(board).second) continue;
    const std::size_t visited = closed.size();
    stored = std::max(stored, closed.size() + open.size());
    if (board == goal) return {moves, visited, visited - 1, generated, stored};
    auto children = reference::neighbours(board, 3, 3);
    generated += children.size();
    std::reverse(children.begin(), children.end());  // The first is to be taken first.
    for (const std::string& child : children) {
      if (closed.count(child) == 0) open.push_back({child, moves + 1});
    }
  }
}

// Depth-first to depth 0, 1, 2 and so on. A stack holds the paths to visit, as lists of boards. No
// board is on a path twice. A path that waits holds one board more than the one being visited.
inline Counts deepening_over_strings(const std::string& start, const std::string& goal) {
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  std::size_t stored = 0;
  for (std::size_t depth = 0;; ++depth) {
    std::vector<std::vector<std::string>> stack = {{start}};
    while (!stack.empty()) {
      const auto path = stack.back();
      stack.pop_back();
      ++visited;
      stored = std::max(stored, path.size() + stack.size());
      if (path.back() == goal) return {path.size() - 1, visited, expanded, generated, stored};
      if (path.size() > depth) continue;
      ++expanded;
      auto children = reference::neighbours(path.back(), 3, 3);
      generated += children.size();
      std::reverse(children.begin(), children.end());
      for (const std::string& child : children) {
        if (std::find(path.begin(), path.end(), child) != path.end()) continue;
        stack.push_back(path);
        stack.back().push_back(child);
      }
    }
  }
}
