// Tests another program, as its judge would, on random boards or on FILEs, one run after the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "commands/generate.hpp"
#include "commands/inputs.hpp"
#include "grader/grader.hpp"
#include "io/output.hpp"
#include "solver/random_boards.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"

namespace eight_puzzle {

// Random puzzles for one run after the other, with unsolvable ones if the judge may give them. All
// distances are equally frequent, but every second run of several puzzles has uniformly drawn ones,
// unless settings choose distances. The third has one puzzle, so that their number varies.
class RandomInputs {
 public:
  // May throw NoSuchBoard.
  RandomInputs(const Format& format, const BoardSettings& settings)
      : most_in_run_(format.most_in_run()),
        has_uniform_(most_in_run_ > 1 && !settings.distances),
        by_kind_(random_boards(format, settings.distances.value_or(DistanceRange()),
                               has_unsolvable(format, settings), settings.seed)),
        uniform_(
            random_boards(format, std::nullopt, has_unsolvable(format, settings), settings.seed)) {}

  // One for each distance, and one for the unsolvable puzzles.
  std::uint64_t kinds() const { return by_kind_.kinds(); }

  // The puzzles of the next run, at most `most`.
  Puzzles next(std::uint64_t most) {
    const int run = ++runs_;
    RandomBoards& boards = run % 2 == 0 && has_uniform_ ? uniform_ : by_kind_;
    Puzzles puzzles(std::size_t(std::min<std::uint64_t>(most, run == 3 ? 1 : most_in_run_)));
    for (Puzzle& puzzle : puzzles) puzzle = boards.draw();
    return puzzles;
  }

 private:
  static bool has_unsolvable(const Format& format, const BoardSettings& settings) {
    return settings.has_unsolvable || (!settings.distances && format.promise == any_board);
  }

  std::size_t most_in_run_;
  bool has_uniform_;
  RandomBoards by_kind_, uniform_;
  int runs_ = 0;
};

// Tests on each FILE, byte for byte. Returns false if one is bad or the program fails on it, and
// reports that.
inline bool passes_files(const Inputs& inputs, Grader& grader, Output& output) {
  return for_each_file(inputs, output, stop, [&](const std::string& path) {
    Puzzles puzzles;
    std::string text;
    const auto kept = [&text, source = inputs.source(path)](char* buffer, std::size_t size) {
      const std::size_t count = source(buffer, size);
      text.append(buffer, count);
      return count;
    };
    Reader in(kept, inputs.format);
    for (Puzzle puzzle; in.read(&puzzle, 1) > 0;) puzzles.push_back(puzzle);
    const std::string name = name_of_file(path);
    if (puzzles.empty()) output.message(name + ": contains no boards");
    return !puzzles.empty() &&
           grader.passes(puzzles, text, inputs.files.size() > 1 ? name + ": " : "");
  });
}

// Tests on random boards: on as many as settings say, or for some time, but at least in three runs
// and on one board of each kind. May throw NoSuchBoard.
inline bool passes_random(const Format& format, const BoardSettings& settings, Grader& grader) {
  constexpr std::uint64_t most_tested = 10'000, least_runs = 3;
  constexpr int time_limit = 5;  // Seconds.
  RandomInputs inputs(format, settings);
  const std::uint64_t most = settings.count.value_or(most_tested),
                      least = settings.distances.value_or(DistanceRange()).least;
  while (grader.tested() < most &&
         (settings.count || grader.runs() < least_runs || grader.tested() < inputs.kinds() ||
          grader.seconds() < time_limit)) {
    if (!grader.passes(inputs.next(most - grader.tested()), least)) return false;
  }
  return true;
}

// Returns false if the program fails a run or a FILE is bad. May throw a FileError or NoSuchBoard.
inline bool test(const Inputs& inputs, const std::string& command, const BoardSettings& settings,
                 Output& output, Now now = Clock::now) {
  Grader grader(command, inputs.format, output, now);
  const bool passes = inputs.files.empty() ? passes_random(inputs.format, settings, grader)
                                           : passes_files(inputs, grader, output);
  if (passes) grader.report_success();
  return passes;
}

}  // namespace eight_puzzle
