// Which runs count as the same failure. (Which boards are left: fewer_boards_test.cpp,
// grader_test.cpp)
#include "grader/judged_run.hpp"

#include <string>

#include "support/catch.hpp"

using eight_puzzle::RunEnd, eight_puzzle::JudgedRun;

TEST_CASE("Which run fails like another depends on how that failed", "[judged_run]") {
  const auto result = [](RunEnd end, bool is_wrong) {
    JudgedRun run;
    run.process.end = end;
    if (is_wrong) run.score.add({}, eight_puzzle::AnswerFault{"wrong"});
    return run;
  };
  const JudgedRun right_run = result(RunEnd::well, false), wrong_run = result(RunEnd::well, true),
                  late_run = result(RunEnd::late, false),
                  late_and_wrong_run = result(RunEnd::late, true),
                  crashed_run = result(RunEnd::crashed, true),
                  failed_run = result(RunEnd::bad_status, false);
  const auto alike = [&](const JudgedRun& original) {
    std::string all;
    for (const JudgedRun* run :
         {&right_run, &wrong_run, &late_run, &late_and_wrong_run, &crashed_run, &failed_run}) {
      all += fails_like(original, *run) ? 'y' : 'n';
    }
    return all;
  };
  CHECK(alike(wrong_run) == "nynyyy");
  CHECK(alike(late_and_wrong_run) == "nynyyy");
  CHECK(alike(late_run) == "nyyyyy");
  CHECK(alike(crashed_run) == "nnnnyn");
  CHECK(alike(failed_run) == "nnnnny");
}
