// A run of another program: what it is given, what is read of it, when it is ended.
#include "judge/process.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "support/catch.hpp"
#include "support/process.hpp"

using namespace eight_puzzle;

namespace {

struct Ended {
  std::string output;
  RunEnd end;
};

// Reads at most so many bytes.
Ended run(const std::string& command, const std::string& input = "", int seconds = 60,
          bool is_quiet = false, std::size_t most = std::string::npos) {
  Ended ended;
  Process process(command, input, seconds, is_quiet, [] {});
  char buffer[4096];
  while (ended.output.size() < most) {
    const std::size_t count = process.read(buffer, sizeof buffer);
    if (count == 0) break;
    ended.output.append(buffer, count);
  }
  ended.end = process.end();
  return ended;
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

TEST_CASE("A command reads its input from a file and its output is read to the end", "[process]") {
  const std::string input(300000, 'x');
  const Ended copy = run("cat; echo; wc -c </dev/stdin", input);
  CHECK((copy.output == input + "\n" || copy.output.find(input + "\n") == 0));
  CHECK(copy.end.kind == RunEnd::well);
  CHECK(run("test -f /dev/stdin && echo file").output == "file\n");
  CHECK(run("-x; echo -e").end.kind == RunEnd::well);
}

TEST_CASE("A command has 10 s of CPU time, or less if the caller has", "[process]") {
  CHECK(run("ulimit -S -t").output == "10\n");
  CHECK(run("ulimit -S -t 20; ulimit -S -t").output == "20\n");  // It may raise this.
  const SoftLimit low(RLIMIT_CPU, 9);
  CHECK(run("ulimit -S -t").output == "9\n");
}

TEST_CASE("A crash of a command leaves no file", "[process]") {
  const SoftLimit high(RLIMIT_CORE, RLIM_INFINITY);
  CHECK(run("ulimit -S -c").output == "0\n");
}

TEST_CASE("A run ends when its time is over, whatever the command does", "[process]") {
  for (const std::string command :
       {"kill -STOP $$", "trap '' TERM XCPU HUP; exec >&-; while :; do sleep 1; done",
        "while :; do echo; sleep 0.1; done"}) {
    CAPTURE(command);
    const Ended outcome = run(command, "", 1);
    CHECK(outcome.end.kind == RunEnd::out_of_time);
    CHECK(outcome.end.fault == "did not end within 1 s");
  }
  const Ended deaf = run("exec >&-; sleep 0.3; exit 3", "", 2);
  CHECK(deaf.end.fault == "exit status 3");
}

TEST_CASE("A run whose output is not read to the end is ended, and that is no fault", "[process]") {
  CHECK(run("yes", "", 60, false, 100000).end.kind == RunEnd::well);
  CHECK(run("echo; sleep 100", "", 60, false, 1).end.kind == RunEnd::well);
}

TEST_CASE("What a command leaves running is not waited for", "[process]") {
  const Ended ended = run("sleep 100 & echo 5", "", 2);
  CHECK(ended.output == "5\n");
  CHECK(ended.end.kind == RunEnd::well);
  CHECK(run("setsid sleep 3 2>&- & echo 5; exit 2", "", 2).end.fault == "exit status 2");
}

TEST_CASE("A command gets default signals, and no file but its standard streams", "[process]") {
  const TemporaryFolder folder;
  setenv("FOLDER", folder.path().c_str(), 1);
  std::signal(SIGHUP, SIG_IGN);
  CHECK(run("kill -HUP $$").end.fault == "killed by signal 1 (Hangup)");
  std::signal(SIGHUP, SIG_DFL);
  const std::string files = "for i in 3 4 5 6 7 8 9; do (: <&$i) 2>/dev/null && echo $i; done; :";
  const std::string before = run_command("exec 2>/dev/null; " + files).out;
  CHECK(run(files).output == before);
  CHECK(run(files, "", 60, true).output == before);
}

TEST_CASE("Standard error is this program's own, or goes nowhere if the run is quiet",
          "[process]") {
  const auto said = [](bool is_quiet) {
    const TemporaryFolder folder;
    const std::string path = (folder.path() / "err").string();
    const int before = dup(STDERR_FILENO), file = open(path.c_str(), O_CREAT | O_WRONLY, 0600);
    dup2(file, STDERR_FILENO);
    run("echo wrong >&2", "", 60, is_quiet);
    dup2(before, STDERR_FILENO);
    close(before);
    close(file);
    return read_whole(path);
  };
  CHECK(said(false) == "wrong\n");
  CHECK(said(true) == "");
}
