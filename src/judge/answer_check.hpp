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

// "97 of 100 right".
inline std::string score(std::uint64_t right, std::uint64_t answers) {
  return grouped(right) + " of " + grouped(answers) + " right";
}

// An answer has a fixed number of lines in each format, so a wrong one leaves those after it in
// their places.
class AnswerCheck {
 public:
  // `name`: of the file, as messages show it.
  AnswerCheck(Reader::Source source, std::string name)
      : lines_(std::move(source), std::move(name)) {}

  // Takes the next answer, that to the puzzle, as the format has it. An empty path may be missing,
  // but not after a wrong answer.
  void check(const Puzzle& puzzle, Solvers& solvers) {
    ++checked_;
    const bool right = is_right(puzzle, solvers);
    right_ += right && (wrong_.empty() || !lines_.is_beyond_end());
  }

  // After the last answer: only empty lines may follow.
  void check_end() {
    while (!lines_.has_ended()) {
      lines_.next();
      if (lines_.line().empty()) continue;
      if (wrong_.empty()) {
        wrong_ = lines_.place() + ": " + lines_.shown() + " after the last of " +
                 counted(checked_, "answer");
      }
      break;
    }
    lines_.close();
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
    lines_.next();
    if (lines_.line() == expected) return true;
    if (!expected.empty()) return refuse_for(puzzle, std::string(expected));
    const bool is_gap = puzzle.format.answer == Answer::gapped;
    return refuse_for(puzzle, is_gap ? "an empty line between answers" : "an empty line");
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
    lines_.next();
    if (lines_.line() == puzzle.format.unsolvable) return refuse_for(puzzle, "a path");
    return leads_to_goal(puzzle, lines_.line());
  }

  bool is_shortest_path(const Puzzle& puzzle, std::size_t moves) {
    if (moves == 0) return next_is(puzzle, "0");
    const std::string begin = std::to_string(moves) + ' ';
    lines_.next();
    if (lines_.line().compare(0, begin.size(), begin) != 0) {
      return refuse_for(puzzle, begin + "and the moves");
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
    if (lines_.is_beyond_end()) return refuse_for(puzzle, "a path");
    return refuse(puzzle, lines_.shown() + " does not lead to the goal");
  }

  bool refuse_for(const Puzzle& puzzle, const std::string& expected) {
    return refuse(puzzle, "expected " + expected + ", found " + lines_.shown());
  }

  // False: the answer to the puzzle is wrong. Keeps what is said of the first one.
  bool refuse(const Puzzle& puzzle, const std::string& why) {
    if (!wrong_.empty()) return false;
    failing_.emplace(puzzle);
    ends_early_ = lines_.has_ended();
    wrong_ = lines_.place() + ": " + puzzle.name() + ", " + puzzle.shown(puzzle.start);
    if (puzzle.format.has_pairs()) wrong_ += " to " + puzzle.shown(puzzle.goal);
    wrong_ += ": " + why;
    return false;
  }

  AnswerLines lines_;
  std::string wrong_;
  std::optional<Puzzle> failing_;
  std::uint64_t checked_ = 0, right_ = 0;
  bool ends_early_ = false;
};

}  // namespace eight_puzzle
