// What the tests compare with: boards as strings, and a plain breadth-first search over them. It
// shares nothing with the program but the packing of a State, and is written to be obviously right.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <queue>
#include <random>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace reference {

// The boards that one slide leads to. A board is its symbols row by row, '#' the blank.
inline std::vector<std::string> neighbours(const std::string& board, int rows, int cols) {
  std::vector<std::string> out;
  const int blank = int(board.find('#'));
  for (int cell = 0; cell < rows * cols; ++cell) {
    const int down = cell / cols - blank / cols, right = cell % cols - blank % cols;
    if (down * down + right * right != 1) continue;
    out.push_back(board);
    std::swap(out.back()[std::size_t(blank)], out.back()[std::size_t(cell)]);
  }
  return out;
}

using Distances = std::unordered_map<std::string, int>;

// The least number of moves from every board that can reach the goal.
inline Distances distances(const std::string& goal, int rows, int cols) {
  Distances distance{{goal, 0}};
  distance.reserve(181440);  // All boards of 3x3: to grow takes as long as to search.
  std::queue<std::string> queue({goal});
  for (; !queue.empty(); queue.pop()) {
    const int moves = distance.at(queue.front()) + 1;
    for (const std::string& board : neighbours(queue.front(), rows, cols)) {
      if (distance.emplace(board, moves).second) queue.push(board);
    }
  }
  return distance;
}

// Of 3x3, to the usual goal.
inline const Distances& usual_distances() {
  static const Distances known = distances("12345678#", 3, 3);
  return known;
}

// The board that the blank's moves lead to, or "" where one is no move.
inline std::string replay(std::string board, const std::string& moves, int rows, int cols) {
  for (const char move : moves) {
    const int blank = int(board.find('#'));
    int row = blank / cols, col = blank % cols;
    if (move == 'u') --row;
    if (move == 'd') ++row;
    if (move == 'l') --col;
    if (move == 'r') ++col;
    if (row < 0 || row >= rows || col < 0 || col >= cols) return "";
    if (std::string("udlr").find(move) == std::string::npos) return "";
    std::swap(board[std::size_t(blank)], board[std::size_t(row * cols + col)]);
  }
  return board;
}

// Of the shortest solutions the first in alphabetical order, by the distances to its end: of the
// moves that lead nearer, always the first.
inline std::string first_path(const Distances& known, std::string board, int rows, int cols) {
  std::string path;
  while (known.at(board) > 0) {
    for (const std::string move : {"d", "l", "r", "u"}) {
      const std::string next = replay(board, move, rows, cols);
      if (next.empty() || known.at(next) >= known.at(board)) continue;
      path += move;
      board = next;
      break;
    }
  }
  return path;
}

// "1234...#" for `cells` cells.
inline std::string ordered(int cells) {
  return std::string("123456789").substr(0, std::size_t(cells) - 1) + '#';
}

// A goal for each cell of the blank; from nine cells on only for the first, the middle and the
// last. Not all have the tiles in order.
inline std::vector<std::string> goals(int cells) {
  std::vector<std::string> out;
  for (int blank = 0; blank < cells; blank += cells < 9 ? 1 : (cells - 1) / 2) {
    out.push_back(ordered(cells));
    std::swap(out.back()[std::size_t(blank)], out.back().back());
  }
  return out;
}

// All orders of the symbols of a board, solvable or not, in alphabetical order.
inline std::vector<std::string> all_boards(int cells) {
  std::string board = ordered(cells);
  std::sort(board.begin(), board.end());
  std::vector<std::string> out;
  do out.push_back(board);
  while (std::next_permutation(board.begin(), board.end()));
  return out;
}

// Shuffles a list (Fisher-Yates), or only its first elements. Unlike with std::shuffle, a seed
// gives the same order on every machine.
template <class List>
void shuffle(List& list, std::mt19937& random, std::size_t first = SIZE_MAX) {
  for (std::size_t i = 0; i < list.size() && i < first; ++i) {
    std::swap(list[i], list[i + random() % (list.size() - i)]);
  }
}

// At most `size` of the boards that take from `least` to `most` moves, in an order fixed by the
// seed.
inline std::vector<std::string> sample(const Distances& known, int least, int most,
                                       std::size_t size, unsigned seed) {
  std::vector<std::string> boards;
  for (const auto& [board, distance] : known) {
    if (distance >= least && distance <= most) boards.push_back(board);
  }
  std::sort(boards.begin(), boards.end());
  std::mt19937 random(seed);
  shuffle(boards, random, size);
  boards.resize(std::min(size, boards.size()));
  return boards;
}

// As the program packs it: four bits a cell, the first cell lowest, the blank 0.
inline std::uint64_t pack(const std::string& board) {
  std::uint64_t state = 0;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    state |= std::uint64_t(board[cell] == '#' ? 0 : board[cell] - '0') << (4 * cell);
  }
  return state;
}

}  // namespace reference
