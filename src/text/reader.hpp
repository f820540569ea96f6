// Bytes to puzzles: a count or a number of rows if the format has one, then boards or pairs; or an
// error with its line and column. Every byte of the input goes through here, so the code is written
// for speed.
#pragma once

#include <functional>

#include "text/board_parser.hpp"

namespace eight_puzzle {

struct BadInput {
  std::string text;  // "line:column: what is wrong", both counted from 1, columns in bytes.
  // What the input may have in place of what the format has. Unclear behind good puzzles.
  enum Cause { unclear, other_format, other_symbols } cause = unclear;
};

// Where bytes come from: fills the buffer or a part of it. Returns how many bytes, 0 at the end.
using Source = std::function<std::size_t(char* buffer, std::size_t size)>;

inline Source source_of_text(std::string text) {
  return [text = std::move(text), at = std::size_t(0)](char* buffer, std::size_t size) mutable {
    const std::size_t count = text.copy(buffer, size, at);
    at += count;
    return count;
  };
}

// Reads the puzzles of a format, whatever separates symbols and boards. Keeps one block of the
// input and asks for more only when that is used up. Throws a BadInput if something is wrong.
class Reader {
 public:
  // The format must outlive this.
  Reader(Source source, const Format& format) : source_(std::move(source)), format_(format) {}

  // Reads up to `max` puzzles that lie whole in the block. If there is none, reads one puzzle
  // symbol by symbol. Returns how many it has read: 0 after the last one.
  std::size_t read_some(Puzzle* puzzles, std::size_t max) {
    if (!std::exchange(started_, true)) read_header();
    std::size_t count = read_from_block(puzzles, max);
    if (count == 0) {
      skip_separators();
      if (reached_end()) return 0;
      // Braces keep the order: the start comes first.
      puzzles[0] = {read_board(0), format_.has_pairs() ? read_board(grid_.cells()) : format_.goal};
      count = 1;
    }
    puzzles_read_ += count;
    return count;
  }

  // Reads the next puzzle. Returns false after the last one.
  bool read(Puzzle& puzzle) { return read_some(&puzzle, 1) == 1; }

 private:
  // Skips a byte order mark; reads the number that the input begins with, if the format has one.
  void read_header() {
    while (end_ < utf8_mark_size && read_more()) {
    }
    const std::string_view start(buffer_, end_);
    if (has_utf16_mark(start)) throw BadInput{std::string("1:1: ") + utf16_fault};
    if (has_utf8_mark(start)) next_ = located_ = utf8_mark_size;  // It takes no column.
    if (format_.header != no_number) read_number();
  }

  void read_number() {
    skip_separators();
    const std::string where = place(), number = read_word();
    const std::string rows = std::to_string(grid_.rows),
                      found = ", found " + (number.empty() ? "the end of the input"
                                                           : quoted(number, max_digits));
    if (format_.has_count()) {
      if (!is_number(number)) {
        throw bad_input(where, "expected the number of boards, at most " +
                                   std::to_string(max_digits) + " digits" + found);
      }
      total_ = std::stoull(number);
    } else if (number != rows) {
      throw bad_input(where, "expected the number of rows of a board, " + rows + found);
    }
  }

  // Whether all puzzles were read. Without a count, nothing but the end of the input tells that.
  // With one, throws if text follows the last puzzle.
  bool reached_end() {
    if (!format_.has_count()) return !refill();
    if (puzzles_read_ < total_) return false;
    if (!refill()) return true;
    const std::string where = place();
    throw bad_input(where, "expected the end after " + amount(puzzles_read_, "board") + ", found " +
                               quoted(read_word(), max_digits));
  }

  // Reads puzzles as long as they stand whole in the block. Returns their number. Fastest alone.
  [[gnu::noinline]] std::size_t read_from_block(Puzzle* puzzles, std::size_t max) {
    const bool has_pairs = format_.has_pairs();
    const State goal = format_.goal;
    const char *at = buffer_ + next_, *next = at;
    max = std::size_t(std::min<std::uint64_t>(max, total_ - puzzles_read_));
    std::size_t count = 0;
    for (; count < max && parser_.parse(at, puzzles[count].start); ++count) {
      puzzles[count].goal = goal;
      if (has_pairs && !parser_.parse(at, puzzles[count].goal)) break;
      next = at;
    }
    next_ = std::size_t(next - buffer_);
    return count;
  }

  // What is wrong if the input ends in a puzzle, after so many of its symbols.
  std::string fault_of_end(int symbols) const {
    return "end of input in board " + std::to_string(puzzles_read_ + 1) +
           (format_.has_count() ? " of the announced " + std::to_string(total_) : "") + ", after " +
           std::to_string(symbols) + " of its " + std::to_string(format_.symbols_per_puzzle()) +
           " symbols" + (format_.has_pairs() ? " (start and goal)" : "");
  }

  // Reads a board symbol by symbol, or throws. `symbols_before`: how many symbols its puzzle has
  // before it.
  State read_board(int symbols_before) {
    State board = 0;
    unsigned seen = 0;  // A bit for each symbol.
    for (int cell = 0; cell < grid_.cells(); ++next_) {
      if (!refill()) throw bad_input(place(), fault_of_end(symbols_before + cell));
      const char byte = buffer_[next_];
      if (is_separator(byte)) continue;
      const int tile = tile_of(grid_, byte);
      if (tile < 0 || seen >> tile & 1) {
        throw bad_input(place(), fault_of_symbol(format_, byte),
                        puzzles_read_ > 0                        ? BadInput::unclear
                        : tile < 0 && !std::isdigit(byte & 0xff) ? BadInput::other_symbols
                                                                 : BadInput::other_format);
      }
      seen |= 1u << tile;
      board |= placed(tile, cell++);
    }
    return board;
  }

  // Asks for more of the input, which the block must have room for. Returns false at the end.
  bool read_more() {
    const std::size_t size = source_ ? source_(buffer_ + end_, capacity - end_) : 0;
    if (size == 0) source_ = nullptr;
    end_ += size;
    buffer_[end_] = '\0';
    return size > 0;
  }

  // Asks for more of the input if the block is used up. Returns false at the end.
  bool refill() {
    if (next_ < end_) return true;
    if (end_ == capacity) {
      locate();
      next_ = end_ = located_ = 0;
    }
    return read_more();
  }

  void skip_separators() {
    while (refill() && is_separator(buffer_[next_])) ++next_;
  }

  // The bytes up to a separator; of a word too long to be shown, only its start.
  std::string read_word() {
    std::string word;
    while (refill() && !is_separator(buffer_[next_]) && word.size() < max_digits + 4) {
      word += buffer_[next_++];
    }
    return word;
  }

  // Moves line_ and column_ to the next byte.
  void locate() {
    const std::string_view passed(buffer_ + located_, next_ - located_);
    const std::size_t ends = count_line_ends(passed);
    line_ += ends;
    column_ = ends == 0 ? column_ + passed.size() : passed.size() - passed.rfind('\n');
    located_ = next_;
  }

  // The place of the next byte.
  std::string place() {
    locate();
    return std::to_string(line_) + ':' + std::to_string(column_);
  }

  // With a count, a part of the first board may be taken for it, so that another board is read.
  BadInput bad_input(const std::string& where, const std::string& what,
                     BadInput::Cause cause = BadInput::other_format) const {
    return {where + ": " + what, puzzles_read_ > format_.has_count() ? BadInput::unclear : cause};
  }

  Source source_;  // None after the end of the input.
  const Format& format_;
  const Grid& grid_ = format_.grid;
  BoardParser parser_{grid_};
  bool started_ = false;
  std::uint64_t puzzles_read_ = 0, total_ = UINT64_MAX;  // Without a count, any number.
  static constexpr std::size_t capacity = 1 << 16;
  char buffer_[capacity + 1];            // A block of the input and, to stop the parser, a zero.
  std::size_t next_ = 0, end_ = 0;       // The part of the block that has not been read.
  std::uint64_t line_ = 1, column_ = 1;  // The place of the byte at located_.
  std::size_t located_ = 0;
};

// All puzzles of a text. Throws a BadInput.
inline Puzzles puzzles_in(const std::string& text, const Format& format) {
  Reader in(source_of_text(text), format);
  Puzzles puzzles;
  for (Puzzle puzzle; in.read(puzzle);) puzzles.push_back(puzzle);
  return puzzles;
}

}  // namespace eight_puzzle
