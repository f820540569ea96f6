// A run of another program: what it is given, what is read of it, when it is ended, and how.
#include "judge/process.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/process.hpp"

using namespace eight_puzzle;

namespace {

struct Ended {
  std::string output;
  RunEnd end;
};

Ended run(const std::string& command, const std::string& input = "", int seconds = 60) {
  Process process(command, input, {seconds, 10, 1 << 20});
  const RunEnd end = process.end([] {});
  return {process.output(), end};
}

// Sets a soft limit of this process for a while.
class SoftLimit {
 public:
  SoftLimit(int resource, rlim_t limit) : resource_(resource) {
    getrlimit(resource, &before_);
    const rlimit changed = {std::min(limit, before_.rlim_max), before_.rlim_max};
    setrlimit(resource, &changed);
  }
  ~SoftLimit() { setrlimit(resource_, &before_); }

 private:
  int resource_;
  rlimit before_;
};

}  // namespace

TEST_CASE("A command has files as its input and its output", "[process]") {
  const std::string input(300000, 'x');
  const Ended copy = run("cat; echo; wc -c </dev/stdin", input);
  CHECK((copy.output == input + "\n" || copy.output.find(input + "\n") == 0));
  CHECK(copy.end.kind == RunEnd::well);
  CHECK(run("test -f /dev/stdin && test -f /dev/stdout && echo files").output == "files\n");
  CHECK(run("-x; echo -e").end.kind == RunEnd::well);
}

TEST_CASE("A command gets 10 s of CPU time or less if the caller has less", "[process]") {
  CHECK(run("ulimit -S -t").output == "10\n");
  CHECK(run("ulimit -S -t 20; ulimit -S -t").output == "20\n");  // It may raise this.
  const SoftLimit low(RLIMIT_CPU, 9);
  CHECK(run("ulimit -S -t").output == "9\n");
}

TEST_CASE("A command that crashes leaves no core file and leaks are no fault", "[process]") {
  const SoftLimit high(RLIMIT_CORE, RLIM_INFINITY);
  CHECK(run("ulimit -S -c").output == "0\n");
  unsetenv("LSAN_OPTIONS");
  CHECK(run("echo $LSAN_OPTIONS").output == "detect_leaks=0\n");
  setenv("LSAN_OPTIONS", "detect_leaks=1", 1);
  CHECK(run("echo $LSAN_OPTIONS").output == "detect_leaks=1\n");
  unsetenv("LSAN_OPTIONS");
}

TEST_CASE("A run ends when its time is up whatever the command does", "[process]") {
  for (const std::string command :
       {"kill -STOP $$", "trap '' TERM XCPU HUP; exec >&-; while :; do sleep 1; done",
        "while :; do echo; sleep 0.1; done"}) {
    CAPTURE(command);
    const Ended outcome = run(command, "", 1);
    CHECK(outcome.end.kind == RunEnd::stuck);
  }
  const Ended deaf = run("exec >&-; sleep 0.3; exit 3");
  CHECK(deaf.end.how == "exit status 3");
}

TEST_CASE("The end of a run is noticed soon", "[process]") {
  static int looks = 0;
  Process process("sleep 0.3; exit 3", "", {60, 10, 1 << 20});
  CHECK(process.end([] { ++looks; }).kind == RunEnd::badly);
  CHECK(looks > 12);  // 300 if nothing else runs.
}

TEST_CASE("A run that prints too much is flooded however it ends", "[process]") {
  for (const std::string command : {"yes", "yes | tr -d '\\n'", "trap '' XFSZ; yes 2>&-; exit 3"}) {
    CAPTURE(command);
    const Ended endless = run(command);
    CHECK(endless.end.kind == RunEnd::flooded);
    CHECK(endless.output.size() == 1 << 20);
  }
  CHECK(run("trap '' XFSZ; yes 2>&-; sleep 100", "", 1).end.kind == RunEnd::flooded);
  CHECK(run("yes | head -c 1048575").end.kind == RunEnd::well);
  CHECK(run("echo 5; exec yes >&2").end.how == "wrote more than 1 MB to standard error");
}

TEST_CASE("What a command writes to standard error is kept but not all of a flood", "[process]") {
  CHECK(run("echo to >&2; echo 5; echo err >&2").end.errors == "to\nerr");
  CHECK(run("yes 1234567 | head -n 10000 >&2").end.errors.size() == (1 << 16) - 1);
}

TEST_CASE("What a command leaves running is not waited for", "[process]") {
  const Ended ended = run("sleep 100 & echo 5", "", 50);
  CHECK(ended.output == "5\n");
  CHECK(ended.end.kind == RunEnd::well);
  const Ended detached = run("setsid sleep 100 2>&- & echo $!; exit 2", "", 50);
  CHECK(detached.end.how == "exit status 2");
  kill(pid_t(std::stoi(detached.output)), SIGKILL);
}

TEST_CASE("A command gets default signals and no file but its standard streams", "[process]") {
  const TemporaryFolder folder;
  setenv("FOLDER", folder.path().c_str(), 1);
  std::signal(SIGHUP, SIG_IGN);
  CHECK(run("kill -HUP $$").end.how == "killed by signal 1 (Hangup)");
  std::signal(SIGHUP, SIG_DFL);
  const std::string files = "for i in 3 4 5 6 7 8 9; do (: <&$i) 2>/dev/null && echo $i; done; :";
  const std::string before = run_command("exec 2>/dev/null; " + files).out;
  CHECK(run(files).output == before);
}

TEST_CASE("The end of a run is described by its exit status or signal or limit", "[process]") {
  struct Case {
    std::string command;
    RunEnd::Kind kind;
    std::string how;
  };
  // clang-format off
  for (const auto& [command, kind, how] : std::vector<Case>{
      {"true", RunEnd::well, ""},
      {"exit 3", RunEnd::badly, "exit status 3"},
      {"exit 125", RunEnd::badly, "exit status 125"},
      {"exit 126", RunEnd::not_started, "exit status 126"},
      {"exit 127", RunEnd::not_started, "exit status 127"},
      {"exit 128", RunEnd::badly, "exit status 128"},
      {"exit 160", RunEnd::badly, "exit status 160"},
      {"kill -SEGV $$", RunEnd::crashed, "killed by signal 11 (Segmentation fault)"},
      {"exit 139", RunEnd::crashed, "exit status 139, as after signal 11 (Segmentation fault)"},
      {"exit 134", RunEnd::crashed, "exit status 134, as after signal 6 (Aborted)"},
      {"exit 129", RunEnd::badly, "exit status 129, as after signal 1 (Hangup)"},
      {"kill -KILL $$", RunEnd::badly, "killed by signal 9 (Killed)"},
      {"kill -XCPU $$", RunEnd::late, "killed by signal 24 (CPU time limit exceeded)"},
  }) {
    // clang-format on
    CAPTURE(command);
    const RunEnd end = end_of_shell(std::system(command.c_str()), {});
    CHECK(end.kind == kind);
    CHECK(end.how == how);
  }
}

TEST_CASE("CPU time includes the system's for the program and memory is in MB", "[process]") {
  rusage usage{};
  usage.ru_utime = {1, 250000};
  usage.ru_stime = {2, 500000};
#ifdef __APPLE__
  usage.ru_maxrss = 3 << 20;
#else
  usage.ru_maxrss = 3 << 10;
#endif
  const RunEnd end = end_of_shell(0, usage);
  CHECK(end.seconds == Approx(3.75));
  CHECK(end.megabytes == Approx(3));
}

TEST_CASE("The memory of the largest process is measured", "[process]") {
  CHECK(run("head -c 400000000 /dev/zero | tail -c 400000000 >/dev/null").end.megabytes > 350);
}
