// Breadth-first search backwards from a goal over the boards of a size. It gives a table of
// distances, a byte per board, looked up by rank; or it gives the boards at each distance.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>

#include "board.hpp"

namespace eight_puzzle {

inline std::uint32_t factorial(int n) { return n <= 1 ? 1 : std::uint32_t(n) * factorial(n - 1); }

// Numbers the boards of a grid from 0 to cells! - 1, solvable or not. A board is determined by the
// symbols of the first half of its cells, in order, and by the order of the others. The rank is the
// sum of two table entries: one for the bits of the first half, one for those of the second.
class Rank {
 public:
  explicit Rank(const Grid& grid)
      : first_bits_(4 * (grid.cells() / 2)),
        first_(new std::uint32_t[std::size_t(1) << first_bits_]),
        second_(new std::uint8_t[std::size_t(1) << (4 * grid.cells() - first_bits_)]) {
    const int first_cells = grid.cells() / 2, second_cells = grid.cells() - first_cells;
    std::uint32_t next = 0;
    std::uint8_t orders_seen[1 << max_cells] = {};  // The index is the set of the symbols.
    for_each_filling(grid.cells(), first_cells, [&](State bits, unsigned) {
      first_[bits] = next++ * factorial(second_cells);
    });
    for_each_filling(grid.cells(), second_cells,
                     [&](State bits, unsigned set) { second_[bits] = orders_seen[set]++; });
  }

  // The rank of a state, or of the state in a node.
  std::uint32_t operator()(Node node) const {
    const State state = state_of(node);
    return first_[state & ((State(1) << first_bits_) - 1)] + second_[state >> first_bits_];
  }

 private:
  // Calls use(bits, set) for every way to fill `cells` cells with different symbols: `bits` has the
  // symbols in their cells, `set` has a bit for each symbol. Fills the last cell first.
  template <class Use>
  static void for_each_filling(int symbols, int cells, const Use& use, State bits = 0,
                               unsigned set = 0) {
    if (cells == 0) return use(bits, set);
    for (int symbol = 0; symbol < symbols; ++symbol) {
      if (set >> symbol & 1) continue;
      for_each_filling(symbols, cells - 1, use, bits | placed(symbol, cells - 1),
                       set | 1u << symbol);
    }
  }

  int first_bits_;
  // Of both tables, only entries that a board uses are set.
  std::unique_ptr<std::uint32_t[]> first_;
  std::unique_ptr<std::uint8_t[]> second_;  // At most 5! orders.
};

// A breadth-first search backwards from the goal. Calls use(first, last) for the nodes of each
// level, from the goal's level on, until use() returns false. Returns the distances, by rank, of
// the boards in these levels. Takes up to cells! / 2 expansions and a buffer of cells! / 2 nodes.
template <class Use>
std::vector<std::uint8_t> search_levels(const Grid& grid, State goal, const Rank& rank, Use use) {
  std::vector<std::uint8_t> distances(factorial(grid.cells()), std::uint8_t(unreachable));
  const SlideTable slides(grid, Manhattan(grid, goal));
  // The nodes of a level from the front to `end`, then those of the next level: at most cells! / 2
  // in all, and one place more, as a child is written before it is known to be new.
  const std::unique_ptr<Node[]> nodes(new Node[distances.size() / 2 + 1]);
  nodes[0] = SlideTable::root(goal);
  distances[rank(goal)] = 0;
  Node* end = nodes.get() + 1;
  for (int distance = 1; end != nodes.get() && use(nodes.get(), end); ++distance) {
    assert(distance <= unreachable);
    Node* next_end = end;
    for (const Node* node = nodes.get(); node != end; ++node) {
      for (const Slide& slide : slides.from(*node)) {
        const Node child = slide.child(*node);
        std::uint8_t& entry = distances[rank(child)];
        const bool is_new = entry == unreachable;
        *next_end = child;
        next_end += is_new;
        entry = std::uint8_t(std::min<int>(entry, distance));
      }
    }
    end = std::copy(end, next_end, nodes.get());  // Moves the next level to the front.
  }
  return distances;
}

// The least number of moves from every board of a grid to the goal. Takes cells! bytes.
class DistanceTable {
 public:
  DistanceTable(const Grid& grid, State goal)
      : rank_(grid),
        distances_(
            search_levels(grid, goal, rank_, [](const Node*, const Node*) { return true; })) {}

  // The distance, or unreachable. Requires a board: every symbol of the grid once.
  int operator[](State board) const { return distances_[rank_(board)]; }

 private:
  Rank rank_;
  std::vector<std::uint8_t> distances_;
};

// The boards at each distance in the range, the nearest to the goal first, as far as there are any;
// at one distance, in the order of a breadth-first search. Takes eight bytes per board and,
// meanwhile, a table and the buffer of the search.
inline std::vector<std::vector<State>> boards_by_distance(const Grid& grid, State goal,
                                                          const DistanceRange& range = {}) {
  std::vector<std::vector<State>> found;
  std::uint64_t distance = 0;
  search_levels(grid, goal, Rank(grid), [&](const Node* first, const Node* last) {
    if (distance >= range.least) {
      std::vector<State>& level = found.emplace_back(std::size_t(last - first));
      std::transform(first, last, level.begin(), state_of);
    }
    return ++distance <= range.most;
  });
  return found;
}

}  // namespace eight_puzzle
