// --check: reads what another program answered, and says which is the first wrong answer and why,
// as the judge of the format sees it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "board.hpp"
#include "program/puzzle.hpp"
#include "solver/solvers.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// A line of the answers that is too long to be one.
struct EndlessLine {
  std::string text;
};

// The answers of a file, a line at a time. White space at the end of a line does not matter, nor
// whether the last line ends. An answer has a fixed number of lines in each format, so a wrong one
// leaves those after it in their places. All functions may throw an EndlessLine.
class AnswerCheck {
 public:
  // `name`: of the file, as messages show it.
  AnswerCheck(Reader::Source source, std::string name)
      : source_(std::move(source)), name_(std::move(name)) {}

  // Takes the next answer, that to the puzzle: the line `expected`, which includes its line end.
  void check_distance(const Puzzle& puzzle, std::string_view expected) {
    ++answers_;
    right_ += next_is(puzzle, expected);
  }

  // Takes the next answer, that to the puzzle, as the format has it.
  void check(const Puzzle& puzzle, Solvers& solvers) {
    ++answers_;
    right_ += is_right(puzzle, solvers);
  }

  // After the last answer: only white space may follow.
  void check_end() {
    while (wrong_.empty() && !ended_) {
      read_line();
      if (found_.empty()) continue;
      wrong_ = place() + ": " + shown() + " after the last of " + counted(answers_, "answer");
    }
  }

  // What is wrong with the first wrong answer, or "".
  const std::string& wrong() const { return wrong_; }

 private:
  // The longest line bounds memory; no path that visits each board once is longer.
  static constexpr std::size_t block = 1 << 16, longest_line = 1 << 24, most_shown = 40;

  // A path alone may be any that reaches the goal; after its number of moves, any shortest one;
  // after "Case", only the solver's.
  bool is_right(const Puzzle& puzzle, Solvers& solvers) {
    const auto& [format, file, number, start, goal] = puzzle;
    if (!solvable(format.grid, start, goal)) {
      return next_are(puzzle, answer_text(format.answer, number, format.unsolvable, ""));
    }
    switch (format.answer) {
      case Answer::gapped: {
        const bool gap = number == 1 || next_is(puzzle, "\n");
        return is_path(puzzle) && gap;
      }
      case Answer::path: return is_path(puzzle);
      case Answer::distance_and_path: {
        int distance;
        solvers.find_distances(&start, 1, goal, &distance);
        return is_shortest_path(puzzle, std::size_t(distance));
      }
      case Answer::distance:
      case Answer::numbered: break;
    }
    return next_are(puzzle, answer_text(format.answer, number, "", solvers.moves(start, goal)));
  }

  bool next_is(const Puzzle& puzzle, std::string_view expected) {
    if (text_.compare(next_, expected.size(), expected) == 0) {  // Nearly always.
      next_ += expected.size();
      ++line_;
      return true;
    }
    expected.remove_suffix(1);
    if (read_line() && found_ == expected) return true;
    const std::string line = expected.empty() ? "an empty line" : std::string(expected);
    return refuse(puzzle, expected_but_found(line));
  }

  // Takes all lines, whatever is wrong with one of them.
  bool next_are(const Puzzle& puzzle, std::string_view expected) {
    bool right = true;
    while (!expected.empty()) {
      const std::size_t size = expected.find('\n') + 1;
      right &= next_is(puzzle, expected.substr(0, size));
      expected.remove_prefix(size);
    }
    return right;
  }

  bool is_path(const Puzzle& puzzle) {
    if (!read_line() || found_ == puzzle.format.unsolvable) {
      return refuse(puzzle, expected_but_found("a path"));
    }
    return leads_to_goal(puzzle, found_);
  }

  bool is_shortest_path(const Puzzle& puzzle, std::size_t moves) {
    if (moves == 0) return next_is(puzzle, "0\n");
    const std::string begin = std::to_string(moves) + ' ';
    if (!read_line() || found_.compare(0, begin.size(), begin) != 0) {
      return refuse(puzzle, expected_but_found(begin + "and the moves"));
    }
    const std::string path = found_.substr(begin.size());
    if (!leads_to_goal(puzzle, path)) return false;
    return path.size() == moves || refuse(puzzle, shown() + " has " + counted(path.size(), "move"));
  }

  bool leads_to_goal(const Puzzle& puzzle, std::string_view path) {
    State state = puzzle.start;
    for (std::size_t i = 0; i < path.size(); ++i) {
      const int direction = direction_of(path[i]);
      if (direction < 0) {
        return refuse(puzzle, "unexpected " + quoted({path[i]}) + " in " + shown() +
                                  ": moves are u, d, l and r");
      }
      const State next = after_move(puzzle.format.grid, state, direction);
      if (next == state) {
        return refuse(puzzle,
                      "move " + grouped(i + 1) + " of " + shown() + " leads beyond the edge");
      }
      state = next;
    }
    if (state == puzzle.goal) return true;
    return refuse(puzzle,
                  at_end() ? expected_but_found("a path") : shown() + " does not lead to the goal");
  }

  // False: the answer to the puzzle is wrong. Keeps what is said of the first one.
  bool refuse(const Puzzle& puzzle, const std::string& why) {
    if (!wrong_.empty()) return false;
    wrong_ = place() + ": " + puzzle.name();
    if (!at_end()) wrong_ += ", " + puzzle.shown(puzzle.start);
    if (!at_end() && puzzle.format.has_pairs()) wrong_ += " to " + puzzle.shown(puzzle.goal);
    wrong_ += ": " + why;
    return false;
  }

  std::string expected_but_found(const std::string& expected) const {
    if (at_end()) return "expected an answer, found the end of the file";
    return "expected " + expected + ", found " + shown();
  }
  std::string shown() const { return quoted(found_, most_shown); }

  // Where the last line stands.
  std::string place() const { return name_ + ':' + std::to_string(line_); }
  bool at_end() const { return ended_ && found_.empty(); }

  // Puts the next line into found_. The text after the last line end is a line too, even if empty:
  // some formats end with an empty answer. False after that line. Throws an EndlessLine.
  bool read_line() {
    ++line_;
    found_.clear();
    if (ended_) return false;
    std::size_t end;
    while ((end = text_.find('\n', next_)) == text_.npos && read_block()) {
      if (text_.size() <= longest_line) continue;
      throw EndlessLine{place() + ": a line of more than " + counted(longest_line, "byte")};
    }
    ended_ = end == text_.npos;
    found_.assign(text_, next_, end - next_);
    next_ = end == text_.npos ? text_.size() : end + 1;
    found_.erase(found_.find_last_not_of(" \t\v\f\r") + 1);
    return true;
  }

  // Drops what was read, adds a block. False at the end of the answers.
  bool read_block() {
    if (!source_) return false;
    text_.erase(0, std::exchange(next_, 0));
    const std::size_t size = text_.size();
    text_.resize(size + block);
    text_.resize(size + source_(&text_[size], block));
    if (text_.size() == size) source_ = nullptr;
    return source_ != nullptr;
  }

  Reader::Source source_;  // None after the end of the answers.
  std::string name_, text_, found_, wrong_;
  std::uint64_t answers_ = 0, right_ = 0;
  std::size_t next_ = 0;  // What was read of the text.
  std::uint64_t line_ = 0;
  bool ended_ = false;
};

}  // namespace eight_puzzle
