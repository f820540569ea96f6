// How a program fails: on which smallest input, and what else is known of that.
#pragma once

#include "grader/judged_run.hpp"

namespace eight_puzzle {

// How the search for fewer puzzles ended: it was not begun, it ran out of time, or it was complete.
enum class Shrinking { none, cut_short, complete };

// The run on the smallest input on which a program was found to fail.
struct SmallestRun {
  JudgedRun run;
  Shrinking shrinking;  // Matters if it has several puzzles.
};

// How a program fails.
struct Failure {
  JudgedRun original;  // The run on the input that the program was tested on.
  SmallestRun smallest;
  bool passes_in_usual_layout = false;  // Whether it is right if the puzzles are written as usual.
  bool fails_always = true;             // False if a later run on it did not fail like that.
};

}  // namespace eight_puzzle
