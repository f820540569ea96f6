// Two questions about the smallest input on which a program fails: does it always fail, and is it
// right if these boards are written in the usual way?
#pragma once

#include <string>

#include "board.hpp"
#include "grader/judged_run.hpp"
#include "grader/process_result.hpp"
#include "grader/runner.hpp"
#include "grader/shrink.hpp"
#include "text/board_text.hpp"

namespace eight_puzzle {

// How a program fails.
struct Failure {
  JudgedRun original;  // The run on the input that the program was tested on.
  SmallestRun smallest;
  bool passes_in_usual_layout = false;  // Whether it is right if the puzzles are written as usual.
  bool fails_always = true;             // False if a later run on it did not fail like that.
};

// Runs the program again on the smallest input: once, and up to four times more until a second has
// passed. Returns whether it fails like the original each time.
inline bool keeps_failing(const JudgedRun& original, const SmallestRun& smallest, Runner& runner) {
  const double until = runner.elapsed() + 1;
  for (int i = 0; i == 0 || (i < 5 && runner.elapsed() < until); ++i) {
    if (!fails_like(original, runner.run(smallest.run.input))) return false;
  }
  return true;
}

// Asks both questions, but not of a run that was stuck, as another one would take as long.
inline Failure diagnose(const JudgedRun& original, const SmallestRun& smallest, Runner& runner) {
  if (smallest.run.process.end == End::stuck) return {original, smallest};
  const Input& input = smallest.run.input;
  const Input usual = {input.puzzles, input_of(runner.format, input.puzzles)};
  const bool passes_in_usual_layout = input.text != usual.text && runner.run(usual).has_passed();
  return {original, smallest, passes_in_usual_layout, keeps_failing(original, smallest, runner)};
}

}  // namespace eight_puzzle
