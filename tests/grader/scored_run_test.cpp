// Which runs count as the same failure. (Which boards are left: fewer_puzzles_test.cpp,
// grader_test.cpp)
#include "grader/scored_run.hpp"

#include <string>

#include "support/catch.hpp"

using eight_puzzle::RunEnding, eight_puzzle::ScoredRun;

TEST_CASE("Which run fails like another depends on how that failed", "[scored_run]") {
  const auto result = [](RunEnding end, bool is_wrong) {
    ScoredRun run;
    run.process.ending = end;
    if (is_wrong) run.score.add({}, eight_puzzle::AnswerFault{"wrong"});
    return run;
  };
  const ScoredRun right_run = result(RunEnding::well, false),
                  wrong_run = result(RunEnding::well, true),
                  slow_run = result(RunEnding::too_slow, false),
                  slow_and_wrong_run = result(RunEnding::too_slow, true),
                  crashed_run = result(RunEnding::crashed, true),
                  failed_run = result(RunEnding::bad_status, false);
  const auto alike = [&](const ScoredRun& original) {
    std::string all;
    for (const ScoredRun* run :
         {&right_run, &wrong_run, &slow_run, &slow_and_wrong_run, &crashed_run, &failed_run}) {
      all += fails_like(original, *run) ? 'y' : 'n';
    }
    return all;
  };
  CHECK(alike(wrong_run) == "nynyyy");
  CHECK(alike(slow_and_wrong_run) == "nynyyy");
  CHECK(alike(slow_run) == "nyyyyy");
  CHECK(alike(crashed_run) == "nnnnyn");
  CHECK(alike(failed_run) == "nnnnny");
}
