// What a check of answers has found: how many are right, which are not, and the first fault.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "board.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// What is wrong with an answer, which may have several lines.
struct AnswerFault {
  std::string text;            // Begins with its place.
  bool is_incomplete = false;  // Whether the first wrong line is missing, or may be cut off.
};

struct LineCount {
  std::uint64_t found, expected;
};

// Some puzzles of a run, in their order.
struct PuzzlesOfRun {
  Puzzles puzzles = {};
  std::size_t first_index = 0;  // The index of the first of them in the run.
};

// How many answers are right, the puzzles whose answers are not, and the first fault.
struct Score {
  std::uint64_t right_answers = 0;
  PuzzlesOfRun wrong = {}, incomplete = {};  // `incomplete`: the answers are missing or cut off.
  std::string first_fault = "";              // "" if all are right, and no text follows.
  std::optional<LineCount> wrong_line_count = {};

  bool is_faultless() const { return first_fault.empty(); }
  std::uint64_t answer_count() const {
    return right_answers + wrong.puzzles.size() + incomplete.puzzles.size();
  }

  // Adds the next answer, and what is wrong with it, if anything.
  void add(const Puzzle& puzzle, const std::optional<AnswerFault>& fault) {
    if (!fault) {
      ++right_answers;
      return;
    }
    if (first_fault.empty()) first_fault = fault->text;
    PuzzlesOfRun& part = fault->is_incomplete ? incomplete : wrong;
    if (part.puzzles.empty()) part.first_index = std::size_t(answer_count());
    part.puzzles.push_back(puzzle);
  }

  // "97 of 100 answers are right", then a wrong number of lines: ", in 101 lines instead of 100".
  std::string text() const {
    return grouped(right_answers) + " of " + grouped(answer_count()) + " answers are right" +
           (wrong_line_count ? ", in " + amount(wrong_line_count->found, "line") + " instead of " +
                                   grouped(wrong_line_count->expected)
                             : "");
  }
};

}  // namespace eight_puzzle
