// The moves of the blank: their letters, and the board after one of them.
#pragma once

#include "eight_puzzle.cpp"

namespace eight_puzzle {

// By Direction.
inline constexpr char move_letters[] = "dlru";

// The state after the blank moves one cell; the state itself where that is beyond the edge.
inline State after_move(const Grid& grid, State state, int direction) {
  const int blank = blank_cell(state), cell = grid.neighbour(blank, direction);
  if (cell < 0) return state;
  const int tile = tile_at(state, cell);
  return state - placed(tile, cell) + placed(tile, blank);
}

}  // namespace eight_puzzle
