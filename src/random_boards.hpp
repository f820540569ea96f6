// Random boards: uniform, and the same for a seed on every machine.
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "distance_table.hpp"
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

// All boards at a distance from the table's goal, found by looking at all cells! boards. Drawing
// until one is that far would take too long where few are: 2 of 362,880 at 31 moves.
inline std::vector<State> boards_at(const Grid& grid, const DistanceTable& table, int distance) {
  std::vector<State> boards;
  std::string symbols = std::string("0123456789").substr(0, std::size_t(grid.cells()));
  do {
    State board = 0;
    for (int cell = 0; cell < grid.cells(); ++cell)
      board |= placed(symbols[std::size_t(cell)] - '0', cell);
    if (table.distance(board) == distance) boards.push_back(board);
  } while (std::next_permutation(symbols.begin(), symbols.end()));
  return boards;
}

// One of the boards, of which there is at least one.
inline State random_one(const std::vector<State>& boards, std::mt19937_64& random) {
  return boards[random() % boards.size()];
}

}  // namespace eight_puzzle
