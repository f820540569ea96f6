// Another program's path: whether its letters lead to the goal, and if not, what is wrong with
// them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "board.hpp"
#include "text/puzzle.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Follows letters as moves of the blank, up to the first that is none or leads beyond the edge.
struct FollowedPath {
  std::size_t valid = 0;  // The moves before that letter, or all.
  State end;              // The board after them.

  FollowedPath(const Puzzle& puzzle, std::string_view letters) : end(puzzle.start) {
    for (; valid < letters.size(); ++valid) {
      const int move = direction_of(letters[valid]);
      const State next = move < 0 ? end : after_move(puzzle.format.grid, end, move);
      if (next == end) return;
      end = next;
    }
  }
};

inline bool solves(const Puzzle& puzzle, std::string_view letters) {
  const FollowedPath path(puzzle, letters);
  return path.valid == letters.size() && path.end == puzzle.goal;
}

// How a wrong path can be read so that it leads to the goal, or "". If a path along only one axis
// leads there as moves of the tiles, perhaps only `l` and `r` are exchanged. The result is then the
// right path.
inline std::string solving_reading(const Puzzle& puzzle, std::string_view letters) {
  std::string of_tiles;
  for (const char letter : letters) {
    const int move = direction_of(letter);
    if (move < 0) return "";
    of_tiles += move_letters[opposite(move)];
  }
  const std::string backwards(letters.rbegin(), letters.rend()),
      reverse(of_tiles.rbegin(), of_tiles.rend());
  const auto has = [&](const char* axis) { return letters.find_first_of(axis) != letters.npos; };
  if (solves(puzzle, of_tiles)) {
    return has("ud") && has("lr") ? "the path read as moves of the tiles" : quoted(of_tiles, 40);
  }
  if (solves(puzzle, backwards)) return "the path read backwards";
  return solves(puzzle, reverse) ? "the path read backwards as moves of the tiles" : "";
}

// What is wrong with a path that does not lead to the goal. `shown`: the path as messages quote it.
inline std::string fault_of(const Puzzle& puzzle, std::string_view letters,
                            const std::string& shown) {
  const std::size_t valid = FollowedPath(puzzle, letters).valid;
  const bool has_ended = valid == letters.size();
  if (!has_ended && direction_of(letters[valid]) < 0) {
    return "unexpected " + quoted({letters[valid]}) + " in " + shown + ": moves are u, d, l and r";
  }
  const std::string reading = solving_reading(puzzle, letters);
  return (has_ended ? shown + " does not lead to the goal"
                    : "move " + grouped(valid + 1) + " of " + shown + " leads beyond the edge") +
         (reading.empty() ? "" : ", but " + reading + (has_ended ? " does" : " leads to the goal"));
}

}  // namespace eight_puzzle
