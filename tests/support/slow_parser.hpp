// A second parser, slow and simple, and what differs between it and the Reader: on any text, in
// pieces of any size. It has the whole text at hand and knows neither blocks nor short cuts.
//
// An input is three bytes of choices, written as digits in the corpus, and the text after them:
//   1st  the format, a row of `formats`
//   2nd  the grid: 0 for the format's own, or a row of `sizes`, counted from 1
//   3rd  how many bytes the source hands over at a time, a row of `piece_sizes`
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "support/reference.hpp"
#include "text/reader.hpp"

namespace slow {

using namespace eight_puzzle;

// The first holds a whole fuzzed input. The others end within a board, a 3x3 one being
// 11 bytes long and 13 with the empty line, or let a few stand whole in a piece.
constexpr std::size_t piece_sizes[] = {4096, 1, 2, 3, 7, 12, 13, 40};

// What a parser makes of a text. With each board, how many bytes the source had handed over by
// then: an interactive program must answer before it waits for more.
struct Verdict {
  std::vector<std::pair<State, std::size_t>> boards;
  std::string error;  // Or "".
};

// The second parser. It shares nothing with the Reader but the contract on messages and positions.
class SlowParser {
 public:
  SlowParser(const std::string& text, std::size_t piece_size, const Format& format)
      : text_(text),
        piece_size_(piece_size),
        unit_(format.has_pairs() ? "pair" : "board"),
        counted_(format.has_count()),
        blank_(format.blank),
        rows_(format.grid.rows),
        cols_(format.grid.cols) {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = line_start_ = 3;
  }

  Verdict parse() {
    const std::string start = text_.substr(0, 2);
    if (start == "\xFF\xFE" || start == "\xFE\xFF") {
      refuse("expected ASCII or UTF-8, found UTF-16 or UTF-32");
      return verdict_;
    }
    if (counted_ && !read_count()) return verdict_;
    while (counted_ ? units_ < count_ : skip_separators() < text_.size()) {
      std::vector<State> unit;
      while (unit.size() < (unit_ == "pair" ? 2 : 1) && read_board(unit)) {
      }
      if (!verdict_.error.empty()) return verdict_;
      const std::size_t pieces = (at_ + piece_size_ - 1) / piece_size_;
      const std::size_t taken = std::min(pieces * piece_size_, text_.size());
      for (const State board : unit) verdict_.boards.emplace_back(board, taken);
      ++units_;
    }
    if (skip_separators() < text_.size()) {
      refuse("expected the end after " + grouped(units_) + ' ' + unit_ + (units_ == 1 ? "" : "s") +
             ", found " + quoted(word_here()));
    }
    return verdict_;
  }

 private:
  // In a message a word is cut after this many bytes. A number of as many digits fits into 64 bits.
  static constexpr std::size_t longest = 19;

  bool read_count() {
    skip_separators();
    const std::string word = word_here();
    const std::string expected = "expected the number of " + unit_ + "s";
    if (word.empty()) return refuse(expected + ", found the end of the input");
    // Of a word only so much is read.
    if (word.substr(0, longest + 4).find_first_not_of("0123456789") != std::string::npos) {
      return refuse(expected + ", found " + quoted(word));
    }
    if (word.size() > longest) {
      return refuse(expected + ", at most 19 digits, found " + quoted(word));
    }
    for (const char digit : word) count_ = 10 * count_ + static_cast<std::uint64_t>(digit - '0');
    of_count_ = " of " + std::to_string(count_);
    at_ += word.size();
    return true;
  }

  bool read_board(std::vector<State>& unit) {
    const int cells = rows_ * cols_;
    std::string board;
    while (board.size() < static_cast<std::size_t>(cells)) {
      if (skip_separators() == text_.size()) {
        const std::size_t all = static_cast<std::size_t>(cells) * (unit_ == "pair" ? 2 : 1);
        return refuse("end of input in " + unit_ + ' ' + std::to_string(units_ + 1) + of_count_ +
                      ", after " +
                      std::to_string(unit.size() * static_cast<std::size_t>(cells) + board.size()) +
                      " of its " + std::to_string(all) + " symbols");
      }
      const char byte = text_[at_];
      const bool blank = std::string("#0xX._-").find(byte) != std::string::npos;
      if (!blank && (byte < '1' || byte >= '0' + cells)) {
        return refuse("unexpected " + quoted({byte}) + ((byte & 0x80) != 0 ? ", not ASCII" : "") +
                      ": a " + std::to_string(rows_) + 'x' + std::to_string(cols_) +
                      " board is written with 1-" + std::to_string(cells - 1) + " and '" + blank_ +
                      "'");
      }
      const char symbol = blank ? '#' : byte;
      if (board.find(symbol) != std::string::npos) {
        return refuse((blank ? "the blank" : quoted({byte})) + " appears twice in this board");
      }
      board += symbol;
      ++at_;
    }
    unit.push_back(reference::pack(board));
    return true;
  }

  // Returns where the next byte is that is no separator, or the size of the text.
  std::size_t skip_separators() {
    while (at_ < text_.size() && is_separator(text_[at_])) ++at_;
    return at_;
  }

  std::string word_here() const {
    std::size_t end = at_;
    while (end < text_.size() && !is_separator(text_[end])) ++end;
    return text_.substr(at_, end - at_);
  }

  // Refuses what stands here. Lines and columns are counted anew from the start of the text.
  bool refuse(const std::string& message) {
    std::uint64_t line = 1, column = 1;
    for (std::size_t i = line_start_; i < at_; ++i) {
      ++column;
      if (text_[i] == '\n') ++line, column = 1;
    }
    verdict_.error = std::to_string(line) + ":" + std::to_string(column) + ": " + message;
    return false;
  }

  static bool is_separator(char byte) {
    return std::string(" \t\n\v\f\r,;|/'\"()[]{}").find(byte) != std::string::npos;
  }

  static std::string quoted(const std::string& word) {
    const std::string hex = "0123456789abcdef";
    const bool cut = word.size() > longest + 3;
    std::string out = "'";
    for (const char byte : cut ? word.substr(0, longest) : word) {
      const std::size_t code = static_cast<unsigned char>(byte);
      if (code >= 0x20 && code < 0x7f) {
        out += byte;
      } else {
        out = out + "\\x" + hex[code / 16] + hex[code % 16];
      }
    }
    return out + (cut ? "...'" : "'");
  }

  const std::string& text_;
  std::size_t piece_size_;
  std::string unit_;
  bool counted_;
  char blank_;
  int rows_, cols_;
  std::size_t at_ = 0, line_start_ = 0;
  std::uint64_t count_ = 0, units_ = 0;
  std::string of_count_;
  Verdict verdict_;
};

inline Verdict read(const std::string& text, std::size_t piece_size, const Format& format) {
  Verdict verdict;
  std::size_t taken = 0;
  bool ended = false;
  const auto source = [&](char* buffer, std::size_t size_wanted) {
    if (ended) verdict.error = "asked again after the end";  // At a terminal: a second Ctrl-D.
    const std::size_t count = std::min({size_wanted, piece_size, text.size() - taken});
    std::memcpy(buffer, text.data() + taken, count);
    taken += count;
    ended = count == 0;
    return count;
  };
  try {
    Reader in(source, format);
    State boards[10];  // Few, so that a run of boards does not fit.
    while (const std::size_t count = in.read(boards, std::size(boards) / 2)) {
      const std::size_t states = count * format.boards_in_unit();
      for (std::size_t i = 0; i < states; ++i) verdict.boards.emplace_back(boards[i], taken);
    }
  } catch (const InputError& error) {
    verdict.error += error.text;
  }
  return verdict;
}

// From the first board on in which it differs from the other.
inline std::string text_of(const Verdict& verdict, const Verdict& other, const Grid& grid) {
  std::string text;
  std::size_t i = 0;
  const auto& boards = verdict.boards;
  while (i < std::min(boards.size(), other.boards.size()) && boards[i] == other.boards[i]) ++i;
  if (i > 0) text += "  " + std::to_string(i) + " boards alike\n";
  for (const std::size_t end = std::min(i + 3, boards.size()); i < end; ++i) {
    text += "  " + board_text(grid, boards[i].first, '#', rows_in_a_field) + " after " +
            std::to_string(boards[i].second) + " bytes\n";
  }
  if (i < boards.size()) text += "  " + std::to_string(boards.size() - i) + " more boards\n";
  return text + "  error: " + (verdict.error.empty() ? "none" : verdict.error) + '\n';
}

// What the parsers say, if they differ, or "".
inline std::string difference(const std::string& input) {
  constexpr std::size_t choices = 3;
  if (input.size() < choices) return "";
  const std::string text = input.substr(choices);
  const auto choice = [&](std::size_t byte, std::size_t rows) {
    return (static_cast<unsigned char>(input[byte]) + 256u - '0') % rows;
  };
  Format format = formats[choice(0, std::size(formats))];
  const std::size_t size_row = choice(1, std::size(sizes) + 1);
  if (size_row > 0) format.grid = sizes[size_row - 1];
  const std::size_t piece_size = piece_sizes[choice(2, std::size(piece_sizes))];
  const Verdict expected = SlowParser(text, piece_size, format).parse();
  const Verdict found = read(text, piece_size, format);
  if (expected.boards == found.boards && expected.error == found.error) return "";
  return "the slow parser:\n" + text_of(expected, found, format.grid) + "the Reader:\n" +
         text_of(found, expected, format.grid);
}

}  // namespace slow
