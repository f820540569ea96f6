// Compares textbook searches: a row for each search and puzzle, as a table or as comma-separated
// values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "board.hpp"
#include "commands/inputs.hpp"
#include "commands/search.hpp"
#include "display/comparison.hpp"
#include "display/drawing.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// The default limit. On 3x3 it suffices for ids up to 26 moves and, with W = 1, for all boards with
// the other searches.
inline constexpr std::uint64_t compare_limit = 20'000'000;

// Prints a row for each search as it ends. Returns false if something is wrong with a FILE, but not
// if a search gave up.
inline bool compare(const Inputs& inputs, SearchSettings settings, bool is_csv, Output& output) {
  if (settings.algorithms.empty()) settings.algorithms = default_searches();
  const std::vector<Algorithm>& searches = settings.algorithms;
  const std::uint64_t limit = settings.limit.value_or(compare_limit);
  const Grid& grid = inputs.format.grid;
  const bool has_files = inputs.files.size() > 1;
  Comparison comparison(searches, settings.weight, settings.rule);
  Solver solver(grid);  // For the distances of CSV.

  const auto print_rows = [&](const NumberedPuzzle& puzzle) {
    const int distance = solver.distance(puzzle);
    for (const Algorithm& algorithm : searches) {
      const SearchResult found = search_with(algorithm, puzzle, settings, limit, output);
      output.print(csv_row(puzzle, algorithm, found, distance, settings.weight, settings.rule));
    }
  };
  const auto print_table = [&](const NumberedPuzzle& puzzle) {
    output.print(comparison.heading(search_heading(puzzle)));
    for (std::size_t i = 0; i < searches.size(); ++i) {
      output.print(comparison.add(i, search_with(searches[i], puzzle, settings, limit, output)));
    }
    output.print("\n");
  };
  if (is_csv) output.print(csv_heading(has_files));
  const bool good = for_each_puzzle(inputs, output, go_on, [&](const NumberedPuzzle& puzzle) {
    if (solvable(grid, puzzle.start, puzzle.goal)) {
      is_csv ? print_rows(puzzle) : print_table(puzzle);
    } else if (!is_csv) {
      output.print(puzzle.heading() + ": impossible: " + why_unsolvable(grid, puzzle) + "\n\n");
    }
  });
  output.print(comparison.means());
  return good;
}

}  // namespace eight_puzzle
