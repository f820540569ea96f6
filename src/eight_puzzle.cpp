// The least number of moves that solves a sliding-tile board: the whole solver in one file, to
// submit to BOJ 11112 (Eight Puzzle) as it stands. The program, the other headers and the tests
// include it with EIGHT_PUZZLE_NO_MAIN defined, so what is submitted is what is tested and run.
//
// The way of a board: bytes -> Reader -> State -> solvable -> Astar -> a line of the Writer. From
// top to bottom: packed states, parity, Manhattan distance, A*, input, output, run, main.
#ifndef EIGHT_PUZZLE_CPP
#define EIGHT_PUZZLE_CPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace eight_puzzle {

// A board, four bits a cell, row by row from the lowest bits up; 0 is the blank.
//
//   bit  39..36      11..8    7..4     3..0        1 2 3
//        cell 9  ..  cell 2   cell 1   cell 0      4 # 5   is 0x687504321
//                                                  7 8 6
using State = std::uint64_t;

// In place of a distance: the board cannot be solved. Real distances are at most 55.
inline constexpr int impossible = 255;

// The ways the blank can travel, in the alphabetical order of their letters: 3 - d undoes d.
enum Direction { down, left, right, up, directions };
inline constexpr char letters[] = "dlru";

// A board of Rows x Cols cells, at most ten, so that every symbol is one character.
template <int Rows, int Cols>
struct Grid {
  static_assert(Rows >= 2 && Cols >= 2 && Rows * Cols <= 10);
  static constexpr int rows = Rows, cols = Cols, cells = Rows * Cols;

  static constexpr int tile(State state, int cell) { return int(state >> 4 * cell & 15); }

  static constexpr int blank(State state) {
    int cell = 0;
    while (tile(state, cell) != 0) ++cell;
    return cell;
  }

  // The cell next to `cell`, or -1 beyond the edge.
  static constexpr int neighbour(int cell, int direction) {
    const int row = cell / cols + (direction == down) - (direction == up);
    const int col = cell % cols + (direction == right) - (direction == left);
    return row < 0 || row >= rows || col < 0 || col >= cols ? -1 : row * cols + col;
  }

  // What to add to a state so that its tile slides from one cell into the blank at the other.
  static constexpr State slide(int tile, int from, int to) {
    return (State(tile) << 4 * to) - (State(tile) << 4 * from);
  }

  // The state after the blank travels one cell; the state itself where that is beyond the edge.
  static constexpr State after_move(State state, int direction) {
    const int from = blank(state), to = neighbour(from, direction);
    return to < 0 ? state : state + slide(tile(state, to), to, from);
  }

  // The usual goal: the tiles in order, the blank last.
  static constexpr State ordered() {
    State state = 0;
    for (int tile = 1; tile < cells; ++tile) state |= State(tile) << 4 * (tile - 1);
    return state;
  }

  // Whether an odd number of pairs of tiles, the blank left out, have the larger tile first.
  static constexpr bool inversion_parity(State state) {
    unsigned seen = 0, odd = 0;  // The exclusive or of sets keeps the parity of their sizes' sum.
    for (int cell = 0; cell < cells; ++cell) {
      if (const int symbol = tile(state, cell)) odd ^= seen >> symbol, seen |= 1u << symbol;
    }
    for (int half = 8; half > 0; half /= 2) odd ^= odd >> half;
    return odd & 1;
  }

  // Whether slides lead from one board to the other. A tile that slides sideways passes no tile; up
  // or down it passes cols - 1 of them, which changes the parity where the width is even.
  static constexpr bool solvable(State start, State goal) {
    const int blank_rows = cols % 2 == 0 ? blank(start) / cols + blank(goal) / cols : 0;
    return (inversion_parity(start) ^ inversion_parity(goal)) == blank_rows % 2;
  }
};

// The heuristic h: over all tiles, but not the blank, the sum of the rows and columns between a
// tile and its place in the goal. It never exceeds the number of moves left, and every slide
// changes it by exactly 1.
template <class G>
class Manhattan {
 public:
  explicit Manhattan(State goal) {
    for (int place = 0; place < G::cells; ++place) {
      for (int cell = 0, tile = G::tile(goal, place); cell < G::cells; ++cell) {
        const int rows = std::abs(place / G::cols - cell / G::cols);
        const int cols = std::abs(place % G::cols - cell % G::cols);
        of_[tile][cell] = tile == 0 ? 0 : rows + cols;
      }
    }
  }

  int of(int tile, int cell) const { return of_[tile][cell]; }

  int of(State state) const {
    int h = 0;
    for (int cell = 0; cell < G::cells; ++cell) h += of(G::tile(state, cell), cell);
    return h;
  }

 private:
  int of_[G::cells][G::cells];
};

// A node of the search: a state, and above it where its blank is and how it came there, to look the
// neighbours up by. Two marks tell the stack on which a node just generated belongs.
//
//   bit  56        48         46..43  42..40       39..0
//        f grows   f stays    blank   came going   state
using Node = std::uint64_t;
inline constexpr int way_shift = 40, stays_shift = 48, grows_shift = 56;
inline constexpr Node state_bits = (Node(1) << way_shift) - 1;
inline constexpr Node unmarked_bits = (Node(1) << stays_shift) - 1;

// The slides to every neighbour of a node but the one it came from.
template <class G>
class SlideTable {
 public:
  // Slides the tile at bit `shift`: change[tile], added to an unmarked node, moves tile and blank
  // and sets the mark. Where there are fewer slides than places for them, idle ones follow: they
  // "slide" the blank, change nothing and set no mark, so that no branch asks for their number.
  struct Slide {
    int shift;
    Node change[G::cells];
  };

  explicit SlideTable(const Manhattan<G>& h) {
    for (int blank = 0; blank < G::cells; ++blank) {
      for (int came = 0; came <= directions; ++came) fill(h, blank, came);
    }
  }

  // A node that came from nowhere. It alone can have four neighbours.
  static Node start(State state) { return state | way(G::blank(state), directions); }

  const Slide* of(Node unmarked) const { return slides_[unmarked >> way_shift]; }

 private:
  static constexpr Node way(int blank, int came) { return Node(blank << 3 | came) << way_shift; }

  void fill(const Manhattan<G>& h, int blank, int came) {
    Slide* slide = slides_[way(blank, came) >> way_shift];
    std::fill_n(slide, directions, Slide{4 * blank, {}});
    for (int direction = 0; direction < directions; ++direction) {
      const int cell = G::neighbour(blank, direction);
      if (cell < 0 || direction == 3 - came) continue;
      slide->shift = 4 * cell;
      for (int tile = 1; tile < G::cells; ++tile) {
        const bool nearer = h.of(tile, blank) < h.of(tile, cell);
        slide->change[tile] = G::slide(tile, cell, blank) + way(cell, direction) -
                              way(blank, came) + (Node(1) << (nearer ? stays_shift : grows_shift));
      }
      ++slide;
    }
  }

  Slide slides_[G::cells << 3][directions];
};

// The states expanded: a hash table with linear probing. Above its state an entry bears the stamp
// of its search. Older stamps count as empty, so that no search pays for clearing.
class ClosedSet {
 public:
  std::uint32_t size() const { return size_; }

  void clear() {
    size_ = 0;
    stamp_ = stamp_ % last_stamp + 1;
    if (stamp_ == 1) std::fill(entries_.begin(), entries_.end(), 0);
  }

  // Makes room for `more` states, at most as many as there is room for, at half load or less.
  void reserve(std::uint32_t more) {
    if (2 * (size_ + more) <= entries_.size()) return;
    std::vector<std::uint64_t> old(2 * entries_.size());
    old.swap(entries_);
    mask_ = 2 * mask_ + 1;
    size_ = 0;
    for (const std::uint64_t entry : old) {
      if (entry >> way_shift == stamp_) insert(entry & state_bits);
    }
  }

  // Whether the state is new to the set. Requires room for it.
  bool insert(State state) {
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;  // 2^64 / golden ratio (Knuth 6.4).
    const std::uint64_t stamp = std::uint64_t(stamp_) << way_shift;
    std::uint64_t slot = state * golden >> 40 & mask_;
    for (; entries_[slot] >= stamp; slot = (slot + 1) & mask_) {
      if (entries_[slot] == (stamp | state)) return false;
    }
    entries_[slot] = stamp | state;
    ++size_;
    return true;
  }

 private:
  static constexpr std::uint32_t last_stamp = (1u << 24) - 1;
  // 32 bits wide: a compiler then knows that writing a node, which has 64, does not change them.
  std::uint32_t size_ = 0, stamp_ = 0, mask_ = (1u << 14) - 1;
  std::vector<std::uint64_t> entries_ = std::vector<std::uint64_t>(mask_ + 1);
};

// A* with f = g + h. As h is consistent and a slide changes it by exactly 1, f never falls from a
// node to its neighbour: it stays or grows by 2. So open is two stacks, one for this f and one for
// the next, and a state once closed is done with. Last in, first out prefers a large g, which is
// near the goal.
template <class G>
class Astar {
 public:
  explicit Astar(State goal) : goal_(goal), h_(goal), slides_(h_) {}

  // The least number of moves to the goal, or impossible. On 3x3 that takes some 950 expansions,
  // and never more than 17,900.
  int distance(State start) {
    if (!G::solvable(start, goal_)) return impossible;
    return start == goal_ ? 0 : search(start);
  }

  // Over all searches so far: the states whose neighbours were generated, and those neighbours.
  std::uint64_t expanded() const { return expanded_; }
  std::uint64_t generated() const { return generated_; }

 private:
  // Requires that start is solvable and not the goal.
  int search(State start) {
    // Several nodes are popped at a time, so that their look-ups in closed overlap.
    constexpr std::size_t batch = 4, most_children = 3 * batch;
    std::size_t open_size = 0, next_size = 0, popped = 0;
    const auto generate = [&](Node node, int nth) {
      const auto& slide = slides_.of(node)[nth];
      const Node child = node + slide.change[node >> slide.shift & 15];
      open_[open_size] = next_[next_size] = child;  // Only one of the stacks keeps it.
      open_size += child >> stays_shift & 1;
      next_size += child >> grows_shift;
    };
    closed_.clear();
    closed_.insert(start);
    for (int nth = 0; nth < directions; ++nth) generate(slides_.start(start), nth);
    for (int f = h_.of(start);; f += 2) {
      while (open_size > 0) {
        Node nodes[batch];
        const std::size_t count = std::min(batch, open_size);
        open_size -= count;
        popped += count;
        for (std::size_t i = 0; i < count; ++i) nodes[i] = open_[open_size + i] & unmarked_bits;
        for (std::size_t i = 0; i < count; ++i) {
          const State state = nodes[i] & state_bits;
          if (state == goal_) {
            expanded_ += closed_.size();
            generated_ += popped + open_size + next_size;
            return f;
          }
          if (!closed_.insert(state)) continue;
          generate(nodes[i], 0);  // A loop, which -O2 does not unroll, takes a sixth longer.
          generate(nodes[i], 1);
          generate(nodes[i], 2);
        }
        closed_.reserve(batch);
        reserve(std::max(open_size, next_size) + most_children);
      }
      open_.swap(next_);
      open_size = std::exchange(next_size, 0);
    }
  }

  // Makes room for so many nodes, at most twice as many as there is room for, on either stack.
  void reserve(std::size_t nodes) {
    if (nodes <= open_.size()) return;
    open_.resize(2 * open_.size());
    next_.resize(open_.size());
  }

  State goal_;
  Manhattan<G> h_;
  SlideTable<G> slides_;
  ClosedSet closed_;
  // The stacks for this f and for the next: their room. search() knows how much of it is in use.
  std::vector<Node> open_ = std::vector<Node>(1024), next_ = open_;
  std::uint64_t expanded_ = 0, generated_ = 0;
};

// How a judge writes boards and answers.
struct Format {
  const char* name;
  bool counted;            // The number of boards comes first; else they go on until the end.
  char blank;              // As it is written; '#', '0', 'x' and 'X' are read everywhere.
  const char* gap;         // Written between the symbols of a row.
  const char* impossible;  // The answer for a board that cannot be solved.
};
inline constexpr Format formats[] = {{"11112", true, '#', "", "impossible"},
                                     {"1525", false, '0', " ", "-1"}};

// What is wrong with the input, and where. Lines and columns count from 1, columns in bytes.
struct InputError {
  std::uint64_t line, column;
  std::string message;
};

// Reads the number of boards and the boards, symbols apart or together, any white space between
// them. Throws InputError. Keeps one block of the input, and asks for another only when that is
// used up.
class Reader {
 public:
  // Fills the buffer or a part of it, and returns how many bytes came: 0 at the end of the input.
  using Source = std::function<std::size_t(char* buffer, std::size_t size)>;

  // The digits of the longest numbers that are read: all of so many fit into 64 bits.
  static constexpr std::size_t longest = 19;

  explicit Reader(Source source) : source_(std::move(source)) {}

  std::uint64_t count() {
    const std::string word = next_word();
    if (word.empty() || word.find_first_not_of("0123456789") != std::string::npos) {
      const std::string found = word.empty() ? "the end of the input" : quoted(word);
      throw error("expected the number of boards, found " + found);
    }
    if (word.size() > longest) throw error("too large a number of boards: " + quoted(word));
    const std::uint64_t boards = std::stoull(word);
    total_ = " of " + std::to_string(boards);
    return boards;
  }

  // Reads the boards that stand ready in the buffer, or the next one alone where that takes more
  // care: 1 to `most`. Returns their number.
  template <class G>
  std::size_t boards(State* boards, std::size_t most) {
    skip_space();
    std::size_t count = ready_boards<G>(boards, most);
    if (count == 0) boards[count++] = any_board<G>();
    boards_ += count;
    return count;
  }

  // Whether nothing but white space is left.
  bool at_end() {
    skip_space();
    return peek() < 0;
  }

  // Refuses whatever stands after the last board.
  void end() {
    const std::string word = next_word();
    if (word.empty()) return;
    const std::string boards = std::to_string(boards_) + (boards_ == 1 ? " board" : " boards");
    throw error(quoted(word) + " after the last of " + boards);
  }

 private:
  // What a byte says in a cell: its symbol in the bits of the cell, and above the state a bit for
  // each symbol, or for no symbol.
  template <class G>
  struct Symbols {
    std::uint64_t of[G::cells][256];
    static constexpr int foreign = way_shift + G::cells;

    constexpr Symbols() : of() {
      for (int cell = 0; cell < G::cells; ++cell) {
        auto& symbols = of[cell];
        for (auto& symbol : symbols) symbol = std::uint64_t(1) << foreign;
        for (int tile = 1; tile < G::cells; ++tile) {
          symbols['0' + tile] = State(tile) << 4 * cell | std::uint64_t(1) << (way_shift + tile);
        }
        for (const int blank : {'#', '0', 'x', 'X'}) symbols[blank] = std::uint64_t(1) << way_shift;
      }
    }
  };
  template <class G>
  static constexpr Symbols<G> symbols = {};

  // What all symbols of a board say together, its rows a byte apart.
  template <class G, std::size_t... Cell>
  static std::uint64_t packed(const char* text, std::index_sequence<Cell...>) {
    return (symbols<G>.of[Cell][static_cast<unsigned char>(text[Cell + Cell / G::cols])] | ...);
  }

  // Whether each of its rows is a line.
  template <class G, std::size_t... Row>
  static bool in_lines(const char* text, std::index_sequence<Row...>) {
    return ((text[Row * (G::cols + 1) + G::cols] == '\n') && ...);
  }

  // Most boards stand whole in the buffer, a row a line, with or without an empty line after them.
  // Such are checked and packed without a branch for each symbol. Returns how many there were.
  template <class G>
  std::size_t ready_boards(State* boards, std::size_t most) {
    constexpr std::size_t size = G::rows * (G::cols + 1);
    most = std::min(most, (end_ - next_) / (size + 1));
    const char* text = buffer_ + next_;
    State *place = boards, *const end = boards + most;
    while (place != end) {
      if (!in_lines<G>(text, std::make_index_sequence<G::rows>())) break;
      const std::uint64_t board = packed<G>(text, std::make_index_sequence<G::cells>());
      if (board >> way_shift != (1u << G::cells) - 1) break;
      *place++ = board & state_bits;
      text += size + (text[size] == '\n');
    }
    const std::size_t count = std::size_t(place - boards);
    if (count > 0) {
      const std::size_t taken = std::size_t(text - buffer_) - next_;
      next_ += taken;
      line_ += taken - count * G::cells;  // All bytes but the symbols are line ends.
      line_start_ = passed_ + next_;
    }
    return count;
  }

  // Symbol by symbol, to be read or refused.
  template <class G>
  State any_board() {
    std::uint64_t board = 0;
    for (int cell = 0; cell < G::cells; ++cell) {
      skip_space();
      if (peek() < 0) throw error("end of input in board " + std::to_string(boards_ + 1) + total_);
      const char byte = buffer_[next_];
      const std::uint64_t symbol = symbols<G>.of[cell][static_cast<unsigned char>(byte)];
      if (symbol >> Symbols<G>::foreign) {
        throw error("unexpected " + quoted({byte}) + ": a " + std::to_string(G::rows) + "x" +
                    std::to_string(G::cols) + " board is written with 1-" +
                    std::to_string(G::cells - 1) + " and '#'");
      }
      if ((board & symbol) >> way_shift) {
        const std::string found = symbol & state_bits ? quoted({byte}) : "the blank";
        throw error(found + " appears twice in this board");
      }
      board |= symbol;
      ++next_;
    }
    return board & state_bits;
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

  // The bytes up to white space, of which `longest` + 1 are enough to know that there are more.
  std::string next_word() {
    std::string word;
    for (skip_space(); peek() >= 0 && !is_space(peek()) && word.size() <= longest; ++next_) {
      word += char(peek());
    }
    return word;
  }

  // In quotes; anything but printable ASCII in hexadecimal.
  static std::string quoted(const std::string& word) {
    std::string out = "'";
    for (const char byte : word.substr(0, longest)) {
      char hex[8];
      std::snprintf(hex, sizeof hex, "\\x%02x", unsigned(static_cast<unsigned char>(byte)));
      out += byte >= ' ' && byte <= '~' ? std::string(1, byte) : hex;
    }
    return out + (word.size() > longest ? "...'" : "'");
  }

  // Where white space was last skipped: at the word or symbol in question.
  InputError error(const std::string& message) const { return {line_, error_column_, message}; }

  Source source_;
  char buffer_[1 << 16];
  std::size_t next_ = 0, end_ = 0;  // What is left of the buffer.
  bool ended_ = false;
  std::uint64_t passed_ = 0, line_ = 1, line_start_ = 0, error_column_ = 1;
  std::uint64_t boards_ = 0;
  std::string total_;  // " of N", where the number of boards is known.
};

// Collects output and hands it to the sink in blocks.
class Writer {
 public:
  using Sink = std::function<void(const char* bytes, std::size_t size)>;

  explicit Writer(Sink sink) : sink_(std::move(sink)) {}

  void write(std::string_view text) {
    while (!text.empty()) {
      if (size_ == sizeof buffer_) flush();
      const std::size_t count = text.copy(buffer_ + size_, sizeof buffer_ - size_);
      size_ += count;
      text.remove_prefix(count);
    }
  }

  // Makes room for so many bytes, at most a block, and returns where they go. Once they are
  // written, wrote() says where they end.
  char* room(std::size_t size) {
    if (sizeof buffer_ - size_ < size) flush();
    return buffer_ + size_;
  }
  void wrote(const char* end) { size_ = std::size_t(end - buffer_); }

  void flush() {
    if (const std::size_t size = std::exchange(size_, 0)) sink_(buffer_, size);
  }

 private:
  Sink sink_;
  char buffer_[1 << 16];
  std::size_t size_ = 0;
};

// Boards that are read before they are answered, at most: enough for the look-ups of the next to
// overlap, few enough to stay in the first cache.
inline constexpr std::size_t batch_size = 256;

// Calls visit(begin, end) for the boards of the input, batch after batch.
template <class G, class Visit>
void each_batch(Reader& in, const Format& format, Visit visit) {
  State boards[batch_size];
  std::uint64_t left = format.counted ? in.count() : std::numeric_limits<std::uint64_t>::max();
  while (left > 0 && (format.counted || !in.at_end())) {
    const std::size_t most = std::size_t(std::min<std::uint64_t>(left, batch_size));
    const std::size_t count = in.boards<G>(boards, most);
    visit(boards, boards + count);
    left -= count;
  }
}

// Answers every board of the input, a line each.
template <class G, class Solver>
void run(Reader& in, Writer& out, const Format& format, Solver& solver) {
  // Copied whole, so that no branch asks for the size.
  struct Line {
    char text[15];
    unsigned char size;
  };
  Line lines[impossible + 1];
  for (int moves = 0; moves <= impossible; ++moves) {
    const std::string text =
        (moves < impossible ? std::to_string(moves) : format.impossible) + '\n';
    lines[moves].size = static_cast<unsigned char>(text.copy(lines[moves].text, 15));
  }
  each_batch<G>(in, format, [&](const State* board, const State* end) {
    // Solved before any is written: for all a compiler knows, writing bytes changes the solver.
    int distances[batch_size], *last = distances;
    for (; board != end; ++board) *last++ = solver.distance(*board);
    char* next = out.room(batch_size * sizeof(Line));
    for (const int* distance = distances; distance != last; ++distance) {
      const Line& line = lines[*distance];
      std::memcpy(next, &line, sizeof line);
      next += line.size;
    }
    out.wrote(next);
  });
}

}  // namespace eight_puzzle

#ifndef EIGHT_PUZZLE_NO_MAIN
int main() {
  using namespace eight_puzzle;
  using Board = Grid<3, 3>;
  Reader in([](char* buffer, std::size_t size) { return std::fread(buffer, 1, size, stdin); });
  Writer out([](const char* bytes, std::size_t size) { std::fwrite(bytes, 1, size, stdout); });
  Astar<Board> solver(Board::ordered());
  try {
    run<Board>(in, out, formats[0], solver);
  } catch (const InputError&) {
    // A judge's input is well formed; for any other, the answers so far are all there is to say.
  }
  out.flush();
}
#endif
#endif
