// Every answer of a board size at once: the distances of all boards to one goal, found by a
// breadth-first search backwards from it, one byte a board, looked up by rank.
#ifndef EIGHT_PUZZLE_DISTANCE_TABLE_HPP
#define EIGHT_PUZZLE_DISTANCE_TABLE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "eight_puzzle.cpp"

namespace eight_puzzle {

constexpr std::uint32_t factorial(int n) {
  return n <= 1 ? 1 : std::uint32_t(n) * factorial(n - 1);
}

// Numbers the boards of G from 0 to cells! - 1, solvable or not.
//
// The cells fall into three groups: the first three, the next three, the rest. A board is how the
// symbols are dealt to the groups, and in which of its possible orders each group then has them.
// A group's bits in the state are an index small enough to look up its set of symbols and their
// order; the sets of the first two groups tell the third.
template <class G>
class Rank {
 public:
  static constexpr std::uint32_t boards = factorial(G::cells);

  Rank() {
    std::vector<unsigned> first_sets, second_sets;
    each_code(first_cells, [&](std::uint32_t code, unsigned set, std::uint32_t order) {
      const std::uint32_t row = number_of(set, first_sets) * choose(second_cells);
      first_[code] = row | (order * second_orders * last_orders) << set_bits;
    });
    each_code(second_cells, [&](std::uint32_t code, unsigned set, std::uint32_t order) {
      const std::uint32_t column = number_of(set, second_sets);
      second_[code] = column | (order * last_orders) << set_bits;
    });
    each_code(last_cells, [&](std::uint32_t code, unsigned, std::uint32_t order) {
      last_[code] = std::uint8_t(order);
    });
    std::uint16_t deals = 0, *deal = deal_;
    for (const unsigned first : first_sets) {
      for (const unsigned second : second_sets) *deal++ = first & second ? 0 : deals++;
    }
  }

  // Of a state, or of the state in a node: four loads, on 3x3 from tables that fit the first cache.
  std::uint32_t of(Node node) const {
    const std::uint32_t first = first_[node & (first_codes - 1)];
    const std::uint32_t second = second_[node >> 4 * first_cells & (second_codes - 1)];
    const std::uint32_t last = last_[node >> 4 * (first_cells + second_cells) & (last_codes - 1)];
    const std::uint32_t both = first + second;
    return deal_[both & ((1u << set_bits) - 1)] * (first_orders * second_orders * last_orders) +
           (both >> set_bits) + last;
  }

 private:
  static constexpr int first_cells = 3, second_cells = std::min(3, G::cells - first_cells),
                       last_cells = G::cells - first_cells - second_cells;
  static constexpr std::uint32_t first_codes = 1u << 4 * first_cells,
                                 second_codes = 1u << 4 * second_cells,
                                 last_codes = 1u << 4 * last_cells;
  static constexpr std::uint32_t first_orders = factorial(first_cells),
                                 second_orders = factorial(second_cells),
                                 last_orders = factorial(last_cells);

  // How many sets of so many symbols there are.
  static constexpr std::uint32_t choose(int symbols) {
    return boards / factorial(symbols) / factorial(G::cells - symbols);
  }

  // Calls use(code, set, order) for every way to fill a group of cells: with its bits in a state,
  // its symbols as a set of bits, and the number, below cells!, of the order they are in.
  template <class Use>
  static void each_code(int cells, const Use& use, int cell = 0, std::uint32_t code = 0,
                        unsigned set = 0, std::uint32_t order = 0) {
    if (cell == cells) return use(code, set, order);
    std::uint32_t smaller = 0;  // Symbols of the set below this one: a factorial digit of order.
    for (unsigned symbol = 0; symbol < G::cells; ++symbol) {
      if (set >> symbol & 1) {
        ++smaller;
      } else {
        each_code(cells, use, cell + 1, code | symbol << 4 * cell, set | 1u << symbol,
                  order * std::uint32_t(cell + 1) + smaller);
      }
    }
  }

  // The place of the set among those known, to which it is added if it is new.
  static std::uint32_t number_of(unsigned set, std::vector<unsigned>& known) {
    const auto place = std::find(known.begin(), known.end(), set) - known.begin();
    if (std::size_t(place) == known.size()) known.push_back(set);
    return std::uint32_t(place);
  }

  // In the low bits what the set adds to the index of its row and column in deal_, above them what
  // the order adds to the rank, so that one sum adds up both.
  static constexpr int set_bits = 16;
  std::uint32_t first_[first_codes] = {}, second_[second_codes] = {};
  std::uint8_t last_[last_codes] = {};
  std::uint16_t deal_[choose(first_cells) * choose(second_cells)];  // 0 if the sets overlap.
};

// The least number of moves from every board of G to the goal. Takes cells! bytes; building it
// takes cells! / 2 expansions, and for that time room for the two largest levels.
template <class G>
class DistanceTable {
 public:
  static constexpr std::uint32_t boards = Rank<G>::boards;

  explicit DistanceTable(State goal) : distances_(boards, std::uint8_t(impossible)) {
    const SlideTable<G> slides{Manhattan<G>(goal)};  // Its marks are left aside here.
    std::uint8_t* const distances = distances_.data();
    // One level of the search and the next, each with room for the half of all boards that reach
    // the goal; pages that no level touches take no memory. A child is always written, which takes
    // one place more, but stays only if it is new.
    std::unique_ptr<Node[]> level(new Node[boards / 2 + 1]), next(new Node[boards / 2 + 1]);
    level[0] = slides.start(goal);
    distances[rank_.of(goal)] = 0;
    std::size_t size = 1;
    for (int distance = 1; size > 0; ++distance) {
      Node* end = next.get();
      for (std::size_t i = 0; i < size; ++i) {
        const Node node = level[i];
        const auto* slide = slides.of(node);
        // Idle slides come last. That change[1] tells them spares waiting for the sum.
        for (int nth = 0; nth < directions && slide->change[1] != 0; ++nth, ++slide) {
          const Node child = node + slide->change[node >> slide->shift & 15];
          std::uint8_t& known = distances[rank_.of(child)];
          const int before = known;
          *end = child & unmarked_bits;
          end += before == impossible;
          known = std::uint8_t(std::min(before, distance));
        }
      }
      size = std::size_t(end - next.get());
      level.swap(next);
    }
  }

  // Or impossible. Requires a board: every symbol of G once.
  int distance(State board) const { return distances_[rank_.of(board)]; }

 private:
  Rank<G> rank_;
  std::vector<std::uint8_t> distances_;
};

}  // namespace eight_puzzle

#endif
