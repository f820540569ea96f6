// Includes the core, without its main(); no other file does. Has puzzles, ranges of distances, the
// letters of moves, and operations on boards: to put tiles in order, swap two cells, rename tiles,
// move the blank.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#define EIGHT_PUZZLE_NO_MAIN
#include "eight_puzzle.cpp"

namespace eight_puzzle {

// A board to solve, and the goal that its moves are to reach. Messages call a puzzle a board.
struct Puzzle {
  State start, goal;
};
using Puzzles = std::vector<Puzzle>;
inline bool is_solvable(const Grid& grid, const Puzzle& puzzle) {
  return is_solvable(grid, puzzle.start, puzzle.goal);
}
inline bool operator==(const Puzzle& puzzle, const Puzzle& other) {
  return puzzle.start == other.start && puzzle.goal == other.goal;
}

// In place of the distance of an unsolvable board: larger than any distance (at most 55).
inline constexpr int unreachable = 56;

// The distances from `least` to `most`.
struct DistanceRange {
  std::uint64_t least = 0, most = UINT64_MAX;
};

inline bool operator==(const Grid& grid, const Grid& other) {
  return grid.rows == other.rows && grid.cols == other.cols;
}

// Indexed by Direction.
inline constexpr char move_letters[] = "dlru";
// Negative if the letter is not a move.
inline int direction_of(char letter) {
  const std::string_view letters = move_letters;
  const std::size_t place = letters.find(letter);
  return place == letters.npos ? -1 : int(place);
}

// The board with its tiles in order and the blank in this cell. The usual goal has it in the last.
inline State ordered(const Grid& grid, int blank) {
  State state = 0;
  for (int tile = 1; tile < grid.cells(); ++tile) state |= placed(tile, tile - (tile <= blank));
  return state;
}

// The state with the symbols of two cells exchanged.
inline State swapped(State state, int first, int second) {
  const int difference = tile_at(state, first) ^ tile_at(state, second);
  return state ^ placed(difference, first) ^ placed(difference, second);
}

// The board with its tiles renamed so that `goal` becomes `new_goal`. Requires that both goals have
// the blank in the same cell.
inline State renamed(const Grid& grid, State board, State goal, State new_goal) {
  int name[max_cells] = {};
  for (int cell = 0; cell < grid.cells(); ++cell) {
    name[tile_at(goal, cell)] = tile_at(new_goal, cell);
  }
  State out = 0;
  for (int cell = 0; cell < grid.cells(); ++cell) out |= placed(name[tile_at(board, cell)], cell);
  return out;
}

// The state after the blank moves one cell, or the same state if that cell is beyond the edge.
inline State after_move(const Grid& grid, State state, int direction) {
  const int blank = blank_cell(state), cell = grid.neighbour(blank, direction);
  return cell < 0 ? state : swapped(state, blank, cell);
}

}  // namespace eight_puzzle
