// Checks another program's answers by the rules of the format's judge, for --check and --test:
// which are right, and what is the first fault.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board.hpp"
#include "grader/answer_lines.hpp"
#include "grader/line_fault.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// What is wrong with an answer. It may have several lines.
struct Fault {
  std::string text = "";       // Begins with its place; "" if nothing is wrong.
  bool is_incomplete = false;  // Whether the first wrong line is missing, or cut off.
  bool lacks_line = false;     // Whether a line is missing.
};

struct LineCount {
  std::uint64_t found, expected;
};

// How many answers are right, the puzzles whose answers are not, and the first fault.
struct Score {
  std::uint64_t right = 0;
  Puzzles wrong = {}, incomplete = {};  // Incomplete: missing or cut off; the last ones.
  std::string first_fault = "";         // "" if all are right, and no text follows.
  std::optional<LineCount> wrong_line_count = {};

  bool all_right() const { return first_fault.empty(); }
  std::uint64_t checked() const { return right + wrong.size() + incomplete.size(); }

  // Adds the next answer.
  void add(const Puzzle& puzzle, const Fault& fault) {
    if (first_fault.empty()) first_fault = fault.text;
    if (fault.text.empty()) {
      ++right;
    } else {
      (fault.is_incomplete ? incomplete : wrong).push_back(puzzle);
    }
  }

  // "97 of 100 answers are right", then a wrong number of lines: ", in 101 lines instead of 100".
  std::string text() const {
    return grouped(right) + " of " + grouped(checked()) + " answers are right" +
           (wrong_line_count ? ", in " + amount(wrong_line_count->found, "line") + " instead of " +
                                   grouped(wrong_line_count->expected)
                             : "");
  }
};

// The lines of a right answer; and its path, if it has one, with which the last line ends.
struct RightAnswer {
  std::vector<std::string> lines;
  std::optional<std::string> path;

  RightAnswer(const NumberedPuzzle& puzzle, Solver& solver) {
    const Format& format = puzzle.format;
    const int distance = solver.distance(puzzle);
    const bool is_solvable = distance != unreachable;
    if (is_solvable && has_path(format.pattern)) path = solver.moves(puzzle);
    std::string text = is_solvable ? puzzle.answer(std::size_t(distance), path.value_or(""))
                                   : puzzle.answer(format.unsolvable_word);
    for (; !text.empty(); text.erase(0, lines.back().size() + 1)) {
      lines.push_back(text.substr(0, text.find('\n')));
    }
  }
};

// Checks the answers of another program, one after the other. The format says how many lines each
// answer has, so a wrong answer does not shift the next ones.
class AnswerCheck {
 public:
  // `text`: the answers, which must outlive this. `name`: of the file, as messages show it.
  // `missing_is_empty`: whether a line that is missing at the end counts as an empty one: the path
  // of a solved board is empty. `ended_well`: whether the program ended well. If not, the last line
  // may be cut off, or lines may be lost.
  AnswerCheck(std::string_view text, std::string name, bool missing_is_empty, bool ended_well)
      : lines_(text),
        name_(std::move(name)),
        missing_is_empty_(missing_is_empty),
        ended_well_(ended_well) {}

  const Score& score() const { return score_; }

  // Checks the next answer.
  void check_next(const NumberedPuzzle& puzzle, Solver& solver) {
    const Fault fault = fault_of_next(puzzle, solver);
    lacks_lines_ |= fault.lacks_line;
    score_.add(puzzle, fault);
  }

  // Checks that no text follows the last answer and, after a good end, that no line is missing.
  void check_end() {
    const bool has_more = lines_.has_more();
    if (has_more || (ended_well_ && lacks_lines_)) {
      score_.wrong_line_count = {lines_.count(), lines_.taken()};
    }
    if (has_more && score_.all_right()) score_.first_fault = fault_of_text_after_end();
  }

 private:
  // What is wrong with the next answer. Takes as many lines as a right answer has, and tells what
  // is wrong with the first wrong one.
  Fault fault_of_next(const NumberedPuzzle& puzzle, Solver& solver) {
    const RightAnswer right(puzzle, solver);
    Fault first;
    for (std::size_t i = 0; i < right.lines.size(); ++i) {
      const AnswerLine line = lines_.take();
      const std::string& expected = right.lines[i];
      if (line.text == expected && (missing_is_empty_ || !line.is_missing)) continue;
      const bool is_path = right.path && i == right.lines.size() - 1;
      const std::string fault = is_path ? fault_of_path(puzzle, line, expected, *right.path)
                                        : fault_of_line(line, expected);
      if (fault.empty()) continue;
      first.lacks_line |= line.is_missing;
      if (first.text.empty()) {
        first.text = place_and_board(line, puzzle) + ": " + fault;
        first.is_incomplete = line.is_missing || (line.is_unterminated && !ended_well_);
      }
    }
    return first;
  }

  // What is wrong if text follows the last answer: its first line that is not empty.
  std::string fault_of_text_after_end() {
    AnswerLine line = lines_.take();
    while (line.text.empty()) line = lines_.take();
    return place(line) + ": expected the end after " + amount(score_.checked(), "answer") +
           ", found " + line.shown();
  }

  std::string place(const AnswerLine& line) const {
    return name_ + ':' + std::to_string(line.number);
  }

  // "mine:1: board 1, 12. 453 786 to 123 456 78.".
  std::string place_and_board(const AnswerLine& line, const NumberedPuzzle& puzzle) const {
    const Format& format = puzzle.format;
    return place(line) + ": " + puzzle.name() + ", " +
           (format.has_pairs() ? shown(format, puzzle) : shown(format, puzzle.start));
  }

  AnswerLines lines_;
  std::string name_;
  bool missing_is_empty_, ended_well_;
  bool lacks_lines_ = false;  // Whether an answer lacked a line.
  Score score_;
};

}  // namespace eight_puzzle
