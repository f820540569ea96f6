// A whole solution of BOJ 11112, to be read first: the least number of moves from a 3x3 board to
// 123 456 78#, or "impossible", by A*. Submit this file as it is.
#include <cstdio>
#include <cstdlib>
#include <vector>

// A board in an integer: four bits for each cell, those of the first cell lowest. 0 is the blank.
using State = unsigned long long;
const State goal = 0x087654321;
State placed(int tile, int cell) { return State(tile) << 4 * cell; }
int tile_at(State state, int cell) { return int(state >> 4 * cell) & 15; }

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

// The least number of moves, by A*. Requires a board that can be solved. h is the sum of
// steps_home() over the tiles: 0 at the goal, and a move changes it by 1. So a solution through a
// state takes at least f = g + h moves. The least f is visited first. Until the goal is visited,
// the stacks hold a beginning of each solution that undoes no move, so of a shortest one. At the
// goal f is g: no solution is shorter. A move adds 1 to g, so f stays or grows by 2, and two
// stacks, for this f and the next, replace a priority queue. Each f has an end: no path has more
// than f moves. Without a closed set, states are visited once for each path to them: twice as
// often, but a hash table would make a visit six times as long.
int distance(const Node& start) {
  std::vector<Node> open = {start}, next;
  for (;;) {
    if (open.empty()) open.swap(next);
    const Node node = open.back();
    open.pop_back();
    if (node.state == goal) return node.g;
    for (const int cell : neighbours[node.blank]) {
      if (cell == node.last_blank) continue;  // It would undo the last move.
      const int tile = tile_at(node.state, cell);
      const State child = node.state - placed(tile, cell) + placed(tile, node.blank);
      const bool h_falls = steps_home(tile, node.blank) < steps_home(tile, cell);
      (h_falls ? open : next).push_back({child, cell, node.blank, node.g + 1});
    }
  }
}

int main() {
  int boards = 0;
  if (std::scanf("%d", &boards) != 1) return 0;
  for (; boards > 0; --boards) {
    Node start = {0, 0, -1, 0};
    bool seen[9] = {};
    for (int cell = 0; cell < 9; ++cell) {
      char symbol;
      if (std::scanf(" %c", &symbol) != 1) return 0;
      const int tile = symbol == '#' ? 0 : symbol - '0';
      if (tile < 0 || tile > 8 || seen[tile]) return 0;  // No board has that.
      seen[tile] = true;
      start.state += placed(tile, cell);
      if (tile == 0) start.blank = cell;
    }
    solvable(start.state) ? std::printf("%d\n", distance(start)) : std::puts("impossible");
  }
}
