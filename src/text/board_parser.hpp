// Symbols to tiles, and to whole boards at once, for speed; what is wrong with a symbol.
#pragma once

#include <array>

#include "text/bytes.hpp"
#include "text/formats.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// The tile, 0 for the blank, or -1 if the byte is no symbol of the grid.
inline int tile_of(const Grid& grid, char byte) {
  if (byte >= '1' && byte < '0' + grid.cells()) return byte - '0';
  return blanks.find(byte) == blanks.npos ? -1 : 0;
}

// A table of what each byte adds to a board in each cell. It saves comparisons.
class BoardParser {
 public:
  explicit BoardParser(const Grid& grid)
      : bits_by_cell_(std::size_t(grid.cells())), all_seen_((seen_bit << grid.cells()) - seen_bit) {
    for (std::size_t byte = 0; byte < 256; ++byte) {
      const int tile = tile_of(grid, char(byte));
      for (std::size_t cell = 0; tile >= 0 && cell < bits_by_cell_.size(); ++cell) {
        bits_by_cell_[cell][byte] = placed(tile, int(cell)) | seen_bit << tile;
      }
    }
  }

  // Whether the text begins with a board, perhaps after separators. If so, moves `text` behind it.
  // Requires a byte behind the text that is no symbol and no separator, such as a zero.
  bool parse(const char*& text, State& board) const {
    const char* at = text;
    std::uint64_t all_bits = 0, bits = 0;
    for (const BitsOfBytes& bits_of : bits_by_cell_) {
      while ((bits = bits_of[static_cast<unsigned char>(*at++)]) == 0) {
        if (!is_separator(at[-1])) return false;
      }
      all_bits |= bits;
    }
    board = all_bits & (seen_bit - 1);
    // As many symbols as cells were read: if two are equal, another one is missing.
    if (all_bits - board != all_seen_) return false;
    text = at;
    return true;
  }

 private:
  static constexpr std::uint64_t seen_bit = std::uint64_t(1) << state_bits;
  using BitsOfBytes = std::array<std::uint64_t, 256>;  // 0 for a byte that is no symbol.
  std::vector<BitsOfBytes> bits_by_cell_;
  std::uint64_t all_seen_;
};

// What is wrong with a symbol: the grid does not have it, or the board has it already.
inline std::string fault_of_symbol(const Format& format, char symbol) {
  const int tile = tile_of(format.grid, symbol);
  if (tile >= 0) {
    return (tile == 0 ? "the blank" : quoted({symbol})) + " appears twice in this board";
  }
  const bool is_ascii = (symbol & 0x80) == 0;
  return "unexpected " + quoted({symbol}) + (is_ascii ? "" : ", not ASCII") + ": a " +
         size_text(format.grid) + " board is written with 1-" +
         std::to_string(format.grid.cells() - 1) + " and '" + format.blank + "'";
}

}  // namespace eight_puzzle
