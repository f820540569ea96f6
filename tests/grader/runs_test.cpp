// The runs of --test: their time, their limits, their streams, and what is left of them.

#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/run.hpp"
#include "support/terminal.hpp"
#include "support/tested.hpp"

using eight_puzzle::Clock;

namespace {

// What shell commands print; and then, if they leave any, the temporary files and the words of
// processes. In them, $LATE waits for the end of all and then leaves a word.
std::string left_after(const std::string& commands) {
  return run_command(R"sh(
    mkdir "$FOLDER/tmp"; export TMPDIR="$FOLDER/tmp"
    export LATE='while [ -d "$FOLDER" ] && ! [ -e "$FOLDER/end" ]; do sleep 0.1; done
                 echo left >>"$FOLDER/left"'
    )sh" + commands +
                     R"sh(
    echo >"$FOLDER/end"
    sleep 1
    ls "$FOLDER/tmp"
    ls "$FOLDER" | grep left)sh")
      .out;
}

}  // namespace

TEST_CASE("Time ends a test and the search for fewer boards", "[runs]") {
  const auto test = [](const std::string& command, const std::string& arguments = "") {
    return test_of(command, arguments, "", clock_of_runs<11'000>);
  };
  CHECK_THAT(test(solution).err, ContainsSubstring(": 201 of 201 answers are right; "));
  CHECK_THAT(test_of(solution, "", "", clock_of_runs<1600>).err,
             ContainsSubstring(": 301 of 301 "));
  CHECK_THAT(test(solution + " -fboj1525", "-fboj1525").err,
             ContainsSubstring(": 3 of 3 answers are right; "));
  CHECK_THAT(test_of(solution + " -fboj1525", "-fboj1525", "", clock_of_runs<300>).err,
             ContainsSubstring(": 34 of 34 answers are right; "));
  CHECK_THAT(test_of(solution + " -fboj1525", "-fboj1525", "", clock_of_runs<1500>).err,
             ContainsSubstring(": 14 of 14 answers are right; "));
  CHECK_THAT(test(solution, "-r300").err, ContainsSubstring(": 300 of 300 answers are right; "));
  // After the first run there is no time for more than two.
  const Tested slow = test("read n; (echo $n; cat) | " + solution + "; [ $n -lt 20 ]");
  CHECK_THAT(slow.out, StartsWith("100\n\n"));
  CHECK_THAT(slow.err, EndsWith("\nFewer boards may fail, too: not all were tried." + resets));
}

TEST_CASE("A run ends after 30 s and after one that hung one board is tried", "[runs]") {
  // Once the command has begun, each look at the clock takes a second.
  static Clock::time_point time;
  for (const std::string command : {"sleep 100", "cat >/dev/null; sleep 100"}) {
    time = {};
    const Tested tested =
        test_of(command, "", "", [] { return time += std::chrono::seconds(runs_so_far()); });
    CHECK_THAT(tested.err, StartsWith("eight-puzzle: X: time limit exceeded: did not end within 30 "
                                      "s, used at least 0."));
    CHECK_THAT(tested.err, ContainsSubstring(" s of CPU time; 0 of 100"));
    // On a busy machine, cat may not have read by then.
    const std::string no_answers = ", found the end of the answers\n", hinted = no_answers + unread;
    CHECK_THAT(tested.err,
               EndsWith(hinted) || EndsWith(command == "sleep 100" ? hinted : no_answers));
    CHECK_THAT(tested.out, StartsWith("1\n\n"));
    CHECK(tested.runs == 2);
  }
  // Where only many boards take long, the one that was answered wrongly is printed alone.
  const Tested sleeps =
      test_of("read n; (echo $n; cat) | " + by_awk("NR == 1 {$1 = 99} {print}") +
                  "; [ $n -lt 20 ] || sleep 100",
              "", "", [] { return time += std::chrono::seconds(runs_so_far() == 1 ? 1 : 0); });
  CHECK_THAT(sleeps.out, StartsWith("1\n\n"));
  CHECK_THAT(sleeps.err,
             ContainsSubstring("X: on 1 board: wrong answer: 0 of 1 answers are right"));
}

TEST_CASE("Whatever a program does with its input and output the test ends", "[runs]") {
  CHECK_THAT(failure_of("exec <&-; yes").err, ContainsSubstring("output limit exceeded: "));
  CHECK_THAT(failure_of("exec >&-; cat >/dev/null").err,
             ContainsSubstring("expected 0, found the end of the answers"));
  setenv("TESTED", (solution + " -fboj1525").c_str(), 1);
  CHECK_THAT(run_command(R"(ulimit -n 16; "$PROGRAM" -fboj1525 -r30 --test="$TESTED")").err,
             ContainsSubstring(": 30 of 30 answers are right; "));
  setenv("TESTED", solution.c_str(), 1);
  CHECK(run_command(R"(trap '' XFSZ; ulimit -f 1; "$PROGRAM" --test="$TESTED" -r1500)").err ==
        "eight-puzzle: temporary file: File too large\n");
  // Where the caller ignores that children end, too.
  CHECK(test_of("echo 5 # \x1b[31m").err.find('\x1b') == std::string::npos);
  CHECK_THAT(run_command(R"(bash -c 'trap "" CHLD; exec "$PROGRAM" --test="exit 3"')").err,
             StartsWith("eight-puzzle: exit 3: runtime error: exit status 3, not 0; "));
}

TEST_CASE("The most that a run takes is shown beside what the judge gives", "[runs]") {
  // One of two runs takes a second in a process of its own, and one takes 50 MB.
  const Outcome outcome = run_command(R"sh(
    export TESTED='
      if mkdir "$FOLDER/second"; then (ulimit -S -t 1; while :; do :; done); fi 2>&-
      if rmdir "$FOLDER/first"; then
        head -c 50000000 /dev/zero | tail -c 50000000 >/dev/null
      fi 2>&-
      "$PROGRAM" -fboj1525'
    mkdir "$FOLDER/first"
    "$PROGRAM" --test="$TESTED" -fboj1525 -r2)sh");
  const double seconds = figure_after("at most ", outcome.err);
  CHECK(seconds >= 0.5);  // The kernel measures a limit less exactly than what was taken.
  CHECK(seconds < 10);
  CHECK(figure_after(" s and ", outcome.err) >= 47);
  CHECK_THAT(outcome.err, ContainsSubstring(" MB per run; the judge gives C and C++ ") &&
                              ContainsSubstring("1 s and 32 MB\nThis is more "));
  CHECK(outcome.status == 0);
}

TEST_CASE("A run gets CPU time and output by what the judge gives", "[runs]") {
  const auto has_seconds = [](const std::string& seconds) {
    return "test $(ulimit -S -t) = " + seconds + " && ";
  };
  CHECK(test_of(has_seconds("5") + solution, "-r1").good);
  CHECK(test_of(has_seconds("10") + solution + " -fuva652", "-fuva652 -r1").good);
  // Beyond 16 MB, 64 KB for each board.
  CHECK(test_of("head -c 18000000 /dev/zero >&2; " + solution, "-r100").good);
  CHECK_THAT(test_of("head -c 18000000 /dev/zero >&2; " + solution, "-r10").err,
             ContainsSubstring("output limit exceeded: wrote more than 16 MB to standard error"));
}

TEST_CASE("The files of a run have no name", "[runs]") {
  CHECK(left_after(R"sh(
    "$PROGRAM" -r1 --test='files=$(readlink /proc/$$/fd/[012]); echo "$files" >"$FOLDER/files"
                           "$PROGRAM"' >&2
    grep -c '(deleted)$' "$FOLDER/files")sh") == "3\n");
}

TEST_CASE("What a run leaves running is killed when it ends", "[runs]") {
  CHECK(left_after(R"sh("$PROGRAM" -r300 --test="($LATE) >/dev/null &"' "$PROGRAM"' >&2)sh") == "");
}

TEST_CASE("A signal that ends a test kills its run", "[runs]") {
  CHECK(left_after(R"sh(
    for signal in INT TERM HUP QUIT PIPE; do
      timeout --preserve-status -s $signal 0.2 "$PROGRAM" --test="($LATE) & sleep 100"
      echo $?
    done)sh") == "130\n143\n129\n131\n141\n");
  // At any moment: before the run begins, while it does, after.
  CHECK(left_after(R"sh(
    for wait in 0.002 0.003 0.004 0.005 0.006 0.007 0.008 0.009 0.01 0.011; do
      timeout $wait "$PROGRAM" -fboj1525 --test="$LATE"
    done)sh") == "");
}

TEST_CASE("A signal that the caller ignores does not end a test", "[runs]") {
  CHECK(left_after(R"sh(
    (trap '' HUP; exec "$PROGRAM" --test='echo >"$FOLDER/again"; sleep 0.2; "$PROGRAM"' -r9) >&2 &
    while ! [ -s "$FOLDER/again" ]; do sleep 0.01; done
    kill -HUP $!
    wait $!
    echo $?)sh") == "0\n");
}

TEST_CASE("A program is tested whatever standard streams are closed", "[runs]") {
  for (const std::string closed : {"<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", "<&- >&- 2>&-"}) {
    CAPTURE(closed);
    CHECK(run_command(R"("$PROGRAM" -r3 --test='"$PROGRAM"' )" + closed).status == 0);
  }
}

TEST_CASE("A program that is tested cannot be stopped by the terminal", "[runs]") {
  if (!has_terminal()) return;
  const std::string screen = at_terminal(R"sh(
    stty tostop
    timeout --foreground 50 "$PROGRAM" -r9 --test='echo to >&2; read x </dev/tty; "$PROGRAM"')sh");
  CHECK_THAT(screen, ContainsSubstring("9 of 9 answers are right"));
}

TEST_CASE("The progress of a test also counts the runs on fewer boards", "[runs]") {
  if (!has_terminal()) return;
  // The second run waits until Ctrl-C.
  const std::string fewer = "\rtrying fewer boards for mkdir \": 2 runs\x1b[K";
  setenv("TESTED", R"(mkdir "$FOLDER/1" 2>&- || sleep 100; "$PROGRAM"; echo 5)", 1);
  const std::string screen = at_terminal(R"(exec "$PROGRAM" --test="$TESTED")", fewer);
  CHECK_THAT(screen, ContainsSubstring(": wrong answer: 100 of 100 answers are right, in 101 "));
  CHECK_THAT(screen, ContainsSubstring(fewer));
}
