// --check and --test: reads what another program answered, and says which is the first wrong
// answer and why, as the judge of the format sees it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board.hpp"
#include "solver/solvers.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// "97 of 100 right".
inline std::string score(std::uint64_t right, std::uint64_t answers) {
  return grouped(right) + " of " + grouped(answers) + " right";
}

// An answer has a fixed number of lines in each format, so a wrong one leaves those after it in
// their places. White space at the end of a line does not count.
class AnswerCheck {
 public:
  // `name`: of the file, as messages show it.
  AnswerCheck(std::string answers, std::string name)
      : answers_(std::move(answers)), name_(std::move(name)) {
    const std::string_view mark = "\xEF\xBB\xBF";
    if (answers_.compare(0, mark.size(), mark) == 0) next_ = mark.size();
  }

  // Takes the next answer, that to the puzzle, as the format has it. An empty path may be missing,
  // but not after a wrong answer.
  void check(const Puzzle& puzzle, Solvers& solvers) {
    ++checked_;
    const bool right = is_right(puzzle, solvers);
    right_ += right && (wrong_.empty() || !line_.empty() || !has_ended_);
  }

  // After the last answer: only empty lines may follow.
  void check_end() {
    do {
      take_line();
    } while (line_.empty() && !has_ended_);
    if (wrong_.empty() && !line_.empty()) {
      wrong_ = place() + ": " + shown() + " after the last of " + counted(checked_, "answer");
    }
  }

  // What is wrong with the first wrong answer, or ""; its puzzle, unless it is text after the last
  // answer; whether it is missing or a last line without a line end.
  const std::string& wrong() const { return wrong_; }
  const std::optional<Puzzle>& failing() const { return failing_; }
  bool ends_early() const { return ends_early_; }

  // How many were checked and how many of them are right.
  std::uint64_t checked() const { return checked_; }
  std::uint64_t right() const { return right_; }

 private:
  // A path alone may be any that reaches the goal; after its number of moves, any shortest one;
  // after "Case", only the solver's.
  bool is_right(const Puzzle& puzzle, Solvers& solvers) {
    const auto& [format, file, number, start, goal] = puzzle;
    if (!solvable(format.grid, start, goal)) {
      return next_are(puzzle, answer_text(format.answer, number, format.unsolvable, ""));
    }
    switch (format.answer) {
      case Answer::gapped: {
        const bool gap = number == 1 || next_is(puzzle, "");
        return is_path(puzzle) && gap;
      }
      case Answer::path: return is_path(puzzle);
      case Answer::distance_and_path:
        return is_shortest_path(puzzle, std::size_t(solvers.distance(start, goal)));
      case Answer::distance: return next_is(puzzle, std::to_string(solvers.distance(start, goal)));
      case Answer::numbered: break;
    }
    return next_are(puzzle, answer_text(format.answer, number, "", solvers.moves(start, goal)));
  }

  bool next_is(const Puzzle& puzzle, std::string_view expected) {
    take_line();
    if (line_ == expected) return true;
    return refuse_for(puzzle, expected.empty() ? "an empty line" : std::string(expected));
  }

  // Takes all lines, whatever is wrong with one of them.
  bool next_are(const Puzzle& puzzle, std::string_view expected) {
    bool right = true;
    while (!expected.empty()) {
      const std::size_t size = expected.find('\n');
      right &= next_is(puzzle, expected.substr(0, size));
      expected.remove_prefix(size + 1);
    }
    return right;
  }

  bool is_path(const Puzzle& puzzle) {
    take_line();
    if (line_ == puzzle.format.unsolvable) return refuse_for(puzzle, "a path");
    return leads_to_goal(puzzle, line_);
  }

  bool is_shortest_path(const Puzzle& puzzle, std::size_t moves) {
    if (moves == 0) return next_is(puzzle, "0");
    const std::string begin = std::to_string(moves) + ' ';
    take_line();
    const bool is_so_long = line_.size() == begin.size() + moves && line_.rfind(begin, 0) == 0;
    return is_so_long ? leads_to_goal(puzzle, line_.substr(begin.size()))
                      : refuse_for(puzzle, begin + "and the moves");
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
    if ((has_ended_ && line_.empty())) return refuse_for(puzzle, "a path");
    return refuse(puzzle, shown() + " does not lead to the goal");
  }

  bool refuse_for(const Puzzle& puzzle, const std::string& expected) {
    return refuse(puzzle, "expected " + expected + ", found " + shown());
  }

  // False: the answer to the puzzle is wrong. Keeps what is said of the first one.
  bool refuse(const Puzzle& puzzle, const std::string& why) {
    if (!wrong_.empty()) return false;
    failing_.emplace(puzzle);
    ends_early_ = has_ended_;
    wrong_ = place() + ": " + puzzle.name() + ", " + puzzle.shown(puzzle.start);
    if (puzzle.format.has_pairs()) wrong_ += " to " + puzzle.shown(puzzle.goal);
    wrong_ += ": " + why;
    return false;
  }

  // Takes the next line. After the last one, with or without a line end, all are empty.
  void take_line() {
    const std::size_t end = std::min(answers_.find('\n', next_), answers_.size());
    has_ended_ = end == answers_.size();
    line_.assign(answers_, next_, end - next_);
    line_.erase(line_.find_last_not_of(" \t\v\f\r") + 1);
    next_ = has_ended_ ? end : end + 1;
    ++number_;
  }

  // The line as messages quote it, and its place.
  std::string shown() const {
    if (!line_.empty()) return quoted(line_, 40);
    return has_ended_ ? "the end of the answers" : "an empty line";
  }
  std::string place() const { return name_ + ':' + std::to_string(number_); }

  std::string answers_, name_, line_;  // The line that was taken last,
  std::uint64_t number_ = 0;           // its number, from 1,
  bool has_ended_ = false;             // and whether it has no line end.
  std::size_t next_ = 0;               // Where the next one begins.
  std::string wrong_;
  std::optional<Puzzle> failing_;
  std::uint64_t checked_ = 0, right_ = 0;
  bool ends_early_ = false;
};

}  // namespace eight_puzzle
