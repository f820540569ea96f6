// Answers puzzles by a textbook search, with a trace of it if wanted; or compares several searches,
// in tables or as comma-separated values.
#pragma once

#include "commands/inputs.hpp"
#include "display/tables.hpp"
#include "solver/solver.hpp"

namespace eight_puzzle {

// Runs a search on a solvable board. Prints its trace or shows its progress, and measures its time.
inline TimedResult observed_search(const Search& search, const NumberedPuzzle& puzzle,
                                   const Options& options, Output& output) {
  Observer observer;
  if (options.prints_trace) {
    output.print(search_heading(puzzle, options.settings) +
                 heading_line(trace_columns, search.has(with_sides) ? 0 : 1));
    observer = [&](std::uint64_t visited, const Visit& visit) {
      output.print(trace_line(puzzle.format, visited, visit));
    };
  } else {
    constexpr std::uint64_t period = 1 << 16;  // Some hundredths of a second.
    output.begin_progress(search.name);
    observer = [&](std::uint64_t visited, const Visit&) {
      if (visited % period == 0) output.progress(visited, "visited");
    };
  }
  const double begin = own_cpu_seconds();
  const SearchResult found = run_search(
      {puzzle.format.grid, puzzle.start, puzzle.goal, options.settings, observer}, search);
  return {found, own_cpu_seconds() - begin};  // This includes the freeing of its memory.
}

// Returns false if the search gave up on a board, or something is wrong with a FILE.
inline bool search(const Options& options, const FileOpener& open_file, Output& output) {
  const Search& chosen = options.searches.empty() ? all_searches[0] : options.searches[0];
  bool has_given_up = false;
  const bool good = for_each_puzzle(options, open_file, output, [&](const NumberedPuzzle& puzzle) {
    Moves moves;
    if (puzzle.is_solvable()) {
      moves = observed_search(chosen, puzzle, options, output).moves;
      has_given_up |= !moves;
    }
    output.print(answer_text(puzzle, moves, options.draws_boards));
  });
  return good && !has_given_up;
}

// A row for each search and solvable board.
inline bool compare_as_csv(const Options& options, const FileOpener& open_file, Output& output) {
  Solver solver(options.format.grid);
  output.print(csv_heading(has_several_inputs(options)));
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
