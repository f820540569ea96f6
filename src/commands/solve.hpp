// Answers puzzles by the fast solver.
#pragma once

#include <cassert>

#include "commands/inputs.hpp"
#include "solver/solver.hpp"

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

// An answer that follows from the distance alone. All 32 bytes of it are copied, whatever its size:
// that takes half the time of appending strings.
struct ShortAnswer {
  char text[32];
  std::size_t size;
};
// The answers of a format by distance, up to unreachable.
inline std::vector<ShortAnswer> short_answers(const Format& format) {
  std::vector<ShortAnswer> answers(unreachable + 1);
  for (int distance = 0; distance <= unreachable; ++distance) {
    const std::string text = distance < unreachable
                                 ? filled(format.pattern, 1, std::to_string(distance), "")
                                 : filled_with_word(format.pattern, 1, format.unsolvable_word);
    ShortAnswer& answer = answers[std::size_t(distance)];
    assert(text.size() <= sizeof answer.text);
    answer.size = text.copy(answer.text, sizeof answer.text);
  }
  return answers;
}

// Prints answers that follow from the distance alone many at once, others one by one. Returns false
// if something is wrong with a FILE.
inline bool solve(const Options& options, const FileOpener& open_file, Output& output) {
  Solver solver(options.format.grid);
  Totals totals;
  bool good = false;
  if (follows_from_distance(options.format.pattern) && !options.draws_boards) {
    constexpr std::size_t batch = Solver::batch_size;
    const std::vector<ShortAnswer> answers = short_answers(options.format);
    good = for_each_input(options, open_file, output, [&](const OpenInput& input) {
      Reader in(input.source, input.format);
      Puzzle puzzles[batch];
      int distances[batch];
      char text[batch * sizeof answers[0].text];
      while (const std::size_t count = in.read_some(puzzles, batch)) {
        solver.find_distances(puzzles, count, distances);
        char* end = text;
        for (std::size_t i = 0; i < count; ++i) {
          const ShortAnswer& answer = answers[std::size_t(distances[i])];
          std::memcpy(end, answer.text, sizeof answer.text);
          end += answer.size;
          totals.unsolvable += distances[i] == unreachable;
        }
        output.print({text, std::size_t(end - text)});
        totals.puzzles += count;
        if (!input.is_typed) continue;
        for (std::size_t i = 0; i < count; ++i) explain_if_impossible(puzzles[i], options, output);
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
