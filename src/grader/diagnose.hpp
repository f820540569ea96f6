// Two questions about the smallest input on which a program fails: does it always fail, and is it
// right if these boards are written in another layout?
#pragma once

#include <string>

#include "grader/process_result.hpp"
#include "grader/runner.hpp"
#include "grader/scored_run.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// A layout, other than that of the input, in which the program is right. If the input has the usual
// one, that of the judge's sample is tried; else the usual one.
enum class PassingLayout { none, usual, sample };

// The answers to both questions.
struct Diagnosis {
  PassingLayout passing_layout = PassingLayout::none;
  bool fails_each_time = true;  // False if it did not fail like that when run again.
};

// Runs the program on the same puzzles in the usual layout or, if the input has that, in the layout
// of the judge's sample. Returns that layout if the program is right in it, twice, as it may have
// been right by chance.
inline PassingLayout try_other_layout(const Input& input, Runner& runner) {
  const Format& format = runner.format;
  std::string other = input_text(format, input.puzzles);
  PassingLayout tried = PassingLayout::usual;
  if (other == input.text) {
    other = input_text(format, input.puzzles, format.sample_layout);
    tried = PassingLayout::sample;
  }
  const auto passes = [&] { return runner.run({input.puzzles, other}).has_passed(); };
  return other != input.text && passes() && passes() ? tried : PassingLayout::none;
}

// Runs the program again and again on an input, until a second has passed: it may seed random
// numbers with the time in seconds. Returns whether it fails like the original each time.
inline bool try_again(const ScoredRun& original, const Input& input, Runner& runner) {
  const double until = runner.elapsed() + 1.1;
  do {
    if (!fails_like(original, runner.run(input))) return false;
  } while (runner.elapsed() < until);
  return true;
}

// Asks both questions, but not of a run that has hung, as another one would take as long.
inline Diagnosis diagnose(const ScoredRun& original, const ScoredRun& smallest, Runner& runner) {
  if (smallest.process.used_up_wall_time) return {};
  const PassingLayout passing_layout = try_other_layout(smallest.input, runner);
  return {passing_layout, try_again(original, smallest.input, runner)};
}

}  // namespace eight_puzzle
