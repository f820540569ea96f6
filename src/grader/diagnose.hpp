// Two questions about the smallest input on which a program fails: does it always fail, and is it
// right if these boards are written in another layout?
#pragma once

#include <string>

#include "grader/judged_run.hpp"
#include "grader/process_result.hpp"
#include "grader/runner.hpp"
#include "grader/shrink.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

namespace eight_puzzle {

// How a program fails.
struct Failure {
  JudgedRun original;  // The run on the input that the program was tested on.
  SmallestRun smallest;
  bool passes_in_other_layout = false;  // Whether it is right in another layout.
  bool fails_always = true;             // False if a later run on the smallest input did not fail.
};

// Runs the program on the same puzzles in the usual layout or, if the input has that, in the layout
// of the judge's sample. Returns whether it passes; false if there is no other layout.
inline bool try_other_layout(const Input& input, Runner& runner) {
  const Format& format = runner.format;
  std::string other = input_of(format, input.puzzles);
  if (other == input.text) other = input_of(format, input.puzzles, format.sample_layout);
  return other != input.text && runner.run({input.puzzles, other}).has_passed();
}

// Runs the program again and again on the smallest input, until a second has passed: it may seed
// random numbers with the time in seconds. Returns whether it fails like the original each time.
inline bool try_again(const JudgedRun& original, const SmallestRun& smallest, Runner& runner) {
  const double until = runner.elapsed() + 1.1;
  do {
    if (!fails_like(original, runner.run(smallest.run.input))) return false;
  } while (runner.elapsed() < until);
  return true;
}

// Asks both questions, but not of a run that was stuck, as another one would take as long.
inline Failure diagnose(const JudgedRun& original, const SmallestRun& smallest, Runner& runner) {
  if (smallest.run.process.end == End::stuck) return {original, smallest};
  const bool passes_in_other_layout = try_other_layout(smallest.run.input, runner);
  return {original, smallest, passes_in_other_layout, try_again(original, smallest, runner)};
}

}  // namespace eight_puzzle
