// --check and --test: reads another program's answers, and says which is the first wrong one and
// why, by the rules of the format's judge.
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
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
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

// What is wrong with an answer.
struct Fault {
  std::string text = "";    // Begins with its place; "" if nothing is wrong.
  bool is_missing = false;  // Whether it is a line that is missing, or cut off.
};

struct LineCount {
  std::uint64_t found, expected;
};

// How many answers are right, the puzzles whose answers are not, and the first fault.
struct Score {
  std::uint64_t right = 0;
  Puzzles wrong = {}, missing = {};          // All missing answers come last.
  std::string first_fault = "";              // "" if all are right, and no text follows.
  std::optional<LineCount> line_count = {};  // If it is wrong.

  bool is_perfect() const { return first_fault.empty(); }
  std::uint64_t checked() const { return right + wrong.size() + missing.size(); }

  // Adds the next answer.
  void add(const Puzzle& puzzle, const Fault& fault) {
    if (first_fault.empty()) first_fault = fault.text;
    if (fault.text.empty()) {
      ++right;
    } else {
      (fault.is_missing ? missing : wrong).push_back(puzzle);
    }
  }

  // "97 of 100 answers are right", then a wrong number of lines: ", in 101 lines instead of 100".
  std::string text() const {
    return grouped(right) + " of " + grouped(checked()) + " answers are right" +
           (line_count ? ", in " + amount(line_count->found, "line") + " instead of " +
                             grouped(line_count->expected)
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
    const bool is_solvable = distance != unreachable,
               shows_path = is_solvable && has_path(format.pattern);
    const std::string moves = shows_path ? solver.moves(puzzle) : "";
    std::string text =
        is_solvable ? answer_text(format.pattern, puzzle.number, std::to_string(distance), moves)
                    : answer_without_solution(format.pattern, puzzle.number, format.unsolvable);
    for (; !text.empty(); text.erase(0, lines.back().size() + 1)) {
      lines.push_back(text.substr(0, text.find('\n')));
    }
    if (shows_path) path = moves;
  }
};

// Checks the answers of another program, one after the other. The format says how many lines each
// answer has, so a wrong answer does not shift the next ones.
class AnswerCheck {
 public:
  // `text`: the answers, which must outlive this. `name`: of the file, as messages show it.
  // `missing_is_empty`: whether a line that is missing at the end counts as an empty one, as the
  // path of a solved board is. `ended_well`: whether the program did. If not, the last line may be
  // cut off, or lines lost.
  AnswerCheck(std::string_view text, std::string name, bool missing_is_empty, bool ended_well)
      : lines_(text),
        name_(std::move(name)),
        missing_is_empty_(missing_is_empty),
        ended_well_(ended_well) {}

  const Score& score() const { return score_; }

  // Checks the next answer.
  void check_next(const NumberedPuzzle& puzzle, Solver& solver) {
    score_.add(puzzle, fault_of_next(puzzle, solver));
  }

  // Checks that no text follows the last answer and, after a good end, that no line is missing.
  void check_end() {
    const bool has_more = lines_.has_more();
    if (has_more || (ended_well_ && lacks_lines_)) {
      score_.line_count = {lines_.count(), lines_.number()};
    }
    if (has_more && score_.is_perfect()) score_.first_fault = fault_of_text_after_end();
  }

 private:
  // What is wrong with the next answer. Takes as many lines as a right answer has, and tells what
  // is wrong with the first wrong one.
  Fault fault_of_next(const NumberedPuzzle& puzzle, Solver& solver) {
    const RightAnswer right(puzzle, solver);
    Fault first_fault;
    for (const std::string& expected : right.lines) {
      lines_.take();
      const bool is_missing = lines_.is_missing();
      if (lines_.line() == expected && (missing_is_empty_ || !is_missing)) continue;
      const bool is_path = right.path && &expected == &right.lines.back();
      const std::string fault =
          is_path ? fault_of_path(puzzle, expected, *right.path) : fault_of_line(expected);
      if (fault.empty()) continue;
      lacks_lines_ |= is_missing;
      if (!first_fault.text.empty()) continue;
      const bool is_cut_off = !ended_well_ && lines_.is_unterminated();
      first_fault = {heading(puzzle) + fault, is_missing || is_cut_off};
    }
    return first_fault;
  }

  std::string fault_of_text_after_end() {
    do {
      lines_.take();
    } while (lines_.line().empty());
    return place() + ": expected the end after " + amount(score_.checked(), "answer") + ", found " +
           lines_.quoted_line();
  }

  // What is wrong with a line that is not the expected one, but may have another path, unless the
  // judge takes the first only: any path to the goal or, after the distance, any shortest one. The
  // answer 0 has no path.
  std::string fault_of_path(const NumberedPuzzle& puzzle, const std::string& expected,
                            const std::string& moves) const {
    if (shows(puzzle.format.pattern, 'F')) return fault_of_first_path(puzzle, expected, moves);
    const std::string_view line = lines_.line();
    const std::string begin = expected.substr(0, expected.size() - moves.size());
    const bool has_distance = shows(puzzle.format.pattern, 'D'), has_no_path = begin == "0";
    if (line.empty() || line == puzzle.format.unsolvable || line.rfind(begin, 0) != 0 ||
        has_no_path) {
      return fault_of_line(expected + (moves.empty()  ? ""
                                       : has_distance ? " or another path as short"
                                                      : " or another path"));
    }
    const std::string_view path = line.substr(begin.size());
    if (!solves(puzzle, path)) return fault_of_moves(puzzle, path, lines_.quoted_line());
    if (!has_distance || path.size() == moves.size()) return "";
    return lines_.quoted_line() + " has " + amount(path.size(), "move") + ", not " +
           grouped(moves.size());
  }

  // What is wrong with a line that is not the expected one, which has the alphabetically first
  // path.
  std::string fault_of_first_path(const NumberedPuzzle& puzzle, const std::string& expected,
                                  const std::string& moves) const {
    const std::string_view line = lines_.line();
    const bool is_shortest = line.size() == expected.size() &&
                             solves(puzzle, line.substr(expected.size() - moves.size()));
    return fault_of_line(expected) +
           (is_shortest ? ", as short, but not the alphabetically first" : "");
  }

  std::string fault_of_line(const std::string& expected) const {
    return "expected " + (expected.empty() ? "an empty line" : expected) + ", found " +
           lines_.quoted_line();
  }

  // "mine:1: board 1, 12. 453 786 to 123 456 78.: ".
  std::string heading(const NumberedPuzzle& puzzle) const {
    const Format& format = puzzle.format;
    return place() + ": " + puzzle.name() + ", " +
           (format.has_pairs() ? shown(format, puzzle) : shown(format, puzzle.start)) + ": ";
  }

  // The place of the line that was taken last.
  std::string place() const { return name_ + ':' + std::to_string(lines_.number()); }

  AnswerLines lines_;
  std::string name_;
  bool missing_is_empty_, ended_well_;
  bool lacks_lines_ = false;  // Whether an answer lacked a line.
  Score score_;
};

}  // namespace eight_puzzle
