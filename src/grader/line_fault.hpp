// Whether a path in another program's answers is right; and what is wrong with a line, in words: a
// path is followed, and other ways to read it are tried.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

// How a path that misses the goal can be read so that it leads there: all ways, such as
// "backwards", since on a near board different mistakes look alike. Requires letters of moves.
inline std::vector<std::string> solving_readings(const NumberedPuzzle& puzzle,
                                                 const std::string& path) {
  const auto with_opposites = [](std::string moves, const std::string& of) {
    for (char& letter : moves) {
      if (of.find(letter) != of.npos) letter = move_letters[opposite(direction_of(letter))];
    }
    return moves;
  };
  const std::string backwards(path.rbegin(), path.rend());
  const std::pair<const char*, std::string> readings[] = {
      {"as moves of the tiles", with_opposites(path, move_letters)},
      {"backwards", backwards},
      {"backwards as moves of the tiles", with_opposites(backwards, move_letters)},
      {"with u and d exchanged", with_opposites(path, "ud")},
      {"with l and r exchanged", with_opposites(path, "lr")}};
  std::vector<std::string> found;
  for (const auto& [name, moves] : readings) {
    if (solves(puzzle, moves)) found.push_back(name);
  }
  return found;
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
  const std::vector<std::string> readings = solving_readings(puzzle, std::string(letters));
  return fault +
         (readings.empty() ? "" : ", but read " + either(readings) + ", it solves the board");
}

// The fault of a line that is not the expected one.
inline std::string expected_and_found(const AnswerLine& line, const std::string& expected) {
  return "expected " + (expected.empty() ? "an empty line" : expected) + ", found " + line.shown();
}

// What is wrong with a line that must be the expected one; none if it is.
inline std::optional<std::string> fault_of_fixed_line(const AnswerLine& line,
                                                      const std::string& expected) {
  if (line.text == expected) return std::nullopt;
  return expected_and_found(line, expected);
}

// Whether the judge takes a path, as the pattern says. `right_path`: the alphabetically first
// shortest one.
inline bool is_right_path(const NumberedPuzzle& puzzle, std::string_view path,
                          const std::string& right_path) {
  const Pattern pattern = puzzle.format.pattern;
  if (has_first_path(pattern)) return path == right_path;
  const bool must_be_shortest = has_distance(pattern);
  return solves(puzzle, path) && (!must_be_shortest || path.size() == right_path.size());
}

// Why a line has no right path. Requires that it has none. `path`: what follows the right prefix,
// if the line has that.
inline std::string why_no_right_path(const NumberedPuzzle& puzzle, const AnswerLine& line,
                                     std::optional<std::string_view> path,
                                     const std::string& prefix, const std::string& right_path) {
  const Format& format = puzzle.format;
  const std::string mismatch = expected_and_found(line, prefix + right_path);
  const bool leads_to_goal = path && solves(puzzle, *path);
  if (has_first_path(format.pattern)) {
    const bool is_as_short = leads_to_goal && path->size() == right_path.size();
    return mismatch + (is_as_short ? ", as short, but not the alphabetically first" : "");
  }
  // On a solved board, moves that lead back may be right; those that do not are explained below.
  if (right_path.empty() && !(path && has_only_moves(*path))) return mismatch;
  if (!path || path->empty() || *path == format.unsolvable_word) {
    const bool must_be_shortest = has_distance(format.pattern);
    const std::string other = must_be_shortest ? " or another path as short" : " or another path";
    return expected_and_found(line, prefix + right_path + other);
  }
  if (!leads_to_goal) return why_not_solving(puzzle, *path, line.shown());
  return line.shown() + " has " + amount(path->size(), "move") + ", not " +
         grouped(right_path.size());
}

// What is wrong with a line that must have the prefix, "2 " for example, and then a right path;
// none if it has both.
inline std::optional<std::string> fault_of_path_line(const NumberedPuzzle& puzzle,
                                                     const AnswerLine& line,
                                                     const std::string& prefix,
                                                     const std::string& right_path) {
  const auto path = after_prefix(line.text, prefix);
  if (path && is_right_path(puzzle, *path, right_path)) return std::nullopt;
  return why_no_right_path(puzzle, line, path, prefix, right_path);
}

}  // namespace eight_puzzle
