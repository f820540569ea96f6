// Checks another program's answers by the rules of the format's judge, for --check and --test:
// which are right, and what is the first fault.
#pragma once

#include "grader/line_fault.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

struct LineCount {
  std::uint64_t found, expected;
};

// What a check of answers has found.
struct Score {
  std::uint64_t right_answers = 0;
  // The indices of the answers that are wrong, and then of those that are missing or cut off.
  std::vector<std::size_t> wrong = {}, incomplete = {};
  std::string first_fault = "";  // Begins with its place. "" if all are right, and no text follows.
  std::optional<LineCount> wrong_line_count = {};
  bool has_other_order = false;  // Whether all answers would be right in another order.

  bool is_faultless() const { return first_fault.empty(); }
  std::size_t answer_count() const {
    return std::size_t(right_answers) + wrong.size() + incomplete.size();
  }

  // "97 of 100 answers are right", then a wrong number of lines: ", in 101 lines instead of 100".
  std::string text() const {
    return grouped(right_answers) + " of " + grouped(answer_count()) + " answers are right" +
           (wrong_line_count ? ", in " + amount(wrong_line_count->found, "line") + " instead of " +
                                   grouped(wrong_line_count->expected)
                             : "");
  }
};

// The lines of a right answer; its path, if it has one, with which the last line ends; and the line
// in words, if the format has them.
struct RightAnswer {
  std::vector<std::string> lines;
  std::optional<std::string> path;
  std::string in_words;
  bool is_solvable;

  RightAnswer(const NumberedPuzzle& puzzle, Solver& solver) {
    const Format& format = puzzle.format;
    const int distance = solver.distance(puzzle);
    is_solvable = distance != unreachable;
    in_words = is_solvable ? std::string(format.words_before_distance) + std::to_string(distance)
                           : format.unsolvable_words;
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
  // `text`: the answers, which must outlive this, as must the solver. `name`: of their file or of
  // the program, as messages show it. `is_whole`: a line that is missing may be right, as an empty
  // one may. If not, as after a bad end, it is lost, and a last line without its end may be cut
  // off.
  AnswerCheck(std::string_view text, std::string name, bool is_whole, Solver& solver)
      : lines_(text), name_(std::move(name)), is_whole_(is_whole), solver_(solver) {}

  const Score& score() const { return score_; }

  // Checks the next answer. Takes as many lines as a right one has.
  void check_next(const NumberedPuzzle& puzzle) {
    const RightAnswer right(puzzle, solver_);
    const std::size_t index = score_.answer_count();
    bool is_right = true;
    for (std::size_t i = 0; i < right.lines.size(); ++i) {
      const AnswerLine line = lines_.take();
      const auto fault = fault_of_answer_line(line, puzzle, right, i);
      if (puzzle.format.is_in_words(line.text)) skip_to_words(puzzle.format);
      if (!fault) continue;
      expected_.push_back(right.lines[i]);
      found_.emplace_back(line.text);
      lacks_lines_ |= line.is_missing;
      if (!std::exchange(is_right, false)) continue;
      if (score_.is_faultless()) {
        const Format& format = puzzle.format;
        score_.first_fault =
            place(line) + ": " + puzzle.name() + ", " +
            (format.has_pairs() ? shown(format, puzzle) : shown(format, puzzle.start)) + ": " +
            *fault;
      }
      const bool is_cut_off = line.is_missing || (line.is_unfinished && !is_whole_);
      (is_cut_off ? score_.incomplete : score_.wrong).push_back(index);
    }
    score_.right_answers += is_right;
  }

  // Checks that no text follows the last answer and, after a good end, that no line is missing.
  void check_end() {
    const std::uint64_t expected = lines_.taken;
    const bool has_more = lines_.has_more();
    if (has_more || (lacks_lines_ && is_whole_)) score_.wrong_line_count = {lines_.total, expected};
    std::sort(expected_.begin(), expected_.end());
    std::sort(found_.begin(), found_.end());
    score_.has_other_order = expected_ == found_;
    if (!has_more || !score_.is_faultless()) return;
    AnswerLine line = lines_.take();
    while (line.text.empty()) line = lines_.take();
    score_.first_fault = place(line) + ": expected the end after " +
                         amount(score_.answer_count(), "answer") + ", found " + line.shown();
  }

 private:
  // Skips the lines up to the next answer in words.
  void skip_to_words(const Format& format) {
    for (AnswerLines ahead = lines_; ahead.has_more() && !format.is_in_words(ahead.take().text);) {
      lines_ = ahead;
    }
  }

  // What is wrong with a line in place of line i of the right answer; none if the judge takes it.
  std::optional<std::string> fault_of_answer_line(const AnswerLine& line,
                                                  const NumberedPuzzle& puzzle,
                                                  const RightAnswer& right, std::size_t i) const {
    const std::string& expected =
        puzzle.format.is_in_words(line.text) ? right.in_words : right.lines[i];
    const bool may_be_right = !line.is_missing || is_whole_;
    if (right.path && i == right.lines.size() - 1) {
      const auto fault = fault_of_path_line(puzzle, line, expected, *right.path);
      if (fault || may_be_right) return fault;
    }
    if (line.text == expected && may_be_right) return std::nullopt;
    const bool tells = right.is_solvable || expected.empty();
    return expected_and_found(line, expected + (tells ? "" : " (this board has no solution)"));
  }

  std::string place(const AnswerLine& line) const {
    return name_ + ':' + std::to_string(line.number);
  }

  AnswerLines lines_;
  std::string name_;
  bool is_whole_;
  Solver& solver_;
  bool lacks_lines_ = false;                   // Whether an answer is wrong as it lacks a line.
  std::vector<std::string> expected_, found_;  // The lines that differ.
  Score score_;
};

}  // namespace eight_puzzle
