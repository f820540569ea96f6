// A libFuzzer target for the Reader and for run. Whatever the text, and in whatever pieces it
// comes, the boards read, the refusal and the answers printed must be those of a second parser,
// which is slow and obvious: it has the whole text at hand and knows neither blocks nor short cuts.
//
// An input is three bytes of choices, written as digits in the corpus, and the text after them:
//
//   1st  the format, a row of `formats`
//   2nd  the grid: 3x3, 2x2, 2x5 or 4x2
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
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "eight_puzzle.cpp"
#include "reference.hpp"

namespace {

using namespace eight_puzzle;

// The last is the whole text, as fuzzed inputs go. The others end within a board, a 3x3 one being
// 11 bytes long and 13 with the blank line, or let a few stand whole in a piece.
constexpr std::size_t piece_sizes[] = {4096, 1, 2, 3, 7, 12, 13, 40};

// A board as it was read, and how many bytes of the text the source had handed over by then: a
// program in conversation must answer before it waits for more.
struct BoardRead {
  State board;
  std::size_t bytes_taken;
};

// What a parser makes of a text: the boards before the error, if there is one. It is about the text
// after the last board where all boards were read.
struct Verdict {
  std::vector<BoardRead> boards;
  bool all_read = false;
  std::optional<InputError> error;
};

struct Text {
  const std::string& bytes;
  std::size_t piece_size;
};

// The second parser. It shares nothing with the Reader but the contract on messages and places.
class SlowParser {
 public:
  SlowParser(const Text& text, bool counted, int rows, int cols)
      : bytes_(text.bytes),
        piece_size_(text.piece_size),
        counted_(counted),
        rows_(rows),
        cols_(cols) {}

  Verdict parse() {
    if (counted_ && !read_count()) return verdict_;
    while (counted_ ? verdict_.boards.size() < count_ : skip_space() < bytes_.size()) {
      if (!read_board()) return verdict_;
    }
    verdict_.all_read = true;
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
    const int cells = rows_ * cols_;
    std::string board;
    while (board.size() < static_cast<std::size_t>(cells)) {
      if (skip_space() == bytes_.size()) {
        const std::string number = std::to_string(verdict_.boards.size() + 1);
        return refuse("end of input in board " + number + of_count_);
      }
      const char byte = bytes_[at_];
      const bool blank = byte == '#' || byte == '0' || byte == 'x' || byte == 'X';
      if (!blank && (byte < '1' || byte >= '0' + cells)) {
        return refuse("unexpected " + quoted({byte}) + ": a " + std::to_string(rows_) + 'x' +
                      std::to_string(cols_) + " board is written with 1-" +
                      std::to_string(cells - 1) + " and '#'");
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
  bool counted_;
  int rows_, cols_;
  std::size_t at_ = 0;
  std::uint64_t count_ = 0;
  std::string of_count_;
  Verdict verdict_;
};

void print(const char* whose, const Verdict& verdict) {
  std::fprintf(stderr, "%s: %s boards\n", whose, verdict.all_read ? "all" : "not all");
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
  if (slow.all_read == reader.all_read && equal(slow.error, reader.error) &&
      equal(slow.boards, reader.boards)) {
    return;
  }
  print("the slow parser", slow);
  print("the Reader", reader);
  std::abort();
}

void expect(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what);
  std::abort();
}

// Hands the text over in pieces. The end may be met but once: at a terminal every further look for
// it would ask a person to type it again.
struct PieceSource {
  const Text& text;
  std::size_t taken = 0;
  bool ended = false;

  std::size_t operator()(char* buffer, std::size_t size) {
    expect(!ended, "nothing is asked for after the end of the input");
    const std::size_t count = std::min({size, text.piece_size, text.bytes.size() - taken});
    std::memcpy(buffer, text.bytes.data() + taken, count);
    taken += count;
    ended = count == 0;
    return count;
  }
};

template <class G>
Verdict read(const Text& text, const Format& format) {
  Verdict verdict;
  PieceSource source{text};
  Reader in(std::ref(source));
  try {
    each_batch<G>(in, format, [&](const State* board, const State* end) {
      for (; board != end; ++board) verdict.boards.push_back({*board, source.taken});
    });
    verdict.all_read = true;
    in.end();
  } catch (const InputError& error) {
    verdict.error = error;
  }
  return verdict;
}

using Eight = Grid<3, 3>;

const std::unordered_map<State, int>& eight_puzzle_distances() {
  static const auto distances = [] {
    std::unordered_map<State, int> out;
    for (const auto& [board, distance] : reference::distances(reference::ordered(9), 3, 3)) {
      out.emplace(reference::pack(board), distance);
    }
    return out;
  }();
  return distances;
}

// Expects of run a line for each board of the verdict, and the same error unless it is in the tail.
void expect_answers(const Text& text, const Format& format, const Verdict& verdict) {
  static Astar<Eight> solver(Eight::ordered());
  std::string printed, expected;
  std::optional<InputError> error;
  PieceSource source{text};
  Reader in(std::ref(source));
  Writer out([&](const char* bytes, std::size_t size) { printed.append(bytes, size); });
  try {
    run<Eight>(in, out, format, solver);
  } catch (const InputError& thrown) {
    error = thrown;
  }
  out.flush();
  for (const BoardRead& read : verdict.boards) {
    const auto found = eight_puzzle_distances().find(read.board);
    const bool solvable = found != eight_puzzle_distances().end();
    expected += (solvable ? std::to_string(found->second) : format.impossible) + '\n';
  }
  expect(printed == expected, "run prints the reference's distances");
  expect(equal(error, verdict.all_read ? std::nullopt : verdict.error), "run throws that error");
}

// One text in so many is also answered. Under sanitizers that takes ten times as long as to read
// it, and where the text itself could ask for it, the corpus would fill with nothing but searches.
constexpr std::size_t texts_for_an_answer = 16;

template <class G>
void check(const Text& text, const Format& format) {
  const Verdict verdict = SlowParser(text, format.counted, G::rows, G::cols).parse();
  expect_equal(verdict, read<G>(text, format));
  if constexpr (std::is_same_v<G, Eight>) {
    if (std::hash<std::string>()(text.bytes) % texts_for_an_answer != 0) return;
    expect_answers(text, format, verdict);
  }
}

}  // namespace

// Takes the reference's search, which lasts seconds, out of the time of the first input.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
  eight_puzzle_distances();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t choices = 3;
  if (size < choices) return 0;
  const std::string bytes(data + choices, data + size);
  const Format& format = formats[data[0] % std::size(formats)];
  constexpr void (*checks[])(const Text&, const Format&) = {check<Eight>, check<Grid<2, 2>>,
                                                            check<Grid<2, 5>>, check<Grid<4, 2>>};
  const std::size_t piece_size = piece_sizes[data[2] % std::size(piece_sizes)];
  checks[data[1] % std::size(checks)]({bytes, piece_size}, format);
  return 0;
}
