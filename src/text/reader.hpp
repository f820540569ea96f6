// Bytes to boards: the number of boards if the format has one, then boards or pairs; or an error
// with its line and column (board_text.hpp says what is wrong with a symbol). Every byte of the
// input goes through here: speed may cost clever code.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "board.hpp"
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

// Reads the boards or pairs of a format, with or without separators between the symbols. Keeps one
// block of the input and asks for another only when that is used up. Throws an InputError where
// something is wrong.
class Reader {
 public:
  // Fills the buffer or a part of it and returns the number of bytes: 0 at the end of the input.
  using Source = std::function<std::size_t(char* buffer, std::size_t size)>;

  Reader(Source source, const Format& format) : source_(std::move(source)), format_(format) {
    std::string written =
        board_text(grid_, ordered(grid_, grid_.cells() - 1), format.blank, format.layout);
    if (written[written.size() - 2] == '\n') written.pop_back();  // An empty line may be missing.
    first_byte_ = written[0];
    size_ = written.size();
    line_ends_ = std::size_t(std::count(written.begin(), written.end(), '\n'));
    while (written.size() % unrolled != 0) written += any_byte;
    places_ = written.size();
    assert(places_ <= max_places);
    for (int byte = 0; byte < 256; ++byte) {
      const int tile = tile_of(grid_, char(byte));
      int cell = 0;
      for (std::size_t place = 0; place < places_; ++place) {
        const char expected = written[place];
        std::uint64_t& bits = bits_[place][byte];
        if (expected == any_byte) {
          bits = 0;
        } else if (is_separator(expected)) {
          bits = char(byte) == expected ? 0 : foreign;
        } else {
          bits = tile < 0 ? foreign : placed(tile, cell) | seen_bit << tile;
          ++cell;
        }
      }
    }
  }

  // Reads up to `most` boards or pairs that are whole in the buffer as the format writes them or,
  // if there is none, the next one. Writes the states, two for a pair, its start first. Returns the
  // number of boards or pairs: 0 after the last one.
  std::size_t read(State* states, std::size_t most) {
    if (!std::exchange(started_, true)) read_start();
    skip_separators(first_byte_);
    std::size_t count = read_written(states, most);
    if (count == 0) {
      skip_separators();
      if (peek() < 0 && (read_ == total_ || !format_.has_count())) return 0;
      if (read_ == total_) {
        throw error(quoted(word_here(), most_digits) + " after the last of " +
                    std::to_string(read_) + ' ' + plural(read_, format_.unit()));
      }
      read_by_symbols(states);
      count = 1;
    }
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
    skip_separators();
    const std::string word = word_here();
    if (!is_number(word) || word.size() > most_digits) {
      throw error("expected the number of " + plural(0, format_.unit()) + ", found " +
                  (word.empty() ? "the end of the input" : quoted(word, most_digits)));
    }
    total_ = std::stoull(word);
    column_ += word.size();
  }

  // Reads boards or pairs as long as they stand whole in the buffer as the format writes them, with
  // or without an empty line after each. Returns their number.
  std::size_t read_written(State* states, std::size_t most) {
    const std::size_t size = size_, places = places_, in_unit = format_.boards_in_unit();
    const std::uint64_t all_seen = (seen_bit << grid_.cells()) - seen_bit;
    most =
        std::min<std::uint64_t>({most, (end_ - next_) / (in_unit * (places + 1)), total_ - read_});
    const char *begin = buffer_ + next_, *board = begin, *last = begin;
    std::size_t boards = 0;
    for (; boards < most * in_unit; ++boards) {
      std::uint64_t bits = 0;  // Collected without a branch for each byte.
      for (std::size_t place = 0; place < places; place += unrolled) {
        for (std::size_t i = 0; i < unrolled; ++i) {
          bits |= bits_[place + i][static_cast<unsigned char>(board[place + i])];
        }
      }
      if (bits - state_of(bits) != all_seen) break;  // All were seen, and thus none twice.
      states[boards] = state_of(bits);
      last = board;
      board += size + (board[size] == '\n');
    }
    if (boards % in_unit != 0) {  // Half a pair.
      --boards;
      board = last;
    }
    if (boards == 0) return 0;
    next_ += std::size_t(board - begin);
    line_ +=
        std::size_t(board - begin) - boards * (size - line_ends_);  // All others are line ends.
    column_ = 1;
    return boards / in_unit;
  }

  // Reads or refuses a board or pair symbol by symbol.
  void read_by_symbols(State* states) {
    const int boards = int(format_.boards_in_unit()), cells = grid_.cells();
    for (int number = 0; number < boards; ++number) {
      PartialBoard board{grid_, format_.blank};
      for (; !board.complete(); ++next_, ++column_) {
        skip_separators();
        if (peek() < 0) {
          throw error("end of input in " + format_.unit() + ' ' + std::to_string(read_ + 1) +
                      (format_.has_count() ? " of " + std::to_string(total_) : "") + ", after " +
                      std::to_string(number * cells + board.size) + " of its " +
                      std::to_string(boards * cells) + " symbols");
        }
        if (!board.add(buffer_[next_])) throw error(board.refusal(buffer_[next_]));
      }
      states[number] = board.state;
    }
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

  // Skips separators up to `stop`, which may be one.
  void skip_separators(int stop = -1) {
    for (int byte; (byte = peek()) != stop && is_separator(byte); ++next_, ++column_) {
      if (byte != '\n') continue;
      ++line_;
      column_ = 0;
    }
  }

  // The bytes up to a separator; of a word too long to be shown, only its start.
  std::string word_here() {
    std::string word;
    while (peek() >= 0 && !is_separator(peek()) && word.size() < most_digits + 4) {
      word += buffer_[next_++];
    }
    return word;
  }

  InputError error(const std::string& what) const {
    return {std::to_string(line_) + ':' + std::to_string(column_) + ": " + what, read_ <= 1};
  }

  Source source_;  // None after the end of the input.
  const Format& format_;
  const Grid& grid_ = format_.grid;
  // bits_[place][byte] is what a byte adds at a place of a board as the format writes it. A symbol
  // adds its bits of the state and, above them, its bit of those seen; the separator that belongs
  // there nothing; any other byte the bit `foreign`. After the board come places where any byte
  // adds nothing, up to a multiple of `unrolled`.
  static constexpr std::uint64_t seen_bit = std::uint64_t(1) << state_bits,
                                 foreign = seen_bit << max_cells;
  static constexpr std::size_t unrolled = 4, max_places = 32;  // 5x2 in brackets.
  static constexpr char any_byte = '\0';
  std::uint64_t bits_[max_places][256];
  std::size_t size_, places_, line_ends_;  // Of a board as the format writes it.
  int first_byte_;

  bool started_ = false;
  std::uint64_t read_ = 0, total_ = UINT64_MAX;  // Boards or pairs.
  char buffer_[1 << 16];
  std::size_t next_ = 0, end_ = 0;       // The part of the buffer that has not been read.
  std::uint64_t line_ = 1, column_ = 1;  // Of the next byte or, while a word is read, of its start.
};

}  // namespace eight_puzzle
