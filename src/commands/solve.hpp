// Answers puzzles by the fast solver.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

#include "board.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "display/answers.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "solver/solver.hpp"
#include "text/formats.hpp"
#include "text/numbered_puzzle.hpp"
#include "text/pattern.hpp"
#include "text/reader.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// What answering the boards of all FILEs came to.
struct Totals {
  std::uint64_t puzzles = 0, unsolvable = 0;
};

// What --stats says.
inline std::string summary(const Totals& totals, const SolverWork& work) {
  return amount(totals.puzzles, "board") + ", " + grouped(totals.unsolvable) + " impossible; " +
         amount(work.expanded, "state") + " expanded; " +
         (work.tables == 0 ? "no table" : amount(work.tables, "table")) + " of all distances; " +
         with_one_decimal(1000 * own_cpu_seconds()) + " ms CPU";
}

// Prints answers that follow from the distance alone. It always copies 32 bytes, and then advances
// by the size of the answer. That step takes half the time of appending strings.
class DistancePrinter {
 public:
  explicit DistancePrinter(const Format& format) {
    for (int distance = 0; distance <= unreachable; ++distance) {
      const std::string answer = distance < unreachable
                                     ? filled(format.pattern, 1, std::to_string(distance), "")
                                     : filled_with_word(format.pattern, 1, format.unsolvable_word);
      assert(answer.size() <= line_size);
      lines_[distance].size = answer.copy(lines_[distance].text, line_size);
    }
  }

  // Solves puzzles, and prints their answers. Requires 0 < count <= Solver::batch_size. Returns how
  // many are unsolvable.
  std::uint64_t answer_batch(const Puzzle* puzzles, std::size_t count, Solver& solver,
                             Output& output) const {
    int distances[Solver::batch_size];
    solver.find_distances(puzzles, count, distances);
    char answers[Solver::batch_size * line_size];
    char* end = answers;
    std::uint64_t unsolvable = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const Line& line = lines_[distances[i]];
      std::memcpy(end, line.text, line_size);
      end += line.size;
      unsolvable += distances[i] == unreachable;
    }
    output.print({answers, std::size_t(end - answers)});
    return unsolvable;
  }

 private:
  static constexpr std::size_t line_size = 32;
  struct Line {
    char text[line_size];
    std::size_t size;
  };
  Line lines_[unreachable + 1];
};

// Prints answers that follow from the distance alone many at once, others one by one. Returns false
// if something is wrong with a FILE.
inline bool solve(const Options& options, const FileOpener& open_file, Output& output) {
  Solver solver(options.format.grid);
  Totals totals;
  bool good = false;
  if (follows_from_distance(options.format.pattern) && !options.draws_boards) {
    const DistancePrinter printer(options.format);
    good = for_each_input(options, open_file, output, [&](const OpenInput& input) {
      Reader in(input.source, input.format);
      Puzzle puzzles[Solver::batch_size];
      while (const std::size_t count = in.read_some(puzzles, Solver::batch_size)) {
        totals.unsolvable += printer.answer_batch(puzzles, count, solver, output);
        totals.puzzles += count;
      }
      return true;
    });
  } else {
    good = for_each_puzzle(options, open_file, output, [&](const NumberedPuzzle& puzzle) {
      std::optional<std::string> moves;
      if (puzzle.is_solvable()) moves = solver.moves(puzzle);
      output.print(answer_text(puzzle, moves, options.draws_boards));
      totals.unsolvable += !moves;
      ++totals.puzzles;
    });
  }
  if (options.prints_stats) output.message(summary(totals, solver.work()));
  return good;
}

}  // namespace eight_puzzle
