// What is said of how a run ended.
#include "judge/run_end.hpp"

#include <cstdlib>
#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace eight_puzzle;

namespace {

// Of a shell command that has taken so much CPU time, under a limit of 10 s.
RunEnd end_of(const std::string& command, double seconds = 0, bool has_printed = true) {
  rusage usage{};
  usage.ru_utime.tv_sec = time_t(seconds);
  usage.ru_utime.tv_usec = suseconds_t(1e6 * (seconds - double(time_t(seconds))));
  return described(std::system(command.c_str()), usage, 10, has_printed);
}

}  // namespace

TEST_CASE("How a run ended is said by its exit status, its signal or its limit", "[run_end]") {
  struct Case {
    std::string command;
    double seconds;
    RunEnd::Kind kind;
    std::string fault;
  };
  for (const auto& [command, seconds, kind, fault] : std::vector<Case>{
           {"true", 3, RunEnd::well, ""},
           {"exit 3", 3, RunEnd::badly, "exit status 3"},
           {"exit 128", 0, RunEnd::badly, "exit status 128"},
           {"exit 160", 0, RunEnd::badly, "exit status 160"},
           {"exit 127", 0, RunEnd::badly, "exit status 127"},
           {"kill -SEGV $$", 0, RunEnd::badly, "killed by signal 11 (Segmentation fault)"},
           {"exit 139", 0, RunEnd::badly, "killed by signal 11 (Segmentation fault)"},
           {"exit 129", 0, RunEnd::badly, "killed by signal 1 (Hangup)"},
           {"kill -KILL $$", 1.24, RunEnd::badly,
            "killed by signal 9 (Killed) after 1.2 s of CPU time"},
           // The kernel's time is up to a second from the limit.
           {"kill -XCPU $$", 9.1, RunEnd::out_of_cpu_time, "used more than 10 s of CPU time"},
           {"kill -XCPU $$", 10.6, RunEnd::out_of_cpu_time, "used more than 10 s of CPU time"},
           {"kill -XCPU $$", 14, RunEnd::out_of_cpu_time, "used more than 10 s of CPU time"},
           // A lower limit that the command has set.
           {"kill -XCPU $$", 0.9, RunEnd::out_of_cpu_time, "used more than 1 s of CPU time"},
           {"kill -XCPU $$", 2.1, RunEnd::out_of_cpu_time, "used more than 2 s of CPU time"},
       }) {
    CAPTURE(command, seconds);
    const RunEnd end = end_of(command, seconds);
    CHECK(end.kind == kind);
    CHECK(end.fault == fault);
    CHECK(end.seconds == Approx(seconds));
  }
}

TEST_CASE("A command that printed nothing and ended with 126 or 127 was not started", "[run_end]") {
  CHECK(end_of("exit 127", 0, false).kind == RunEnd::not_started);
  CHECK(end_of("exit 127", 0, false).fault == "command not found: exit status 127");
  CHECK(end_of("exit 126", 0, false).kind == RunEnd::not_started);
  CHECK(end_of("exit 126", 0, false).fault == "cannot be executed: exit status 126");
  CHECK(end_of("exit 125", 0, false).kind == RunEnd::badly);
}

TEST_CASE("CPU time is that of the program and of the system for it, memory is in MB",
          "[run_end]") {
  rusage usage{};
  usage.ru_utime = {1, 250000};
  usage.ru_stime = {2, 500000};
#ifdef __APPLE__
  usage.ru_maxrss = 3 << 20;
#else
  usage.ru_maxrss = 3 << 10;
#endif
  const RunEnd end = described(0, usage, 10, true);
  CHECK(end.seconds == Approx(3.75));
  CHECK(end.megabytes == Approx(3));
  CHECK_FALSE(end.shows_memory);  // This process holds more, and its own may begin so.
  usage.ru_maxrss *= 10000;
  CHECK(described(0, usage, 10, true).shows_memory);
}
