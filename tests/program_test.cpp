// The program from outside: memory, writes, options, exit status. (Its inputs: files_test.cpp)
#include <algorithm>
#include <string>
#include <vector>

#include "command_line/help.hpp"
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/figures.hpp"
#include "support/process.hpp"
#include "support/run.hpp"

namespace {

const std::string hint = "\nTry 'eight-puzzle --help' for more information.\n";

}  // namespace

TEST_CASE("Without memory for a table A* goes on and a search ends with a message", "[program]") {
  if (run_command(R"(ulimit -v 14000 && "$PROGRAM" --version)").status != 0) {
    WARN("skipped: the program does not start in 14,000 KiB, as with sanitizers");
    return;
  }
  const std::string boards = program("-s2x5 -r60 --seed=5").out;
  const Outcome tight = run_command(R"(ulimit -t 20; ulimit -v 14000; "$PROGRAM" -s2x5)", boards);
  CHECK(difference(tight.out, program("-s2x5", boards).out) == "");
  CHECK(tight.status == 0);
  // The table is tried only once.
  std::string easy = "5060" + boards.substr(2);
  for (int i = 0; i < 5000; ++i) easy += "12345\n6789#\n\n";
  CHECK(run_command(R"(ulimit -t 2; ulimit -v 14000; "$PROGRAM" -s2x5)", easy).status == 0);
  const Outcome search = run_command(R"(ulimit -v 20000; "$PROGRAM" -a treemisplaced)",
                                     "2\n" + two_away + "64785#321");
  CHECK(all_of(search) == "2\neight-puzzle: out of memory\nstatus 1");
}

TEST_CASE("A failed write is an error and a closed pipe ends the program", "[program]") {
  for (const std::string arguments : {"", "--help", "-r9", "-c"}) {
    const Outcome outcome = program(arguments + " >/dev/full", "1\n" + solved);
    CHECK(outcome.err == "eight-puzzle: write error: No space left on device\n");
    CHECK(outcome.status == 1);
  }
  const Outcome random = run_command(R"(timeout 50 "$PROGRAM" -r 9000000000000000000 >/dev/full)");
  CHECK(random.err == "eight-puzzle: write error: No space left on device\n");
  CHECK(random.status == 1);
  std::string many = "100000\n";
  for (int i = 0; i < 100000; ++i) many += two_away;
  const Outcome outcome = program("| head -n 1", many);
  CHECK(outcome.out == "2\n");
  CHECK(outcome.err == "");
}

TEST_CASE("An answer is printed before the next search ends", "[program]") {
  const std::string boards = "2\n123456789#\n#532194876\n";  // The second would take years.
  const Outcome outcome = run_command(R"sh(
    "$PROGRAM" -s2x5 -a ids "$FOLDER/in" >"$FOLDER/answers" &
    for i in $(seq 5000); do [ -s "$FOLDER/answers" ] && break; sleep 0.01; done
    kill $!
    wait $! 2>/dev/null  # Here the shell itself says how it ended.
    echo $? && cat "$FOLDER/answers")sh",
                                      boards);
  CHECK(outcome.out == "143\n0\n");  // It was still searching.
  CHECK(outcome.err == "");
}

TEST_CASE("Help and version go to standard output", "[program]") {
  using eight_puzzle::help, eight_puzzle::version_number;
  CHECK_THAT(help(""), StartsWith("Usage: eight-puzzle [OPTION]... [FILE]...\n"));
  CHECK(all_of(program("-h")) == help("") + "status 0");
  for (const eight_puzzle::Topic& row : eight_puzzle::topics) {
    const std::string topic = row.name;
    CHECK(difference(all_of(program("--help=" + topic)), help(topic) + "status 0") == "");
  }
  CHECK(all_of(program("-V")) == std::string("eight-puzzle ") + version_number + "\nstatus 0");
}

TEST_CASE("A wrong option is named with status 2 and no output", "[program]") {
  const std::string far = " for '--distance': no board is that far from the goal";
  struct Case {
    std::string arguments, text;
  };
  for (const auto& [arguments, text] : std::vector<Case>{
           {"--foo", "unrecognized option '--foo'"},
           {"--s", "option '--s' is ambiguous; possibilities: '--size' '--stats' '--seed'"},
           {"-s", "option requires an argument -- 's'"},
           {"-mbs", "option requires an argument -- 's'"},
           {"--stats -xb", "unrecognized option '-xb'"},
           {"-b: a", "invalid option -- ':'"},
           {"--siz", "option '--size' requires an argument"},
           {"--moves=3 -mb", "option '--moves' doesn't allow an argument"},
           {"-r1 --distance=32", "invalid argument '32'" + far},
           {"-r1 --distance=9999999999999999999", "invalid argument '9999999999999999999'" + far},
           {"--random=1 --stats", "--stats has no effect with --random"},
           {"-w heavy",
            "invalid argument 'heavy' for '--weight': expected a number from 0 to 1000"}}) {
    CAPTURE(arguments);
    const Outcome outcome = program(arguments);
    CHECK(outcome.err == "eight-puzzle: " + text + hint);
    CHECK(outcome.out == "");
    CHECK(outcome.status == 2);
  }
}

TEST_CASE("A search thousands of moves deep does not overflow the stack", "[program]") {
  const Outcome outcome = run_command(
      R"(ulimit -s 512; "$PROGRAM" -s2x5 -aidastar -w1000 --limit=300000)", "1 9806754312");
  CHECK(all_of(outcome) == "gave up\nstatus 1");
}

TEST_CASE("The exit status is 1 if a search gave up except in a comparison", "[program]") {
  CHECK(program("--limit=3", "1 867254#31").status == 1);
  CHECK(program("--limit=3 --trace", "1 867254#31").status == 1);
  CHECK(program("--limit=3 -c", "1 867254#31").status == 0);
}

TEST_CASE("The summary goes to standard error after the answers", "[program]") {
  const Outcome outcome = program("--stats", "1\n" + solved);
  CHECK(outcome.out == "0\n");
  CHECK_THAT(outcome.err, StartsWith("eight-puzzle: 1 board, 0 impossible; 0 states expanded; "));
  // CPU time, not time spent waiting.
  const Outcome slow = run_command(R"({ sleep 1; echo 0; } | "$PROGRAM" --stats)");
  CHECK(figure_after("distances; ", slow.err) < 500);
}
