// Tests another program as its judge would, on random boards or on FILEs, one run after the other.
#pragma once

#include "commands/inputs.hpp"
#include "commands/print_boards.hpp"
#include "grader/grader.hpp"

namespace eight_puzzle {

struct RunPlan {
  std::size_t puzzle_count;
  bool is_uniform;        // Every board is equally likely; otherwise, every distance.
  bool in_sample_layout;  // Written as the judge's sample is.
};

// What a run has, by its number from 1. The first four runs:
//   1  by distance, usual layout    3  by distance, the sample's layout; one puzzle
//   2  uniform, usual layout        4  uniform, the sample's layout
// The next runs are like these, but with several puzzles in each. No run is uniform if the judge
// gives one puzzle, or with --distance.
inline RunPlan planned_run(int number, const Options& options) {
  const std::size_t puzzle_count = number == 3 ? 1 : puzzles_per_run(options.format.limits);
  const bool may_be_uniform = puzzle_count > 1 && !options.distances;
  const int turn = (number - 1) % 4;
  return {puzzle_count, may_be_uniform && turn % 2 == 1, turn >= 2};
}

struct TestGenerators {
  PuzzleGenerator by_distance, uniform;

  // At most `max` puzzles.
  Puzzles draw(const RunPlan& plan, std::uint64_t max) {
    Puzzles puzzles(std::size_t(std::min<std::uint64_t>(max, plan.puzzle_count)));
    for (Puzzle& puzzle : puzzles) puzzle = (plan.is_uniform ? uniform : by_distance).draw();
    return puzzles;
  }
};

// With unsolvable boards if options ask for them or, without distances, if the judge may give them.
// May throw a UsageError.
inline TestGenerators generators_for_test(const Options& options) {
  const bool with_unsolvable =
      options.with_unsolvable || (!options.distances && options.format.promise == any_board);
  return {generator_for(options, options.distances.value_or(DistanceRange()), with_unsolvable),
          generator_for(options, std::nullopt, with_unsolvable)};
}

// Tests on each FILE, byte for byte, or on typed boards, as an input of the judge. Stops at one
// that is bad, or on which the program fails: reports that, and returns false.
inline bool test_on_files(const Options& options, const FileOpener& open_file, Runner& runner,
                          Output& output) {
  return for_each_input(options, open_file, output, [&](const OpenInput& input) {
    const std::string text = read_whole(input.name, input.source);
    const Puzzles puzzles = puzzles_in(text, input.format);
    if (puzzles.empty()) {
      output.message(input.name + ": contains no boards");
      return false;
    }
    const std::string file_prefix = options.has_several_files() ? input.name + ": " : "",
                      given = input.is_typed ? input_text(options.format, puzzles) : text;
    return test_on(puzzles, given, {options.format.layout}, runner, output, file_prefix);
  });
}

// Whether the test may end. It has at least min_runs. Then it ends after max_test_seconds or, if
// there were as many boards as there are kinds, sooner.
inline bool may_end(const Runner& runner, std::uint64_t tested, std::uint64_t kinds) {
  if (runner.tally.runs < min_runs) return false;
  const int usual = runner.format.gives_one_puzzle() ? test_seconds_if_one_puzzle : test_seconds;
  return runner.elapsed() >= (tested < kinds ? max_test_seconds : usual);
}

// Tests on random boards: on as many as options say, or until it may end. May throw a UsageError.
inline bool test_on_random(const Options& options, Runner& runner, Output& output) {
  const Format& format = options.format;
  const std::uint64_t max = options.random_count.value_or(max_tested_puzzles);
  if (max == 0) throw UsageError{"--random: no boards to test on"};
  TestGenerators random = generators_for_test(options);
  std::uint64_t tested = 0;
  for (int number = 1; tested < max; ++number) {
    if (!options.random_count && may_end(runner, tested, random.by_distance.kind_count())) break;
    const RunPlan plan = planned_run(number, options);
    const Puzzles puzzles = random.draw(plan, max - tested);
    const Layout& layout = plan.in_sample_layout ? format.sample_layout : format.layout;
    const std::string input = input_text(format, puzzles, layout);
    const ShrinkSettings settings = {layout, options.distances.value_or(DistanceRange())};
    if (!test_on(puzzles, input, settings, runner, output)) return false;
    tested += puzzles.size();
  }
  return true;
}

// Returns false if the program fails a run or a FILE is bad. May throw a FileError or a UsageError.
inline bool test(const Options& options, const FileOpener& open_file, Output& output,
                 Now now = Clock::now) {
  const auto show_progress = [&](std::uint64_t run) { output.progress(run, plural(run, "run")); };
  Runner runner{options.shell_command, options.format, show_progress, now};
  output.begin_progress(runner.name);
  const bool good = options.command == testing ? test_on_random(options, runner, output)
                                               : test_on_files(options, open_file, runner, output);
  if (good) report_success(runner, output);
  return good;
}

}  // namespace eight_puzzle
