// Bytes to boards, or an error with its line and column.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "text.hpp"

namespace eight_puzzle {

// What is wrong with the input, and where. Lines and columns count from 1, columns in bytes.
struct InputError {
  std::uint64_t line, column;
  std::string message;
};

// Reads the boards or pairs of a format, with or without white space between the symbols. Keeps one
// block of the input and asks for another only when that is used up.
class Reader {
 public:
  // Fills the buffer or a part of it and returns the number of bytes: 0 at the end of the input.
  using Source = std::function<std::size_t(char* buffer, std::size_t size)>;

  Reader(Source source, const Grid& grid, const Format& format)
      : source_(std::move(source)), grid_(grid), format_(format) {
    for (int cell = 0; cell < grid.cells(); ++cell) {
      for (int byte = 0; byte < 256; ++byte) {
        const int tile = tile_of(grid, char(byte));
        symbols_[cell][byte] = tile < 0 ? foreign : placed(tile, cell) | seen_bit << tile;
      }
    }
  }

  // Reads the complete boards in the buffer, at most `most`, or else the next one or the next pair,
  // a start and its goal. Returns the number of states: 0 after the last board. Throws InputError.
  // Requires room for two states.
  std::size_t read(State* states, std::size_t most) {
    if (!std::exchange(started_, true)) start();
    if (read_ == number_) return end();
    skip_space();
    if (format_.uncounted == nullptr && peek() < 0) return 0;
    const bool paired = format_.unit == pairs;
    if (most > number_ - read_) most = std::size_t(number_ - read_);
    std::size_t count = paired ? 0 : ready_boards(states, most);
    if (count == 0) states[count++] = any_board();
    if (paired) states[count++] = any_board();
    read_ += paired ? 1 : count;
    return count;
  }

 private:
  std::string unit() const { return format_.unit == pairs ? "pair" : "board"; }

  // Reads the number of boards or pairs, if there is one. It may have any number of leading zeros.
  void start() {
    // UTF-8's byte order mark is three bytes, which may come one by one.
    while (peek() == 0xEF && end_ < 3 && !ended_) fill();
    if (std::string_view(buffer_, end_).substr(0, 3) == "\xEF\xBB\xBF") {
      line_start_ = next_ = 3;
      first_symbols_.erase(0, 3);
    }
    if (format_.uncounted == nullptr) return;
    skip_space();
    const std::string zero = peek() == '0' ? "0" : "";
    while (peek() == '0') ++next_;
    const std::string digits = word_here(), word = zero + digits;
    const std::string expected = "expected the number of " + unit() + "s, found ";
    if (word.empty()) throw error(expected + "the end of the input");
    if (!is_number(word)) {
      throw error(expected + shortened(word), word.size() == std::size_t(grid_.cells()));
    }
    if (digits.size() > most_digits) {
      throw error("too large a number of " + unit() + "s: " + shortened(digits));
    }
    number_ = std::stoull(word);
    total_ = " of " + std::to_string(number_);
    count_size_ = word.size();
  }

  // Whether the input begins with a board, where its count should be.
  bool count_is_missing() const {
    const std::string first = first_symbols_.substr(0, std::size_t(grid_.cells()));
    std::uint64_t board = 0;
    for (std::size_t cell = 0; cell < first.size(); ++cell) {
      board |= symbols_[cell][static_cast<unsigned char>(first[cell])];
    }
    const bool early = read_ <= 1 || count_size_ == first.size();
    return format_.uncounted != nullptr && early && is_whole(board);
  }

  // Whether every symbol was seen, and thus none twice.
  bool is_whole(std::uint64_t board) const {
    return board - state_of(board) == (seen_bit << grid_.cells()) - seen_bit;
  }

  // Refuses text after the last board.
  std::size_t end() {
    skip_space();
    const std::string word = word_here();
    if (word.empty()) return 0;
    throw error(shortened(word) + " after the last of " + std::to_string(read_) + ' ' + unit() +
                    (read_ == 1 ? "" : "s"),
                count_is_missing());
  }

  // Most boards stand whole in the buffer, a line for each row, with or without an empty line after
  // them. These are checked and packed without a branch for each symbol. Returns their number.
  std::size_t ready_boards(State* states, std::size_t most) {
    const std::size_t rows = std::size_t(grid_.rows), cols = std::size_t(grid_.cols);
    const std::size_t size = rows * (cols + 1);
    most = std::min(most, (end_ - next_) / (size + 1));
    const char* text = buffer_ + next_;
    std::size_t count = 0;
    for (; count < most; ++count) {
      std::uint64_t board = 0;
      bool lines = true;
      const char* byte = text;
      const std::uint64_t(*symbols)[256] = symbols_;
      for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t col = 0; col < cols; ++col) {
          board |= (*symbols++)[static_cast<unsigned char>(*byte++)];
        }
        lines &= *byte++ == '\n';
      }
      if (!lines || !is_whole(board)) break;
      states[count] = state_of(board);
      text += size + (text[size] == '\n');
    }
    const std::size_t taken = std::size_t(text - buffer_) - next_;
    next_ += taken;
    line_ += taken - count * rows * cols;  // All bytes but the symbols are line ends.
    if (count > 0) line_start_ = passed_ + next_;
    return count;
  }

  // Reads or refuses a board symbol by symbol.
  State any_board() {
    std::uint64_t board = 0;
    for (int cell = 0; cell < grid_.cells(); ++cell) {
      skip_space();
      if (peek() < 0) {
        throw error("end of input in " + unit() + ' ' + std::to_string(read_ + 1) + total_,
                    count_is_missing());
      }
      const char byte = buffer_[next_];
      const std::uint64_t symbol = symbols_[cell][static_cast<unsigned char>(byte)];
      if (symbol == foreign) throw error(unexpected(grid_, byte, format_.blank));
      if ((board & symbol) >= seen_bit) {
        const std::string found = state_of(symbol) != 0 ? quoted({byte}) : "the blank";
        throw error(found + " appears twice in this board", count_is_missing());
      }
      board |= symbol;
      ++next_;
    }
    return state_of(board);
  }

  // The next byte, or -1 at the end of the input.
  int peek() {
    if (next_ == end_ && !ended_) {
      passed_ += std::exchange(next_, 0);
      end_ = 0;
      fill();
    }
    return next_ == end_ ? -1 : static_cast<unsigned char>(buffer_[next_]);
  }

  // Adds what comes next in the input to the buffer.
  void fill() {
    const std::size_t count = source_(buffer_ + end_, sizeof buffer_ - end_);
    ended_ = count == 0;
    const std::size_t begin = std::exchange(end_, end_ + count);
    for (std::size_t i = begin; i < end_ && first_symbols_.size() < max_cells + 3; ++i) {
      if (!is_space(buffer_[i])) first_symbols_ += buffer_[i];
    }
  }

  void skip_space() {
    do {
      for (; next_ < end_ && is_space(buffer_[next_]); ++next_) {
        if (buffer_[next_] != '\n') continue;
        ++line_;
        line_start_ = passed_ + next_ + 1;
      }
    } while (next_ == end_ && peek() >= 0);
    error_column_ = passed_ + next_ - line_start_ + 1;
  }

  // The bytes up to white space; of a word too long for a number, only its start.
  std::string word_here() {
    std::string word;
    while (peek() >= 0 && !is_space(peek()) && word.size() <= most_digits) word += buffer_[next_++];
    return word;
  }

  // At the word or symbol before which white space was skipped last.
  InputError error(std::string message, bool hint = false) const {
    if (hint) message += " (no count? try --format=" + std::string(format_.uncounted) + ")";
    return {line_, error_column_, message};
  }

  Source source_;
  Grid grid_;
  const Format& format_;
  // For each cell and byte, the bits of the symbol in a state and, above it, its bit among the
  // symbols seen.
  static constexpr std::uint64_t seen_bit = std::uint64_t(1) << state_bits,
                                 foreign = seen_bit << max_cells;
  std::uint64_t symbols_[max_cells][256];

  bool started_ = false;
  // Boards or pairs.
  std::uint64_t read_ = 0, number_ = UINT64_MAX;
  std::size_t count_size_ = 0;  // In digits.
  std::string total_;           // " of N", where the number is known.
  std::string first_symbols_;   // Of the input: those of a board, after a byte order mark.

  char buffer_[1 << 16];
  std::size_t next_ = 0, end_ = 0;  // The part of the buffer that has not been read.
  bool ended_ = false;
  // The bytes before the buffer; where the current line begins, in bytes from the start.
  std::uint64_t passed_ = 0, line_ = 1, line_start_ = 0, error_column_ = 1;
};

}  // namespace eight_puzzle
