// A second parser, slow and simple, and what differs between it and the Reader: on any text, in
// pieces of any size. It has the whole text at hand and knows neither blocks nor short cuts.
//
// An input is a line of choices, and the text after it: the format, the size or - for the format's
// own, and how many bytes the source hands over at a time: "boj1525 - 4096".
#pragma once

#include <cstring>
#include <iterator>
#include <sstream>
#include <tuple>

#include "support/reference.hpp"
#include "text/board_text.hpp"
#include "text/reader.hpp"

namespace slow {

using namespace eight_puzzle;

// The first holds a whole fuzzed input. The others end within a board, a 3x3 one being
// 11 bytes long and 13 with the empty line, or let a few stand whole in a piece.
constexpr std::size_t piece_sizes[] = {4096, 1, 2, 3, 7, 12, 13, 40};

// What a parser makes of a text. With each puzzle, how many bytes the source had handed over by
// then: an interactive program must answer before it waits for more.
struct Verdict {
  std::vector<std::tuple<State, State, std::size_t>> puzzles;  // With start and goal.
  std::string error;                                           // Or "".
};

// The second parser. It shares with the Reader only the contract on messages and positions, the
// format, what separators are, and how numbers and bytes are shown.
class SlowParser {
 public:
  SlowParser(const std::string& text, std::size_t piece_size, const Format& format)
      : text_(text), piece_size_(piece_size), format_(format) {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = line_start_ = 3;
  }

  Verdict parse() {
    const std::string start = text_.substr(0, 2);
    if (start == "\xFF\xFE" || start == "\xFE\xFF") {
      refuse("expected ASCII or UTF-8, found UTF-16 or UTF-32");
      return verdict_;
    }
    if (format_.header != no_number && !read_number()) return verdict_;
    while (counted_ ? puzzles_ < count_ : skip_separators() < text_.size()) {
      std::vector<State> boards;
      while (boards.size() < boards_ && read_board(boards)) {
      }
      if (!verdict_.error.empty()) return verdict_;
      const std::size_t pieces = (at_ + piece_size_ - 1) / piece_size_;
      const std::size_t taken = std::min(pieces * piece_size_, text_.size());
      verdict_.puzzles.emplace_back(boards[0], boards_ == 2 ? boards[1] : format_.goal, taken);
      ++puzzles_;
    }
    if (skip_separators() < text_.size()) {
      refuse("expected the end after " + grouped(puzzles_) + " board" + (puzzles_ == 1 ? "" : "s") +
             ", found " + quoted(word_here(), longest));
    }
    return verdict_;
  }

 private:
  // In a message a word is cut after this many bytes. A number of as many digits fits into 64 bits.
  static constexpr std::size_t longest = 19;

  bool read_number() {
    skip_separators();
    const std::string word = word_here(), rows = std::to_string(format_.grid.rows);
    const bool is_count = !word.empty() && word.size() <= longest &&
                          word.find_first_not_of("0123456789") == std::string::npos;
    if (counted_ ? !is_count : word != rows) {
      return refuse("expected the number of " +
                    (counted_ ? "boards, at most 19 digits" : "rows of a board, " + rows) +
                    ", found " + (word.empty() ? "the end of the input" : quoted(word, longest)));
    }
    if (counted_) count_ = std::stoull(word);
    at_ += word.size();
    return true;
  }

  bool read_board(std::vector<State>& boards) {
    const std::size_t cells = std::size_t(format_.grid.cells());
    std::string board;
    while (board.size() < cells) {
      if (skip_separators() == text_.size()) {
        return refuse("end of input in board " + std::to_string(puzzles_ + 1) +
                      (counted_ ? " of the announced " + std::to_string(count_) : "") + ", after " +
                      std::to_string(boards.size() * cells + board.size()) + " of its " +
                      std::to_string(boards_ * cells) + " symbols" +
                      (boards_ > 1 ? " (start and goal)" : ""));
      }
      const char byte = text_[at_];
      const bool blank = std::string("#0xX._-").find(byte) != std::string::npos;
      if (!blank && (byte < '1' || byte >= char('0' + cells))) {
        return refuse("unexpected " + quoted({byte}) + ((byte & 0x80) != 0 ? ", not ASCII" : "") +
                      ": a " + std::to_string(format_.grid.rows) + 'x' +
                      std::to_string(format_.grid.cols) + " board is written with 1-" +
                      std::to_string(cells - 1) + " and '" + format_.blank + "'");
      }
      const char symbol = blank ? '#' : byte;
      if (board.find(symbol) != std::string::npos) {
        return refuse((blank ? "the blank" : quoted({byte})) + " appears twice in this board");
      }
      board += symbol;
      ++at_;
    }
    boards.push_back(reference::pack(board));
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

  const std::string& text_;
  const std::size_t piece_size_;
  const Format& format_;
  const bool counted_ = format_.header == count_first;
  const std::size_t boards_ = format_.has_pairs() ? 2 : 1;  // Of a puzzle.
  std::size_t at_ = 0, line_start_ = 0;
  std::uint64_t count_ = 0, puzzles_ = 0;
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
    Puzzle puzzles[5];  // Few, so that a run of boards does not fit.
    while (const std::size_t count = in.read_some(puzzles, std::size(puzzles))) {
      for (std::size_t i = 0; i < count; ++i) {
        verdict.puzzles.emplace_back(puzzles[i].start, puzzles[i].goal, taken);
      }
    }
  } catch (const BadInput& error) {
    verdict.error += error.text;
  }
  return verdict;
}

inline std::vector<std::string> lines_of(const Verdict& verdict, const Grid& grid) {
  std::vector<std::string> lines;
  for (const auto& [start, goal, bytes] : verdict.puzzles) {
    lines.push_back(board_text(grid, start, '#', spaces_between_rows) + " to " +
                    board_text(grid, goal, '#', spaces_between_rows) + " after " +
                    std::to_string(bytes) + " bytes");
  }
  lines.push_back("error: " + (verdict.error.empty() ? "none" : verdict.error));
  return lines;
}

// The row of that name; of a name that a fuzzer has changed, any.
template <class Row, std::size_t Rows>
const Row& row_or_any(const Row (&table)[Rows], const std::string& name) {
  for (const Row& row : table) {
    if (row.name == name) return row;
  }
  return table[name.size() % Rows];
}

// What the parsers say, if they differ, or "".
inline std::string difference(const std::string& input) {
  const std::size_t end = input.find('\n');
  if (end == std::string::npos) return "";
  const std::string text = input.substr(end + 1);
  std::istringstream words(input.substr(0, end));
  std::string name, size;
  std::size_t piece_size = 0;
  words >> name >> size >> piece_size;
  Format format = row_or_any(formats, name);
  if (size != "-") format.resize(row_or_any(sizes, size).grid);
  piece_size = piece_size == 0 ? std::size_t(4096) : std::min<std::size_t>(piece_size, 4096);
  const Verdict expected = SlowParser(text, piece_size, format).parse();
  const Verdict found = read(text, piece_size, format);
  if (expected.puzzles == found.puzzles && expected.error == found.error) return "";
  const auto lines = lines_of(expected, format.grid), others = lines_of(found, format.grid);
  std::size_t i = 0;  // Of the first puzzle that differs.
  while (i + 1 < std::min(lines.size(), others.size()) && lines[i] == others[i]) ++i;
  return "the slow parser: " + lines[i] + "\nthe Reader: " + others[i] + '\n';
}

}  // namespace slow
