// What --test runs a program on: the boards or pairs of all runs, random ones or those of FILEs.
// Random runs are as large as the judge's.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "board.hpp"
#include "command_line/options.hpp"
#include "io/input_files.hpp"
#include "io/output.hpp"
#include "judge/inputs.hpp"
#include "judge/random_boards.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// The units of a run, and the FILE that they are from, if there are several.
struct TestInput {
  Units units;
  std::string file = "";
};

struct TestInputs {
  std::uint64_t runs;
  std::uint64_t enough;             // This many runs are enough if time is short.
  std::function<TestInput()> next;  // To be called once per run.
};

// Unless options say which: boards of all distances and, if the judge allows that, unsolvable ones.
// If a run has one, the kinds come in the order of distance, so that the first that fails is a
// nearest one; if there are fewer boards than kinds, they are spread from the first kind to the
// last. If a run has several, every other run has uniformly drawn boards. May throw a UsageError.
inline TestInputs random_inputs(const Options& options) {
  constexpr std::uint64_t units_in_all = 1500, rounds_of_one = 3;  // Unless a number is given.
  constexpr std::uint64_t usual_run = 100;  // Units, if no statement says how many.
  const Format& format = options.format;
  const bool chosen = options.distances.has_value(), has_one = format.has_one(),
             alternates = !has_one && !chosen,
             unsolvable = options.unsolvable || (!chosen && format.promise == any_board);
  RandomBoards by_kind = random_boards(options, options.distances.value_or(Range()), unsolvable),
               uniform = random_boards(options, std::nullopt, unsolvable);
  const std::uint64_t kinds = by_kind.kinds(),
                      in_run = format.limits.units > 0 ? format.limits.units : usual_run,
                      enough = has_one ? rounds_of_one * kinds : units_in_all,
                      all = options.random_boards.value_or(enough);
  const bool are_few = 1 < all && all < kinds;
  const auto next = [=, done = std::uint64_t(0), run = 0]() mutable {
    RandomBoards& boards = alternates && run++ % 2 == 1 ? uniform : by_kind;
    TestInput input = {Units(std::size_t(std::min(all - done, in_run)))};
    for (Unit& unit : input.units) {
      const std::uint64_t kind = are_few ? done * (kinds - 1) / (all - 1) : done % kinds;
      unit = has_one ? boards.draw(std::size_t(kind)) : boards.draw();
    }
    done += input.units.size();
    return input;
  };
  return {(all - 1) / in_run + 1, has_one ? kinds : 2, next};
}

// A run for each FILE with all its units or, if the judge gives one per run, a run for each unit.
// None if something is wrong with a FILE; reports that.
inline std::optional<TestInputs> file_inputs(const Options& options, const Open& open,
                                             Output& output) {
  const Format& format = options.format;
  std::vector<TestInput> runs;
  for (const std::string& path : options.files) {
    const std::size_t before = runs.size();
    const std::string name = options.files.size() > 1 ? name_of_file(path) : "";
    const bool is_good = reads_well(path, options, output, [&] {
      const auto in = std::make_unique<Reader>(open(path), format);
      for (State states[2] = {0, options.goal}; in->read(states, 1) > 0;) {
        if (format.has_one() || runs.size() == before) runs.push_back({{}, name});
        runs.back().units.push_back({states[0], states[1]});
      }
    });
    if (!is_good) return std::nullopt;
    if (runs.size() == before) {
      output.message(name_of_file(path) + ": contains no " + plural(0, format.unit()));
      return std::nullopt;
    }
  }
  const std::size_t count = runs.size();
  return TestInputs{count, count, [runs, i = std::size_t(0)]() mutable { return runs[i++]; }};
}

}  // namespace eight_puzzle
