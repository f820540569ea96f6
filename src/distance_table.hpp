// The distance of every board of a size to one goal, one byte a board, looked up by rank: a number
// for each board. Found by a breadth-first search backwards from the goal.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "eight_puzzle.cpp"

namespace eight_puzzle {

inline std::uint32_t factorial(int n) { return n <= 1 ? 1 : std::uint32_t(n) * factorial(n - 1); }

// Numbers the boards of a grid from 0 to cells! - 1, solvable or not.
//
// The cells form three groups: the first three, the next three, the rest. A board is determined by
// the set and the order of the symbols in each group. The bits of a group index a table that holds
// both; the sets of the first two groups determine the third.
class Rank {
 public:
  explicit Rank(const Grid& grid) : cells_(grid.cells()) {
    const int second_cells = std::min(3, cells_ - 3), last_cells = cells_ - 3 - second_cells;
    const std::uint32_t last_orders = factorial(last_cells),
                        both_orders = factorial(second_cells) * last_orders;
    std::vector<unsigned> first_sets, second_sets;
    for_each_filling(second_cells, [&](std::uint32_t bits, unsigned set, std::uint32_t order) {
      second_[bits] = index_of(set, second_sets) | (order * last_orders) << set_bits;
    });
    for_each_filling(3, [&](std::uint32_t bits, unsigned set, std::uint32_t order) {
      const std::uint32_t row = index_of(set, first_sets) * std::uint32_t(second_sets.size());
      first_[bits] = row | (order * both_orders) << set_bits;
    });
    for_each_filling(last_cells, [&](std::uint32_t bits, unsigned, std::uint32_t order) {
      last_[bits] = std::uint8_t(order);
    });
    std::uint32_t pairs_seen = 0;
    for (const unsigned first : first_sets) {
      for (const unsigned second : second_sets)
        set_pairs_.push_back(first & second ? 0 : pairs_seen++ * factorial(3) * both_orders);
    }
  }

  // The rank of a state, or of the state in a node. Four loads, which on 3x3 stay in the L1 cache.
  std::uint32_t operator()(Node node) const {
    const std::uint32_t first = first_[node & 0xfff], second = second_[node >> 12 & 0xfff];
    const std::uint32_t both = first + second;
    return set_pairs_[both & ((1u << set_bits) - 1)] + (both >> set_bits) +
           last_[node >> 24 & 0xffff];
  }

 private:
  // Calls use(bits, set, order) for every filling of a group of cells: the bits of the group, its
  // symbols as a set of bits, and the number, below cells!, of their order.
  template <class Use>
  void for_each_filling(int cells, const Use& use, int cell = 0, std::uint32_t bits = 0,
                        unsigned set = 0, std::uint32_t order = 0) const {
    if (cell == cells) return use(bits, set, order);
    std::uint32_t smaller = 0;  // Symbols of the set below this one: a factorial digit of order.
    for (int symbol = 0; symbol < cells_; ++symbol) {
      if (set >> symbol & 1) {
        ++smaller;
      } else {
        for_each_filling(cells, use, cell + 1, bits | std::uint32_t(placed(symbol, cell)),
                         set | 1u << symbol, order * std::uint32_t(cell + 1) + smaller);
      }
    }
  }

  // The index of the set among those known, to which it is added if it is new.
  static std::uint32_t index_of(unsigned set, std::vector<unsigned>& known) {
    const auto index = std::find(known.begin(), known.end(), set) - known.begin();
    if (std::size_t(index) == known.size()) known.push_back(set);
    return std::uint32_t(index);
  }

  int cells_;
  // In the low bits what the set adds to the index into set_pairs_, above them what the order adds
  // to the rank, so that one sum adds up both.
  static constexpr int set_bits = 16;
  std::vector<std::uint32_t> first_ = std::vector<std::uint32_t>(0x1000), second_ = first_;
  std::vector<std::uint8_t> last_ = std::vector<std::uint8_t>(0x10000);
  std::vector<std::uint32_t> set_pairs_;  // The least rank for two sets; 0 if they overlap.
};

// The least number of moves from every board of a grid to the goal. Takes cells! bytes; building it
// takes cells! / 2 expansions and, meanwhile, memory for the two largest levels.
class DistanceTable {
 public:
  DistanceTable(const Grid& grid, State goal)
      : rank_(grid), distances_(factorial(grid.cells()), std::uint8_t(unreachable)) {
    const SlideTable slides(grid, Manhattan(grid, goal));
    // Half of all boards reach the goal. Pages that no level touches take no memory. A child is
    // always written, which takes one place more, and kept if it is new.
    const std::size_t most = distances_.size() / 2 + 1;
    std::unique_ptr<Node[]> level(new Node[most]), next(new Node[most]);
    level[0] = SlideTable::start(goal);
    distances_[rank_(goal)] = 0;
    std::size_t size = 1;
    for (int distance = 1; size > 0; ++distance) {
      Node* end = next.get();
      for (std::size_t i = 0; i < size; ++i) {
        const Node node = level[i];
        const Slide* slide = slides.from(node);
        // No-ops come last; that change[1] is 0 tells them before the node's tile is looked up.
        for (int nth = 0; nth < directions && slide->change[1] != 0; ++nth, ++slide) {
          const Node child = node + slide->change[node >> slide->shift & 15];
          std::uint8_t& known = distances_[rank_(child)];
          const int before = known;
          *end = child;
          end += before == unreachable;
          known = std::uint8_t(std::min(before, distance));
        }
      }
      size = std::size_t(end - next.get());
      level.swap(next);
    }
  }

  // Or unreachable. Requires a board: every symbol of the grid once.
  int distance(State board) const { return distances_[rank_(board)]; }

 private:
  Rank rank_;
  std::vector<std::uint8_t> distances_;
};

}  // namespace eight_puzzle
