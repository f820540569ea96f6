// A whole solution of BOJ 11112, to be read first: the least number of moves from a 3x3 board to
// 123 456 78#, or "impossible", by A*. Submit this file as it stands.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

// A board in an integer: four bits a cell, the first cell in the lowest ones. 0 is the blank.
using State = std::uint64_t;
const State goal = 0x087654321;
State tile_at(State state, int cell) { return state >> 4 * cell & 15; }

// The cells next to each cell. They are numbered 0 1 2 / 3 4 5 / 6 7 8, row by row.
const std::vector<int> neighbours[9] = {{1, 3},    {0, 2, 4}, {1, 5},    {0, 4, 6}, {1, 3, 5, 7},
                                        {2, 4, 8}, {3, 7},    {4, 6, 8}, {5, 7}};

// An inversion is a pair of tiles, read row by row, with the larger first. A tile that slides up or
// down passes two others: the number of inversions changes by -2, 0 or 2. Sideways it stays. The
// goal has none, so a board with an odd number cannot be solved. All others can (Wilson 1974).
bool solvable(State state) {
  int inversions = 0;
  for (int second = 0; second < 9; ++second)
    for (int first = 0; first < second; ++first)
      inversions += tile_at(state, second) != 0 && tile_at(state, first) > tile_at(state, second);
  return inversions % 2 == 0;
}

// How many rows plus columns the cell is away from the tile's cell in the goal.
int steps_home(int tile, int cell) {
  return std::abs(cell / 3 - (tile - 1) / 3) + std::abs(cell % 3 - (tile - 1) % 3);
}

struct Node {
  State state;
  int blank, last_blank, g;  // The blank's cell, that before the move (or -1), the moves so far.
};

// The least number of moves, by A*. Requires a board that can be solved. h is the Manhattan
// distance: the sum of steps_home() over the tiles, without the blank. It is 0 at the goal and a
// move changes it by 1: a solution through a state takes at least f = g + h moves. Until the goal
// is visited, the stacks hold a state of each solution that undoes no move, so of a shortest one.
// The least f is visited first: at the goal f is g, so no solution is shorter. A move adds 1 to g:
// f stays or grows by 2, and two stacks, for this f and the next, replace a priority queue.
int distance(State start, int blank) {
  std::vector<Node> open = {{start, blank, -1, 0}}, next;
  for (;; std::swap(open, next)) {
    while (!open.empty()) {
      const Node node = open.back();
      open.pop_back();
      if (node.state == goal) return node.g;
      for (const int cell : neighbours[node.blank]) {
        if (cell == node.last_blank) continue;  // It would undo the last move.
        const State tile = tile_at(node.state, cell);
        const State child = node.state - (tile << 4 * cell) + (tile << 4 * node.blank);
        const bool h_falls = steps_home(int(tile), node.blank) < steps_home(int(tile), cell);
        (h_falls ? open : next).push_back({child, cell, node.blank, node.g + 1});
      }
    }
  }
}

int main() {
  int boards = 0;
  for (int read = std::scanf("%d", &boards); read == 1 && boards > 0; --boards) {
    State board = 0;
    int blank = 0, seen = 0;
    for (int cell = 0; cell < 9; ++cell) {
      char symbol;
      if (std::scanf(" %c", &symbol) != 1) return 0;
      const int tile = symbol == '#' ? 0 : symbol - '0';
      if (tile < 0 || tile > 8 || seen >> tile & 1)
        return 0;  // Each symbol once, or it is no board.
      seen |= 1 << tile;
      board |= State(tile) << 4 * cell;
      if (tile == 0) blank = cell;
    }
    solvable(board) ? std::printf("%d\n", distance(board, blank)) : std::puts("impossible");
  }
}
