// --check and --test: reads what another program answered, and says which is the first wrong
// answer and why, as the judge of the format sees it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board.hpp"
#include "judge/answer_lines.hpp"
#include "solver/solvers.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// "97 of 100 answers are right"; of one, "the answer is right" or "the answer is wrong".
inline std::string score(std::uint64_t right, std::uint64_t answers) {
  if (answers == 1) return right == 1 ? "the answer is right" : "the answer is wrong";
  return grouped(right) + " of " + grouped(answers) + " answers are right";
}

// An answer has a fixed number of lines in each format, so a wrong one leaves those after it in
// their places.
class AnswerCheck {
 public:
  // `name`: of the file, as messages show it. `may_be_empty`: no line at all is an empty path.
  AnswerCheck(Reader::Source source, std::string name, bool may_be_empty = false)
      : lines_(std::move(source), std::move(name)), may_be_empty_(may_be_empty) {}

  // Takes the next answer, that to the puzzle: the line `expected`, which includes its line end.
  void check_distance(const Puzzle& puzzle, std::string_view expected) {
    count(next_is(puzzle, expected));
  }

  // Takes the next answer, that to the puzzle, as the format has it.
  void check(const Puzzle& puzzle, Solvers& solvers) { count(is_right(puzzle, solvers)); }

  // After the last answer: only empty lines may follow, and not without end.
  void check_end() {
    for (std::size_t lines = 0; !has_more_ && !lines_.has_ended(); ++lines) {
      lines_.next();
      has_more_ = !lines_.line().empty() || lines == AnswerLines::longest;
    }
    if (wrong_.empty() && lines_.is_too_long()) wrong_ = too_long();
    if (wrong_.empty() && has_more_) {
      wrong_ = lines_.place() + ": " + lines_.shown() + " after the last of " +
               counted(puzzles_, "answer");
    }
    lines_.close();
  }

  // What is wrong with the first wrong answer, or ""; and its puzzle, unless it is text after the
  // last answer or a line without end.
  const std::string& wrong() const { return wrong_; }
  const std::optional<Puzzle>& failing() const { return failing_; }

  // How many were checked and how many of them are right; whether the answers are as many as the
  // puzzles.
  std::uint64_t checked() const { return puzzles_; }
  std::uint64_t right() const { return right_; }
  bool has_all() const { return given_ == puzzles_ && !has_more_; }

  // Whether the first wrong answer is missing. Whether it is, or is a last line without a line end.
  bool is_missing() const { return is_missing_; }
  bool ends_early() const { return ends_early_; }

  // Whether there are several puzzles, but an answer to the first one alone, which is right.
  bool has_one_answer() const { return given_ == 1 && right_ > 0 && puzzles_ > 1; }

 private:
  void count(bool right) {
    ++puzzles_;
    const bool is_given = !lines_.is_beyond_end();
    given_ += is_given;
    right_ += right && (is_given || wrong_.empty());  // An empty answer may be missing.
  }

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
      case Answer::distance_and_path:
        return is_shortest_path(puzzle, std::size_t(solvers.distance(start, goal)));
      case Answer::distance:
        return next_is(puzzle, std::to_string(solvers.distance(start, goal)) + '\n');
      case Answer::numbered: break;
    }
    return next_are(puzzle, answer_text(format.answer, number, "", solvers.moves(start, goal)));
  }

  bool next_is(const Puzzle& puzzle, std::string_view expected) {
    return lines_.take(expected) || next_line_is(puzzle, expected);  // The first, nearly always.
  }

  // The same for a line that differs: apart, so that the usual case is inlined.
  bool next_line_is(const Puzzle& puzzle, std::string_view expected) {
    expected.remove_suffix(1);
    lines_.next();
    if (lines_.line() == expected) return true;
    std::string line(expected);
    if (line.empty()) line = "an empty line";
    if (expected.empty() && puzzle.format.answer == Answer::gapped) line += " between answers";
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
    lines_.next();
    const bool is_nothing = lines_.is_beyond_end() && lines_.number() == 1 && !may_be_empty_;
    if (is_nothing || lines_.line() == puzzle.format.unsolvable) {
      return refuse(puzzle, expected_but_found("a path"));
    }
    return leads_to_goal(puzzle, lines_.line());
  }

  bool is_shortest_path(const Puzzle& puzzle, std::size_t moves) {
    if (moves == 0) return next_is(puzzle, "0\n");
    const std::string begin = std::to_string(moves) + ' ';
    lines_.next();
    if (lines_.line().compare(0, begin.size(), begin) != 0) {
      return refuse(puzzle, expected_but_found(begin + "and the moves"));
    }
    const std::string path = lines_.line().substr(begin.size());
    if (!leads_to_goal(puzzle, path)) return false;
    return path.size() == moves ||
           refuse(puzzle, lines_.shown() + " has " + counted(path.size(), "move"));
  }

  bool leads_to_goal(const Puzzle& puzzle, std::string_view path) {
    State state = puzzle.start;
    for (std::size_t i = 0; i < path.size(); ++i) {
      const int direction = direction_of(path[i]);
      if (direction < 0) {
        return refuse(puzzle, "unexpected " + quoted({path[i]}) + " in " + lines_.shown() +
                                  ": moves are u, d, l and r");
      }
      const State next = after_move(puzzle.format.grid, state, direction);
      if (next == state) {
        return refuse(
            puzzle, "move " + grouped(i + 1) + " of " + lines_.shown() + " leads beyond the edge");
      }
      state = next;
    }
    if (state == puzzle.goal) return true;
    return refuse(puzzle, lines_.is_beyond_end() ? expected_but_found("a path")
                                                 : lines_.shown() + " does not lead to the goal");
  }

  // False: the answer to the puzzle is wrong. Keeps what is said of the first one.
  bool refuse(const Puzzle& puzzle, const std::string& why) {
    if (!wrong_.empty()) return false;
    if (lines_.is_too_long()) {
      wrong_ = too_long();
      return false;
    }
    failing_.emplace(puzzle);
    is_missing_ = lines_.is_beyond_end();
    ends_early_ = lines_.has_ended();
    wrong_ = lines_.place() + ": " + puzzle.name();
    if (!is_missing_) wrong_ += ", " + puzzle.shown(puzzle.start);
    if (!is_missing_ && puzzle.format.has_pairs()) wrong_ += " to " + puzzle.shown(puzzle.goal);
    wrong_ += ": " + why;
    return false;
  }

  std::string expected_but_found(const std::string& expected) const {
    if (lines_.is_beyond_end()) return "expected an answer, but the answers end here";
    return "expected " + expected + ", found " +
           (lines_.line().empty() ? "an empty line" : lines_.shown());
  }

  std::string too_long() const {
    return lines_.place() + ": a line of more than " + counted(AnswerLines::longest, "byte");
  }

  AnswerLines lines_;
  std::string wrong_;
  std::optional<Puzzle> failing_;
  std::uint64_t puzzles_ = 0, given_ = 0, right_ = 0;  // Given: not beyond the end of the file.
  bool may_be_empty_, has_more_ = false, is_missing_ = false, ends_early_ = false;
};

}  // namespace eight_puzzle
