// Compares textbook searches: a row for each search and puzzle, in tables or as CSV.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "commands/search.hpp"
#include "display/answers.hpp"
#include "display/tables.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/wording.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// A row for each search and solvable board.
inline bool compare_as_csv(const Options& options, const FileOpener& open_file, Output& output) {
  Solver solver(options.format.grid);
  output.print(csv_heading(names_files(options)));
  return for_each_puzzle(options, open_file, output, [&](const NumberedPuzzle& puzzle) {
    if (!puzzle.is_solvable()) return;
    const int distance = solver.distance(puzzle);
    for (const Search& search : options.searches) {
      const TimedResult found = observed_search(search, puzzle, options, output);
      output.print(csv_row(puzzle, search, found, distance, options.settings));
    }
  });
}

// Prints a table for each board, with a row for each search; after several boards, the means.
inline bool compare_as_tables(const Options& options, const FileOpener& open_file, Output& output) {
  const std::vector<Search>& searches = options.searches;
  const std::string heading = heading_line(comparison_columns());
  std::vector<Figures> sums(searches.size());
  const bool good = for_each_puzzle(options, open_file, output, [&](const NumberedPuzzle& puzzle) {
    if (!puzzle.is_solvable()) {
      output.print(puzzle.heading() +
                   ": impossible: " + why_unsolvable(puzzle.format.grid, puzzle) + "\n\n");
      return;
    }
    output.print(search_heading(puzzle, options.settings) + heading);
    for (std::size_t i = 0; i < searches.size(); ++i) {
      const TimedResult found = observed_search(searches[i], puzzle, options, output);
      sums[i].add(found);
      Figures figures;
      figures.add(found);
      output.print(comparison_row(searches[i], figures));
    }
    output.print("\n");
  });
  if (sums[0].puzzles < 2) return good;
  output.print("mean of " + amount(sums[0].puzzles, "board") + changed_settings(options.settings) +
               heading);
  for (std::size_t i = 0; i < searches.size(); ++i) {
    output.print(comparison_row(searches[i], sums[i]));
  }
  return good;
}

// Returns false if something is wrong with a FILE, but not if a search gave up.
inline bool compare(Options options, const FileOpener& open_file, Output& output) {
  if (options.searches.empty()) options.searches = default_searches();
  options.settings.limit = options.settings.limit.value_or(compare_limit);
  return options.prints_csv ? compare_as_csv(options, open_file, output)
                            : compare_as_tables(options, open_file, output);
}

}  // namespace eight_puzzle
