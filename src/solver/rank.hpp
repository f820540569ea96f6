// A number for each board of a grid: the index of its entry in a table by board.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board.hpp"

namespace eight_puzzle {

inline std::uint32_t factorial(int n) { return n <= 1 ? 1 : std::uint32_t(n) * factorial(n - 1); }

// Numbers the boards of a grid from 0 to cells! - 1, solvable or not.
//
// The cells form three groups: the first three, the next three, the rest. A board is determined by
// the set and the order of the symbols in each group; the sets of the first two determine the
// third. For each group, a table maps its bits to what they add to a code: in the high bits the
// pair of the first two sets, in the low order_bits the three orders.
class Rank {
 public:
  explicit Rank(const Grid& grid) {
    const int cells = grid.cells(), second_cells = std::min(3, cells - 3),
              last_cells = cells - 3 - second_cells;
    const std::uint32_t last_orders = factorial(last_cells),
                        both_orders = factorial(second_cells) * last_orders;
    fill(last_, cells, last_cells, 0, 1);
    const auto second_sets = fill(second_, cells, second_cells, 1, last_orders);
    const auto first_sets = fill(first_, cells, 3, second_sets.size(), both_orders);
    std::uint32_t pairs_seen = 0;
    for (const unsigned first : first_sets) {
      for (const unsigned second : second_sets) {
        pair_ranks_.push_back(first & second ? 0 : pairs_seen++ * factorial(3) * both_orders);
      }
    }
  }

  // The rank of a state, or of the state in a node.
  std::uint32_t operator()(Node node) const {
    const std::uint32_t code =
        first_[node & 0xfff] + second_[node >> 12 & 0xfff] + last_[node >> 24 & 0xffff];
    return pair_ranks_[code >> order_bits] + code % (1 << order_bits);
  }

 private:
  static constexpr int order_bits = 10;  // At most 3! * 3! * 4! orders.

  // Fills the table of a group. Sets are numbered as they come, and so are the orders of each set;
  // the numbers are multiplied by the given factors. Returns the sets, a bit for each symbol.
  static std::vector<unsigned> fill(std::vector<std::uint32_t>& table, int cells, int group_cells,
                                    std::size_t per_set, std::uint32_t per_order) {
    std::vector<unsigned> sets;
    std::uint32_t next[1 << max_cells] = {};  // By set.
    table.resize(std::size_t(1) << 4 * group_cells);
    for (std::size_t bits = 0; bits < table.size(); ++bits) {
      unsigned set = 0;
      for (int cell = 0; cell < group_cells; ++cell) set |= 1u << tile_at(bits, cell);
      const bool repeated = int(std::bitset<16>(set).count()) < group_cells;
      if (repeated || set >> cells != 0) continue;  // No board has these symbols there.
      if (next[set] == 0) {                         // Not seen yet: every order adds 1 or more.
        next[set] = std::uint32_t(sets.size() * per_set) << order_bits;
        sets.push_back(set);
      }
      table[bits] = next[set];
      next[set] += per_order;
    }
    return sets;
  }

  std::vector<std::uint32_t> first_, second_, last_;  // By the bits of the group.
  std::vector<std::uint32_t> pair_ranks_;  // The least rank for two sets; 0 if they overlap.
};

}  // namespace eight_puzzle
