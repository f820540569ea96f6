// --check and --test: reads another program's answers, and says which is the first wrong one and
// why, by the rules of the format's judge.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "board.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/bytes.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Follows letters as moves of the blank, up to one that is no move or leads beyond the edge.
struct FollowedPath {
  std::size_t valid = 0;  // The moves before that letter, or all.
  State end;              // The board after them.

  FollowedPath(const NumberedPuzzle& puzzle, std::string_view letters) : end(puzzle.start) {
    for (; valid < letters.size(); ++valid) {
      const int move = direction_of(letters[valid]);
      const State next = move < 0 ? end : after_move(puzzle.format.grid, end, move);
      if (next == end) return;
      end = next;
    }
  }
};

inline bool solves(const NumberedPuzzle& puzzle, std::string_view letters) {
  const FollowedPath path(puzzle, letters);
  return path.valid == letters.size() && path.end == puzzle.goal;
}

// How a wrong path can be read so that it leads to the goal, or "".
inline std::string solving_reading(const NumberedPuzzle& puzzle, std::string_view letters) {
  std::string of_tiles;
  for (const char letter : letters) of_tiles += move_letters[opposite(direction_of(letter))];
  const std::string backwards(letters.rbegin(), letters.rend()),
      reverse(of_tiles.rbegin(), of_tiles.rend());
  if (solves(puzzle, of_tiles)) return "the path read as moves of the tiles";
  if (solves(puzzle, backwards)) return "the path read backwards";
  return solves(puzzle, reverse) ? "the path read backwards as moves of the tiles" : "";
}

// What is wrong with a path that misses the goal. `quoted_line`: the path as messages quote it.
inline std::string fault_of_moves(const NumberedPuzzle& puzzle, std::string_view letters,
                                  const std::string& quoted_line) {
  const std::size_t foreign = letters.find_first_not_of(move_letters),
                    valid = FollowedPath(puzzle, letters).valid;
  if (foreign != letters.npos) {
    return "unexpected " + quoted({letters[foreign]}) + " in " + quoted_line +
           ": moves are u, d, l and r";
  }
  const std::string reading = solving_reading(puzzle, letters);
  return (valid == letters.size()
              ? quoted_line + " does not lead to the goal"
              : "move " + grouped(valid + 1) + " of " + quoted_line + " leads beyond the edge") +
         (reading.empty() ? "" : ", but " + reading + " solves the board");
}

// How many answers are right, the puzzles whose answers are not, and the first fault.
struct Score {
  std::uint64_t right = 0;
  Puzzles wrong = {}, missing = {};   // In their order. All missing answers come last.
  std::string first_fault = "";       // "" if all are right, and no text follows.
  std::string line_count_fault = "";  // Says how many lines there are if that is a wrong number.

  std::uint64_t checked() const { return right + wrong.size() + missing.size(); }

  // "97 of 100 answers are right", then a wrong number of lines: ", in 101 lines instead of 100".
  std::string text() const {
    return grouped(right) + " of " + grouped(checked()) + " answers are right" + line_count_fault;
  }
};

// What is wrong with an answer.
struct Fault {
  std::string text = "";    // With its place; "" if nothing is wrong.
  bool is_missing = false;  // Whether it is a line that is missing, or cut off.
};

// Reads the answers of another program. The format says how many lines each answer has, so a wrong
// answer does not shift the next ones. White space at the end of a line or of the answers does not
// count, nor does a byte order mark.
class AnswerReader {
 public:
  AnswerReader(const AnswerReader&) = delete;  // line_ is a part of text_.

  // `text`: the answers. `name`: of the file, as messages show it. `missing_is_empty`: whether a
  // line that is missing at the end counts as an empty one, as the path of a solved board is.
  // `ended_well`: whether the program did. If not, the last line may be cut off, or lines lost.
  AnswerReader(std::string text, std::string name, bool missing_is_empty, bool ended_well)
      : text_(std::move(text)),
        name_(std::move(name)),
        missing_is_empty_(missing_is_empty),
        is_unterminated_(!text_.empty() && text_.back() != '\n'),
        ended_well_(ended_well),
        lines_(line_ends(text_) + is_unterminated_) {
    if (text_.rfind(utf8_mark, 0) == 0) text_.erase(0, utf8_mark.size());
    text_.erase(text_.find_last_not_of(white_space) + 1);
  }

  // What is wrong with the next answer. Takes as many lines as a right answer has, and tells what
  // is wrong with the first wrong one.
  Fault fault_of_next(const NumberedPuzzle& puzzle, Solver& solver) {
    const Pattern pattern = puzzle.format.pattern;
    const int distance = solver.distance(puzzle);
    const bool is_solvable = distance != unreachable;
    const std::string moves = is_solvable && shows(pattern, 'P') ? solver.moves(puzzle) : "";
    std::string rest =
        is_solvable ? answer_text(pattern, puzzle.number, std::to_string(distance), moves)
                    : answer_without_solution(pattern, puzzle.number, puzzle.format.unsolvable);
    Fault first_fault;
    while (!rest.empty()) {
      const std::string expected = rest.substr(0, rest.find('\n'));
      rest.erase(0, expected.size() + 1);
      take_line();
      const bool counts = missing_is_empty_ || !is_missing_line();
      if (counts && line_ == expected) continue;
      const bool has_path = rest.empty() && is_solvable && takes_any_path(pattern);
      const std::string fault =
          has_path ? fault_of_path(puzzle, expected, moves) : fault_of_line(expected);
      if (first_fault.text.empty() && !fault.empty()) {
        const bool is_cut_line = !ended_well_ && is_unterminated_ && number_ == lines_;
        first_fault = {heading(puzzle) + fault, is_missing_line() || is_cut_line};
      }
      lacks_lines_ |= is_missing_line() && !fault.empty();
    }
    return first_fault;
  }

  // Checks the next answer.
  void check_next(const NumberedPuzzle& puzzle, Solver& solver, Score& score) {
    const Fault fault = fault_of_next(puzzle, solver);
    if (score.first_fault.empty()) score.first_fault = fault.text;
    if (fault.text.empty()) {
      ++score.right;
    } else {
      (fault.is_missing ? score.missing : score.wrong).push_back(puzzle);
    }
  }

  // Checks that no text follows the last answer and, after a good end, that no line is missing.
  void check_end(Score& score) {
    const bool has_more = next_ < text_.size();
    if (!has_more && !(ended_well_ && lacks_lines_)) return;
    score.line_count_fault = ", in " + amount(has_more ? line_ends(text_) + 1 : lines_, "line") +
                             " instead of " + grouped(number_);
    if (!has_more || !score.first_fault.empty()) return;
    do {
      take_line();
    } while (line_.empty());
    score.first_fault = place() + ": expected the end after " + amount(score.checked(), "answer") +
                        ", found " + shown_line();
  }

 private:
  static constexpr char white_space[] = " \t\v\f\r\n";

  // What is wrong with a line that is not the expected one, but may have another path: any path to
  // the goal or, after the distance, any shortest one. After 0, there is none.
  std::string fault_of_path(const NumberedPuzzle& puzzle, const std::string& expected,
                            const std::string& moves) const {
    const std::string begin = expected.substr(0, expected.size() - moves.size());
    const bool has_distance = shows(puzzle.format.pattern, 'D');
    if (line_.empty() || line_ == puzzle.format.unsolvable || line_.rfind(begin, 0) != 0 ||
        begin == "0") {
      return fault_of_line(expected + (moves.empty()  ? ""
                                       : has_distance ? " or another path as short"
                                                      : " or another path"));
    }
    const std::string_view path = line_.substr(begin.size());
    if (!solves(puzzle, path)) return fault_of_moves(puzzle, path, shown_line());
    if (!has_distance || path.size() == moves.size()) return "";
    return shown_line() + " has " + amount(path.size(), "move") + ", not " + grouped(moves.size());
  }

  std::string fault_of_line(const std::string& expected) const {
    return "expected " + (expected.empty() ? "an empty line" : expected) + ", found " +
           shown_line();
  }

  // "mine:1: board 1, 12. 453 786 to 123 456 78.: ".
  std::string heading(const NumberedPuzzle& puzzle) const {
    const Format& format = puzzle.format;
    return place() + ": " + puzzle.name() + ", " +
           (format.has_pairs() ? shown(format, puzzle) : shown(format, puzzle.start)) + ": ";
  }

  // Whether the line that was taken last is missing.
  bool is_missing_line() const { return number_ > lines_; }

  // Takes the next line. After the last one, all are empty.
  void take_line() {
    ++number_;
    const std::size_t end = std::min(text_.find('\n', next_), text_.size());
    line_ = std::string_view(text_).substr(next_, end - next_);
    line_ = line_.substr(0, line_.find_last_not_of(white_space) + 1);
    next_ = std::min(end + 1, text_.size());
  }

  // The line as messages quote it, and its place.
  std::string shown_line() const {
    if (is_missing_line()) return "the end of the answers";
    return line_.empty() ? "an empty line" : quoted(std::string(line_.substr(0, 80)), 40);
  }
  std::string place() const { return name_ + ':' + std::to_string(number_); }

  std::string text_, name_;
  bool missing_is_empty_;
  bool is_unterminated_;  // Whether the last line has no line end.
  bool ended_well_;
  bool lacks_lines_ = false;  // Whether an answer lacked a line.
  std::uint64_t lines_;  // Of the whole text, with the empty ones at its end, which may be answers.
  std::size_t next_ = 0;      // Where the next line begins; at the end after the last one.
  std::string_view line_;     // The line that was taken last,
  std::uint64_t number_ = 0;  // and its number, from 1.
};

}  // namespace eight_puzzle
