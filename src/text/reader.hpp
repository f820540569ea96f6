// Bytes to boards: the number of boards, then boards or pairs; or an error with its line and
// column.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "eight_puzzle.cpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// "line:column: what", lines and columns counted from 1, columns in bytes.
struct InputError {
  std::string text;
  bool early;  // At most one board or pair was read before: perhaps the format is another one.
};

// Reads the boards or pairs of a format, with or without white space between the symbols. Keeps one
// block of the input and asks for another only when that is used up. Throws an InputError where
// something is wrong.
class Reader {
 public:
  // Fills the buffer or a part of it and returns the number of bytes: 0 at the end of the input.
  using Source = std::function<std::size_t(char* buffer, std::size_t size)>;

  Reader(Source source, const Format& format) : source_(std::move(source)), format_(format) {
    for (int byte = 0; byte < 256; ++byte) {
      const int tile = tile_of(grid_, char(byte));
      for (int cell = 0, place = 0; cell < grid_.cells(); ++cell) {
        bits_[place++][byte] = tile < 0 ? foreign : placed(tile, cell) | seen_bit << tile;
        if (grid_.col(cell + 1) == 0) bits_[place++][byte] = byte == '\n' ? 0 : foreign;
      }
    }
  }

  // Reads the ready boards, at most `most`, or, where none is ready, the next board; of pairs
  // always the next one, a start and its goal. Returns the number of states: 0 after the last
  // board. Requires room for two states.
  std::size_t read(State* states, std::size_t most) {
    if (!std::exchange(started_, true)) read_start();
    skip_space();
    if (peek() < 0 && (read_ == total_ || !format_.has_count())) return 0;
    if (read_ == total_) {
      throw error(quoted(word_here(), most_digits) + " after the last of " + std::to_string(read_) +
                  ' ' + plural(read_, format_.unit()));
    }
    if (format_.has_pairs()) {
      states[0] = board_by_symbols();
      states[1] = board_by_symbols();
      ++read_;
      return 2;
    }
    std::size_t count = ready_boards(states, most);
    if (count == 0) states[count++] = board_by_symbols();
    read_ += count;
    return count;
  }

 private:
  // Skips a byte order mark, which may come in pieces; reads the number of boards if there is one.
  void read_start() {
    const std::string_view mark = "\xEF\xBB\xBF";
    while (next_ < 3 && peek() == (mark[next_] & 0xff)) ++next_;
    if (next_ < 3) next_ = 0;
    if (!format_.has_count()) return;
    skip_space();
    std::uint64_t zeros = 0;  // Any number of them counts as one.
    for (; peek() == '0'; ++next_) ++zeros;
    const std::string digits = word_here(), word = (zeros > 0 ? "0" : "") + digits;
    const std::string number = "number of " + plural(0, format_.unit());
    if (!is_number(word)) {
      throw error("expected the " + number + ", found " +
                  (word.empty() ? "the end of the input" : quoted(word, most_digits)));
    }
    if (digits.size() > most_digits) {
      throw error("too large a " + number + ": " + quoted(digits, most_digits));
    }
    total_ = std::stoull(word);
    column_ += zeros + digits.size();
  }

  // Most boards stand whole in the buffer, a line for each row, with or without an empty line after
  // them. These are checked and packed without a branch for each symbol. Returns their number.
  std::size_t ready_boards(State* states, std::size_t most) {
    const std::size_t size = std::size_t(grid_.rows * (grid_.cols + 1));
    most = std::min<std::uint64_t>({most, (end_ - next_) / (size + 1), total_ - read_});
    std::size_t count = 0;
    for (; count < most; ++count) {
      std::uint64_t board = 0;
      for (std::size_t place = 0; place < size; ++place) {
        board |= bits_[place][static_cast<unsigned char>(buffer_[next_ + place])];
      }
      // Every symbol was seen, and thus none twice.
      if (board - state_of(board) != (seen_bit << grid_.cells()) - seen_bit) break;
      states[count] = state_of(board);
      const std::size_t bytes = size + (buffer_[next_ + size] == '\n');
      next_ += bytes;
      line_ += bytes - std::size_t(grid_.cells());  // All other bytes are line ends.
      column_ = 1;
    }
    return count;
  }

  // Reads or refuses a board symbol by symbol.
  State board_by_symbols() {
    PartialBoard board{grid_, format_.blank};
    for (; !board.complete(); ++next_, ++column_) {
      skip_space();
      if (peek() < 0) {
        throw error("end of input in " + format_.unit() + ' ' + std::to_string(read_ + 1) +
                    (format_.has_count() ? " of " + std::to_string(total_) : ""));
      }
      if (!board.add(buffer_[next_])) throw error(board.refusal(buffer_[next_]));
    }
    return board.state;
  }

  // The next byte, or -1 at the end of the input.
  int peek() {
    if (next_ == end_ && source_) {
      if (end_ == sizeof buffer_) next_ = end_ = 0;
      end_ += source_(buffer_ + end_, sizeof buffer_ - end_);
      if (next_ == end_) source_ = nullptr;
    }
    return next_ == end_ ? -1 : static_cast<unsigned char>(buffer_[next_]);
  }

  void skip_space() {
    for (; is_space(peek()); ++next_, ++column_) {
      if (buffer_[next_] != '\n') continue;
      ++line_;
      column_ = 0;
    }
  }

  // The bytes up to white space; of a word too long for a number, only its start.
  std::string word_here() {
    std::string word;
    while (peek() >= 0 && !is_space(peek()) && word.size() <= most_digits) word += buffer_[next_++];
    return word;
  }

  InputError error(const std::string& what) const {
    return {std::to_string(line_) + ':' + std::to_string(column_) + ": " + what, read_ <= 1};
  }

  Source source_;  // None after the end of the input.
  const Format& format_;
  const Grid& grid_ = format_.grid;
  // bits_[place][byte] is what a byte adds at a place of a board with a line for each row: a symbol
  // its bits of the state and, above them, its bit of those seen; a line end 0.
  static constexpr std::uint64_t seen_bit = std::uint64_t(1) << state_bits,
                                 foreign = seen_bit << max_cells;
  std::uint64_t bits_[3 * max_cells / 2][256];  // Largest at 5x2.

  bool started_ = false;
  std::uint64_t read_ = 0, total_ = UINT64_MAX;  // Boards or pairs.
  char buffer_[1 << 16];
  std::size_t next_ = 0, end_ = 0;       // The part of the buffer that has not been read.
  std::uint64_t line_ = 1, column_ = 1;  // Of the next byte or, while a word is read, of its start.
};

}  // namespace eight_puzzle
