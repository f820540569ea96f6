// --test from outside: programs right and wrong, and what is said of them.
#include <algorithm>
#include <string>
#include <vector>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/figures.hpp"
#include "support/process.hpp"
#include "support/terminal.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace {

// Tests a shell command. In it "$PROGRAM" may stand for a right solution. Runs `after` then.
Outcome test_of(const std::string& command, const std::string& arguments = "",
                const std::string& after = "") {
  setenv("TESTED", command.c_str(), 1);
  return run_command("\"$PROGRAM\" --test=\"$TESTED\" " + arguments + after);
}

// What is said of a command that is wrong, with X for its name; then the boards that are printed.
std::string said_of(const std::string& command, const std::string& arguments = "") {
  const Outcome outcome = test_of(command, arguments);
  CHECK(outcome.status == 1);
  std::string text = outcome.err;
  const std::string name = eight_puzzle::escaped(command);
  for (std::size_t at; (at = text.find(name)) != text.npos;) text.replace(at, name.size(), "X");
  return text + outcome.out;
}

const std::string right = "\"$PROGRAM\"", none_right = "eight-puzzle: 0 of 1 answer is right\n",
                  no_answer =
                      "eight-puzzle: X:1: board 1: expected an answer, found the end of "
                      "the file\n" +
                      none_right,
                  alone =
                      "A board of each kind alone is answered right: is everything reset before "
                      "the next one, and every array large enough?\n",
                  nearest = "1\n\n" + solved + "\n";

// The right answers, changed by an awk program. It has each answer in $1.
std::string by_awk(const std::string& program) { return right + " | awk '" + program + "'"; }

}  // namespace

TEST_CASE("A right program passes in every format, in one run or in a run for each board",
          "[trial]") {
  for (const eight_puzzle::Format& format : eight_puzzle::formats) {
    CAPTURE(format.name);
    const std::string option = std::string(" --format=") + format.name,
                      runs = format.has_one() ? "9" : "1",
                      answers = format.has_one() ? "9 of 9" : "1,500 of 1,500";
    const Outcome outcome =
        test_of("echo >>\"$FOLDER/runs\"; " + right + option,
                option + (format.has_one() ? " --random=9" : ""), "; wc -l <\"$FOLDER/runs\"");
    CHECK_THAT(outcome.out, StartsWith(answers + " answers are right; at most "));
    CHECK_THAT(outcome.out, EndsWith(" MB a run\n" + runs + '\n'));
    CHECK(figure_after("at most ", outcome.out) > 0);  // Rounded up.
    CHECK(outcome.err == "");
  }
}

TEST_CASE("A judge that gives one board a run gives three of each kind, nearest first", "[trial]") {
  const std::string keep = "tee -a \"$FOLDER/in\" | ";
  const Outcome any = test_of(keep + right + " -s2x2 -fboj1525", "-s2x2 -fboj1525",
                              "; \"$PROGRAM\" -s2x2 -fboj1525 \"$FOLDER/in\" | tr '\\n' ' '");
  CHECK_THAT(any.out, StartsWith("24 of 24 answers are right; "));
  CHECK_THAT(any.out, EndsWith("0 1 2 3 4 5 6 -1 0 1 2 3 4 5 6 -1 0 1 2 3 4 5 6 -1 "));
  const Outcome promised = test_of(right + " -fboj34388", "-fboj34388");
  CHECK_THAT(promised.out, StartsWith("21 of 21 answers are right; "));
  CHECK_THAT(test_of(right + " -fboj34388", "-fboj34388 --unsolvable").out,
             StartsWith("24 of 24 answers"));
  CHECK_THAT(test_of(right + " -fboj34388", "-fboj34388 --distance=2-3").out,
             StartsWith("6 of 6 answers"));
}

TEST_CASE("Where several boards are wrong, the simplest that is wrong alone is named and printed",
          "[trial]") {
  const std::string far = said_of(by_awk("{print $1 == 31 ? 30 : $1}"));
  CHECK_THAT(far, StartsWith("eight-puzzle: X:1: board 1, "));
  CHECK_THAT(far, ContainsSubstring(": expected 31, found '30'\n" + none_right));
  CHECK(said_of(by_awk("{print $1 == 0 ? 2 : $1}")) ==
        "eight-puzzle: X:1: board 1, 123 456 78#: expected 0, found '2'\n" + none_right + nearest);
  CHECK(said_of("yes 7") ==
        "eight-puzzle: X:1: board 1, 123 456 78#: expected 0, found '7'\n" + none_right + nearest);
  CHECK_THAT(said_of(right + " | sed s/impossible/-1/"),
             ContainsSubstring(": expected impossible, found '-1'\n"));
  CHECK_THAT(said_of("echo 5", "-fboj1525"), EndsWith(none_right + "1 2 3\n4 5 6\n7 8 0\n\n"));
  CHECK_THAT(said_of("\"$PROGRAM\" -m", "-m --random=5 --distance=3 -g1234567#8"),
             ContainsSubstring(": expected 3 and the moves, found '"));
}

TEST_CASE("A board that is wrong alone is printed, though no other of its kind is wrong",
          "[trial]") {
  // Wrong on impossible boards with the blank in the centre.
  const std::string text = said_of(R"sh(
    cat >"$FOLDER/boards"
    "$PROGRAM" <"$FOLDER/boards" >"$FOLDER/answers"
    awk 'BEGIN {RS = ""} NR > 1 {print $2}' "$FOLDER/boards" | paste - "$FOLDER/answers" |
      awk '$1 ~ /.#./ && $2 == "impossible" {$2 = 0} {print $2}')sh");
  CHECK_THAT(text, StartsWith("eight-puzzle: X:1: board 1, "));
  CHECK_THAT(text, ContainsSubstring(": expected impossible, found '0'\n" + none_right + "1\n\n"));
}

TEST_CASE("How a program ended is said first, and on which board it ends so", "[trial]") {
  const std::string begin = "eight-puzzle: X: ";
  CHECK(said_of("kill -SEGV $$") ==
        begin + "killed by signal 11 (Segmentation fault)\n" + no_answer + nearest);
  CHECK_THAT(said_of("sh -c 'kill -TERM $$'; exit $?"),
             EndsWith(begin + "killed by signal 15 (Terminated)\n" + no_answer + nearest));
  CHECK(said_of(right + "; exit 3") ==
        begin + "exit status 3\neight-puzzle: 1 of 1 answer is right\n" + nearest);
  CHECK_THAT(said_of(right + "; exit 160"), StartsWith(begin + "exit status 160\n"));
  CHECK_THAT(said_of("kill -KILL $$"),
             StartsWith(begin + "killed by signal 9 (Killed) after 0.0 s\n"));
  CHECK_THAT(said_of(by_awk("{print 99}") + "; exit 3"), StartsWith(begin + "exit status 3\n"));
  // Where the caller ignores that children end, too.
  setenv("TESTED", "exit 3", 1);
  CHECK_THAT(run_command("bash -c 'trap \"\" CHLD; exec \"$PROGRAM\" --test=\"$TESTED\"'").err,
             StartsWith("eight-puzzle: exit 3: exit status 3\n"));
  // The limit of CPU time is 10 s, or a lower one of the caller's.
  CHECK_THAT(said_of("kill -XCPU $$"), StartsWith(begin + "took more than 0 s\n"));
  for (const std::string limit : {"5", "60"}) {
    setenv("TESTED", "ulimit -S -t >\"$FOLDER/limit\"; \"$PROGRAM\"", 1);
    CHECK(run_command("ulimit -S -t " + limit +
                      "; \"$PROGRAM\" --test=\"$TESTED\" -r9 >&2; cat \"$FOLDER/limit\"")
              .out == (limit == "5" ? "5\n" : "10\n"));
  }
  // A crash on hard boards, which loses the answers before it.
  const std::string crash = said_of(
      "\"$PROGRAM\" >\"$FOLDER/a\"; if grep -q ^29 \"$FOLDER/a\"; then kill -SEGV $$; fi; cat "
      "\"$FOLDER/a\"");
  CHECK_THAT(crash, StartsWith(begin + "killed by signal 11 (Segmentation fault)\n" + no_answer));
  const std::string board = crash.substr(crash.find(none_right) + none_right.size());
  CHECK(program("", board).out == "29\n");
}

TEST_CASE("A program that cannot be started is tried once", "[trial]") {
  const std::string text = said_of("./none");
  CHECK_THAT(text, ContainsSubstring("not found\n"));
  CHECK_THAT(text, EndsWith("eight-puzzle: X: exit status 127\n"));
  CHECK(std::count(text.begin(), text.end(), '\n') == 2);
  CHECK_THAT(said_of("\"$FOLDER\""), EndsWith("eight-puzzle: X: exit status 126\n"));
}

TEST_CASE("What one board leaves behind for the next is found, with the boards that lead to it",
          "[trial]") {
  // Wrong after each impossible board; after a far one; from the 1,001st on; two lines exchanged.
  for (const std::string fault :
       {"{print last == \"impossible\" ? $1 + 2 : $1; last = $1}",
        "{print (last > 28 && $1 < 3) ? last : $1; last = $1 + 0}", "NR > 1000 {$1 = 0} {print}",
        "NR == 5 {x = $1; next} {print} NR == 6 {print x}"}) {
    CAPTURE(fault);
    const Outcome outcome = test_of(by_awk(fault));
    CHECK_THAT(outcome.err, EndsWith(" of 1,500 answers are right\n" + alone));
    const double number = figure_after(": board ", outcome.err);
    CHECK(figure_after("", outcome.out) == number);
    // These boards show it again, and as a FILE.
    const std::string again = "--test=\"$TESTED\" \"$FOLDER/in\"";
    const Outcome file = program(again, outcome.out);
    CHECK(figure_after(": board ", file.err) == number);
    const std::string question =
        fault.substr(0, 7) == "NR == 5"  // Its fifth answer is missing.
            ? " alone is answered right: does the program read the whole input?\n"
            : alone.substr(alone.find(" alone"));
    CHECK_THAT(file.err, EndsWith("\nThis board" + question));
    CHECK(file.out == outcome.out);
  }
  const std::string cut = said_of(by_awk("NR <= 1000"));
  CHECK_THAT(cut, ContainsSubstring("X:1001: board 1001: expected an "));
  CHECK_THAT(cut, ContainsSubstring(" right: does the program read the whole input?\n"));
  const std::string pairs = " -fhdu3567",
                    late = right + pairs + " | awk 'NR > 1000 {$0 = 0} {print}'";
  const Outcome pair = test_of(late, pairs);
  CHECK_THAT(pair.err, ContainsSubstring(":1001: pair 501, "));
  CHECK_THAT(pair.err, EndsWith("A pair" + alone.substr(alone.find(" of each"))));
  CHECK_THAT(pair.out, StartsWith("501\n"));
  CHECK_THAT(program(pairs + " --test=\"$TESTED\" -", pair.out).err,
             EndsWith("This pair" + alone.substr(alone.find(" alone"))));
}

TEST_CASE("Whatever a program does with its input and output, the test ends", "[trial]") {
  CHECK_THAT(test_of("exec <&-; yes").err, ContainsSubstring("expected 0, found 'y'"));
  CHECK_THAT(test_of("echo 0; cat >/dev/null").err, ContainsSubstring("expected 1, found '0'"));
  CHECK_THAT(test_of("exec >&-; cat >/dev/null").err, ContainsSubstring("found the end of the"));
  CHECK_THAT(test_of("trap '' PIPE; " + right + "; while :; do echo 5; done").err,
             ContainsSubstring(":2: '5' after the last of 1 answer"));
  CHECK_THAT(test_of("tr '\\0' x </dev/zero").err, ContainsSubstring("a line of more than 16,"));
  for (const std::string answers : {"\"$PROGRAM\"", "echo 5", "\"$PROGRAM\"; echo 5"}) {
    setenv("TESTED", ("sleep 1000 & " + answers).c_str(), 1);
    const Outcome outcome = run_command("timeout 20 \"$PROGRAM\" --test=\"$TESTED\"");
    CHECK(outcome.status == (answers.back() == '"' ? 0 : 1));
  }
  setenv("TESTED", (right + " -fboj1525").c_str(), 1);
  CHECK_THAT(run_command("ulimit -n 16; \"$PROGRAM\" -fboj1525 -r30 --test=\"$TESTED\"").out,
             StartsWith("30 of 30 answers are right; "));
  const Outcome silent = run_command("\"$PROGRAM\" -fboj1525 -r2 --test=true 2>&-");
  CHECK(silent.status == 1);
  CHECK(silent.out == "1 2 3\n4 5 6\n7 8 0\n\n");
  CHECK(test_of(right, ">&-").err == "eight-puzzle: write error: Bad file descriptor\n");
  CHECK(run_command("timeout 6 \"$PROGRAM\" --test='setsid sleep 9 & \"$PROGRAM\"'").status == 0);
  CHECK_THAT(test_of("-x").err, ContainsSubstring("eight-puzzle: -x: exit status 127\n"));
  CHECK_THAT(test_of(right, "--random=0").out, StartsWith("0 of 0 answers are right; "));
  setenv("TESTED", right.c_str(), 1);
  CHECK(run_command("trap '' XFSZ; ulimit -f 8; \"$PROGRAM\" --test=\"$TESTED\"").err ==
        "eight-puzzle: temporary file: File too large\n");
}

TEST_CASE("The most that a run takes is said, in CPU time and memory", "[trial]") {
  // The first of two runs takes a second in a process of its own, and another takes 50 MB.
  const Outcome outcome = run_command(R"sh(
    export TESTED='
      if mkdir "$FOLDER/second"; then (ulimit -S -t 1; while :; do :; done); fi 2>&-
      if rmdir "$FOLDER/first"; then head -c 50000000 /dev/zero | tail -c 50000000 >/dev/null; fi 2>&-
      "$PROGRAM"'
    mkdir "$FOLDER/first"
    "$PROGRAM" --test="$TESTED" "$FOLDER/in" - <"$FOLDER/in")sh",
                                      "1\n" + solved);
  const double seconds = figure_after("at most ", outcome.out),
               megabytes = figure_after("s and ", outcome.out);
  CHECK(seconds >= 0.5);  // The kernel measures a limit less exactly than what was taken.
  CHECK(seconds < 10);
  CHECK(megabytes >= 47);
  CHECK(megabytes < 5000);
}

TEST_CASE("The boards that are printed show the fault, if need be all of them", "[trial]") {
  // All read before the first answer, which a 1,001st board spoils.
  const Outcome spoilt =
      test_of(by_awk("{a[NR] = $1} END {if (NR > 1000) a[1] += 2; for (i = 1; "
                     "i <= NR; ++i) print a[i]}"));
  CHECK_THAT(spoilt.err, ContainsSubstring(":1: board 1, "));
  CHECK_THAT(spoilt.out, StartsWith("1500\n\n"));
  const std::string alone_right =
      "read n; (echo $n; cat) | if [ $n = 1 ]; then \"$PROGRAM\"; else ";
  const Outcome status =
      test_of(alone_right + "\"$PROGRAM\" | sed 1s/.*/99/; kill -XCPU $$; fi", "--random=3");
  CHECK_THAT(status.out, StartsWith("3\n\n"));
  CHECK_THAT(status.err, ContainsSubstring(": took more than 0 s\n"));
  CHECK_THAT(status.err, EndsWith("every array large enough?\n"));
  CHECK_THAT(test_of(alone_right + "kill -XCPU $$; fi").err,
             EndsWith(" alone is answered right: is --random=100 fast enough?\n"));
  CHECK_THAT(test_of(alone_right + "kill -KILL $$; fi").err,
             EndsWith("every array large enough?\n"));
  CHECK_THAT(test_of("\"$PROGRAM\" | head -n 1").err,
             EndsWith(" alone is answered right: does the program read the whole input?\n"));
  CHECK_THAT(test_of("\"$PROGRAM\" | tr -d '\\n'").out, StartsWith("1500\n\n"));
}

TEST_CASE("A judge that gives one board a run gives each board of a file alone", "[trial]") {
  const std::string boards = "1 2 3\n4 0 5\n7 8 6\n\n1 2 3\n4 5 6\n7 0 8\n";
  const auto test = [&](const std::string& command, const std::string& input) {
    return program("-fboj1525 --test='" + command + "' \"$FOLDER/in\"", input);
  };
  CHECK_THAT(test("\"$PROGRAM\" -fboj1525 | head -n 1", boards).out, StartsWith("2 of 2 answers "));
  const Outcome wrong = test("echo 2", boards);
  CHECK_THAT(wrong.err, StartsWith("eight-puzzle: echo 2:1: board 1, 123 456 708: expected 1, "));
  CHECK(wrong.out == "1 2 3\n4 5 6\n7 0 8\n\n");
  const Outcome bad = test("echo 2", "1 2 3\n4 0 5\n7 8 6\n\n1 2 9");
  CHECK_THAT(bad.err, ContainsSubstring("/in:5:5: unexpected '9'"));
  CHECK(bad.status == 1);
}

TEST_CASE("Files are tested instead of random boards, a run each", "[trial]") {
  const std::string two = "2\n" + solved + two_away, files = "\"$FOLDER/in\" - ";
  setenv("TESTED", "echo >>\"$FOLDER/runs\"; \"$PROGRAM\"", 1);
  const Outcome outcome =
      program("--test=\"$TESTED\" \"$FOLDER/in\" -; wc -l <\"$FOLDER/runs\"", two);
  CHECK_THAT(outcome.out, StartsWith("4 of 4 answers are right; "));
  CHECK_THAT(outcome.out, EndsWith(" run\n2\n"));
  const Outcome wrong = program("--test='echo 0; echo 3' -", two);
  CHECK(wrong.err ==
        "eight-puzzle: echo 0; echo 3:1: board 1, 123 4#5 786: expected 2, found '0'\n"
        "eight-puzzle: 0 of 1 answer is right\n");
  CHECK(wrong.out == "1\n\n" + two_away + "\n");
  const Outcome more = program("--test='\"$PROGRAM\"; echo 5' -", two);
  CHECK_THAT(more.err,
             ContainsSubstring(":3: '5' after the last of 2 answers\neight-puzzle: 2 of"));
  CHECK(more.out == "2\n\n" + solved + "\n" + two_away + "\n");
  const Outcome second = program(
      "--test='if mkdir \"$FOLDER/once\"; then \"$PROGRAM\"; else echo 5; fi' " + files, two);
  CHECK_THAT(second.err, ContainsSubstring(":1: board 1, 123 456 78#: expected 0, found '5'\n"));
  const Outcome bad = run_command("cd \"$FOLDER\"; \"$PROGRAM\" --test='echo 0' in nowhere.in",
                                  "1\n123\n456\n789\n");
  CHECK_THAT(bad.err, StartsWith("eight-puzzle: in:4:3: unexpected '9'"));
  CHECK(bad.status == 1);
  CHECK(program("--test='echo 0' nowhere.in").err ==
        "eight-puzzle: nowhere.in: No such file or directory\n");
}

TEST_CASE("The boards of a test are those of the seed", "[trial]") {
  const auto boards = [](const std::string& arguments) {
    return test_of("tee \"$FOLDER/in\" | " + right, arguments, "; cat \"$FOLDER/in\"").out;
  };
  const auto drawn = [](const std::string& arguments) { return program(arguments).out; };
  CHECK_THAT(boards(""), EndsWith(drawn("--random=1500 --distance=0-31 --unsolvable")));
  CHECK_THAT(boards("--random=40 --distance=9-12 --seed=5"),
             EndsWith(drawn("--random=40 --distance=9-12 --seed=5")));
  CHECK(test_of(right, "-s2x2 --distance=7").status == 2);
}

TEST_CASE("Nothing of a test is left: no process, no file", "[trial]") {
  // A process in the background would write after the test has ended.
  const Outcome outcome = run_command(R"sh(
    mkdir "$FOLDER/tmp"; export TMPDIR="$FOLDER/tmp"
    export LATE='(sleep 0.6; echo left >>"$FOLDER/left") >/dev/null &'
    "$PROGRAM" --test="$LATE"' "$PROGRAM"' >&2
    for signal in INT TERM HUP QUIT; do
      timeout --preserve-status -s $signal 0.2 "$PROGRAM" --test="$LATE sleep 100"
      echo $?
    done
    for wait in 0.002 0.003 0.004 0.005 0.006 0.007 0.008 0.009 0.01 0.011; do
      timeout $wait "$PROGRAM" -fboj1525 --test="sleep 0.3; echo left >>\"$FOLDER/left\""
    done
    (trap '' HUP; exec "$PROGRAM" --test='echo >"$FOLDER/again"; sleep 0.2; "$PROGRAM"') >&2 &
    while ! [ -s "$FOLDER/again" ]; do sleep 0.01; done
    kill -HUP $!
    wait $!
    echo $?
    sleep 0.6
    ls "$FOLDER/tmp"
    ls "$FOLDER" | grep left)sh");
  CHECK(outcome.out == "130\n143\n129\n131\n0\n");
}

TEST_CASE("A program that is tested may use the terminal, and is not stopped by it", "[trial]") {
  if (!has_terminal()) return;
  CHECK_THAT(at_terminal("stty tostop; timeout --foreground 20 \"$PROGRAM\" --test='echo to >&2; "
                         "read x </dev/tty; \"$PROGRAM\"'",
                         80),
             ContainsSubstring("1,500 of 1,500 answers are right"));
}
