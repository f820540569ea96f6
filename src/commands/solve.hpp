// Answers puzzles by the fast solver.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "board.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "display/answers.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Prints answers that follow from the distance alone, many at once.
class DistancePrinter {
  static constexpr std::size_t line_size = 16;  // Every answer fits, with its line end.
  // The text is always copied whole, without a branch on its size.
  struct Line {
    char text[line_size];
    std::size_t size;
  };
  static_assert([] {  // A pattern with a word for unsolvable boards in the place of D fits, too.
    for (const Format& format : formats) {
      const std::string_view pattern = format.pattern, word = format.unsolvable;
      const bool fits = pattern.size() - 1 + word.size() <= line_size;
      if (is_by_distance(format.pattern) && !fits) return false;
    }
    return true;
  }());

 public:
  explicit DistancePrinter(const Format& format) {
    for (int distance = 0; distance <= unreachable; ++distance) {
      const std::string word =
          distance < unreachable ? std::to_string(distance) : format.unsolvable;
      const std::string line = answer_text(format.pattern, 1, word, "");
      assert(line.size() <= sizeof(Line::text));
      lines_[distance].size = line.copy(lines_[distance].text, sizeof(Line::text));
    }
  }

  // Requires 0 < count <= Solver::many. Returns how many are unsolvable. (If g++ 12 inlines this
  // into the loop over the boards of an input, the program takes 10 % longer.)
  [[gnu::noinline]] std::uint64_t print(const Puzzle* puzzles, std::size_t count, Solver& solver,
                                        Output& output) const {
    int distances[Solver::many];
    solver.find_distances(puzzles, count, distances);
    char answers[Solver::many * sizeof(Line::text)];
    char* end = answers;
    std::uint64_t unsolvable = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const Line& line = lines_[distances[i]];
      std::memcpy(end, line.text, sizeof line.text);
      end += line.size;
      unsolvable += distances[i] == unreachable;
    }
    output.print({answers, std::size_t(end - answers)});
    return unsolvable;
  }

 private:
  Line lines_[unreachable + 1];
};

// What --stats says.
inline std::string summary(std::uint64_t answered, std::uint64_t unsolvable, const Work& work) {
  return amount(answered, "board") + ", " + grouped(unsolvable) + " impossible; " +
         amount(work.expanded, "state") + " expanded; " +
         (work.tables == 0 ? "no table" : amount(work.tables, "table")) + " of all distances; " +
         tenths(1000 * cpu_seconds()) + " ms CPU";
}

// Returns false if something is wrong with a FILE.
inline bool solve(const Options& options, const Open& open, Output& output) {
  const Format& format = options.format;
  Solver solver(format.grid);
  std::uint64_t answered = 0, unsolvable = 0;
  bool good;
  if (is_by_distance(format.pattern) && !options.has_drawings) {
    const DistancePrinter printer(format);
    good = for_each_file(options, output, [&](const std::string& path) {
      Reader in(source_of(path, options, open, output), format);
      Puzzle puzzles[Solver::many];
      while (const std::size_t count = in.read(puzzles, Solver::many)) {
        unsolvable += printer.print(puzzles, count, solver, output);
        answered += count;
      }
      return true;
    });
  } else {
    good = for_each_puzzle(options, open, output, [&](const NumberedPuzzle& puzzle) {
      const bool is_solvable = puzzle.is_solvable();
      output.print(is_solvable ? solved_text(puzzle, solver.moves(puzzle), options.has_drawings)
                               : unsolvable_text(puzzle, options.has_drawings));
      unsolvable += !is_solvable;
      ++answered;
    });
  }
  if (options.has_summary) output.message(summary(answered, unsolvable, solver.work()));
  return good;
}

}  // namespace eight_puzzle
