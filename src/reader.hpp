// Bytes to boards, or an error with its line and column.
#ifndef EIGHT_PUZZLE_READER_HPP
#define EIGHT_PUZZLE_READER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
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

// All numbers of so many digits fit into 64 bits; longer ones are refused.
constexpr std::size_t most_digits = 19;

// Reads boards of a format, their symbols apart or together, with any white space between them.
// Keeps one block of the input and asks for another only when that is used up.
class Reader {
 public:
  // Fills the buffer or a part of it and returns the number of bytes: 0 at the end of the input.
  using Source = std::function<std::size_t(char* buffer, std::size_t size)>;

  Reader(Source source, const Grid& grid, const Format& format)
      : source_(std::move(source)), grid_(grid), format_(format) {
    for (int cell = 0; cell < grid.cells(); ++cell) {
      for (int byte = 0; byte < 256; ++byte) {
        const int tile = tile_of(grid, char(byte));
        symbols_[cell][byte] = tile < 0
                                   ? std::uint64_t(1) << foreign_bit
                                   : placed(tile, cell) | std::uint64_t(1) << (state_bits + tile);
      }
    }
  }

  // Reads the boards that stand ready in the buffer, or the next one alone if there are none: 1 to
  // `most`. Returns their number, 0 after the last board. Throws InputError.
  std::size_t read(State* boards, std::size_t most) {
    if (!started_) start();
    if (remaining_ == 0) return end();
    skip_space();
    if (!format_.counted && peek() < 0) return 0;
    std::size_t count =
        ready_boards(boards, std::size_t(std::min<std::uint64_t>(most, remaining_)));
    if (count == 0) boards[count++] = any_board();
    read_ += count;
    remaining_ -= count;
    return count;
  }

 private:
  // Reads the number of boards, if there is one.
  void start() {
    started_ = true;
    if (!format_.counted) return;
    const std::string word = next_word();
    if (word.empty() || word.find_first_not_of("0123456789") != std::string::npos) {
      const std::string found = word.empty() ? "the end of the input" : quoted(word);
      throw error("expected the number of boards, found " + found);
    }
    if (word.size() > most_digits) throw error("too large a number of boards: " + quoted(word));
    remaining_ = std::stoull(word);
    total_ = " of " + std::to_string(remaining_);
  }

  // Refuses text after the last board.
  std::size_t end() {
    const std::string word = next_word();
    if (word.empty()) return 0;
    const std::string boards = std::to_string(read_) + (read_ == 1 ? " board" : " boards");
    throw error(quoted(word) + " after the last of " + boards);
  }

  // Most boards stand whole in the buffer, a line for each row, with or without an empty line after
  // them. These are checked and packed without a branch for each symbol. Returns their number.
  std::size_t ready_boards(State* boards, std::size_t most) {
    const std::size_t rows = std::size_t(grid_.rows), cols = std::size_t(grid_.cols);
    const std::size_t size = rows * (cols + 1);
    const std::uint64_t all_symbols = (1u << grid_.cells()) - 1;
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
      if (!lines || board >> state_bits != all_symbols) break;
      boards[count] = state_of(board);
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
      if (peek() < 0) throw error("end of input in board " + std::to_string(read_ + 1) + total_);
      const char byte = buffer_[next_];
      const std::uint64_t symbol = symbols_[cell][static_cast<unsigned char>(byte)];
      if (symbol >> foreign_bit) {
        throw error(unexpected(grid_, byte, format_.blank));
      }
      if ((board & symbol) >> state_bits) {
        const std::string found = state_of(symbol) != 0 ? quoted({byte}) : "the blank";
        throw error(found + " appears twice in this board");
      }
      board |= symbol;
      ++next_;
    }
    return state_of(board);
  }

  static bool is_space(int byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

  // The next byte, or -1 at the end of the input.
  int peek() {
    if (next_ == end_ && !ended_) {
      passed_ += std::exchange(next_, 0);
      end_ = source_(buffer_, sizeof buffer_);
      ended_ = end_ == 0;
    }
    return next_ == end_ ? -1 : static_cast<unsigned char>(buffer_[next_]);
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
  std::string next_word() {
    std::string word;
    for (skip_space(); peek() >= 0 && !is_space(peek()) && word.size() <= most_digits; ++next_) {
      word += char(peek());
    }
    return word;
  }

  static std::string quoted(const std::string& word) {
    return "'" + escaped(word.substr(0, most_digits)) + (word.size() > most_digits ? "...'" : "'");
  }

  // At the word or symbol before which white space was skipped last.
  InputError error(const std::string& message) const { return {line_, error_column_, message}; }

  Source source_;
  Grid grid_;
  const Format& format_;
  // For each cell and byte: the bits of the symbol in a state, and above the state a bit for each
  // symbol seen. Bytes that are no symbol have a bit of their own.
  static constexpr int foreign_bit = state_bits + max_cells;
  std::uint64_t symbols_[max_cells][256];

  bool started_ = false;
  std::uint64_t read_ = 0;  // Boards.
  std::uint64_t remaining_ = std::numeric_limits<std::uint64_t>::max();
  std::string total_;  // " of N", where the number of boards is known.

  char buffer_[1 << 16];
  std::size_t next_ = 0, end_ = 0;  // The part of the buffer that has not been read.
  bool ended_ = false;
  // Bytes before the buffer, and where lines and errors are in bytes from the start.
  std::uint64_t passed_ = 0, line_ = 1, line_start_ = 0, error_column_ = 1;
};

}  // namespace eight_puzzle

#endif
