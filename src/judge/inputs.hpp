// --random and --all: boards printed as an input of the format.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "board.hpp"
#include "command_line/options.hpp"
#include "io/output.hpp"
#include "judge/random_boards.hpp"
#include "solver/distance_table.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// Boards of the format that options ask for. Throws a UsageError if none is at these distances.
inline RandomBoards random_boards(const Options& options, const std::optional<Range>& distances,
                                  bool unsolvable) {
  const Format& format = options.format;
  const auto goal = format.has_pairs() ? std::optional<State>() : options.goal;
  RandomBoards boards(format.grid, goal, distances, unsolvable, options.seed);
  if (boards.kinds() == 0) throw no_board_at(options.given.at("--distance"));
  return boards;
}

// Prints an input of `count` random boards or pairs, of all kinds equally often.
inline void print_random(const Options& options, std::uint64_t count, Output& output) {
  RandomBoards boards = random_boards(options, options.distances, options.unsolvable);
  output.print(count_text(options.format, count));
  for (; count > 0; --count) {
    const auto [start, goal] = boards.draw();
    output.print(unit_text(options.format, start, goal));
  }
}

// Prints every solvable board at the distances once, nearest first; then, if wanted, the unsolvable
// ones: they lead to the goal with two tiles exchanged. Throws a UsageError if no board is that
// far.
inline void print_all(const Options& options, Output& output) {
  const Format& format = options.format;
  const Range distances = options.distances.value_or(Range());
  auto boards = levels(format.grid, options.goal, distances.least, distances.most);
  if (boards.empty()) throw no_board_at(options.given.at("--distance"));
  if (options.unsolvable) {
    const int blank = blank_cell(options.goal), last = format.grid.cells() - 1;
    const State exchanged = swapped(options.goal, blank == 0 ? 1 : 0, blank == last ? 1 : last);
    for (auto& level : levels(format.grid, exchanged)) boards.push_back(std::move(level));
  }
  std::uint64_t count = 0;
  for (const std::vector<State>& level : boards) count += level.size();
  output.print(count_text(format, count));
  for (const std::vector<State>& level : boards) {
    for (const State start : level) output.print(unit_text(format, start, options.goal));
  }
}

}  // namespace eight_puzzle
