// What is said of the end of a run.
#include "grader/process_result.hpp"

#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

#include "grader/process.hpp"
#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("The end of a run is described by its exit status or signal or limit",
          "[process_result]") {
  const std::string error = "runtime error: ";
  struct Case {
    std::string command, fault;
    RunEnding end;
    double cpu_seconds = 0;
  };
  for (const auto& [command, fault, end, cpu_seconds] : std::vector<Case>{
           {"true", "", RunEnding::well},
           {"exit 3", error + "exit status 3, not 0", RunEnding::bad_status},
           {"./none 2>&-", error + "exit status 127, not 0", RunEnding::bad_status},
           {"exit 128", error + "exit status 128, not 0", RunEnding::bad_status},
           {"exit 160", error + "exit status 160, not 0", RunEnding::bad_status},
           {"kill -SEGV $$", error + "signal 11 (Segmentation fault)", RunEnding::crashed},
           {"exit 139", error + "exit status 139, as after signal 11 (Segmentation fault)",
            RunEnding::crashed},  // As of a shell's last command.
           {"kill -KILL $$", error + "signal 9 (Killed)", RunEnding::crashed},
           {"exit 152", error + "exit status 152, as after signal 24 (CPU time limit exceeded)",
            RunEnding::crashed, 0.4},
           {"exit 152", "time limit exceeded: used 1.0 s of CPU time", RunEnding::too_slow, 1},
           {"kill -XCPU $$", "time limit exceeded: used 0.0 s of CPU time", RunEnding::too_slow}}) {
    CAPTURE(command);
    const int status = std::system(command.c_str());
    CHECK(ending_of(status, cpu_seconds) == end);
    ProcessResult process;
    process.limits = {60, 10, 9};
    process.ending = end;
    process.exit_status = exit_status_of(status);
    process.signal = signal_of(status);
    process.cpu_seconds = cpu_seconds;
    CHECK(ending_text(process) == fault);
  }
}
