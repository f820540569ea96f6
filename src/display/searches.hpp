// Runs the textbook searches that the options ask for, measures and counts their work, and prints
// the tables and rows of --compare, the lines of --trace, and progress.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "board.hpp"
#include "command_line/options.hpp"
#include "display/comparison.hpp"
#include "display/trace.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

class Searches {
 public:
  Searches(const Options& options, Output& output) : options_(options), output_(output) {}

  // What the search finds. Requires a solvable board.
  Found run(const Algorithm& algorithm, const Puzzle& puzzle) {
    output_.begin_work(algorithm.name);
    Observer observer = {
        [&](std::uint64_t visited, const Visit&) { output_.progress(visited, "visited"); },
        progress_period};
    if (options_.trace) {
      output_.print(heading(puzzle) + settings(options_.weight, options_.rule) + '\n');
      observer = {[&](std::uint64_t visited, const Visit& visit) {
        if (visited == 1) output_.print(trace_heading(*visit.from != '\0'));
        output_.print(trace_line(grid_, options_.format.blank, visited, visit));
      }};
    }
    const double begin = cpu_seconds();
    Found found = solve({grid_, puzzle.start, puzzle.goal, options_.weight, options_.rule,
                         options_.limit, observer},
                        algorithm);
    found.seconds = cpu_seconds() - begin;  // With the time that freeing its memory takes.
    expanded_ += found.expanded;
    given_up_ += !found.solved;
    return found;
  }

  // Before all boards.
  void print_heading() {
    if (!options_.csv) return;
    output_.print(csv_heading());
    output_.print(options_.files.size() > 1 ? ",file\n" : "\n");
  }

  // Prints a row for each search as it ends. For an unsolvable board it prints a line, or with
  // --csv nothing.
  void compare(const Puzzle& puzzle, bool possible) {
    if (possible) return options_.csv ? print_rows(puzzle) : print_table(puzzle);
    if (!options_.csv) output_.print(puzzle.heading() + ": impossible\n\n");
  }

  // After all boards.
  void print_means() { output_.print(comparison_.means(options_.format.unit())); }

  // By all searches.
  std::uint64_t expanded() const { return expanded_; }
  std::uint64_t given_up() const { return given_up_; }

 private:
  static constexpr std::uint64_t progress_period = 1 << 16;  // Some hundredths of a second.

  void print_table(const Puzzle& puzzle) {
    output_.print(comparison_.heading(heading(puzzle)));
    for (std::size_t i = 0; i < options_.searches.size(); ++i) {
      output_.print(comparison_.add(i, run(options_.searches[i], puzzle)));
    }
    output_.print("\n");
  }

  // The blank is '#' in every format: no spreadsheet takes such boards for numbers or dates.
  void print_rows(const Puzzle& puzzle) {
    const auto field = [&](State board) { return ',' + board_text(grid_, board, '#', in_a_field); };
    const std::string fields =
        std::to_string(puzzle.number) + field(puzzle.start) + field(puzzle.goal);
    std::string end;  // If there are several files: the file in quotes, with quotes in it doubled.
    for (const char byte : puzzle.file) end += byte == '"' ? "\"\"" : std::string(1, byte);
    end = (end.empty() ? "" : ",\"" + end + '"') + '\n';
    const int distance = solvers_.distance(puzzle.start, puzzle.goal);
    for (const Algorithm& algorithm : options_.searches) {
      output_.print(csv_row(fields, algorithm, run(algorithm, puzzle), distance, options_.weight,
                            options_.rule) +
                    end);
    }
  }

  std::string heading(const Puzzle& puzzle) const {
    const int h = Manhattan(grid_, puzzle.goal)(puzzle.start);
    return puzzle.heading() + ", h = " + std::to_string(h);
  }

  const Options& options_;
  const Grid& grid_ = options_.format.grid;
  Output& output_;
  Solvers solvers_{grid_};  // For the distances of --csv, which --stats leaves out.
  Comparison comparison_{options_.searches, options_.weight, options_.rule};
  std::uint64_t expanded_ = 0, given_up_ = 0;
};

}  // namespace eight_puzzle
