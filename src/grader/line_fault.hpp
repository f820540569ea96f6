// The lines of another program's answers, and what is wrong with one, in words. A path is followed.
#pragma once

#include <optional>

#include "text/board_text.hpp"
#include "text/bytes.hpp"
#include "text/pattern.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

struct AnswerLine {
  std::string_view text;           // Without white space at its end; "" if the line is missing.
  std::uint64_t number;            // From 1.
  bool is_missing, is_unfinished;  // Unfinished: nothing follows it, not even a line end.

  // The line as messages show it.
  std::string shown() const {
    if (is_missing) return "the end of the answers";
    if (text.empty()) return "an empty line";
    return quoted(std::string(text.substr(0, 80)), 40);  // A line may be megabytes long.
  }
};

// The lines of a text, one after the other; after the last one, all are missing. White space at the
// end of a line or of the text does not count. The text must outlive this and the lines.
struct AnswerLines {
  static constexpr char white_space[] = " \t\v\f\r\n";

  bool is_unterminated;   // Whether the last line has no line end.
  std::uint64_t total;    // How many lines there are, with empty ones at the end.
  std::string_view text;  // Without white space at its end.
  std::size_t next = 0;   // Where the next line begins; after the last one, the end.
  std::uint64_t taken = 0;

  explicit AnswerLines(std::string_view whole)
      : is_unterminated(!whole.empty() && whole.back() != '\n'),
        total(count_line_ends(whole) + is_unterminated),
        text(whole.substr(0, whole.find_last_not_of(white_space) + 1)) {}

  bool has_more() const { return next < text.size(); }

  AnswerLine take() {
    ++taken;
    const std::size_t end = std::min(text.find('\n', next), text.size());
    const std::string_view line = text.substr(next, end - next);
    next = std::min(end + 1, text.size());
    return {line.substr(0, line.find_last_not_of(white_space) + 1), taken, taken > total,
            taken == total && is_unterminated};
  }
};

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

inline bool solves(const NumberedPuzzle& puzzle, std::string_view letters) {
  const FollowedPath path(puzzle, letters);
  return path.valid_moves == letters.size() && path.board == puzzle.goal;
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
  std::string of_tiles(letters);
  for (char& letter : of_tiles) letter = move_letters[opposite(direction_of(letter))];
  // Few letters may fit by chance.
  if (letters.size() < 3 || !solves(puzzle, of_tiles)) return fault;
  return fault + ", but read as moves of the tiles, it solves the board";
}

// The fault of a line that is not the expected one.
inline std::string expected_and_found(const AnswerLine& line, const std::string& expected) {
  return "expected " + (expected.empty() ? "an empty line" : expected) + ", found " + line.shown();
}

// What is wrong with a line that must end with a path, as the expected one does; none if the judge
// takes it, as the pattern says. `right_path`: the alphabetically first shortest one.
inline std::optional<std::string> fault_of_path_line(const NumberedPuzzle& puzzle,
                                                     const AnswerLine& line,
                                                     const std::string& expected,
                                                     const std::string& right_path) {
  if (line.text == expected) return std::nullopt;
  const std::string prefix = expected.substr(0, expected.size() - right_path.size());
  const bool has_prefix = line.text.substr(0, prefix.size()) == prefix;
  const std::string_view path = has_prefix ? line.text.substr(prefix.size()) : "";
  const bool leads_to_goal = has_prefix && solves(puzzle, path);
  const bool is_as_short = leads_to_goal && path.size() == right_path.size();
  if (has_first_path(puzzle.format.pattern)) {
    return expected_and_found(line, expected) +
           (is_as_short ? ", as short, but not the alphabetically first" : "");
  }
  const bool must_be_shortest = has_distance(puzzle.format.pattern);
  if (leads_to_goal && (is_as_short || !must_be_shortest)) return std::nullopt;
  // On a solved board, moves that lead back may be right; those that do not are explained below.
  const bool has_moves = !path.empty() && path.find_first_not_of(move_letters) == path.npos;
  if (right_path.empty() && !has_moves) return expected_and_found(line, expected);
  if (path.empty() || path == puzzle.format.unsolvable_word) {
    const std::string other = must_be_shortest ? " or another path as short" : " or another path";
    return expected_and_found(line, expected + other);
  }
  if (!leads_to_goal) return why_not_solving(puzzle, path, line.shown());
  return line.shown() + " has " + amount(path.size(), "move") + ", not " +
         grouped(right_path.size());
}

}  // namespace eight_puzzle
