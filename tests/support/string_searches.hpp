// A second implementation of the textbook searches, over strings, which counts as they do. It
// shares nothing with the program.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <map>
#include <queue>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "support/reference.hpp"

// Moves, visited, expanded, generated, stored.
using Counts = std::vector<std::uint64_t>;

// Of boards with `cols` columns.
using Heuristic = std::function<int(const std::string& board, const std::string& goal, int cols)>;

inline int manhattan_distance(const std::string& board, const std::string& goal, int cols = 3) {
  int h = 0;
  for (int cell = 0; cell < int(board.size()); ++cell) {
    const char tile = board[std::size_t(cell)];
    const int target = int(goal.find(tile));
    if (tile == '#') continue;
    h += std::abs(cell / cols - target / cols) + std::abs(cell % cols - target % cols);
  }
  return h;
}

inline int tiles_out_of_place(const std::string& board, const std::string& goal, int = 3) {
  int h = 0;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    h += board[cell] != '#' && board[cell] != goal[cell];
  }
  return h;
}

// Of a row or column: its tiles that belong there, minus the most of them that can stay while the
// others leave, by trying all subsets. A line is the cells of its places.
inline int tiles_that_must_leave(const std::string& board, const std::string& goal,
                                 const std::vector<std::size_t>& line) {
  std::vector<std::size_t> targets;  // Of the tiles that belong there: their places in the line.
  for (const std::size_t cell : line) {
    const auto target = std::find(line.begin(), line.end(), goal.find(board[cell]));
    if (board[cell] == '#' || target == line.end()) continue;
    targets.push_back(std::size_t(target - line.begin()));
  }
  std::size_t most = 0;
  for (unsigned subset = 0; subset < 1u << targets.size(); ++subset) {
    std::vector<std::size_t> staying;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (subset >> i & 1) staying.push_back(targets[i]);
    }
    if (std::is_sorted(staying.begin(), staying.end())) most = std::max(most, staying.size());
  }
  return int(targets.size() - most);
}

inline int with_linear_conflicts(const std::string& board, const std::string& goal, int cols = 3) {
  int h = manhattan_distance(board, goal, cols);
  const std::size_t width = std::size_t(cols), height = board.size() / width;
  std::vector<std::vector<std::size_t>> lines(height + width);  // The rows, then the columns.
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    lines[cell / width].push_back(cell);
    lines[height + cell % width].push_back(cell);
  }
  for (const auto& line : lines) h += 2 * tiles_that_must_leave(board, goal, line);
  return h;
}

// The keys by which --ties orders entries of equal f, the least first.
inline std::pair<int, int> tie_keys(const std::string& rule, int g, int number) {
  if (rule == "deep") return {-g, -number};
  if (rule == "shallow") return {g, number};
  if (rule == "new") return {0, -number};
  if (rule == "old") return {0, number};
  throw std::invalid_argument("tie_keys() in string_searches.hpp has no rule " + rule);
}

// Best-first by f = weight_of_g * g + weight_of_h * h. Open holds each board once: when a shorter
// path to it is found, its entry is replaced. The moves are those along the parents, which can be
// fewer than g. Adds the boards to `order` as they are visited.
inline Counts best_first_over_strings(const std::string& start, const std::string& goal,
                                      const Heuristic& h, int weight_of_g, int weight_of_h,
                                      const std::string& rule = "deep",
                                      std::vector<std::string>* order = nullptr, int cols = 3) {
  using Entry = std::tuple<int, std::pair<int, int>, std::string>;
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
    const int rows = int(board.size()) / cols;
    for (const std::string& child : reference::neighbours(board, rows, cols)) {
      ++generated;
      const auto known = reached.find(child);
      if (known != reached.end() && known->second.g <= g) continue;
      if (known != reached.end()) open.erase(known->second.entry);
      const int f = weight_of_g * g + weight_of_h * h(child, goal, cols);
      const Entry entry = {f, tie_keys(rule, g, int(generated)), child};
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

// A stack holds the paths to visit, as lists of boards. f is the sum of moves and weighted h,
// counted in tenths. A round visits the paths whose f is at most the bound. Without h, as in
// iterative deepening, boards at the bound are not expanded, and no board is on a path twice. A
// path that waits holds one board more than the one being visited.
inline Counts deepening_over_strings(const std::string& start, const std::string& goal,
                                     int weight_of_h) {
  const bool by_depth = weight_of_h == 0;
  const auto f = [&](const std::vector<std::string>& path) {
    const int h = by_depth ? 0 : manhattan_distance(path.back(), goal);
    return 10 * int(path.size() - 1) + weight_of_h * h;
  };
  std::uint64_t visited = 0, expanded = 0, generated = 0;
  std::size_t stored = 0;
  for (int bound = f({start});;) {
    int next = by_depth ? bound + 10 : std::numeric_limits<int>::max();
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
      if (start == goal) return {0, 1, 0, 0, stored};
      std::uint64_t moves = 0;
      for (const std::string& child : reference::neighbours(board, 3, 3)) {
        ++generated;
        if (!known[side].emplace(child, known[side].at(board) + 1).second) continue;
        next.push_back(child);
        if (moves > 0 || known[1 - side].count(child) == 0) continue;
        moves = std::uint64_t(known[0].at(child) + known[1].at(child));
      }
      stored = known[0].size() + known[1].size();
      if (moves > 0) return {moves, visited, visited, generated, stored};
    }
    levels[side] = next;
  }
}

// The article's A*. Its program keeps no closed set: only a board that is on its own path is left
// out. h is multiplied by a cost. Of equal f it visits the path that comes first as a list of
// boards. It stores every path that it has ever put into open.
inline Counts tree_over_strings(const std::string& start, const std::string& goal,
                                const Heuristic& h, int cost, int cols = 3) {
  using Entry = std::pair<int, std::string>;  // f, and a path: its boards one after the other.
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> open;
  open.push({0, start});
  const std::size_t size = start.size();
  std::uint64_t generated = 0, stored = 1;
  for (std::uint64_t visited = 1;; ++visited) {
    const std::string path = open.top().second, board = path.substr(path.size() - size);
    open.pop();
    const int g = int(path.size() / size);
    if (board == goal) return {std::uint64_t(g - 1), visited, visited - 1, generated, stored};
    for (const std::string& child : reference::neighbours(board, int(size) / cols, cols)) {
      ++generated;
      bool on_path = false;
      for (std::size_t at = 0; at < path.size(); at += size) {
        on_path = on_path || path.compare(at, size, child) == 0;
      }
      if (on_path) continue;
      open.push({g + cost * h(child, goal, cols), path + child});
      ++stored;
    }
  }
}

// The heuristic with the blank counted as a tile.
inline Heuristic with_blank(const Heuristic& h) {
  return [h](std::string board, std::string goal, int cols) {
    for (std::string* text : {&board, &goal}) (*text)[text->find('#')] = ':';
    return h(board, goal, cols);
  };
}
