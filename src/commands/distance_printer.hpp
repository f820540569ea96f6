// Prints the answers to many puzzles at once, if they follow from the distances alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "board.hpp"
#include "io/output.hpp"
#include "solver/solver.hpp"
#include "text/formats.hpp"
#include "text/pattern.hpp"

namespace eight_puzzle {

// The answers that follow from the distance alone, as lines to be copied.
class DistancePrinter {
  static constexpr std::size_t line_size = 32;  // Every answer fits, with its line end.
  // The text is always copied whole, without a branch on its size.
  struct Line {
    char text[line_size];
    std::size_t size;
  };
  static_assert(
      [] {  // The longest answer is the pattern with the word in the place of D.
        for (const Format& format : formats) {
          const std::string_view pattern = format.pattern, word = format.unsolvable_word;
          const bool fits = pattern.size() - 1 + word.size() <= line_size;
          if (follows_from_distance(format.pattern) && !fits) return false;
        }
        return true;
      }(),
      "line_size is too small for the answers of a format");

 public:
  explicit DistancePrinter(const Format& format) {
    for (int distance = 0; distance <= unreachable; ++distance) {
      const std::string line =
          distance < unreachable
              ? answer_text(format.pattern, 1, std::to_string(distance), "")
              : answer_without_solution(format.pattern, 1, format.unsolvable_word);
      lines_[distance].size = line.copy(lines_[distance].text, line_size);
    }
  }

  // Requires 0 < count <= Solver::batch_size. Returns how many are unsolvable. (If g++ 12 inlines
  // this into the loop over the boards of an input, the program takes 10 % longer.)
  [[gnu::noinline]] std::uint64_t print(const Puzzle* puzzles, std::size_t count, Solver& solver,
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
  Line lines_[unreachable + 1];
};

}  // namespace eight_puzzle
