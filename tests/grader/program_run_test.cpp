// Which runs count as the same failure, and what is said of the end of a run.
#include "grader/program_run.hpp"

#include <csignal>

#include "grader/process.hpp"
#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("Which run fails like another depends on how that failed", "[program_run]") {
  const auto run = [](RunEnding ending, bool is_wrong) {
    ProgramRun result;
    result.ending = ending;
    if (is_wrong) {
      result.score.wrong = {0};
      result.score.first_fault = "wrong";
    }
    return result;
  };
  const std::vector<ProgramRun> runs = {
      run(RunEnding::well, false),    run(RunEnding::well, true),
      run(RunEnding::too_slow, true), run(RunEnding::too_slow, false),
      run(RunEnding::crashed, true),  run(RunEnding::bad_status, false)};
  std::vector<std::string> alike;
  for (const ProgramRun& original : runs) {
    if (original.has_passed()) continue;
    alike.emplace_back();
    for (const ProgramRun& other : runs) alike.back() += fails_like(original, other) ? 'y' : 'n';
  }
  CHECK(alike == std::vector<std::string>{"nyynyy", "nyynyy", "nyyyyy", "nnnnyn", "nnnnny"});
}

TEST_CASE("The end of a run is described by its exit status or signal or limit", "[program_run]") {
  const std::string error = "runtime error: ";
  struct Case {
    std::string command, fault;
    double cpu_seconds = 0;
  };
  for (const auto& [command, fault, cpu_seconds] : std::vector<Case>{
           {"true", ""},
           {"exit 3", error + "exit status 3, not 0"},
           {"./none 2>&-", error + "exit status 127, not 0"},
           {"exit 128", error + "exit status 128, not 0"},
           {"exit 160", error + "exit status 160, not 0"},
           {"kill -SEGV $$", error + "signal 11 (Segmentation fault)"},
           // As of a shell's last command.
           {"exit 139", error + "exit status 139, as after signal 11 (Segmentation fault)"},
           {"kill -KILL $$", error + "signal 9 (Killed)"},
           {"exit 152", "time limit exceeded: used 1.0 s of CPU time, the limit is 10 s or less",
            1},
           {"kill -XCPU $$",
            "time limit exceeded: used 0.0 s of CPU time, the limit is 10 s or less"},
           {"kill -XCPU $$", "time limit exceeded: used 10.0 s of CPU time, the limit is 10 s",
            9.9}}) {
    CAPTURE(command);
    ProgramRun run;
    run.limits = {60, 10, 9};
    run.cpu_seconds = cpu_seconds;
    set_ending(run, std::system(command.c_str()));
    CHECK(ending_text(run) == fault);
  }
}
