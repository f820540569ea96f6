// A libFuzzer target for the Reader. Whatever the text, and in whatever pieces it comes, the boards
// read and the error must be those of a second parser, which is slow and obvious: it has the whole
// text at hand and knows neither blocks nor short cuts.
//
// An input is three bytes of choices, written as digits in the corpus, and the text after them:
//
//   1st  the format, a row of `formats`
//   2nd  the grid, a row of `grids`
//   3rd  how many bytes the source hands over at a time, a row of `piece_sizes`

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reader.hpp"
#include "reference.hpp"

namespace {

using namespace eight_puzzle;

// The last is the whole text, as fuzzed inputs go. The others end within a board, a 3x3 one being
// 11 bytes long and 13 with the blank line, or let a few stand whole in a piece.
constexpr std::size_t piece_sizes[] = {4096, 1, 2, 3, 7, 12, 13, 40};

constexpr Grid grids[] = {{3, 3}, {2, 2}, {2, 5}, {4, 2}};

// A board as it was read, and how many bytes of the text the source had handed over by then: a
// program in conversation must answer before it waits for more.
struct BoardRead {
  State board;
  std::size_t bytes_taken;
};

// What a parser makes of a text: the boards before the error, if there is one.
struct Verdict {
  std::vector<BoardRead> boards;
  std::optional<InputError> error;
};

struct Text {
  const std::string& bytes;
  std::size_t piece_size;
};

// The second parser. It shares nothing with the Reader but the contract on messages and places.
class SlowParser {
 public:
  SlowParser(const Text& text, const Format& format, const Grid& grid)
      : bytes_(text.bytes), piece_size_(text.piece_size), format_(format), grid_(grid) {}

  Verdict parse() {
    if (format_.counted && !read_count()) return verdict_;
    while (format_.counted ? verdict_.boards.size() < count_ : skip_space() < bytes_.size()) {
      if (!read_board()) return verdict_;
    }
    read_tail();
    return verdict_;
  }

 private:
  // In a message a word is cut after so many bytes. A number of that many digits can be counted to.
  static constexpr std::size_t longest = 19;

  bool read_count() {
    skip_space();
    const std::string word = word_here();
    if (word.empty()) {
      return refuse("expected the number of boards, found the end of the input");
    }
    // A word may be endless, so no more is looked at than shows that it is too long.
    const std::string start = word.substr(0, longest + 1);
    for (const char byte : start) {
      if (byte < '0' || byte > '9') {
        return refuse("expected the number of boards, found " + quoted(word));
      }
    }
    if (start.size() > longest) return refuse("too large a number of boards: " + quoted(word));
    for (const char digit : word) count_ = 10 * count_ + static_cast<std::uint64_t>(digit - '0');
    of_count_ = " of " + std::to_string(count_);
    at_ += word.size();
    return true;
  }

  bool read_board() {
    const int cells = grid_.cells();
    std::string board;
    while (board.size() < static_cast<std::size_t>(cells)) {
      if (skip_space() == bytes_.size()) {
        const std::string number = std::to_string(verdict_.boards.size() + 1);
        return refuse("end of input in board " + number + of_count_);
      }
      const char byte = bytes_[at_];
      const bool blank = byte == '#' || byte == '0' || byte == 'x' || byte == 'X';
      if (!blank && (byte < '1' || byte >= '0' + cells)) {
        return refuse("unexpected " + quoted({byte}) + ": a " + std::to_string(grid_.rows) + 'x' +
                      std::to_string(grid_.cols) + " board is written with 1-" +
                      std::to_string(cells - 1) + " and '" + format_.blank + "'");
      }
      const char symbol = blank ? '#' : byte;
      if (board.find(symbol) != std::string::npos) {
        return refuse((blank ? "the blank" : quoted({byte})) + " appears twice in this board");
      }
      board += symbol;
      ++at_;
    }
    const std::size_t pieces = (at_ + piece_size_ - 1) / piece_size_;
    verdict_.boards.push_back(
        {reference::pack(board), std::min(pieces * piece_size_, bytes_.size())});
    return true;
  }

  void read_tail() {
    if (skip_space() == bytes_.size()) return;
    const std::size_t boards = verdict_.boards.size();
    refuse(quoted(word_here()) + " after the last of " + std::to_string(boards) +
           (boards == 1 ? " board" : " boards"));
  }

  // Returns where the next byte is that is no white space, or the size of the text.
  std::size_t skip_space() {
    while (at_ < bytes_.size() && is_space(bytes_[at_])) ++at_;
    return at_;
  }

  std::string word_here() const {
    std::size_t end = at_;
    while (end < bytes_.size() && !is_space(bytes_[end])) ++end;
    return bytes_.substr(at_, end - at_);
  }

  // Refuses what stands here. Lines and columns are counted anew from the start of the text.
  bool refuse(const std::string& message) {
    std::uint64_t line = 1, column = 1;
    for (std::size_t i = 0; i < at_; ++i) {
      ++column;
      if (bytes_[i] == '\n') ++line, column = 1;
    }
    verdict_.error = InputError{line, column, message};
    return false;
  }

  static bool is_space(char byte) {
    return std::string_view(" \t\n\v\f\r").find(byte) != std::string_view::npos;
  }

  static std::string quoted(const std::string& word) {
    const std::string hex = "0123456789abcdef";
    std::string out = "'";
    for (const char byte : word.substr(0, longest)) {
      const std::size_t code = static_cast<unsigned char>(byte);
      if (code >= 0x20 && code < 0x7f) {
        out += byte;
      } else {
        out = out + "\\x" + hex[code / 16] + hex[code % 16];
      }
    }
    return out + (word.size() > longest ? "...'" : "'");
  }

  const std::string& bytes_;
  std::size_t piece_size_;
  const Format& format_;
  const Grid& grid_;
  std::size_t at_ = 0;
  std::uint64_t count_ = 0;
  std::string of_count_;
  Verdict verdict_;
};

void print(const char* whose, const Verdict& verdict) {
  std::fprintf(stderr, "%s:\n", whose);
  for (const BoardRead& read : verdict.boards) {
    std::fprintf(stderr, "  %010llx after %zu bytes\n", static_cast<unsigned long long>(read.board),
                 read.bytes_taken);
  }
  if (!verdict.error) return;
  std::fprintf(stderr, "  %llu:%llu: %s\n", static_cast<unsigned long long>(verdict.error->line),
               static_cast<unsigned long long>(verdict.error->column),
               verdict.error->message.c_str());
}

bool equal(const std::optional<InputError>& a, const std::optional<InputError>& b) {
  if (!a || !b) return !a && !b;
  return a->line == b->line && a->column == b->column && a->message == b->message;
}

bool equal(const std::vector<BoardRead>& a, const std::vector<BoardRead>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const BoardRead& x, const BoardRead& y) {
                      return x.board == y.board && x.bytes_taken == y.bytes_taken;
                    });
}

void expect_equal(const Verdict& slow, const Verdict& reader) {
  if (equal(slow.error, reader.error) && equal(slow.boards, reader.boards)) {
    return;
  }
  print("the slow parser", slow);
  print("the Reader", reader);
  std::abort();
}

// Hands the text over in pieces. The end may be met but once: at a terminal every further look for
// it would ask a person to type it again.
struct PieceSource {
  const Text& text;
  std::size_t taken = 0;
  bool ended = false;

  std::size_t operator()(char* buffer, std::size_t size) {
    if (ended) std::abort();  // The reader asked for more after the end.
    const std::size_t count = std::min({size, text.piece_size, text.bytes.size() - taken});
    std::memcpy(buffer, text.bytes.data() + taken, count);
    taken += count;
    ended = count == 0;
    return count;
  }
};

Verdict read(const Text& text, const Grid& grid, const Format& format) {
  Verdict verdict;
  PieceSource source{text};
  Reader in(std::ref(source), grid, format);
  try {
    State boards[5];  // Few, so that a run of ready boards does not fit.
    while (const std::size_t count = in.read(boards, std::size(boards))) {
      for (std::size_t i = 0; i < count; ++i) verdict.boards.push_back({boards[i], source.taken});
    }
  } catch (const InputError& error) {
    verdict.error = error;
  }
  return verdict;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t choices = 3;
  if (size < choices) return 0;
  const std::string bytes(data + choices, data + size);
  const Format& format = formats[data[0] % std::size(formats)];
  const Grid& grid = grids[data[1] % std::size(grids)];
  const Text text{bytes, piece_sizes[data[2] % std::size(piece_sizes)]};
  expect_equal(SlowParser(text, format, grid).parse(), read(text, grid, format));
  return 0;
}
