// A run of another program: what it is given, what is read of it, when it is ended, and how.
#include "grader/process.hpp"

#include "support/catch.hpp"
#include "support/process.hpp"

using namespace eight_puzzle;

namespace {

constexpr RunLimits usual = {60, 10, 1 << 20}, one_second = {1, 10, 1 << 20};

ProgramRun run(const std::string& command, const std::string& input = "",
               const RunLimits& limits = usual) {
  return run_program(command, input, limits, [] {});
}
// How the run ended, in words.
std::string fault(const std::string& command, const RunLimits& limits = usual) {
  return ending_text(run(command, "", limits));
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
  const ProgramRun copy = run("cat; echo; wc -c </dev/stdin", input);
  CHECK((copy.output == input + "\n" || copy.output.find(input + "\n") == 0));
  CHECK(copy.ending == RunEnding::well);
  CHECK(run("test -f /dev/stdin && test -f /dev/stdout && echo files").output == "files\n");
  CHECK(fault("-x; echo -e") == "");
}

TEST_CASE("It is told whether a command has read any of its input", "[process]") {
  for (const std::string command :
       {"read line", "cat", "head -c 1", "cat </dev/stdin", "(cat >&2); exit 3"}) {
    CAPTURE(command);
    CHECK(run(command, "1\n2\n").has_read_input);
  }
  for (const std::string command : {"true", "exec <&-; cat; true", "cat </dev/null", "kill $$"}) {
    CAPTURE(command);
    CHECK_FALSE(run(command, "1\n2\n").has_read_input);
  }
}

TEST_CASE("A command gets 10 s of CPU time or less if the caller has less", "[process]") {
  CHECK(run("ulimit -S -t").output == "10\n");
  CHECK(run("ulimit -S -t 20; ulimit -S -t").output == "20\n");  // It may raise this.
  const SoftLimit low(RLIMIT_CPU, 1000);
  CHECK(run("ulimit -S -t", "", {60, 2000, 1 << 20}).output == "1000\n");
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
    CHECK_THAT(fault(command, one_second),
               StartsWith("time limit exceeded: did not end within 1 s, used at least 0."));
  }
  CHECK(fault("exec >&-; sleep 0.3; exit 3") == "runtime error: exit status 3, not 0");
}

TEST_CASE("A run that takes too much CPU time is told the limit or that it set less", "[process]") {
  const auto late = [](const std::string& command) { return fault(command, {60, 1, 1 << 20}); };
  CHECK_THAT(late("while :; do :; done"), StartsWith("time limit exceeded: used ") &&
                                              EndsWith(" s of CPU time, the limit is 1 s"));
  CHECK(late("kill -XCPU $$") ==
        "time limit exceeded: used 0.0 s of CPU time, the limit is 1 s or less");
}

TEST_CASE("A killed run is told the CPU time of what its shell has not waited for", "[process]") {
  static const TemporaryFolder folder;
  const auto now_if_done = [] {
    return Clock::time_point(std::chrono::hours(std::filesystem::exists(folder.path() / "done")));
  };
  set_variables(folder);
  const ProgramRun works = run_program(
      "sh -c 'i=0; while [ $i -lt 500000 ]; do i=$((i + 1)); done; : >$FOLDER/done; sleep 100'; :",
      "", usual, [] {}, now_if_done);
  CHECK(works.ending == RunEnding::hung);
  CHECK(works.cpu_seconds > 0.05);  // The shell itself takes less.
}

TEST_CASE("The end of a run is noticed soon", "[process]") {
  int looks = 0;
  run_program("sleep 0.3; exit 3", "", usual, [&] { ++looks; });
  CHECK(looks > 12);  // 300 if nothing else runs.
}

TEST_CASE("A run that prints too much is flooded however it ends", "[process]") {
  const std::string flooded = "output limit exceeded: wrote more than 1 MB to standard ";
  for (const std::string command : {"yes", "yes | tr -d '\\n'", "trap '' XFSZ; yes 2>&-; exit 3"}) {
    CAPTURE(command);
    const ProgramRun endless = run(command);
    CHECK(ending_text(endless) == flooded + "output");
    CHECK(endless.output.size() == (1 << 20) + 1);
  }
  CHECK(fault("yes | head -c 1048576") == "");
  CHECK(fault("echo 5; exec yes >&2") == flooded + "error");
}

TEST_CASE("What a command writes to standard error is kept apart", "[process]") {
  CHECK(run("echo to >&2; echo 5; echo err >&2").errors == "to\nerr");
  const std::string x(shown_bytes, 'x'), z(shown_bytes, 'z');
  CHECK(excerpt(x + z + "\n\n") == x + z);
  CHECK(excerpt(x + std::string(1000, 'y') + z) == x + "\n(1,000 bytes left out)\n" + z);
}

TEST_CASE("What a command leaves running is not waited for", "[process]") {
  const ProgramRun ended = run("sleep 100 & echo 5");
  CHECK(ended.output == "5\n");
  CHECK(ended.ending == RunEnding::well);
  const ProgramRun detached = run("setsid sleep 100 2>&- & echo $!; exit 2");
  CHECK(ending_text(detached) == "runtime error: exit status 2, not 0");
  kill(pid_t(std::stoi(detached.output)), SIGKILL);
}

TEST_CASE("A command gets no file but its standard streams", "[process]") {
  const std::string files = "for i in 3 4 5 6 7 8 9; do (: <&$i) 2>/dev/null && echo $i; done; :";
  const std::string before = run_command("exec 2>/dev/null; " + files).out;
  CHECK(run(files).output == before);
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
  ProgramRun run;
  add_cost(run, usage);
  CHECK(run.cpu_seconds == Approx(3.75));
  CHECK(run.megabytes == Approx(3));
}
