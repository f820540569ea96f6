// --test as a whole: what is said of programs right and wrong, and which boards are left. (The
// search for a smaller input alone: shrink_test.cpp)
#include "grader/grader.hpp"

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/run.hpp"
#include "support/tested.hpp"

using eight_puzzle::Format;
using eight_puzzle::formats;

namespace {

const std::string
    nearest = "1\n\n" + solved + "\n",
    crash = "kill -SEGV $$", late = "kill -XCPU $$",
    other_judge = "No answer was right. Does the program read and print the format ",
    sanitize = "In C or C++, -g -fsanitize=address,undefined often shows the line of a crash.\n";

// The right answers; then `end`, but only after more than one board.
std::string if_several(const std::string& end) {
  return "read n; (echo $n; cat) | " + solution + "; if [ $n != 1 ]; then " + end + "; fi";
}

// Ends with `end` before it has printed if an answer is like `pattern`.
std::string if_answer(const std::string& pattern, const std::string& end,
                      const std::string& options = "") {
  return solution + options + R"( >"$FOLDER/a"; if grep -q ')" + pattern +
         R"(' "$FOLDER/a"; then )" + end + R"(; fi; cat "$FOLDER/a")";
}

}  // namespace

TEST_CASE("A correct program passes in every format", "[grader]") {
  for (const Format& format : formats) {
    CAPTURE(format.name);
    const std::string option = std::string(" -f ") + format.name;
    const Tested outcome = test_of(solution + option, option + " --random=9");
    CHECK_THAT(outcome.err, ContainsSubstring(": 9 of 9 answers are right; at most "));
    CHECK_THAT(outcome.err, ContainsSubstring(" MB per run"));
    CHECK(figure_after("at most ", outcome.err) > 0);  // Rounded up.
    CHECK(outcome.out == "");
    CHECK(outcome.good);
    CHECK_FALSE(test_of("echo 5", option + " --random=9").good);
  }
  const Tested all = test_of(solution, "", "", clock_of_runs<40>);
  CHECK_THAT(all.err, ContainsSubstring(": 10,000 of 10,000 answers are right; at most "));
  CHECK(all.runs == 101);
  // In a process of its own, whose memory a child shares at first.
  setenv("TESTED", solution.c_str(), 1);
  const std::string cost = run_command(R"("$PROGRAM" --test="$TESTED" -r100)").err;
  CHECK_THAT(cost, ContainsSubstring("; at most 0.1 s and "));
  CHECK_THAT(cost, EndsWith(" MB per run; the judge gives C and C++ 1 s and 256 MB\n"));
  CHECK_THROWS_AS(test_of(solution, "-s2x2 --distance=7"), eight_puzzle::UsageError);
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
           {"wrong at 0", by_awk("{print $1 == 0 ? 2 : $1}"), "", "wrong answer: 97 of 100",
            "expected 0, found '2'\n", nearest},
           {"wrong from 13", by_awk("{print ($1 > 12 ? 5 : $1)}"), "",
            "wrong answer: ", "expected 13, found '5'\n", one},
           {"wrong always", "cat >/dev/null; echo 5", "", "wrong answer: 0 of 100",
            "expected 0, found '5'\n" + other_judge + "boj11112 (--help=formats)?\n", nearest},
           {"unread", "echo 5", "",
            "wrong answer: 0 of 100 answers are right, in 1 line instead of 100\n",
            "X:1: board 1, 123 456 78#: expected 0, found '5'\n" + unread, nearest},
           {"wrong at 5 and exit 3 at 20",
            if_answer("^20", "echo trace >&2; exit 3") + " | sed s/^5/6/", "", exit_3 + "0 of 100",
            no_answer("20") + "trace\n", one},
           {"exit 3 but 4 alone", "read n; if [ $n = 1 ]; then exit 4; else exit 3; fi", "",
            exit_3 + "0 of 100", on_1 + "runtime error: exit status 4, not 0; 0 of 1", nearest},
           {"byte order mark", R"(printf '\357\273\277'; )" + solution, "",
            "wrong answer: 99 of 100 answers are right\n", "expected 0, found '\\xef\\xbb\\xbf0'\n",
            nearest},
           {"more", solution + "; echo done", "",
            "wrong answer: 100 of 100 answers are right, in 101 lines instead of 100\n",
            "X:2: expected the end after 1 answer, found 'done'\n", nearest},
           {"exit 3", solution + "; exit 3", "", exit_3 + "100 of 100 answers are right\n", "",
            nearest},
           {"crash", crash, "", "runtime error: signal 11 (Segmentation fault); 0 of 100",
            no_end +
                "The program seems not to have read its standard input. Does it open a file, as "
                "with freopen()? Is a local array too large for the stack?\n",
            nearest},
           {"crash at 29", if_answer("^29", crash), "",
            "runtime error: ", no_answer("29") + sanitize, one},
           {"late and wrong", "read n; if [ $n != 1 ]; then " + late + "; fi; echo 1", "",
            "time limit exceeded: ",
            on_1 + "wrong answer: 0 of 1 answers are right\neight-puzzle: X:1: board 1, 123 456 "
                   "78#: expected 0, found '1'\n",
            nearest},
           // The solution leaves the process group, so that its CPU time does not count.
           {"late at the end", "{ (setsid " + solution + " <&3 &) | cat; } 3<&0; " + late, "",
            "time limit exceeded: used 0.0 s of CPU time, the limit is 5 s or less; 100 of 100 "
            "answers are right\n",
            "\nAll answers are right. Does the program loop or wait for more input at the end?\n",
            nearest},
           {"all but the last", solution + " | sed '$d'", "",
            "wrong answer: 99 of 100 answers are right, in 99 lines instead of 100\n", no_end,
            nearest},
           {"on one line", solution + " | tr '\\n' ' '", "",
            "wrong answer: 0 of 100 answers are right, in 1 line instead of 100\n", ": expected ",
            "2\n"},
           {"crash when read", "read line; kill -ABRT $$", "-fzoj1217",
            "runtime error: signal 6 (Aborted); 0 of 100 answers are right (it may have lost "
            "answers in a buffer)\n",
            "board 1, 123 456 78x: expected an empty line, found the end of the answers\n" +
                sanitize,
            "1 2 3 4 5 6 7 8 x\n"},
           {"ignores the number", "(" + solution + "; yes 0) 2>&- | head -n 100", "",
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
  const std::string wrong = "wrong answer: ", of_100 = "100 of 100 answers are right";
  for (const auto& [name, command, verdict, last, boards] : std::vector<Case>{
           {"the second", by_awk("NR > 1 {$1 = 99} {print}"), wrong, each_needed, "2\n"},
           {"the second and late",
            "read n; (echo $n; cat) | " + by_awk("NR > 1 {$1 = 99} {print}") +
                "; if [ $n -gt 5 ]; then " + late + "; fi",
            "time limit exceeded: ", each_needed, "2\n"},
           {"second missing", by_awk("NR != 2 {print}"),
            "wrong answer: 2 of 100 answers are right, in 99 lines instead of 100\n",
            ", found the end of the answers\n", "2\n"},
           {"empty lines between", by_awk("NR > 1 {print \"\"} {print}"),
            "wrong answer: 1 of 100 answers are right, in 199 lines instead of 100\n",
            ", found an empty line\n", "2\n"},
           {"crash", if_several(crash), "runtime error: signal 11 (Segmentation fault); " + of_100,
            each_needed, "2\n"},
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
  // Late in its fourth run, which has the spacing of the sample.
  const std::string once =
      R"sh(test "$(wc -l <"$FOLDER/runs")" != 4 || )sh" + late + "; " + solution;
  CHECK_THAT(test_of(once).err, ContainsSubstring("\nThe program does not always fail like this on "
                                                  "this input. Is its time close to the limit?\n"));
}

TEST_CASE("A command that cannot be started gets no verdict and no input", "[grader]") {
  for (const std::string command : {"./none", "-x", R"("$FOLDER")"}) {
    for (const std::string format : {"", "-fpoj1077", "-fuva652"}) {
      CAPTURE(command, format);
      const Tested none = test_of(command, format);
      CHECK_THAT(none.err, StartsWith("eight-puzzle: X: could not be started: exit status 12"));
      CHECK(none.out == "");
      CHECK_FALSE(none.good);
    }
  }
  CHECK_THAT(test_of("./none").err, EndsWith("not found\n"));
  CHECK_THAT(test_of("cat >/dev/null; exit 127").err, ContainsSubstring("X: runtime error: exit"));
  // Without quotes, a part of the command is taken for a FILE.
  CHECK(run_command(R"("$PROGRAM" --test python3 mine.py)").err ==
        "eight-puzzle: if a FILE is part of COMMAND, use quotes: --test=\"python3 mine.py\"\n"
        "eight-puzzle: mine.py: No such file or directory\n");
  const std::string there =
      run_command(R"(cd "$FOLDER"; "$PROGRAM" --test python3 in)", "import sys\n").err;
  CHECK(there ==
        "eight-puzzle: if a FILE is part of COMMAND, use quotes: --test=\"python3 in\"\n"
        "eight-puzzle: in:1:1: expected the number of boards, at most 19 digits, found 'import'\n");
}

TEST_CASE("A program that is only slow is told so", "[grader]") {
  const Tested slow = test_of(if_several("kill -XCPU $$"));
  CHECK_THAT(slow.out, StartsWith("100\n\n"));
  CHECK_THAT(slow.err, ContainsSubstring("\nA board alone took at most ") &&
                           EndsWith(" were tried). Is the program too slow for 100 boards?\n"));
}

TEST_CASE("If an answer has a wrong number or no empty line before it no hint is given",
          "[grader]") {
  for (const auto& [format, wrong] : std::vector<std::pair<std::string, std::string>>{
           {"-fhdu3567", "sed 's/^Case [0-9]*/Case 1/'"}, {"-fuva652", "sed '/^$/d'"}}) {
    const Tested said =
        failure_of(solution + ' ' + format + " | " + wrong, format + " --distance=1-31");
    CAPTURE(format);
    CHECK_THAT(said.out, StartsWith("2\n"));
    CHECK_THAT(said.err, ContainsSubstring(": expected ") && EndsWith("'\n"));
  }
}

TEST_CASE("Right answers in another order get no question on resetting", "[grader]") {
  const Tested sorted = failure_of(solution + " | sort -n");
  CHECK_THAT(sorted.out, StartsWith("2\n"));
  CHECK_THAT(sorted.err, ContainsSubstring(": expected ") && EndsWith("'\n"));
}

TEST_CASE("If a test ends before all kinds of boards were tried that is said", "[grader]") {
  const auto slow = [](const std::string& change) {
    return test_of(solution + " -fboj1525 | " + change, "-fboj1525", "", clock_of_runs<7000>);
  };
  const Tested right = slow("cat");
  CHECK_THAT(right.err, ContainsSubstring(": 3 of 3 answers are right; ") &&
                            EndsWith("\nOnly 3 boards of 33 kinds (distances, unsolvable) were "
                                     "tried, as the program is slow: --random=33 tries all.\n"));
  CHECK(right.good);
  // The first are solved, unsolvable and furthest.
  CHECK_FALSE(slow("sed s/^0/1/").good);
  CHECK_FALSE(slow("sed s/-1/0/").good);
  CHECK_FALSE(slow("sed s/31/33/").good);
}

TEST_CASE("Two of four runs have the spacing of the sample", "[grader]") {
  const std::string
      spaced =
          "\nThe program is right if these boards are written in the usual way, which is not that "
          "of the judge's sample. Does it accept other spacing, ",
      unspaced =
          "\nThe program is right if these boards are written like the judge's sample. Does it "
          "accept other spacing, ";
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
    CHECK_THAT(narrow.err, ContainsSubstring(unspaced));
  }
  CHECK(test_of("! grep '  '; echo 5", "-fboj1525").out.find("  ") == std::string::npos);
}

TEST_CASE("Standard error is shown once and is that of the boards that are printed", "[grader]") {
  const auto shown = [](const std::string& command) {
    return test_of(R"(read n; echo "had $n" >&2; (echo $n; cat) | )" + command).err;
  };
  CHECK(shown(solution).find("\nhad") == std::string::npos);
  const std::string wrong = shown("echo 5");
  CHECK_THAT(wrong, ContainsSubstring("\nhad 1\n"));
  CHECK(wrong.find("had 100") == wrong.npos);
  CHECK(wrong.find("had 1\n") == wrong.rfind("had 1\n"));
}

TEST_CASE("The cost of a run is rounded up and stands beside what the judge gives", "[grader]") {
  struct Case {
    double seconds, megabytes;
    int judge_seconds, judge_megabytes;
    std::string cost;
  };
  const std::string gives = " MB per run; the judge gives C and C++ ", more = "\nThis is more ",
                    than = " than the judge gives C and C++.";
  for (const auto& [seconds, megabytes, judge_seconds, judge_megabytes, cost] : std::vector<Case>{
           {0, 3, 0, 0, "0.0 s and 3 MB per run"},
           {0.01, 3.01, 1, 256, "0.1 s and 4" + gives + "1 s and 256 MB"},
           {1, 255.5, 1, 256, "1.0 s and 256" + gives + "1 s and 256 MB"},
           {1, 1999.5, 0, 256, "1.0 s and 2,000" + gives + "256 MB" + more + "memory" + than},
           {1.95, 361, 1, 256,
            "2.0 s and 361" + gives + "1 s and 256 MB" + more + "time and memory" + than},
       }) {
    Format format = formats[0];
    format.limits = {100, judge_seconds, judge_megabytes};
    eight_puzzle::Runner runner{"X", format, {}, eight_puzzle::Clock::now};
    runner.tally.most_cpu_seconds = seconds;
    runner.tally.most_megabytes = megabytes;
    const auto said = [&](std::size_t most_puzzles) {
      runner.tally.most_puzzles = most_puzzles;
      Stream out, err(_IONBF);
      eight_puzzle::Output output(out.file(), err.file(), false);
      report_success(runner, output);
      return err.text();
    };
    CHECK(said(100) == "eight-puzzle: X: 0 of 0 answers are right; at most " + cost + '\n');
    // For more boards, the judge's limits do not hold.
    CHECK_THAT(said(101), EndsWith(" MB per run\n"));
  }
}
