// --test as a whole: programs right and wrong, what is found of them, and what is left. (The search
// for fewer boards alone: fewer_boards_test.cpp)
#include "grader/grader.hpp"

#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "commands/test.hpp"
#include "io/system.hpp"
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/run.hpp"
#include "support/stream.hpp"
#include "support/terminal.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace {

using eight_puzzle::Clock, eight_puzzle::Now;
using eight_puzzle::End, eight_puzzle::RunResult, eight_puzzle::Tally;
using eight_puzzle::Options, eight_puzzle::Open, eight_puzzle::Output;

const std::string counts_runs = R"(echo >>"$FOLDER/runs"; )";
long runs_so_far() {
  const auto runs = std::filesystem::path(getenv("FOLDER")) / "runs";
  return std::filesystem::exists(runs) ? long(std::filesystem::file_size(runs)) : 0;
}

// A clock by which each run takes so long, so that no result depends on this machine.
template <int milliseconds>
Clock::time_point clock_of_runs() {
  return Clock::time_point(runs_so_far() * std::chrono::milliseconds(milliseconds));
}

// Tests a shell command, in which "$PROGRAM" may stand for a right solution. Every file among the
// arguments has that input. In messages, X is the command.
struct Tested {
  bool good;
  std::string out, err;
  long runs;
};
Tested test_of(const std::string& counted, const std::string& arguments = "",
               const std::string& input = "", Now now = clock_of_runs<40>) {
  const std::string command = counts_runs + counted, name = eight_puzzle::escaped(command);
  const TemporaryFolder folder;
  set_variables(folder);
  std::vector<std::string> options = words_of(arguments);
  options.push_back("--test=" + command);
  const Options read = parsed(options);
  const Open open = [&](const std::string&) { return eight_puzzle::source_of_text(input); };
  Stream out, err(_IONBF);  // As standard error, which the command also has.
  Output output(out.file(), err.file(), false);
  const int standard_error = dup(2);
  dup2(fileno(err.file()), 2);  // Of the command.
  const bool good = eight_puzzle::test(read, open, output, now);
  output.flush();
  dup2(standard_error, 2);
  close(standard_error);
  std::string said = err.text();
  for (std::size_t at; (at = said.find(name)) != said.npos;) said.replace(at, name.size(), "X");
  return {good, out.text(), said, runs_so_far()};
}

const std::string
    right = R"("$PROGRAM")",
    nearest = "1\n\n" + solved + "\n", crash = "kill -SEGV $$", late = "kill -XCPU $$",
    killed = "runtime error: signal 11 (Segmentation fault); 0 of 1 answers are right\n",
    other_judge = "No answer was right. Does the program read and print what ",
    read_nothing = "The program seems not to have read its standard input. ",
    unread = read_nothing + "Does it start? Does it open a file, as with freopen()?\n",
    sanitize = "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.\n";

// Of a command that is wrong. Holds the test to what it promises of the boards that it prints:
// tested again, they fail again.
Tested failure_of(const std::string& command, const std::string& arguments = "") {
  const Tested tested = test_of(command, arguments);
  CHECK_FALSE(tested.good);
  const std::string format = arguments.substr(0, arguments.find(" --"));
  CHECK_FALSE(test_of(command, format + " in", tested.out).good);
  return tested;
}

// The right answers, changed by an awk program. It has each answer in $1.
std::string by_awk(const std::string& program) { return right + " | awk '" + program + "'"; }

// The right answers; then `end`, but only after more than one board.
std::string if_several(const std::string& end) {
  return "read n; (echo $n; cat) | " + right + "; if [ $n != 1 ]; then " + end + "; fi";
}

// Ends with `end` before it has printed if an answer is like `pattern`.
std::string if_answer(const std::string& pattern, const std::string& end,
                      const std::string& options = "") {
  return right + options + R"( >"$FOLDER/a"; if grep -q ')" + pattern + R"(' "$FOLDER/a"; then )" +
         end + R"(; fi; cat "$FOLDER/a")";
}

}  // namespace

TEST_CASE("A correct program passes in every format", "[grader]") {
  for (const eight_puzzle::Format& format : eight_puzzle::formats) {
    CAPTURE(format.name);
    const std::string option = std::string(" -f ") + format.name;
    const Tested outcome = test_of(right + option, option + " --random=9");
    CHECK_THAT(outcome.err, ContainsSubstring(": 9 of 9 answers are right; at most "));
    CHECK_THAT(outcome.err, ContainsSubstring(" MB per run"));
    CHECK(figure_after("at most ", outcome.err) > 0);  // Rounded up.
    CHECK(outcome.out == "");
    CHECK(outcome.good);
    CHECK_FALSE(test_of("echo 5", option + " --random=9").good);
  }
  const Tested all = test_of(right);
  CHECK_THAT(all.err, ContainsSubstring(": 10,000 of 10,000 answers are right; at most "));
  CHECK(all.runs == 101);
  // In a process of its own, whose memory a child shares at first.
  setenv("TESTED", right.c_str(), 1);
  const std::string cost = run_command(R"("$PROGRAM" --test="$TESTED" -r100)").err;
  CHECK_THAT(cost, ContainsSubstring("; at most 0.1 s and "));
  CHECK_THAT(cost, EndsWith(" MB per run; the judge gives C and C++ 1 s and 256 MB\n"));
  CHECK_THROWS_AS(test_of(right, "-s2x2 --distance=7"), eight_puzzle::UsageError);
}

TEST_CASE("The nearest board on which a program fails is found however it fails", "[grader]") {
  struct Case {
    std::string name, command, arguments, verdict, rest, board;
  };
  const std::string on_1 = "X: on 1 board: ", exit_3 = "runtime error: exit status 3, not 0; ",
                    one = "1\n\n";
  const auto no_answer = [](const std::string& expected) {
    return ": expected " + expected + ", found the end of the answers\n";
  };
  const std::string no_end = no_answer("0");
  for (const auto& [name, command, arguments, verdict, rest, board] : std::vector<Case>{
           {"wrong at 31", by_awk("{print $1 == 31 ? 30 : $1}"), "", "wrong answer: 97 of 100",
            "expected 31, found '30'\n", one},
           {"wrong at 0", by_awk("{print $1 == 0 ? 2 : $1}"), "", "wrong answer: 97 of 100",
            "expected 0, found '2'\n", nearest},
           {"wrong from 13", by_awk("{print ($1 > 12 ? 5 : $1)}"), "",
            "wrong answer: ", "expected 13, found '5'\n", one},
           {"wrong on two boards", by_awk("{print ($1 == 8 && NR % 12 == 0) || $1 == 24 ? 5 : $1}"),
            "", "wrong answer: ", "", one},
           {"wrong always", "cat >/dev/null; echo 5", "", "wrong answer: 0 of 100",
            "expected 0, found '5'\n" + other_judge + "boj11112 says?\n", nearest},
           {"unread", "echo 5", "",
            "wrong answer: 0 of 100 answers are right, in 1 line instead of 100\n",
            "X:1: board 1, 123 456 78#: expected 0, found '5'\n" + unread, nearest},
           {"wrong at 5 and exit 3 at 20",
            if_answer("^20", "echo trace >&2; exit 3") + " | sed s/^5/6/", "", exit_3 + "0 of 100",
            no_answer("20") + "trace\n", one},
           {"late if unsolvable and wrong from 9",
            if_answer("^-1", late, " -fboj1525") + " | awk '{print ($1 > 8 ? 1 : $1)}'",
            "-fboj1525 --distance=9-31 --unsolvable", "", "expected 9, found '1'\n", ""},
           {"crash alone", "read n; if [ $n = 1 ]; then " + crash + "; fi; echo 5", "",
            "wrong answer: 0 of 100", on_1 + killed, nearest},
           {"debugging output", by_awk("{print \"at\"; print}"), "",
            "wrong answer: 1 of 100 answers are right, in 200 lines instead of 100\n",
            "expected 0, found 'at'\n", nearest},
           {"more", right + "; echo done", "",
            "wrong answer: 100 of 100 answers are right, in 101 lines instead of 100\n",
            "X:2: expected the end after 1 answer, found 'done'\n", nearest},
           {"exit 3", right + "; exit 3", "", exit_3 + "100 of 100 answers are right\n", "",
            nearest},
           {"crash", crash, "", "runtime error: signal 11 (Segmentation fault); 0 of 100",
            no_end + read_nothing +
                "Does it start? Does it open a file, as with freopen()? Is a local array too large "
                "for the stack?\n",
            nearest},
           {"crash at 29", if_answer("^29", crash), "",
            "runtime error: ", no_answer("29") + sanitize, one},
           {"hangs on unsolvable", if_answer("im", late), "", "time limit exceeded: used ",
            no_answer("impossible"), one},
           {"late and wrong", "read n; if [ $n != 1 ]; then " + late + "; fi; echo 1", "",
            "time limit exceeded: ",
            on_1 + "wrong answer: 0 of 1 answers are right\neight-puzzle: X:1: board 1, 123 456 "
                   "78#: expected 0, found '1'\n",
            nearest},
           {"late at the end", right + "; " + late, "",
            "time limit exceeded: used 0.0 s of CPU time; 100 of 100 answers are right\n",
            "\nAll answers are right. Does the program wait for more input at the end?\n", nearest},
           {"late on each", "cat >/dev/null; " + late, "-fboj1525", "time limit exceeded: used ",
            "expected 0, found the end of the answers\n", "1 2 3\n4 5 6\n7 8 0\n\n"},
           {"all but the last", right + " | sed '$d'", "",
            "wrong answer: 99 of 100 answers are right, in 99 lines instead of 100\n", no_end,
            nearest},
           {"on one line", right + " | tr '\\n' ' '", "",
            "wrong answer: 0 of 100 answers are right, in 1 line instead of 100\n", ": expected ",
            "2\n"},
           {"crash when read", "read line; kill -ABRT $$", "-fzoj1217",
            "runtime error: signal 6 (Aborted); 0 of 100 answers are right\n",
            "board 1, 123 456 78x: expected an empty line, found the end of the answers\n" +
                sanitize,
            "1 2 3 4 5 6 7 8 x\n"},
           {"crash at 13", if_answer("^13", crash, " -fboj1525"), "-fboj1525",
            "runtime error: ", no_answer("13") + sanitize, ""},
           {"one per run", right + " -fboj1525 | awk '{print ($1 > 12 ? 5 : $1)}'", "-fboj1525",
            "wrong answer: 0 of 1 answers are right\n", "expected 13, found '5'\n", ""},
           {"unsolvable only", right + " -fboj1525 | awk '{print ($1 < 0 ? 5 : $1)}'", "-fboj1525",
            "wrong answer: 0 of 1 answers are right\n", "expected -1, found '5'\n", ""},
           {"unsolvable and from 4",
            right + " -fboj1525 | awk '{print ($1 < 0 || $1 > 3 ? 5 : $1)}'",
            "-fboj1525 --distance=3-4 --unsolvable --seed=2",
            "wrong answer: 0 of 1 answers are right\n", "expected 4, found '5'\n", ""},
           {"ignores the number", "(" + right + "; yes 0) 2>&- | head -n 100", "",
            "wrong answer: 1 of 1 answers are right, in 100 lines instead of 1\n",
            "X:2: expected the end after 1 answer, found '0'\n", one},
       }) {
    CAPTURE(name);
    const Tested said = failure_of(command, arguments);
    CHECK_THAT(said.err, StartsWith("eight-puzzle: X: " + verdict));
    CHECK_THAT(said.err, ContainsSubstring(rest));
    CHECK_THAT(said.out, StartsWith(board));
  }
}

TEST_CASE("Of boards that fail only together the fewest are printed", "[grader]") {
  struct Case {
    std::string name, command, verdict, last, boards;
  };
  const std::string
      state =
          "Is everything reset before the next board? In C or C++, is every array large enough?\n",
      wrong = "wrong answer: ", of_100 = "100 of 100 answers are right";
  for (const auto& [name, command, verdict, last, boards] : std::vector<Case>{
           {"after an unsolvable one",
            by_awk(R"({print last == "impossible" ? $1 + 2 : $1; last = $1})"), wrong, state,
            "2\n"},
           {"after a far one", by_awk("{print (last > 28 && $1 < 3) ? last : $1; last = $1 + 0}"),
            wrong, state, "2\n"},
           {"the second", by_awk("NR > 1 {$1 = 99} {print}"), wrong, state, "2\n"},
           {"the second and late",
            "read n; (echo $n; cat) | " + by_awk("NR > 1 {$1 = 99} {print}") +
                "; if [ $n -gt 5 ]; then " + late + "; fi",
            "time limit exceeded: ", state, "2\n"},
           {"second missing", by_awk("NR != 2 {print}"),
            "wrong answer: 2 of 100 answers are right, in 99 lines instead of 100\n",
            ", found the end of the answers\n", "2\n"},
           {"one answer", by_awk("NR == 1"),
            "wrong answer: 1 of 100 answers are right, in 1 line instead of 100\n",
            ", found the end of the answers\n", "2\n"},
           {"empty lines between", by_awk("NR > 1 {print \"\"} {print}"),
            "wrong answer: 1 of 100 answers are right, in 199 lines instead of 100\n",
            ", found an empty line\n", "2\n"},
           {"crash", if_several(crash), "runtime error: signal 11 (Segmentation fault); " + of_100,
            state, "2\n"},
           {"another failure alone", "read n; if [ $n = 1 ]; then echo 99; else " + crash + "; fi",
            "runtime error: signal 11 ",
            "If any one of these boards is left out, the program does not fail like this. " + state,
            "2\n"},
           {"at the 61st", by_awk("NR == 61 {exit} {print} END {exit NR > 60}"),
            "runtime error: exit status 1, not 0; 60", state, "61\n"},
       }) {
    CAPTURE(name);
    const Tested said = failure_of(command);
    CHECK_THAT(said.err, StartsWith("eight-puzzle: X: " + verdict));
    CHECK_THAT(said.err, EndsWith(last));
    CHECK_THAT(said.out, StartsWith(boards));
  }
}

TEST_CASE("A program that fails only sometimes is reported as such", "[grader]") {
  // Wrong in its first and its third run only.
  const Tested outcome = test_of(R"sh(
    case $(wc -l <"$FOLDER/runs") in
      1) cat >&2; echo 5 ;;
      3) cat >&2; echo 6 ;;
      *) "$PROGRAM" ;;
    esac)sh");
  const std::string not_always =
      "The program does not always fail like this on this input. Does it use the time, random ";
  CHECK_THAT(outcome.err, ContainsSubstring(not_always));
  CHECK_THAT(outcome.err, ContainsSubstring(", found '6'\n"));
  CHECK_FALSE(outcome.good);
  // It fails five times, but not a sixth time.
  const std::string wrong_6 =
      R"sh(test "$(wc -c <"$FOLDER/runs")" -gt 5 || printf 9; )sh" + right + " -fboj1525";
  CHECK_THAT(test_of(wrong_6, "-fboj1525").err, ContainsSubstring(not_always));
}

TEST_CASE("A command that cannot be run is told that it read nothing", "[grader]") {
  for (const std::string command : {"./none", "-x", R"("$FOLDER")"}) {
    for (const std::string format : {"", "-fpoj1077", "-fuva652"}) {
      CAPTURE(command, format);
      const Tested none = failure_of(command, format);
      CHECK_THAT(none.err, ContainsSubstring(": runtime error: exit status 12"));
      CHECK_THAT(none.err, ContainsSubstring(unread));
    }
  }
  CHECK_THAT(failure_of("./none").err, ContainsSubstring("not found\n" + unread));
  // Without quotes, a part of the command is taken for a FILE.
  const std::string quote = "\nIf FILE is part of COMMAND, use quotes: --test=\"python3 mine.py\".";
  CHECK_THAT(run_command(R"("$PROGRAM" --test python3 mine.py)").err, ContainsSubstring(quote));
  CHECK_THAT(run_command(R"("$PROGRAM" --test python3 "$FOLDER/in")", "import sys\n").err,
             ContainsSubstring(quote));
}

TEST_CASE("Time ends a test and the search for fewer boards", "[grader]") {
  const auto test = [](const std::string& command, const std::string& arguments = "") {
    return test_of(command, arguments, "", clock_of_runs<11'000>);
  };
  CHECK_THAT(test(right).err, ContainsSubstring(": 201 of 201 answers are right; "));
  CHECK_THAT(test(right + " -fboj1525", "-fboj1525").err,
             ContainsSubstring(": 3 of 3 answers are right; "));
  CHECK_THAT(test_of(right + " -fboj1525", "-fboj1525", "", clock_of_runs<300>).err,
             ContainsSubstring(": 34 of 34 answers are right; "));
  CHECK_THAT(test_of(right + " -fboj1525", "-fboj1525", "", clock_of_runs<1500>).err,
             ContainsSubstring(": 14 of 14 answers are right; "));
  CHECK_THAT(test(right, "-r300").err, ContainsSubstring(": 300 of 300 answers are right; "));
  // After the first run there is time for one on a board, and for another.
  const Tested slow = test("read n; (echo $n; cat) | " + right + "; [ $n -lt 20 ]");
  CHECK_THAT(slow.out, StartsWith("100\n\n"));
  CHECK_THAT(slow.err, EndsWith(" are right\nThere was no time to find out whether fewer boards "
                                "fail.\n"));
  CHECK(slow.runs == 3);
  // One nearer run is all that time allows.
  CHECK(test(by_awk("{print ($1 > 12 ? 5 : $1)}")).runs == 4);
}

TEST_CASE("A run ends after 30 s and one that was stuck is not tried again", "[grader]") {
  // Once the command has begun, each look at the clock takes a second.
  static Clock::time_point time;
  for (const std::string command : {"sleep 100", "cat >/dev/null; sleep 100"}) {
    time = {};
    const Tested tested =
        test_of(command, "", "", [] { return time += std::chrono::seconds(runs_so_far()); });
    CHECK_THAT(tested.err, StartsWith("eight-puzzle: X: time limit exceeded: did not end within 30 "
                                      "s; 0 of 100"));
    // On a busy machine, cat may not have read by then.
    const std::string no_answers = ", found the end of the answers\n", hinted = no_answers + unread,
                      hangs = no_answers +
                              "Fewer boards were not tried, as a run that hangs takes so long.\n";
    CHECK_THAT(tested.err, EndsWith(hinted) || EndsWith(command == "sleep 100" ? hinted : hangs));
    CHECK_THAT(tested.out, StartsWith("100\n\n"));
    CHECK(tested.runs == 1);
  }
}

TEST_CASE("A program that is only slow is told so", "[grader]") {
  const Tested slow = test_of(if_several("kill -XCPU $$"));
  CHECK_THAT(slow.out, StartsWith("100\n\n"));
  CHECK_THAT(
      slow.err,
      EndsWith("\n100 boards were tried alone, and took at most 0.1 s of CPU time. Is the program "
               "too slow for 100 boards?\n"));
  CHECK(slow.runs == 101);
}

TEST_CASE("Two of four runs have the spacing of the sample", "[grader]") {
  const std::string spaced = "\nThe program is right with the usual spaces and line ends. ";
  for (const std::string format : {"poj1077", "acwing179", "acwing845", "hdu1043"}) {
    CAPTURE(format);
    const auto fails_if = [&](const std::string& condition) {
      return test_of(
          R"(cat >"$FOLDER/in"; if grep -q '  ' "$FOLDER/in"; then a=2; else a=1; fi; )" +
              condition + R"( && exit 3; "$PROGRAM" -f)" + format + R"( "$FOLDER/in")",
          "-f" + format);
    };
    const Tested wide = fails_if("[ $a = 2 ]"), narrow = fails_if("[ $a = 1 ]");
    CHECK_THAT(wide.out, ContainsSubstring("  "));
    CHECK_THAT(wide.err, ContainsSubstring(spaced));
    CHECK_THAT(narrow.out, !ContainsSubstring("  "));
    CHECK_THAT(narrow.err, !ContainsSubstring(spaced));
  }
  CHECK(test_of("! grep '  '; echo 5", "-fboj1525").out.find("  ") == std::string::npos);
}

TEST_CASE("Standard error is shown once and is that of the boards that are printed", "[grader]") {
  const auto shown = [](const std::string& command) {
    return test_of(R"(read n; echo "had $n" >&2; (echo $n; cat) | )" + command).err;
  };
  CHECK(shown(right).find("\nhad") == std::string::npos);
  const std::string wrong = shown("echo 5");
  CHECK_THAT(wrong, ContainsSubstring("\nhad 1\n"));
  CHECK(wrong.find("had 100") == wrong.npos);
  CHECK(wrong.find("had 1\n") == wrong.rfind("had 1\n"));
}

TEST_CASE("Whatever a program does with its input and output the test ends", "[grader]") {
  CHECK_THAT(failure_of("exec <&-; yes").err, ContainsSubstring("output limit exceeded: "));
  CHECK_THAT(failure_of("exec >&-; cat >/dev/null").err,
             ContainsSubstring("expected 0, found the end of the answers"));
  setenv("TESTED", (right + " -fboj1525").c_str(), 1);
  CHECK_THAT(run_command(R"(ulimit -n 16; "$PROGRAM" -fboj1525 -r30 --test="$TESTED")").err,
             ContainsSubstring(": 30 of 30 answers are right; "));
  setenv("TESTED", right.c_str(), 1);
  CHECK(run_command(R"(trap '' XFSZ; ulimit -f 1; "$PROGRAM" --test="$TESTED" -r1500)").err ==
        "eight-puzzle: temporary file: File too large\n");
  // Where the caller ignores that children end, too.
  CHECK(test_of("echo 5 # \x1b[31m").err.find('\x1b') == std::string::npos);
  CHECK_THAT(run_command(R"(bash -c 'trap "" CHLD; exec "$PROGRAM" --test="exit 3"')").err,
             StartsWith("eight-puzzle: exit 3: runtime error: exit status 3, not 0; "));
}

TEST_CASE("The most that a run takes is shown beside what the judge gives", "[grader]") {
  // One of two runs takes a second in a process of its own, and one takes 50 MB.
  const Outcome outcome = run_command(R"sh(
    export TESTED='
      if mkdir "$FOLDER/second"; then (ulimit -S -t 1; while :; do :; done); fi 2>&-
      if rmdir "$FOLDER/first"; then head -c 50000000 /dev/zero | tail -c 50000000 >/dev/null; fi 2>&-
      "$PROGRAM" -fboj1525'
    mkdir "$FOLDER/first"
    "$PROGRAM" --test="$TESTED" -fboj1525 -r2)sh");
  const double seconds = figure_after("at most ", outcome.err);
  CHECK(seconds >= 0.5);  // The kernel measures a limit less exactly than what was taken.
  CHECK(seconds < 10);
  CHECK(figure_after(" s and ", outcome.err) >= 47);
  CHECK_THAT(
      outcome.err,
      EndsWith(" MB per run; the judge gives C and C++ 1 s and 32 MB, which is less memory\n") ||
          EndsWith(" MB per run; the judge gives C and C++ 1 s and 32 MB, which is less time and "
                   "memory\n"));
  CHECK(outcome.status == 0);
}

TEST_CASE("A run gets CPU time and output by what the judge gives", "[grader]") {
  const auto has_seconds = [](const std::string& seconds) {
    return "test $(ulimit -S -t) = " + seconds + " && ";
  };
  CHECK(test_of(has_seconds("5") + right, "-r1").good);
  CHECK(test_of(has_seconds("10") + right + " -fuva652", "-fuva652 -r1").good);
  // Beyond 16 MB, 64 KB for each board.
  CHECK(test_of("head -c 18000000 /dev/zero >&2; " + right, "-r100").good);
  CHECK_THAT(test_of("head -c 18000000 /dev/zero >&2; " + right, "-r10").err,
             ContainsSubstring("output limit exceeded: wrote more than 16 MB to standard error"));
}

TEST_CASE("Files are tested byte for byte instead of random boards", "[grader]") {
  const std::string two = "2\r\n" + solved + two_away;
  const auto test = [&](const std::string& command, const std::string& arguments) {
    return test_of(command, arguments + " in -", two);
  };
  CHECK_THAT(
      test(R"sh(test "$(tr '\r\n' %/)" = 2%/123/456/78#/123/4#5/786/ && echo 0 && echo 2)sh", "")
          .err,
      ContainsSubstring(": 4 of 4 answers are right; "));
  // What fails on these bytes only is told so, and they are what is printed.
  const std::string same = "The program is right with the usual spaces and line ends. ";
  const std::string no_end = "1\n\n123\n4#5\n786", no_gap = "1\n" + two_away;
  CHECK(test_of(R"sh(grep -v "$(printf '\r')" | )sh" + right, "in", no_gap).good);
  for (const auto& [command, text] : std::vector<std::pair<std::string, std::string>>{
           {R"sh(grep -v "$(printf '\r')" | )sh", two},
           {"sed 2d | ", no_gap},
           {"while read -r line; do echo $line; done | ", no_end}}) {
    CAPTURE(command);
    const Tested tested = test_of(command + right, "in", text);
    CHECK(tested.out == text);
    CHECK_THAT(tested.err, ContainsSubstring('\n' + same));
    CHECK_FALSE(tested.good);
  }
  // If it fails on the same boards otherwise, that is what is said of them.
  const Tested otherwise =
      test_of("read n; if [ $n != 1 ] && [ $n != 2 ]; then echo 7; exit; fi; (echo $n; cat) | " +
                  right + "; [ $n = 1 ]",
              "in", two);
  CHECK_THAT(
      otherwise.err,
      ContainsSubstring(": wrong answer: 0 of 2 answers are right, in 1 line instead of 2\n"));
  CHECK_THAT(otherwise.err,
             ContainsSubstring(": on 2 boards: runtime error: exit status 1, not 0; 2 of"));
  CHECK(otherwise.err.find("found '7'") == std::string::npos);
  const Tested wrong_one =
      test_of("tee /dev/stderr | " + by_awk("{print $1 == 2 ? 3 : $1}"), "-", two);
  CHECK_THAT(wrong_one.err, ContainsSubstring(": expected 2, found '3'\n1\n\n" + two_away));
  CHECK(wrong_one.out == "1\n\n" + two_away + "\n");
  // Of several files the one that failed is named.
  const Tested second =
      test(R"(if mkdir "$FOLDER/once"; then "$PROGRAM"; else echo 5; fi 2>&-)", "");
  CHECK_THAT(
      second.err,
      ContainsSubstring(": -: wrong answer: 0 of 2 answers are right, in 1 line instead of 2\n"));
  CHECK(second.err.find(other_judge) == std::string::npos);
  const auto bad = [](const std::string& arguments, const std::string& input) {
    return run_command(R"(cd "$FOLDER"; "$PROGRAM" --test='echo 0' )" + arguments, input);
  };
  CHECK_THAT(bad("in nowhere.in", "1\n123\n456\n789\n").err,
             StartsWith("eight-puzzle: in:4:3: unexpected '9'"));
  CHECK(bad("in", "1\n123\n456\n789\n").status == 1);
  CHECK_THAT(bad("nowhere.in", "").err,
             StartsWith("eight-puzzle: nowhere.in: No such file or directory\n"));
  CHECK(bad("-fboj1525 in", "").err == "eight-puzzle: in: contains no boards\n");
  CHECK(bad("-flanqiao in", "\n").err == "eight-puzzle: in: contains no boards\n");
  CHECK(bad("in", "0\n").status == 1);
}

TEST_CASE("A test leaves neither a process nor a file behind", "[grader]") {
  // What is left would write, but only after the end, whenever that is.
  const Outcome outcome = run_command(R"sh(
    mkdir "$FOLDER/tmp"; export TMPDIR="$FOLDER/tmp"
    export LATE='while [ -d "$FOLDER" ] && ! [ -e "$FOLDER/end" ]; do sleep 0.1; done
                 echo left >>"$FOLDER/left"'
    "$PROGRAM" -r300 --test="($LATE) >/dev/null &"' "$PROGRAM"' >&2
    for signal in INT TERM HUP QUIT PIPE; do
      timeout --preserve-status -s $signal 0.2 "$PROGRAM" --test="($LATE) & sleep 100"
      echo $?
    done
    for wait in 0.002 0.003 0.004 0.005 0.006 0.007 0.008 0.009 0.01 0.011; do
      timeout $wait "$PROGRAM" -fboj1525 --test="$LATE"
    done
    (trap '' HUP; exec "$PROGRAM" --test='echo >"$FOLDER/again"; sleep 0.2; "$PROGRAM"' -r9) >&2 &
    while ! [ -s "$FOLDER/again" ]; do sleep 0.01; done
    kill -HUP $!
    wait $!
    echo $?
    echo >"$FOLDER/end"
    sleep 1
    ls "$FOLDER/tmp"
    ls "$FOLDER" | grep left)sh");
  CHECK(outcome.out == "130\n143\n129\n131\n141\n0\n");
}

TEST_CASE("A program is tested whatever standard streams are closed", "[grader]") {
  for (const std::string closed : {"<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", "<&- >&- 2>&-"}) {
    CAPTURE(closed);
    CHECK(run_command(R"("$PROGRAM" -r3 --test='"$PROGRAM"' )" + closed).status == 0);
  }
}

TEST_CASE("A program that is tested cannot be stopped by the terminal", "[grader]") {
  if (!has_terminal()) return;
  const std::string screen = at_terminal(R"sh(
    stty tostop
    timeout --foreground 50 "$PROGRAM" -r9 --test='echo to >&2; read x </dev/tty; "$PROGRAM"')sh");
  CHECK_THAT(screen, ContainsSubstring("9 of 9 answers are right"));
}

TEST_CASE("The progress of a test also counts the runs on fewer boards", "[grader]") {
  if (!has_terminal()) return;
  // The second run waits until Ctrl-C.
  const std::string fewer = "\rtrying fewer boards for mkdir \": 2 runs\x1b[K";
  setenv("TESTED", R"(mkdir "$FOLDER/1" 2>&- || sleep 100; "$PROGRAM"; echo 5)", 1);
  const std::string screen = at_terminal(R"(exec "$PROGRAM" --test="$TESTED")", fewer);
  CHECK_THAT(screen, ContainsSubstring(": wrong answer: 100 of 100 answers are right, in 101 "));
  CHECK_THAT(screen, ContainsSubstring(fewer));
}

TEST_CASE("Which run fails like another depends on how that failed", "[grader]") {
  const auto result = [](End end, bool is_wrong) {
    RunResult run;
    run.process.end = end;
    if (is_wrong) run.score.add({}, {"wrong"});
    return run;
  };
  const RunResult right_run = result(End::well, false), wrong_run = result(End::well, true),
                  late_run = result(End::late, false), late_and_wrong_run = result(End::late, true),
                  crashed_run = result(End::crashed, true), failed_run = result(End::failed, false);
  const auto alike = [&](const RunResult& original) {
    std::string all;
    for (const RunResult* run :
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

TEST_CASE("Nothing may be the path of one solved board but not of two", "[grader]") {
  CHECK(test_of("cat >/dev/null", "-fpoj1077 in", "12345678x").good);
  CHECK_FALSE(test_of("cat >/dev/null", "-fpoj1077 in", "12345678x 12345678x").good);
}

TEST_CASE("The cost of a run is rounded up and stands beside what the judge gives", "[grader]") {
  struct Case {
    double seconds, megabytes;
    int judge_seconds, judge_megabytes;
    std::string cost;
  };
  const std::string gives = " MB per run; the judge gives C and C++ ";
  for (const auto& [seconds, megabytes, judge_seconds, judge_megabytes, cost] : std::vector<Case>{
           {0, 3, 0, 0, "0.0 s and 3 MB per run"},
           {0.01, 3.01, 2, 0, "0.1 s and 4" + gives + "2 s"},
           {0.01, 3.01, 1, 256, "0.1 s and 4" + gives + "1 s and 256 MB"},
           {1, 255.5, 1, 256, "1.0 s and 256" + gives + "1 s and 256 MB"},
           {1, 1999.5, 0, 256, "1.0 s and 2,000" + gives + "256 MB, which is less memory"},
           {0.5, 361, 1, 256, "0.5 s and 361" + gives + "1 s and 256 MB, which is less memory"},
           {1.95, 361, 1, 256,
            "2.0 s and 361" + gives + "1 s and 256 MB, which is less time and memory"},
           {1.01, 3, 1, 0, "1.1 s and 3" + gives + "1 s, which is less time"},
       }) {
    Tally tally;
    tally.cpu_seconds = seconds;
    tally.megabytes = megabytes;
    CHECK(shown_cost(tally, {1, judge_seconds, judge_megabytes}) == cost);
  }
}
