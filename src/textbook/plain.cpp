// A complete solution of BOJ 11112 by A* as it is taught; read this file first. It finds the least
// number of moves from a 3x3 board to 123 456 78#, or "impossible". Submit this file as it is.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <vector>

// A board in an integer: four bits for each cell, those of cell 0 lowest. Tile 0 is the blank.
using State = unsigned long long;
const State goal = 0x087654321;  // 123 456 78#: each hexadecimal digit is a cell, cell 0 is last.
State placed(int tile, int cell) { return State(tile) << 4 * cell; }
int tile_at(State state, int cell) { return int(state >> 4 * cell) & 15; }
// The rows plus the columns between two cells, which are numbered 0 1 2 / 3 4 5 / 6 7 8.
int apart(int a, int b) { return std::abs(a / 3 - b / 3) + std::abs(a % 3 - b % 3); }

// An inversion is a pair of tiles, read row by row, with the larger first. A tile that slides up or
// down passes two others and adds -2, 0 or 2 inversions; sideways it adds none. The goal has none,
// so a board with an odd number cannot be solved. All others can (Wilson 1974).
bool is_solvable(State state) {
  int inversions = 0;
  for (int second = 0; second < 9; ++second)
    for (int first = 0; first < second; ++first)
      inversions += tile_at(state, second) != 0 && tile_at(state, first) > tile_at(state, second);
  return inversions % 2 == 0;
}

// The states one move away: a tile beside the blank slides into its cell.
std::vector<State> neighbours(State state) {
  std::vector<State> states;
  int blank = 0;
  while (tile_at(state, blank) != 0) ++blank;
  for (int cell = 0; cell < 9; ++cell) {
    const int tile = tile_at(state, cell);
    if (apart(cell, blank) == 1) states.push_back(state - placed(tile, cell) + placed(tile, blank));
  }
  return states;
}

// The Manhattan distance: how far each tile is from its cell in the goal (tile 1: cell 0), added
// up. A move changes h by 1, and at the goal h is 0, so h never exceeds the moves left.
int h(State state) {
  int sum = 0;
  for (int cell = 0; cell < 9; ++cell)
    if (tile_at(state, cell) != 0) sum += apart(cell, tile_at(state, cell) - 1);
  return sum;
}

struct Entry {
  int f, g;  // g is the number of moves from the start, and f = g + h.
  State state;
};
// The queue takes out the greatest entry: that of the least f and, of equal f, of the largest g.
bool operator<(const Entry& a, const Entry& b) { return a.f != b.f ? a.f > b.f : a.g < b.g; }

// The least number of moves; -1 if there is no path. Let states 0 to n be a shortest path. A visit
// of state i - 1 with g = i - 1 puts state i into open with g = i, its least, if it was not before.
// So the first state i not yet visited with g = i is in open with that g. Its h is at most n - i,
// and its f at most n. The goal is visited when its f = g is the least in open: so g is at most n.
int distance(State start) {
  std::priority_queue<Entry> open;
  std::unordered_map<State, int> known = {{start, 0}};  // The least g found so far.
  open.push({h(start), 0, start});
  while (!open.empty()) {
    const Entry entry = open.top();
    open.pop();
    if (entry.g > known[entry.state]) continue;  // Stale: a shorter path was found meanwhile.
    if (entry.state == goal) return entry.g;
    const int g = entry.g + 1;
    for (const State next : neighbours(entry.state)) {
      const auto found = known.find(next);
      if (found != known.end() && found->second <= g) continue;
      known[next] = g;
      open.push({g + h(next), g, next});
    }
  }
  return -1;
}

int main() {
  int boards = 0;
  for (std::cin >> boards; boards > 0; --boards) {
    char symbols[9] = {};
    for (char& symbol : symbols) std::cin >> symbol;
    if (!std::is_permutation(symbols, symbols + 9, "12345678#")) return 0;  // Not a board.
    State start = 0;
    for (int cell = 0; cell < 9; ++cell)
      if (symbols[cell] != '#') start += placed(symbols[cell] - '0', cell);
    std::cout << (is_solvable(start) ? std::to_string(distance(start)) : "impossible") << '\n';
  }
}
