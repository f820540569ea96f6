// Heuristics for A*. Each is a class, made for a size and a goal. It estimates the moves left from
// a state; the estimate never exceeds them. Manhattan is in eight_puzzle.cpp.
#pragma once

#include <algorithm>

#include "board.hpp"

namespace eight_puzzle {

// How many tiles are not in their cell of the goal, without the blank. Each of them adds at least 1
// to the Manhattan distance, so h is at most that distance.
class MisplacedTiles {
 public:
  MisplacedTiles(const Grid& grid, State goal) : cells_(grid.cells()), goal_(goal) {}

  int operator()(State state) const {
    int count = 0;
    for (int cell = 0; cell < cells_; ++cell) {
      const int tile = tile_at(state, cell);
      count += tile != 0 && tile != tile_at(goal_, cell);
    }
    return count;
  }

 private:
  int cells_;
  State goal_;
};

// The Manhattan distance plus linear conflicts (Hansson, Mayer and Yung 1992). Take the tiles that
// stand in their goal row, and a longest subsequence of them in goal order. As many tiles as are
// not in it must leave the row, and come back: 2 moves each that the Manhattan distance does not
// count. The same holds for columns, with the other moves. So h never exceeds the distance.
class LinearConflict {
 public:
  LinearConflict(const Grid& grid, State goal) : grid_(grid), manhattan_(grid, goal) {
    for (int cell = 0; cell < grid.cells(); ++cell) target_[tile_at(goal, cell)] = cell;
  }

  int operator()(State state) const {
    int h = manhattan_(state);
    for (int row = 0; row < grid_.rows; ++row) h += 2 * out_of_order(state, row * grid_.cols, 1);
    for (int col = 0; col < grid_.cols; ++col) h += 2 * out_of_order(state, col, grid_.cols);
    return h;
  }

 private:
  // How many tiles must leave a row or column, given by its first cell and the step to the next.
  int out_of_order(State state, int first, int step) const {
    const bool is_row = step == 1;
    const int size = is_row ? grid_.cols : grid_.rows;
    int targets[max_cells];  // Of the tiles in their goal line, in order.
    int rising[max_cells];   // The length of the longest rising subsequence that ends there.
    int count = 0, longest = 0;
    for (int i = 0; i < size; ++i) {
      const int cell = first + i * step, tile = tile_at(state, cell), target = target_[tile];
      const bool in_line =
          is_row ? grid_.row(target) == grid_.row(cell) : grid_.col(target) == grid_.col(cell);
      if (tile == 0 || !in_line) continue;
      rising[count] = 1;
      for (int before = 0; before < count; ++before) {
        if (targets[before] < target) rising[count] = std::max(rising[count], rising[before] + 1);
      }
      longest = std::max(longest, rising[count]);
      targets[count++] = target;
    }
    return count - longest;
  }

  Grid grid_;
  Manhattan manhattan_;
  int target_[max_cells] = {};  // The cell of a tile in the goal.
};

// The perimeter of the core, as a heuristic. In the perimeter, h is the distance. Outside, h is the
// Manhattan distance + 4, and the distance is at least as large. So h never exceeds the distance,
// and a move changes h by at most 1.
class PerimeterHeuristic {
 public:
  PerimeterHeuristic(const Grid& grid, State goal)
      : manhattan_(grid, goal), perimeter_(SlideTable(grid, manhattan_), goal) {}

  int operator()(State state) const {
    const int detour = perimeter_.detour(state);
    return manhattan_(state) + (detour == unknown ? 4 : detour);
  }

 private:
  Manhattan manhattan_;
  Perimeter perimeter_;
};

}  // namespace eight_puzzle
