// The program from outside: memory, writes, options, exit status. (Its inputs: files_test.cpp)

#include "command_line/command_line.hpp"
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/run.hpp"
#include "textbook/searches.hpp"

TEST_CASE("Without memory for a table A* goes on and a search ends with a message", "[program]") {
  if (run_command(R"(ulimit -v 20000 && "$PROGRAM" --version)").status != 0) {
    WARN("skipped: the program does not start in 20,000 KiB, as with sanitizers");
    return;
  }
  const std::string boards = program("-s2x5 -r60").out;
  const Outcome tight = run_command(R"(ulimit -v 20000; "$PROGRAM" -s2x5)", boards);
  CHECK(tight.out == program("-s2x5", boards).out);
  CHECK(tight.err == "");
  const Outcome search = run_command(R"(ulimit -v 20000; "$PROGRAM" -a treemisplaced)",
                                     "2\n" + two_away + "64785#321");
  CHECK(all_of(search) == "2\neight-puzzle: out of memory\nstatus 1");
}

TEST_CASE("Tables for ten goals and what comes before them take less than 200 MB", "[program]") {
  if (run_command(R"(ulimit -v 200000 && "$PROGRAM" --version)").status != 0) {
    WARN("skipped: the program does not start in 200,000 KiB, as with sanitizers");
    return;
  }
  const std::string far = program("-flanqiao -s2x5 -r1500 --distance=45-55").out;
  CHECK_THAT(run_command(R"(ulimit -v 200000; "$PROGRAM" -flanqiao -s2x5 --stats)", far).err,
             ContainsSubstring(" 10 tables of all distances; "));
}

TEST_CASE("A failed write is an error and a closed pipe ends the program", "[program]") {
  for (const std::string arguments : {"", "-r 9000000000000000000"}) {
    const Outcome outcome =
        run_command(R"(timeout 50 "$PROGRAM" )" + arguments + " >/dev/full", "1\n" + solved);
    CHECK(outcome.err == "eight-puzzle: write error: No space left on device\n");
    CHECK(outcome.status == 1);
  }
  // A message flushes the answers before it.
  const Outcome bad = program(">/dev/full", "2\n" + solved + "9");
  CHECK_THAT(bad.err, EndsWith("\neight-puzzle: write error: No space left on device\n"));
  // So is a message that is lost, but not if standard error is closed.
  CHECK(all_of(program("--stats 2>/dev/full", "1\n" + solved)) == "0\nstatus 1");
  // Where messages cannot be written, answers and failing boards still are.
  CHECK(all_of(program("2>/dev/full", "2\n" + solved + "9")) == "0\nstatus 1");
  CHECK(all_of(program("--test='echo 99' -r1 -f boj34388 2>/dev/full")) == "12\n3-\n\nstatus 1");
  CHECK(all_of(program("--stats 2>&-", "1\n" + solved)) == "0\nstatus 0");
  std::string many = "100000\n";
  for (int i = 0; i < 100000; ++i) many += two_away;
  const Outcome outcome = program("| head -n 1", many);
  CHECK(outcome.out == "2\n");
  CHECK(outcome.err == "");
}

TEST_CASE("Help and version go to standard output", "[program]") {
  using eight_puzzle::help, eight_puzzle::version;
  CHECK_THAT(help(""), StartsWith("Usage: eight-puzzle [OPTION]... [FILE]...\n"));
  CHECK(all_of(program("-h")) == help("") + "status 0");
  for (const eight_puzzle::Topic& row : eight_puzzle::topics) {
    const std::string topic = row.name;
    CHECK(difference(all_of(program("--help=" + topic)), help(topic) + "status 0") == "");
  }
  CHECK(all_of(program("-V")) == version + std::string("status 0"));
}

TEST_CASE("A wrong option is named with status 2 and no output", "[program]") {
  const std::string far = "--distance: no board is that far from the goal",
                    two_from_input =
                        "--check cannot take both answers and boards from standard input";
  for (const auto& [arguments, text] : std::vector<std::pair<std::string, std::string>>{
           {"--foo", "invalid option '--foo'"},
           {R"sh("$(printf '%b' '--\033foo=1')")sh", "invalid option '--\\x1bfoo=1'"},
           {R"sh("$(printf '%b' 'a\033')" --goal)sh", "option '--goal' requires an argument"},
           {R"sh("$(printf '%b' 'a\033')" -zm)sh", "invalid option '-z'"},
           {R"sh("$(printf '%b' '-\033')")sh", "invalid option '-\\x1b'"},
           {"-mé", "invalid option '-\\xc3'"},
           {"--s", "invalid option '--s'"},
           {"-test ./mine", "invalid option '-t'"},
           {"-s", "option '-s' requires an argument"},
           {"--moves=3 -mb", "invalid option '--moves=3'"},
           {"--test=true -r0", "--random: no boards to test on"},
           {"--check=-", two_from_input},
           {"--check=- samples -", two_from_input},
           {"-r1 --distance=32", far},
           {"-r1 --distance=9999999999999999999", far},
           {"--random=1 --stats", "--stats cannot be used with --random"}}) {
    CAPTURE(arguments);
    const Outcome outcome = program(arguments);
    CHECK(outcome.err ==
          "eight-puzzle: " + text + "\nTry 'eight-puzzle --help' for more information.\n");
    CHECK(outcome.out == "");
    CHECK(outcome.status == 2);
  }
}

TEST_CASE("A file that may not grow is a write error", "[program]") {
  CHECK(all_of(run_command(R"(ulimit -f 8; "$PROGRAM" --all >"$FOLDER/all")")) ==
        "eight-puzzle: write error: File too large\nstatus 1");
}

TEST_CASE("A search thousands of moves deep does not overflow the stack", "[program]") {
  for (const eight_puzzle::Search& search : eight_puzzle::all_searches) {
    CAPTURE(search.name);
    const std::string weight = search.has(eight_puzzle::with_weight) ? " -w1000" : "";
    const Outcome outcome = run_command(
        R"(ulimit -s 512; "$PROGRAM" -s2x5 --limit=300000 -a )" + std::string(search.name) + weight,
        "1 9806754312");
    const bool gave_up = outcome.out == "gave up\n";
    CHECK(outcome.err == "");
    CHECK(outcome.status == (gave_up ? 1 : 0));
    if (search.name == std::string("idastar")) CHECK(gave_up);
  }
}
