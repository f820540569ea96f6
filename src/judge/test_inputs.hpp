// What --test runs a program on: random boards or pairs, as the judge may give them, or a FILE.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "command_line/options.hpp"
#include "io/input_files.hpp"
#include "io/output.hpp"
#include "judge/inputs.hpp"
#include "judge/random_boards.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// The most units of a run: 100 if no statement says how many.
inline std::size_t boards_in_run(const Format& format) {
  return format.limits.units > 0 ? std::size_t(format.limits.units) : 100;
}

// Random units for one run after the other, with unsolvable ones if the judge may give them. All
// distances are equally frequent, but every second run of several units has uniformly drawn ones,
// unless options choose distances. The third has one unit, so that their number varies.
class RandomInputs {
 public:
  // May throw a UsageError.
  explicit RandomInputs(const Options& options)
      : options_(options),
        by_kind_(random_boards(options, options.distances.value_or(Range()), has_unsolvable())),
        uniform_(random_boards(options, std::nullopt, has_unsolvable())) {}

  // One for each distance, and one for the unsolvable units.
  std::uint64_t kinds() const { return by_kind_.kinds(); }

  // The units of the next run, at most `most`.
  Units next(std::uint64_t most) {
    const std::uint64_t run = runs_++, in_run = boards_in_run(options_.format);
    const bool is_uniform = run % 2 == 1 && in_run != 1 && !options_.distances;
    RandomBoards& boards = is_uniform ? uniform_ : by_kind_;
    Units units(std::size_t(std::min(most, run == 2 ? 1 : in_run)));
    for (Unit& unit : units) unit = boards.draw();
    return units;
  }

 private:
  bool has_unsolvable() const {
    return options_.unsolvable || (!options_.distances && options_.format.promise == any_board);
  }

  const Options& options_;
  RandomBoards by_kind_, uniform_;
  std::uint64_t runs_ = 0;
};

// The units of a FILE, and its bytes.
struct FileInput {
  Units units;
  std::string text;
};

// Returns nothing if something is wrong with the FILE, and reports that.
inline std::optional<FileInput> file_input(const std::string& path, const Options& options,
                                           const Open& open, Output& output) {
  FileInput input;
  const bool is_good = reads_well(path, options, output, [&] {
    const auto kept = [&input, source = open(path)](char* buffer, std::size_t size) {
      const std::size_t count = source(buffer, size);
      input.text.append(buffer, count);
      return count;
    };
    Reader in(kept, options.format);
    for (State states[2] = {0, options.goal}; in.read(states, 1) > 0;) {
      input.units.push_back({states[0], states[1]});
    }
  });
  if (is_good && input.units.empty()) {
    output.message(name_of_file(path) + ": contains no " + plural(0, options.format.unit()));
  }
  return is_good && !input.units.empty() ? std::optional(input) : std::nullopt;
}

}  // namespace eight_puzzle
