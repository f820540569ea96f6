// Random boards: uniform, and the same for a seed on every machine.
#pragma once

#include <cstdint>
#include <random>

#include "eight_puzzle.cpp"
#include "moves.hpp"

namespace eight_puzzle {

// Any board, solvable or not: shuffles the symbols (Fisher-Yates). Not by a distribution of the
// standard library, whose results differ between machines; the bias of % is below 2^-60.
inline State random_board(const Grid& grid, std::mt19937_64& random) {
  State board = ordered(grid, 0);
  for (int cell = 0; cell < grid.cells(); ++cell) {
    board = swapped(board, cell, int(random() % std::uint64_t(cell + 1)));
  }
  return board;
}

// A board from which the goal can be reached.
inline State random_solvable_board(const Grid& grid, State goal, std::mt19937_64& random) {
  State board = random_board(grid, random);
  while (!solvable(grid, board, goal)) board = random_board(grid, random);
  return board;
}

}  // namespace eight_puzzle
