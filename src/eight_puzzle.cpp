// The eight puzzle (BOJ 11112). A 3x3 board holds the tiles 1-8 and one empty cell '#', the blank;
// a move slides a tile into the blank. The input gives the number of boards, then the boards. For
// each board, print the least number of moves to 123 456 78#, or "impossible".
// Submit this file as it is. To include it elsewhere, define EIGHT_PUZZLE_NO_MAIN.
#ifndef EIGHT_PUZZLE_CPP
#define EIGHT_PUZZLE_CPP

#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace eight_puzzle {

// A board, row by row, four bits a cell from the lowest bits up. 0 is the blank.
//   bit  35..32       11..8    7..4     3..0        1 2 3
//        cell 8  ...  cell 2   cell 1   cell 0      4 # 5   is 0x687504321
//                                                   7 8 6
using State = std::uint64_t;

constexpr int max_cells = 10, state_bits = 4 * max_cells;  // At most ten: a tile is one digit.
constexpr int unreachable = 255;  // The distance where there is none. Others are at most 55.

// The way the blank moves. 3 - d is the opposite of d; d l r u is the order of the alphabet.
enum Direction { down, left, right, up, directions };

// The size of a board: at least two rows and two columns, at most max_cells cells.
struct Grid {
  int rows, cols;
  int cells() const { return rows * cols; }

  // The cell next to `cell`, or -1 beyond the edge.
  int neighbour(int cell, int direction) const {
    const int row = cell / cols + (direction == down) - (direction == up);
    const int col = cell % cols + (direction == right) - (direction == left);
    return row < 0 || row >= rows || col < 0 || col >= cols ? -1 : row * cols + col;
  }
};

// The tile in a cell, 0 for the blank; and the bits of a state that hold a tile in a cell.
inline int tile_at(State state, int cell) { return int(state >> 4 * cell & 15); }
inline State placed(int tile, int cell) { return State(tile) << 4 * cell; }

inline int blank_cell(State state) {
  int cell = 0;
  while (tile_at(state, cell) != 0) ++cell;
  return cell;
}

// The tiles in order around the blank. The usual goal has the blank in the last cell.
inline State ordered(const Grid& grid, int blank) {
  State state = 0;
  for (int tile = 1; tile < grid.cells(); ++tile) state |= placed(tile, tile - (tile <= blank));
  return state;
}

// The number of pairs of tiles whose larger comes first, row by row. The blank does not count.
inline int inversions(const Grid& grid, State state) {
  int count = 0;
  for (int second = 1; second < grid.cells(); ++second) {
    for (int first = 0; first < second; ++first) {
      count += tile_at(state, second) != 0 && tile_at(state, first) > tile_at(state, second);
    }
  }
  return count;
}

// Whether moves lead from start to goal. Row by row, a tile that slides sideways passes no other
// tile; one that slides up or down passes cols - 1. So on odd widths the parity of the inversions
// never changes, on even widths it changes with the blank's row. Equal parity suffices.
inline bool solvable(const Grid& grid, State start, State goal) {
  int sum = inversions(grid, start) + inversions(grid, goal);
  if (grid.cols % 2 == 0) sum += blank_cell(start) / grid.cols + blank_cell(goal) / grid.cols;
  return sum % 2 == 0;
}

// The heuristic h: the rows and columns between a tile and its cell in the goal, summed over the
// tiles. Every move changes it by 1, so it never exceeds the distance to the goal, where it is 0.
class Manhattan {
 public:
  Manhattan(const Grid& grid, State goal) {
    for (int target = 0; target < grid.cells(); ++target) {
      const int tile = tile_at(goal, target);
      for (int cell = 0; tile != 0 && cell < grid.cells(); ++cell) {
        const int rows = target / grid.cols - cell / grid.cols;
        const int cols = target % grid.cols - cell % grid.cols;
        distance_[tile][cell] = std::abs(rows) + std::abs(cols);
      }
    }
  }

  int distance(int tile, int cell) const { return distance_[tile][cell]; }
  int operator()(State state) const {
    int h = 0;
    for (int cell = 0; cell < max_cells; ++cell) h += distance(tile_at(state, cell), cell);
    return h;
  }

 private:
  int distance_[max_cells][max_cells] = {};
};

// A state and, in the bits above it, the index in SlideTable of the slides from there.
//   bit  45..40                                  39..0
//        cell of the blank * 5 + the last move   state
using Node = std::uint64_t;

inline State state_of(Node node) { return node & ((Node(1) << state_bits) - 1); }

// A move: the tile at bit `shift` slides into the blank. What that does depends on the tile: the
// child is node + change[tile] (mod 2^64), and h falls or rises by 1.
struct alignas(128) Slide {  // A power of two, so that a shift turns an index into an address.
  Node change[max_cells];
  bool h_falls[max_cells], h_rises[max_cells];
  int shift;
};

// For every cell of the blank and every last move, the slides that do not undo that move: three at
// most, at a start four. Unused entries are no-ops: change is 0 and both flags are false.
class SlideTable {
 public:
  SlideTable(const Grid& grid, const Manhattan& h) {
    for (int blank = 0; blank < grid.cells(); ++blank) {
      for (int last = 0; last <= no_move; ++last) fill(grid, h, blank, last);
    }
  }

  static Node start(State state) { return state | index(blank_cell(state), no_move); }
  const Slide* from(Node node) const { return slides_[node >> state_bits]; }

 private:
  static constexpr int no_move = directions;
  static Node index(int blank, int last) { return Node(blank * 5 + last) << state_bits; }

  void fill(const Grid& grid, const Manhattan& h, int blank, int last) {
    Slide* slide = slides_[index(blank, last) >> state_bits];
    for (int direction = 0; direction < directions; ++direction) {
      const int cell = grid.neighbour(blank, direction);
      if (cell < 0 || direction == 3 - last) continue;
      slide->shift = 4 * cell;
      for (int tile = 1; tile < grid.cells(); ++tile) {
        slide->change[tile] =
            placed(tile, blank) - placed(tile, cell) + index(cell, direction) - index(blank, last);
        slide->h_falls[tile] = h.distance(tile, blank) < h.distance(tile, cell);
        slide->h_rises[tile] = !slide->h_falls[tile];
      }
      ++slide;
    }
  }

  Slide slides_[5 * (max_cells + 1)][directions] = {};  // + 1: states without a blank.
};

// The expanded states: a hash table with linear probing. An entry holds a state in its low 40 bits,
// above it the stamp of a search. Older stamps count as empty, so that clearing costs nothing.
class ClosedSet {
 public:
  // Requires a power of two, at most 2^24. At most half of the slots are used.
  explicit ClosedSet(std::uint32_t slots) : mask_(slots - 1), unused_(slots / 2), entries_(slots) {}
  std::uint32_t slots() const { return mask_ + 1; }
  std::uint32_t room() const { return slots() / 2; }
  std::uint32_t size() const { return room() - unused_; }
  bool full() const { return unused_ == 0; }

  void clear() {
    unused_ = room();
    stamp_ += first_stamp;
    if (stamp_ == 0) *this = ClosedSet(slots());  // The stamp wraps after some 2^24 searches.
  }

  // Whether the state is new to the set. Requires that the set is not full.
  bool insert(State state) {
    const std::uint64_t golden = 0x9E3779B97F4A7C15;  // 2^64 / golden ratio; high bits mix best.
    std::uint32_t slot = std::uint32_t(state * golden >> 40) & mask_;
    for (; entries_[slot] >= stamp_; slot = (slot + 1) & mask_) {
      if (entries_[slot] == (stamp_ | state)) return false;
    }
    entries_[slot] = stamp_ | state;
    --unused_;
    return true;
  }

 private:
  static constexpr std::uint64_t first_stamp = std::uint64_t(1) << state_bits;
  std::uint32_t mask_, unused_;  // 32-bit: stores of 64-bit nodes cannot alias them.
  std::uint64_t stamp_ = first_stamp;
  std::vector<std::uint64_t> entries_;
};

// A stack in the caller's memory.
class Stack {
 public:
  explicit Stack(Node* bottom) : bottom_(bottom), top_(bottom) {}
  bool empty() const { return top_ == bottom_; }
  Node pop() { return *--top_; }

  // Without a branch: always writes the node, which takes room for one more, and keeps it by
  // moving the top.
  void push_if(bool keep, Node node) {
    *top_ = node;
    top_ += keep;
  }

 private:
  Node *bottom_, *top_;
};

// A* visits the open node (generated, not visited) of the least f = g + h, where g is the number of
// moves from the start. A move adds 1 to g and changes h by 1, so f stays, or grows by 2:
// * Open is two stacks, for this f and the next. Stacks prefer large g, so nodes near the goal.
// * No node stores g: at the goal h is 0, so the answer is f.
// * h is consistent: the first visit to a state has its least g, so later ones are skipped.
class Astar {
 public:
  // Requires a goal that holds each of 0 to cells() - 1 once.
  Astar(const Grid& grid, State goal)
      : grid_(grid), goal_(goal), h_(grid, goal), slides_(grid, h_) {}

  // The least number of moves to the goal, or unreachable. Solvable boards of 3x3 take 960
  // expansions on average, 16,577 at most. Requires every symbol once; otherwise it ends, too, but
  // the result means nothing.
  int distance(State start) {
    if (!solvable(grid_, start, goal_)) return unreachable;
    const int moves = search(start);
    expanded_ += closed_.size();
    return moves;
  }

  std::uint64_t expanded() const { return expanded_; }  // By all searches so far.

 private:
  int search(State start) {
    closed_.clear();
    Stack open(stacks_.get()), next(stacks_.get() + stack_room(closed_.room()));
    const auto generate = [&](Node node, const Slide& slide) {
      const auto tile = node >> slide.shift & 15;
      const Node child = node + slide.change[tile];
      open.push_if(slide.h_falls[tile], child);
      next.push_if(slide.h_rises[tile], child);
    };
    const Node root = SlideTable::start(start);
    generate(root, slides_.from(root)[3]);  // Only a start has a fourth slide, or a no-op there.

    // `ahead` is the node to visit after `node`. It is popped before the children of `node` are
    // pushed, so that the processor can start its look-up in closed early. When open is empty,
    // `ahead` stays equal to `node`, which is then visited again and skipped, because it is closed.
    Node node = root, ahead = root;
    for (int f = h_(start);; f += 2, std::swap(open, next)) {
      do {  // Until `node` is the last of this f.
        node = ahead;
        if (!open.empty()) ahead = open.pop();
        if (state_of(node) == goal_) return f;
        if (closed_.full()) return search_again_with_twice_the_room(start);
        if (closed_.insert(state_of(node))) {
          const Slide* slides = slides_.from(node);
          generate(node, slides[0]);
          generate(node, slides[1]);
          generate(node, slides[2]);
        }
      } while (ahead != node || !open.empty());
      if (next.empty()) return unreachable;  // The start was no board.
    }
  }

  int search_again_with_twice_the_room(State start) {
    expanded_ += closed_.size();
    stacks_.reset(new Node[2 * stack_room(2 * closed_.room())]);
    closed_ = ClosedSet(2 * closed_.slots());
    return search(start);
  }

  // A state expanded pushes three nodes at most, the start four. One more is written, not kept.
  static std::uint32_t stack_room(std::uint32_t states) { return 3 * states + 2; }

  Grid grid_;
  State goal_;
  Manhattan h_;
  SlideTable slides_;
  ClosedSet closed_{1 << 16};  // Enough for every board of 3x3.
  std::unique_ptr<Node[]> stacks_{new Node[2 * stack_room(closed_.room())]};
  std::uint64_t expanded_ = 0;
};

}  // namespace eight_puzzle

#ifndef EIGHT_PUZZLE_NO_MAIN
using namespace eight_puzzle;

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
  Astar astar(grid, ordered(grid, 8));
  int boards = 0;
  if (std::scanf("%9d", &boards) != 1) return 0;  // Nine digits fit into an int.
  for (State board; boards > 0 && read_board(grid, board); --boards) {
    const int moves = astar.distance(board);
    std::puts(moves == unreachable ? "impossible" : std::to_string(moves).c_str());
  }
}
#endif
#endif
