// Whether a path in another program's answers is right; and what is wrong with a line, in words: a
// path is followed, and other ways to read it are tried.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "board.hpp"
#include "grader/answer_lines.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/pattern.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// Follows letters as moves of the blank, up to one that is no move or leads beyond the edge.
struct FollowedPath {
  std::size_t valid_moves = 0;  // The moves before that letter, or all.
  State board;                  // The board after them.

  FollowedPath(const NumberedPuzzle& puzzle, std::string_view letters) : board(puzzle.start) {
    for (; valid_moves < letters.size(); ++valid_moves) {
      const int direction = direction_of(letters[valid_moves]);
      const State next = direction < 0 ? board : after_move(puzzle.format.grid, board, direction);
      if (next == board) return;
      board = next;
    }
  }
};

inline bool has_only_moves(std::string_view letters) {
  return letters.find_first_not_of(move_letters) == letters.npos;
}

inline bool solves(const NumberedPuzzle& puzzle, std::string_view letters) {
  const FollowedPath path(puzzle, letters);
  return path.valid_moves == letters.size() && path.board == puzzle.goal;
}

// What follows the prefix of a line; none if the line does not begin with it.
inline std::optional<std::string_view> after_prefix(std::string_view line,
                                                    const std::string& prefix) {
  if (line.substr(0, prefix.size()) != prefix) return std::nullopt;
  return line.substr(prefix.size());
}

// How a path that misses the goal can be read so that it leads there, or "". Requires letters of
// moves.
inline std::string solving_reading(const NumberedPuzzle& puzzle, std::string_view letters) {
  std::string of_tiles;
  for (const char letter : letters) of_tiles += move_letters[opposite(direction_of(letter))];
  const std::string backwards(letters.rbegin(), letters.rend()),
      tiles_backwards(of_tiles.rbegin(), of_tiles.rend());
  if (solves(puzzle, of_tiles)) return "the path read as moves of the tiles";
  if (solves(puzzle, backwards)) return "the path read backwards";
  return solves(puzzle, tiles_backwards) ? "the path read backwards as moves of the tiles" : "";
}

// Why letters do not lead to the goal. `shown_line`: the line that ends with them.
inline std::string why_not_solving(const NumberedPuzzle& puzzle, std::string_view letters,
                                   const std::string& shown_line) {
  const std::size_t foreign = letters.find_first_not_of(move_letters);
  if (foreign != letters.npos) {
    return "unexpected " + quoted({letters[foreign]}) + " in " + shown_line +
           ": moves are u, d, l and r";
  }
  const std::size_t valid_moves = FollowedPath(puzzle, letters).valid_moves;
  const std::string fault =
      valid_moves == letters.size()
          ? shown_line + " does not lead to the goal"
          : "move " + grouped(valid_moves + 1) + " of " + shown_line + " leads beyond the edge";
  const std::string reading = solving_reading(puzzle, letters);
  return fault + (reading.empty() ? "" : ", but " + reading + " solves the board");
}

// What is wrong with a line that must be the expected one.
inline std::string expected_and_found(const AnswerLine& line, const std::string& expected) {
  return "expected " + (expected.empty() ? "an empty line" : expected) + ", found " + line.shown();
}

// The same of a line that is perhaps the expected one; none if it is.
inline std::optional<std::string> fault_of_line(const AnswerLine& line,
                                                const std::string& expected) {
  if (line.text == expected) return std::nullopt;
  return expected_and_found(line, expected);
}

// What is wrong with a line that must have the prefix, "2 " for example, and then a path such as
// the pattern wants; none if the judge takes it. `right_path`: the alphabetically first shortest
// one.
inline std::optional<std::string> fault_of_path_line(const NumberedPuzzle& puzzle,
                                                     const AnswerLine& line,
                                                     const std::string& prefix,
                                                     const std::string& right_path) {
  const Format& format = puzzle.format;
  const std::string right_line = prefix + right_path;
  if (line.text == right_line) return std::nullopt;
  const auto found = after_prefix(line.text, prefix);
  const bool leads_to_goal = found && solves(puzzle, *found);
  const bool is_as_short = leads_to_goal && found->size() == right_path.size();
  if (has_first_path(format.pattern)) {
    return expected_and_found(line, right_line) +
           (is_as_short ? ", as short, but not the alphabetically first" : "");
  }
  const bool must_be_shortest = has_distance(format.pattern), is_solved = right_path.empty();
  if (is_as_short || (leads_to_goal && !must_be_shortest)) return std::nullopt;
  // For a solved board, no move is expected. But if the judge also takes moves that lead back,
  // those that do not are shown as such, below.
  if (is_solved && (must_be_shortest || !found || !has_only_moves(*found))) {
    return expected_and_found(line, right_line);
  }
  const bool has_no_path = !found || found->empty() || line.text == format.unsolvable_word;
  if (has_no_path) {
    const std::string other = must_be_shortest ? " or another path as short" : " or another path";
    return expected_and_found(line, right_line + other);
  }
  if (!leads_to_goal) return why_not_solving(puzzle, *found, line.shown());
  return line.shown() + " has " + amount(found->size(), "move") + ", not " +
         grouped(right_path.size());
}

}  // namespace eight_puzzle
