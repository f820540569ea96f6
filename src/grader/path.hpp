// Says whether the letters of another program's path lead to the goal, and if not, what is wrong
// with them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Follows letters as moves of the blank, up to the first that is none or leads beyond the edge.
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

// What is wrong with a path that does not lead to the goal. `shown`: the path as messages quote it.
inline std::string fault_of(const NumberedPuzzle& puzzle, std::string_view letters,
                            const std::string& shown) {
  const std::size_t foreign = letters.find_first_not_of(move_letters),
                    valid = FollowedPath(puzzle, letters).valid;
  if (foreign != letters.npos) {
    return "unexpected " + quoted({letters[foreign]}) + " in " + shown +
           ": moves are u, d, l and r";
  }
  const std::string reading = solving_reading(puzzle, letters);
  return (valid == letters.size()
              ? shown + " does not lead to the goal"
              : "move " + grouped(valid + 1) + " of " + shown + " leads beyond the edge") +
         (reading.empty() ? "" : ", but " + reading + " does lead there");
}

}  // namespace eight_puzzle
