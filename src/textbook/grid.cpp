// Searches a map for a path from S to G, and draws the cells that it has visited. As it stands, it
// is breadth-first search. Section 1 of README.md changes key(), one line, into other searches.
#include <cstdlib>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <tuple>

// All lines have the same length. There are walls all around.
const std::string area =
    "###################\n"
    "#                 #\n"
    "#                 #\n"
    "#  S              #\n"
    "#         #       #\n"
    "#         #   G   #\n"
    "#         #       #\n"
    "###################\n";
using Cell = std::size_t;  // A place in this text. The cell below is `width` places further.
const Cell start = area.find('S'), goal = area.find('G'), width = area.find('\n') + 1;

// Estimates the steps from a cell to G: rows plus columns, as if there were no walls.
int h(Cell cell) {
  const int rows = int(cell / width) - int(goal / width);
  const int columns = int(cell % width) - int(goal % width);
  return std::abs(rows) + std::abs(columns);
}

// A cell to visit: g counts the steps from S to it, h estimates those to G.
struct Entry {
  int g, h, number;  // A newer entry has a larger number.
  Cell cell;
};

// The search next visits the entry with the least key.
int key(const Entry& entry) { return entry.g; }

// The queue takes out the greatest entry: that of the least key; of equal keys, that of the largest
// g; of equal g, the newest.
bool operator<(const Entry& a, const Entry& b) {
  return std::make_tuple(-key(a), a.g, a.number) < std::make_tuple(-key(b), b.g, b.number);
}

int main() {
  std::priority_queue<Entry> open;           // The entries to visit.
  std::map<Cell, int> known = {{start, 0}};  // For each cell found: the least g so far,
  std::map<Cell, Cell> from;                 // and the cell before it on that path.
  open.push({0, h(start), 0, start});
  std::string picture = area, end = "no path";
  int visits = 0, entries = 1;
  while (!open.empty()) {
    const Entry entry = open.top();
    open.pop();
    const Cell cell = entry.cell;
    if (entry.g > known[cell]) continue;  // Stale: a shorter path was found meanwhile.
    ++visits;
    if (cell == goal) {
      end = std::to_string(entry.g) + " steps";
      for (Cell back = from[goal]; back != start; back = from[back]) picture[back] = 'o';
      break;
    }
    if (cell != start) picture[cell] = char('0' + entry.g % 10);
    for (const Cell next : {cell - width, cell - 1, cell + 1, cell + width}) {
      const int g = entry.g + 1;
      if (area[next] == '#' || (known.count(next) != 0 && known[next] <= g)) continue;
      known[next] = g;
      from[next] = cell;
      open.push({g, h(next), entries++, next});
    }
  }
  std::cout << picture << visits << " visits, " << end << '\n';
}
