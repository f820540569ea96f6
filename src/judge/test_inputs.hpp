// What --test runs a program on: the boards or pairs of all runs, random ones or those of FILEs.
// Most random runs are as large as the judge's; a FILE is given as it is.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
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

// The units of a run, the text that holds them, and the FILE that they are from, if there are
// several.
struct TestInput {
  Units units;
  std::string text;
  std::string file = "";
};

struct TestInputs {
  std::uint64_t enough;             // This many runs are enough if time is short.
  std::function<TestInput()> next;  // Without units after the last run.
};

// The boards have all distances unless options say which. Unsolvable boards are added if the judge
// may give them.
//
// If a run has one board, the kinds come in the order of distance, so that the first that fails is
// a nearest one. An unsolvable board comes second, as the word for it is often wrong. Fewer boards
// than kinds are spread from the first kind to the last. A single board is of any kind.
//
// If a run has several boards, every second run has uniformly drawn boards, unless options choose
// distances. The third has one board, so that the number of boards varies. May throw a UsageError.
inline TestInputs random_inputs(const Options& options) {
  constexpr std::uint64_t units_in_all = 1500, rounds_of_one = 3;  // Unless a number is given.
  constexpr std::uint64_t usual_run = 100;  // Units, if no statement says how many.
  const Format& format = options.format;
  const bool chosen = options.distances.has_value(), has_one = format.has_one(),
             unsolvable = options.unsolvable || (!chosen && format.promise == any_board);
  RandomBoards by_kind = random_boards(options, options.distances.value_or(Range()), unsolvable),
               uniform = random_boards(options, std::nullopt, unsolvable);
  const std::uint64_t kinds = by_kind.kinds(),
                      in_run = format.limits.units > 0 ? format.limits.units : usual_run,
                      enough = has_one ? rounds_of_one * kinds : units_in_all,
                      all = options.random_count.value_or(enough);
  const auto kind_of = [=](std::uint64_t number) {  // If a run has one.
    if (all < kinds) return number * (kinds - 1) / (all - 1);
    const std::uint64_t kind = number % kinds;
    return !unsolvable || kind == 0 ? kind : kind == 1 ? kinds - 1 : kind - 1;
  };
  auto next = [=, by_kind = std::move(by_kind), uniform = std::move(uniform),
               done = std::uint64_t(0), run = 0]() mutable {
    RandomBoards& boards = !chosen && !has_one && run % 2 == 1 ? uniform : by_kind;
    TestInput input = {Units(std::size_t(std::min(all - done, run++ == 2 ? 1 : in_run))), ""};
    for (Unit& unit : input.units) {
      unit = has_one && all > 1 ? boards.draw(std::size_t(kind_of(done))) : boards.draw();
    }
    done += input.units.size();
    input.text = input_of(format, input.units);
    return input;
  };
  return {has_one ? kinds : 3, std::move(next)};
}

// Each FILE is a run, with its bytes as they are. Returns nothing if something is wrong with a
// FILE, and reports that.
inline std::optional<TestInputs> file_inputs(const Options& options, const Open& open,
                                             Output& output) {
  std::vector<TestInput> runs;
  for (const std::string& path : options.files) {
    TestInput run = {{}, "", options.files.size() > 1 ? name_of_file(path) : ""};
    const bool is_good = reads_well(path, options, output, [&] {
      const auto kept = [&run, source = open(path)](char* buffer, std::size_t size) {
        const std::size_t count = source(buffer, size);
        run.text.append(buffer, count);
        return count;
      };
      Reader in(kept, options.format);
      for (State states[2] = {0, options.goal}; in.read(states, 1) > 0;) {
        run.units.push_back({states[0], states[1]});
      }
    });
    if (is_good && run.units.empty()) {
      output.message(name_of_file(path) + ": contains no " + plural(0, options.format.unit()));
    }
    if (!is_good || run.units.empty()) return std::nullopt;
    runs.push_back(std::move(run));
  }
  return TestInputs{runs.size(), [runs, i = std::size_t(0)]() mutable {
                      return i < runs.size() ? runs[i++] : TestInput();
                    }};
}

}  // namespace eight_puzzle
