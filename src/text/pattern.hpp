// The layout of the last board that was read symbol by symbol. Boards after it that are laid out
// alike are read without a branch per byte.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string_view>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Bytes that are compared at once.
using Word = std::uint64_t;
inline Word word_at(const char* bytes) {
  Word word;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

// The places of a board's symbols, and the separators between the first and the last of them.
class Pattern {
 public:
  static constexpr std::size_t slack = 2 * sizeof(Word);  // match() may read this far past the end.

  explicit Pattern(const Grid& grid)
      : cells_(grid.cells()), all_seen_((seen_bit << cells_) - seen_bit) {
    for (int cell = 0; cell < cells_; ++cell) {
      for (int byte = 0; byte < 256; ++byte) {
        const int tile = tile_of(grid, char(byte));
        if (tile >= 0) bits_[cell][byte] = placed(tile, cell) | seen_bit << tile;
      }
    }
  }

  // Takes the pattern of a board's text from its first symbol to its last. There is none if that is
  // only a part of a board, or too long.
  void learn(std::string_view text) {
    size_ = SIZE_MAX;
    if (text.size() > longest) return;
    std::fill(std::begin(mask_), std::end(mask_), '\0');
    int symbols = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (is_separator(text[at])) {
        separators_[at] = text[at];
        mask_[at] = '\xff';
      } else {
        places_[symbols++] = at;
      }
    }
    if (symbols == cells_) size_ = text.size();
  }

  // The bytes of a board; SIZE_MAX if there is no pattern.
  std::size_t size() const { return size_; }

  // Whether the size() bytes at `text` are a board in this pattern; only then `board` is valid.
  bool match(const char* text, State& board) const {
    Word differences = difference(text, 0) | difference(text, sizeof(Word));
    for (std::size_t at = 2 * sizeof(Word); at < size_; at += sizeof(Word)) {
      differences |= difference(text, at);
    }
    // Each symbol adds its bits of the state and, above them, its bit of those seen; cells beyond
    // the grid add 0, so that compilers can unroll the loop.
    Word bits = 0;
    for (int cell = 0; cell < max_cells; ++cell) bits |= bits_at(text, cell);
    board = bits & (seen_bit - 1);
    return differences == 0 && bits - board == all_seen_;  // All were seen, and thus none twice.
  }

 private:
  static constexpr Word seen_bit = Word(1) << state_bits;
  static constexpr std::size_t longest = 64;

  Word difference(const char* text, std::size_t at) const {
    return (word_at(text + at) ^ word_at(separators_ + at)) & word_at(mask_ + at);
  }
  Word bits_at(const char* text, int cell) const {
    return bits_[cell][static_cast<unsigned char>(text[places_[cell]])];
  }

  int cells_;
  std::size_t size_ = SIZE_MAX, places_[max_cells] = {};
  char separators_[longest + slack] = {}, mask_[longest + slack] = {};  // 0xff at separators.
  Word all_seen_, bits_[max_cells][256] = {};  // What a byte adds in a cell: 0 if it is no symbol.
};

}  // namespace eight_puzzle
