// The eight puzzle (BOJ 11112). A 3x3 board holds the tiles 1-8 and one empty cell '#', the blank;
// a move slides a tile into the blank. The input gives the number of boards, then the boards. For
// each board, print the least number of moves to 123 456 78#, or "impossible". Submit this file;
// for BOJ 1525, change the two constants above main(). textbook/plain.cpp is easier to read.
//
// How: parity tells whether a solution exists (is_solvable); A* finds its length (Astar). It is
// fast because moves are precomputed (SlideTable) and the search ends near the goal (Perimeter).

#include <bitset>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

namespace eight_puzzle {

// A board in an integer: four bits per cell, row by row, the first cell lowest. 0 is the blank.
//   bit  35..32       11..8    7..4     3..0        1 2 3
//        cell 8  ...  cell 2   cell 1   cell 0      4 # 5   is 0x687504321
//                                                   7 8 6
using State = std::uint64_t;

constexpr int max_cells = 10, state_bits = 4 * max_cells;  // At most ten: a tile is one digit.
constexpr int unknown = -1;                                // In place of a detour or a distance.

// The moves of the blank, in alphabetical order; up - d reverses d.
enum Direction { down, left, right, up, directions };
constexpr int opposite(int direction) { return up - direction; }

// The size of a board: at least two rows and two columns, at most max_cells cells.
struct Grid {
  int rows, cols;
  constexpr int cells() const { return rows * cols; }
  int row(int cell) const { return cell / cols; }
  int col(int cell) const { return cell % cols; }

  // The cell next to `cell`, or -1 beyond the edge.
  int neighbour(int cell, int direction) const {
    const int to_row = row(cell) + (direction == down) - (direction == up);
    const int to_col = col(cell) + (direction == right) - (direction == left);
    const bool inside = 0 <= to_row && to_row < rows && 0 <= to_col && to_col < cols;
    return inside ? to_row * cols + to_col : -1;
  }
};

// The tile in a cell, 0 for the blank. The bits of a state that hold a tile in a cell.
inline int tile_at(State state, int cell) { return int(state >> 4 * cell & 15); }
inline State placed(int tile, int cell) { return State(tile) << 4 * cell; }

// Requires a board: each of 0 to cells() - 1 exactly once. So do all functions below with a state.
inline int blank_cell(State state) {
  int cell = 0;
  while (tile_at(state, cell) != 0) ++cell;
  return cell;
}

// The number of pairs of tiles, read row by row, with the larger first. The blank is not a tile.
inline int inversions(const Grid& grid, State state) {
  int count = 0;
  for (int second = 1; second < grid.cells(); ++second) {
    const int tile = tile_at(state, second);
    for (int first = 0; first < second; ++first) count += tile_at(state, first) > tile;
  }
  return count - blank_cell(state);  // Every tile before the blank, a 0, was counted as larger.
}

// Whether moves lead from start to goal. In reading order, a tile passes no other when it slides
// sideways, and cols - 1 when it slides up or down. So the parity of the inversions stays if cols
// is odd; else it changes with the blank's row. An even sum suffices (Wilson 1974; 2x2 by trial).
inline bool is_solvable(const Grid& grid, State start, State goal) {
  int sum = inversions(grid, start) + inversions(grid, goal);
  if (grid.cols % 2 == 0) sum += grid.row(blank_cell(start)) + grid.row(blank_cell(goal));
  return sum % 2 == 0;
}

// The heuristic h: the rows and columns from a tile to its cell in the goal, summed over all
// tiles. It is 0 at the goal, and a move changes it by 1. So h <= distance, with the same parity.
class Manhattan {
 public:
  Manhattan(const Grid& grid, State goal) {
    for (int target = 0; target < grid.cells(); ++target) {
      const int tile = tile_at(goal, target);
      for (int cell = 0; tile != 0 && cell < grid.cells(); ++cell) {
        distance_[tile][cell] = std::abs(grid.row(target) - grid.row(cell)) +
                                std::abs(grid.col(target) - grid.col(cell));
      }
    }
  }

  int tile_distance(int tile, int cell) const { return distance_[tile][cell]; }
  int operator()(State state) const {
    int h = 0;
    for (int cell = 0; cell < max_cells; ++cell) h += tile_distance(tile_at(state, cell), cell);
    return h;
  }

 private:
  int distance_[max_cells][max_cells] = {};  // 0 for the blank.
};

// A state and, in the bits above it, an index into SlideTable, below: the slides to try from it.
//   bit  45..40                                  39..0
//        cell of the blank * 5 + the last move   state
using Node = std::uint64_t;
inline State state_of(Node node) { return node & ((Node(1) << state_bits) - 1); }

// A move: the tile at bit `shift` of the node slides into the blank, and h rises or falls by 1.
struct Slide {
  int shift;
  unsigned rising;              // Bit `tile` is set if h rises.
  Node state_step, index_step;  // A move adds tile * state_step + index_step, mod 2^64.
  Node tile(Node node) const { return node >> shift & 15; }
  Node child(Node node) const { return node + tile(node) * state_step + index_step; }
  bool h_rises(Node node) const { return rising >> tile(node) & 1; }
};

// The slides that do not undo the last move: for every cell of the blank and every last move.
class SlideTable {
 public:
  SlideTable(const Grid& grid, const Manhattan& h) {
    for (int blank = 0; blank < grid.cells(); ++blank) {
      for (int last = 0; last <= no_move; ++last) fill(grid, h, blank, last);
    }
  }

  static Node root(State state) { return state | index(blank_cell(state), no_move) << state_bits; }
  const std::vector<Slide>& from(Node node) const { return slides_[node >> state_bits]; }

 private:
  static constexpr int no_move = directions;  // Its opposite is no direction.
  static Node index(int blank, int last) { return Node(blank * (no_move + 1) + last); }

  void fill(const Grid& grid, const Manhattan& h, int blank, int last) {
    for (int direction = 0; direction < directions; ++direction) {
      const int cell = grid.neighbour(blank, direction);
      if (cell < 0 || direction == opposite(last)) continue;
      Slide slide = {4 * cell, 0, placed(1, blank) - placed(1, cell),
                     (index(cell, direction) - index(blank, last)) << state_bits};
      for (int tile = 1; tile < grid.cells(); ++tile) {
        if (h.tile_distance(tile, blank) > h.tile_distance(tile, cell)) slide.rising |= 1u << tile;
      }
      slides_[index(blank, last)].push_back(slide);
    }
  }

  std::vector<Slide> slides_[max_cells * (no_move + 1)];
};

// Where A* ends (after Dillenburg and Nelson, Perimeter search, 1994). Call distance - h the detour
// of a state: 0, 2, 4, ... The perimeter holds all states of detour 0 and 2.
//   1 2 3                 1 2 3                 1 2 3
//   4 # 5   distance 2    5 7 6   distance 6    7 5 6   distance 8
//   7 8 6   h 2           4 8 #   h 4           8 4 #   h 4: detour 4, outside
// It is built by moves away from the goal. Each move of a shortest solution, taken backwards, adds
// 1 to the distance: the detour stays if h rises, and grows by 2 if h falls. So moves with rising h
// reach all states of detour 0 and, with one fall among them, all of detour 2. They reach no
// others, as no move adds more than 1 to the distance. A slide back would reach a known state only.
class Perimeter {
 public:
  Perimeter(const SlideTable& slides, State goal) {
    const bool rises = true, falls = false;
    nodes_.reserve(slots);
    insert(SlideTable::root(goal));
    for (std::size_t i = 1; i < nodes_.size(); ++i) insert_children(slides, nodes_[i], rises);
    detour_2_ = nodes_.size();
    for (std::size_t i = 1; i < detour_2_; ++i) insert_children(slides, nodes_[i], falls);
    for (auto i = detour_2_; i < nodes_.size(); ++i) insert_children(slides, nodes_[i], rises);
  }

  // The detour of the node's state, or unknown. Ignores the bits above the state: a State will do.
  int detour(Node node) const {
    if (!filter_[hash(node)]) return unknown;
    const std::size_t i = index_[slot(node)];
    return i == 0 ? unknown : i < detour_2_ ? 0 : 2;
  }

 private:
  // Hashing with linear probing. 8,922 states for the goal of main(), at most 17,019 for any.
  static constexpr unsigned slots = 1 << 15, hashes = 1 << 19;

  // (state * (2^40 / golden ratio) mod 2^40) >> 21. The shift by 24 drops what is above the state.
  static unsigned hash(Node node) { return unsigned(node * (Node(0x9E3779B97F) << 24) >> 45); }

  // The slot with the index of the node's state, or the empty one where it belongs.
  unsigned slot(Node node) const {
    for (unsigned at = hash(node) % slots;; at = (at + 1) % slots) {
      const std::size_t i = index_[at];
      if (i == 0 || state_of(nodes_[i]) == state_of(node)) return at;
    }
  }

  void insert(Node node) {
    std::uint16_t& index = index_[slot(node)];
    if (index != 0) return;
    index = std::uint16_t(nodes_.size());
    nodes_.push_back(node);
    filter_.set(hash(node));
  }

  void insert_children(const SlideTable& slides, Node node, bool h_rises) {
    for (const Slide& slide : slides.from(node)) {
      if (slide.h_rises(node) == h_rises) insert(slide.child(node));
    }
  }

  std::vector<Node> nodes_ = {0};    // In the order in which they were found, from index 1 on.
  std::size_t detour_2_;             // The index of the first of detour 2.
  std::uint16_t index_[slots] = {};  // Into nodes_; 0 in an empty slot.
  std::bitset<hashes> filter_;       // The hashes in use: most look-ups end here.
};

// A growing array. push_if() writes the node, but counts it only if `keep`, so it needs no branch.
struct List {
  std::vector<Node> nodes = std::vector<Node>(64);
  std::size_t size = 0;
  void push_if(bool keep, Node node) {
    if (size == nodes.size()) nodes.resize(2 * size);
    nodes[size] = node;
    size += keep;
  }
};

// A* expands the open node (generated, not yet expanded) with the least f = g + h, where g counts
// the moves from the start. A move adds 1 to g and changes h by 1, so f stays or grows by 2: open
// is two lists, for this f and the next. No node stores g: a solution takes f + detour moves.
// The search ends at the first child in the perimeter:
// 1. Until then every open node has a detour of 4 or more. Every shortest solution leads through
//    one, as it undoes no move. So it takes at least f + 4 moves.
// 2. A move changes the detour by 2 at most, so the child has 2, its parent 4, and h has risen. The
//    child's f is f + 2, and f + 2 + 2 moves suffice.
class Astar {
 public:
  Astar(const Grid& grid, State goal)
      : h_(grid, goal), slides_(grid, h_), perimeter_(slides_, goal) {}

  // The least number of moves. Requires a solvable board. Expands 121 nodes on average with
  // main()'s goal, 8,977 at most; on ten cells it can be millions. So solver.hpp sets a limit: if
  // expanded(), the total of all searches, is above it before a new f, the result is `unknown`.
  int distance(State start, std::uint64_t limit = UINT64_MAX) {
    const int h = h_(start), detour = perimeter_.detour(start);
    if (detour != unknown) return h + detour;
    open_.size = next_.size = 0;
    open_.push_if(true, SlideTable::root(start));
    for (int f = h; expanded_ <= limit; f += 2) {
      for (std::size_t i = 0; i < open_.size; ++i) {  // Open grows meanwhile.
        ++expanded_;
        const Node node = open_.nodes[i];
        for (const Slide& slide : slides_.from(node)) {
          const Node child = slide.child(node);
          if (perimeter_.detour(child) != unknown) return f + 2 + 2;
          open_.push_if(!slide.h_rises(node), child);
          next_.push_if(slide.h_rises(node), child);
        }
      }
      std::swap(open_, next_);
      next_.size = 0;
    }
    return unknown;
  }

  std::uint64_t expanded() const { return expanded_; }  // By all searches so far.

 private:
  Manhattan h_;
  SlideTable slides_;
  Perimeter perimeter_;
  List open_, next_;  // No closed set: measurements showed that it costs more than it saves.
  std::uint64_t expanded_ = 0;
};

}  // namespace eight_puzzle

#ifndef EIGHT_PUZZLE_NO_MAIN
using namespace eight_puzzle;

// For BOJ 1525, whose input is one board without a count: false and "-1".
static const bool has_count = true;
static const char unsolvable[] = "impossible";

// Reads the next board; '0' is read as the blank too. False at the end or at a malformed board.
static bool read_board(const Grid& grid, State& board) {
  unsigned seen = 0;  // A bit for each symbol.
  board = 0;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    int byte = std::getchar();
    while (std::isspace(byte)) byte = std::getchar();
    const int tile = byte == '#' ? 0 : byte - '0';
    if (tile < 0 || tile >= grid.cells() || seen >> tile & 1) return false;
    seen |= 1u << tile;
    board |= placed(tile, cell);
  }
  return true;
}

int main() {
  const Grid grid{3, 3};
  const State goal = 0x087654321;  // 123 456 78#
  Astar astar(grid, goal);
  int boards = 1;
  if (has_count && std::scanf("%9d", &boards) != 1) return 0;  // Nine digits fit into an int.
  for (State board; boards > 0 && read_board(grid, board); --boards) {
    if (is_solvable(grid, board, goal))
      std::printf("%d\n", astar.distance(board));
    else
      std::puts(unsolvable);
  }
}
#endif  // EIGHT_PUZZLE_NO_MAIN
