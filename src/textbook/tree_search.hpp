// The A* of an article (antemrdm, "Solving 8-puzzle problem with search algorithm", 2022): a tree
// search, which keeps no closed set and so visits a state once for each path to it.
#pragma once

#include <queue>

#include "textbook/heuristics.hpp"
#include "textbook/search_run.hpp"

namespace eight_puzzle {

// All paths that were put into open. A path is its last step and the index of the path before it.
struct Paths {
  struct Path {
    State state;
    Reached reached;
    std::size_t before;  // 0 at the start, whose index is 0.
  };
  std::vector<Path> all;

  bool contains(std::size_t path, State state) const {
    while (path != 0 && all[path].state != state) path = all[path].before;
    return all[path].state == state;
  }

  // Whether the list of boards of a path is less than that of another. Boards are compared as text
  // with '0' as the blank; the first two that differ decide. Requires that neither path is the
  // beginning of the other, which holds in open; a path may be compared with itself.
  bool less(std::size_t path, std::size_t other) const {
    // Back to two paths of one length, then to the first step in which they differ.
    while (all[path].reached.g > all[other].reached.g) path = all[path].before;
    while (all[other].reached.g > all[path].reached.g) other = all[other].before;
    while (all[path].before != all[other].before) {
      path = all[path].before;
      other = all[other].before;
    }
    for (int cell = 0; cell < max_cells; ++cell) {
      const int tile = tile_at(all[path].state, cell), other_tile = tile_at(all[other].state, cell);
      if (tile != other_tile) return tile < other_tile;
    }
    return false;  // A path is not less than itself.
  }

  std::string moves_to(std::size_t path) const {
    std::string moves(std::size_t(all[path].reached.g), ' ');
    for (; path != 0; path = all[path].before) {
      moves[std::size_t(all[path].reached.g) - 1] = all[path].reached.last_move;
    }
    return moves;
  }
};

// Visits the path of the least f = g + weight * h; among equals the least list of boards. Leaves
// out children that are on their own path.
inline Moves tree_search(SearchRun& run, const std::function<int(State)>& h) {
  struct Entry {
    Millionths f;
    std::size_t path;
  };
  Paths paths;
  const auto later = [&](const Entry& entry, const Entry& other) {
    return entry.f != other.f ? entry.f > other.f : paths.less(other.path, entry.path);
  };
  std::priority_queue<Entry, std::vector<Entry>, decltype(later)> open(later);
  const auto add = [&](const Paths::Path& path) {
    paths.all.push_back(path);
    open.push(
        {unit_weight * path.reached.g + run.settings.weight * h(path.state), paths.all.size() - 1});
  };
  run.result.h = h(run.start);
  add({run.start, at_root, 0});
  for (;;) {  // Open is never empty: it holds the beginning of each path to the goal.
    const Entry entry = open.top();
    open.pop();
    const Paths::Path path = paths.all[entry.path];
    run.visit({path.state, path.reached, open.size(), h(path.state), entry.f}, paths.all.size());
    if (path.state == run.goal) return paths.moves_to(entry.path);
    const bool within_limit =
        run.expand(path.state, path.reached, [&](State child, Reached child_reached) {
          if (!paths.contains(entry.path, child)) add({child, child_reached, entry.path});
        });
    if (!within_limit) return std::nullopt;
  }
}

// h counts the blank, too: a move changes it by up to 2, and it can exceed the distance.
inline Moves tree(SearchRun& run) {
  const int target = blank_cell(run.goal);
  return tree_search(run, [&](State state) {
    const int cell = blank_cell(state);
    return run.manhattan(state) + std::abs(run.grid.row(cell) - run.grid.row(target)) +
           std::abs(run.grid.col(cell) - run.grid.col(target));
  });
}

// As tree(), but with misplaced tiles: h exceeds the distance by 1 at most.
inline Moves tree_misplaced(SearchRun& run) {
  const MisplacedTiles misplaced(run.grid, run.goal);
  return tree_search(run, [&](State state) {
    return misplaced(state) + (blank_cell(state) != blank_cell(run.goal));
  });
}

}  // namespace eight_puzzle
