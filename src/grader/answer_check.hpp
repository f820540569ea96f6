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
#include "grader/score.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/pattern.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// What it means if lines are missing at the end of the answers.
enum class MissingLines {
  count_as_empty,  // A missing line may be right, as an empty one may.
  are_wrong,       // The program ended well, but wrote nothing at all.
  may_be_lost,     // The program ended badly. A last line without its end may be cut off, too.
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

  // The beginning of the last line. Requires a path.
  std::string before_path() const {
    return lines.back().substr(0, lines.back().size() - path->size());
  }
};

// Checks the answers of another program, one after the other. The format says how many lines each
// answer has, so a wrong answer does not shift the next ones.
class AnswerCheck {
 public:
  // `text`: the answers, which must outlive this, as must the solver. `name`: of their file or of
  // the program, as messages show it.
  AnswerCheck(std::string_view text, std::string name, MissingLines missing_lines, Solver& solver)
      : lines_(text), name_(std::move(name)), missing_lines_(missing_lines), solver_(solver) {}

  const Score& score() const { return score_; }

  // Checks the next answer.
  void check_next(const NumberedPuzzle& puzzle) { score_.add(puzzle, fault_of_next(puzzle)); }

  // Checks that no text follows the last answer and, after a good end, that no line is missing.
  void check_end() {
    const std::uint64_t expected = lines_.taken();
    const bool has_more = lines_.has_more(),
               has_less = lacks_lines_ && missing_lines_ != MissingLines::may_be_lost;
    if (has_more || has_less) score_.wrong_line_count = {lines_.total(), expected};
    if (has_more && score_.is_faultless()) score_.first_fault = fault_of_text_after_end();
  }

 private:
  // What is wrong with the first wrong line of the next answer, if any. Takes as many lines as a
  // right answer has.
  std::optional<AnswerFault> fault_of_next(const NumberedPuzzle& puzzle) {
    const RightAnswer right(puzzle, solver_);
    std::optional<AnswerFault> fault;
    for (std::size_t i = 0; i < right.lines.size(); ++i) {
      const AnswerLine line = lines_.take();
      const auto what = fault_of_answer_line(line, puzzle, right, i);
      if (!what) continue;
      lacks_lines_ |= line.is_missing();
      if (!fault) fault = {place_and_board(line, puzzle) + ": " + *what, is_incomplete(line)};
    }
    return fault;
  }

  // Whether a wrong line is missing, or perhaps cut off.
  bool is_incomplete(const AnswerLine& line) const {
    return line.is_missing() ||
           (line.kind == LineKind::without_end && missing_lines_ == MissingLines::may_be_lost);
  }

  // What is wrong with a line in place of line i of the right answer; none if the judge takes it.
  std::optional<std::string> fault_of_answer_line(const AnswerLine& line,
                                                  const NumberedPuzzle& puzzle,
                                                  const RightAnswer& right, std::size_t i) const {
    const bool ends_with_path = right.path && i == right.lines.size() - 1;
    const auto fault = ends_with_path
                           ? fault_of_path_line(puzzle, line, right.before_path(), *right.path)
                           : fault_of_fixed_line(line, right.lines[i]);
    const bool may_be_right = !line.is_missing() || missing_lines_ == MissingLines::count_as_empty;
    if (fault || may_be_right) return fault;
    return expected_and_found(line, right.lines[i]);
  }

  // What is wrong if text follows the last answer: its first line that is not empty.
  std::string fault_of_text_after_end() {
    AnswerLine line = lines_.take();
    while (line.text.empty()) line = lines_.take();
    return place(line) + ": expected the end after " + amount(score_.answer_count(), "answer") +
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
  MissingLines missing_lines_;
  Solver& solver_;
  bool lacks_lines_ = false;  // Whether an answer is wrong as it lacks a line.
  Score score_;
};

}  // namespace eight_puzzle
