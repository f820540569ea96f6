// Tests another program as its judge would, on random boards or on FILEs, one run after the other.
#pragma once

#include "commands/inputs.hpp"
#include "commands/print_boards.hpp"
#include "grader/grader.hpp"

namespace eight_puzzle {

// The random boards of a test, run by run; unsolvable ones if options ask for them or, without
// distances, if the judge may give them. The first four runs:
//   1  by distance, usual layout    3  by distance, the sample's layout; one board
//   2  uniform, usual layout        4  uniform, the sample's layout
// The next runs are like these, but with several boards in each. No run is uniform if the judge
// gives one board per run, or with --distance. Making this may throw a UsageError.
struct RandomRuns {
  const Options& options;
  const bool with_unsolvable =
      options.with_unsolvable || (!options.distances && options.format.promise == any_board);
  PuzzleGenerator by_distance = generator_for(options, options.distances.value_or(DistanceRange()),
                                              with_unsolvable),
                  uniform = generator_for(options, std::nullopt, with_unsolvable);
  int number = 0;  // Of the run, from 1.

  // The boards of the next run, at most `max`.
  Puzzles next(std::uint64_t max) {
    const std::uint64_t size = ++number == 3 ? 1 : puzzles_per_run(options.format.limits);
    const bool is_uniform = number % 2 == 0 && size > 1 && !options.distances;
    Puzzles puzzles(std::size_t(std::min(size, max)));
    for (Puzzle& puzzle : puzzles) puzzle = (is_uniform ? uniform : by_distance).draw();
    return puzzles;
  }

  // How that run is written.
  const Layout& layout() const {
    const bool in_sample_layout = (number - 1) % 4 >= 2;
    return in_sample_layout ? options.format.sample_layout : options.format.layout;
  }
};

// Tests on each FILE, byte for byte, or on typed boards, as an input of the judge. Stops at one
// that is bad, or on which the program fails: reports that, and returns false.
inline bool test_on_files(const Options& options, const FileOpener& open_file, Runner& runner,
                          Output& output) {
  const bool good = for_each_input(options, open_file, output, [&](const OpenInput& input) {
    const std::string text = read_whole(input.name, input.source);
    const Puzzles puzzles = puzzles_in(text, input.format);
    if (puzzles.empty()) {
      output.message(input.name + ": contains no boards");
      return false;
    }
    const std::string file_prefix = has_several_inputs(options) ? input.name + ": " : "",
                      given = input.is_typed ? input_text(options.format, puzzles) : text;
    return test_on(puzzles, given, {options.format.layout}, runner, output, file_prefix);
  });
  if (good) report_success(runner, output);
  return good;
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
  const std::uint64_t max = options.random_count.value_or(max_tested_puzzles);
  if (max == 0) throw UsageError{"--random: no boards to test on"};
  RandomRuns runs{options};
  const std::uint64_t kinds = runs.by_distance.kind_count();
  const bool ends_by_time = !options.random_count;
  if (ends_by_time && options.format.gives_one_puzzle()) runs.by_distance.begin_with_extremes();
  std::uint64_t tested = 0;
  while (tested < max && !(ends_by_time && may_end(runner, tested, kinds))) {
    const Puzzles puzzles = runs.next(max - tested);
    const std::string input = input_text(options.format, puzzles, runs.layout());
    const ShrinkSettings settings = {runs.layout(), options.distances.value_or(DistanceRange())};
    if (!test_on(puzzles, input, settings, runner, output)) return false;
    tested += puzzles.size();
  }
  report_success(runner, output);
  if (ends_by_time && tested < kinds) {
    output.note("Only " + amount(tested, "board") + " of " + grouped(kinds) +
                " kinds (distances, unsolvable) were tried, as the program is slow: --random=" +
                grouped(kinds) + " tries all.");
  }
  return true;
}

// Returns false if the program fails a run or a FILE is bad. May throw a FileError or a UsageError.
inline bool test(const Options& options, const FileOpener& open_file, Output& output,
                 Now now = Clock::now) {
  const auto show_progress = [&](std::uint64_t run) { output.progress(run, plural(run, "run")); };
  Runner runner{options.shell_command, options.format, show_progress, now};
  output.begin_progress(runner.name);
  return options.command == testing ? test_on_random(options, runner, output)
                                    : test_on_files(options, open_file, runner, output);
}

}  // namespace eight_puzzle
