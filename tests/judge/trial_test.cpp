// --test from outside: programs right and wrong, and what is said of them.
#include "judge/trial.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/figures.hpp"
#include "support/process.hpp"
#include "support/stream.hpp"
#include "support/terminal.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace {

// Tests a shell command. In it "$PROGRAM" may stand for a right solution. Runs `after` then.
Outcome test_of(const std::string& command, const std::string& arguments = "",
                const std::string& after = "", const std::string& input = "") {
  setenv("TESTED", command.c_str(), 1);
  return run_command("\"$PROGRAM\" --test=\"$TESTED\" " + arguments + after, input);
}

// Of a command that is wrong: what is said, with X for its name, and the boards that are printed.
// Holds the test to what it promises of these: tested again, they fail again.
struct Said {
  std::string text, boards;
};
Said said_of(const std::string& command, const std::string& arguments = "") {
  const Outcome outcome = test_of(command, arguments);
  CHECK(outcome.status == 1);
  Said said = {outcome.err, outcome.out};
  const std::string name = eight_puzzle::escaped(command);
  for (std::size_t at; (at = said.text.find(name)) != said.text.npos;) {
    said.text.replace(at, name.size(), "X");
  }
  if (!said.boards.empty()) {
    const std::string format = arguments.substr(0, arguments.find(" --"));
    const Outcome again = test_of(command, format + " \"$FOLDER/in\"", "", said.boards);
    CHECK(again.status == 1);
  }
  return said;
}

const std::string right = "\"$PROGRAM\"", begin = "eight-puzzle: X: ",
                  wrong = begin + "wrong answer: ", none_right = "0 of 100 right\n",
                  nearest = "1\n\n" + solved + "\n",
                  several =
                      "\nNo fewer boards were seen to fail. Is the whole input read, is everything "
                      "reset before the next board, is every array large enough?\n",
                  other_judge =
                      "\nDoes the program read and answer as boj11112 asks? If it is for another "
                      "judge, use --format.";

// The right answers, changed by an awk program. It has each answer in $1.
std::string by_awk(const std::string& program) { return right + " | awk '" + program + "'"; }

// A command that ends with `end` after it has printed, but only if it was given more than one
// board.
std::string if_several(const std::string& end) {
  return "read n; (echo $n; cat) | " + right + "; if [ $n != 1 ]; then " + end + "; fi";
}

}  // namespace

TEST_CASE("A right program passes in every format, in runs as large as the judge's", "[trial]") {
  struct Case {
    std::string format, runs, answers, limits;
  };
  for (const auto& [format, runs, answers, limits] :
       std::vector<Case>{{"boj11112", "15", "1,500", "the judge gives 1 s and 256 MB"},
                         {"hdu3567", "8", "1,500", "the judge gives 2 s and 64 MB"},
                         {"aoj0121", "2", "1,500", ""},
                         {"uva652", "15", "1,500", ""},
                         {"boj34388", "21", "21", "the judge gives 1 s"},
                         {"leetcode773 --moves", "69", "69", ""},
                         {"boj1525 --random=9", "9", "9", "the judge gives 1 s and 32 MB"},
                         {"boj11112 --random=9", "1", "9", "the judge gives 1 s and 256 MB"},
                         {"boj11112 --random=201", "3", "201", "the judge gives 1 s and 256 MB"}}) {
    CAPTURE(format);
    const Outcome outcome = test_of("echo >>\"$FOLDER/runs\"; " + right +
                                        " --format=" + format.substr(0, format.find(" --random")),
                                    "--format=" + format, "; wc -l <\"$FOLDER/runs\"");
    CHECK_THAT(outcome.out, StartsWith(answers + " of " + answers + " right; at most "));
    CHECK_THAT(outcome.out, EndsWith(" MB per run" + (limits.empty() ? "" : " (" + limits + ')') +
                                     '\n' + runs + '\n'));
    CHECK(figure_after("at most ", outcome.out) > 0);  // Rounded up.
    CHECK(outcome.err == "");
  }
}

TEST_CASE("Every format can be tested", "[trial]") {
  for (const eight_puzzle::Format& format : eight_puzzle::formats) {
    CAPTURE(format.name);
    const std::string option = std::string(" -f ") + format.name;
    CHECK_THAT(test_of(right + option, option + " --random=9").out, StartsWith("9 of 9 right"));
    CHECK(test_of("echo 5", option + " --random=9").status == 1);
  }
}

TEST_CASE("The boards of a test are those of the seed", "[trial]") {
  const auto boards = [](const std::string& arguments) {
    return test_of("tee -a \"$FOLDER/in\" | " + right, arguments, "; cat \"$FOLDER/in\"").out;
  };
  const auto drawn = [](const std::string& arguments) { return program(arguments).out; };
  CHECK_THAT(boards("--random=100"), EndsWith(drawn("--random=100 --distance=0-31 --unsolvable")));
  CHECK_THAT(boards("--random=40 --distance=9-12 --seed=5"),
             EndsWith(drawn("--random=40 --distance=9-12 --seed=5")));
  // One after the other, the runs have the same boards as one of all.
  std::string all = drawn("--random=1500 --distance=0-31 --unsolvable");
  all.erase(0, all.find("\n\n") + 2);
  std::string runs = boards("");
  runs.erase(0, runs.find('\n') + 1);
  for (std::size_t at; (at = runs.find("100\n\n")) != runs.npos;) runs.erase(at, 5);
  CHECK((runs == all));
  CHECK(test_of(right, "-s2x2 --distance=7").status == 2);
  CHECK_THAT(test_of(right, "--random=0").err,
             StartsWith("eight-puzzle: invalid argument '0' for '--random': "));
}

TEST_CASE("A judge that gives one board per run gives three of each kind", "[trial]") {
  const Outcome any =
      test_of("tee -a \"$FOLDER/in\" | " + right + " -s2x2 -fboj1525", "-s2x2 -fboj1525",
              "; \"$PROGRAM\" -s2x2 -fboj1525 \"$FOLDER/in\" | sort | uniq -c");
  CHECK_THAT(any.out, StartsWith("24 of 24 right; "));
  for (const std::string answer : {"-1", "0", "1", "2", "3", "4", "5", "6"}) {
    CHECK_THAT(any.out, ContainsSubstring(" 3 " + answer + '\n'));
  }
  CHECK_THAT(test_of(right + " -fboj34388", "-fboj34388").out, StartsWith("21 of 21 right"));
  CHECK_THAT(test_of(right + " -fboj34388", "-fboj34388 --unsolvable").out,
             StartsWith("24 of 24 right"));
  CHECK_THAT(test_of(right + " -fboj34388", "-fboj34388 --distance=2-3").out,
             StartsWith("6 of 6 right"));
  // An empty path needs no line end there, if the program ends well.
  const std::string no_line = right + " -fpoj1077 | tr -d '\\n'";
  CHECK(test_of(no_line, "-fpoj1077 --distance=0-3").status == 0);
  CHECK_THAT(test_of(no_line, "-fhdu1043 --distance=0-3").err,
             ContainsSubstring(": 0 of 100 right"));
  const Said crash = said_of("\"$PROGRAM\" -fpoj1077 | grep . || kill -SEGV $$", "-fpoj1077");
  CHECK_THAT(crash.text, StartsWith(begin + "runtime error: killed by signal 11 (Segmentation"));
  CHECK(crash.boards == "1 2 3 4 5 6 7 8 x\n");
}

TEST_CASE("The verdict comes first, with the score of the run that failed, then the nearest board",
          "[trial]") {
  const std::string board_1 = "eight-puzzle: X:1: board 1",
                    at_once = "It fails on a board that takes 0 moves.";
  struct Case {
    std::string command, verdict, rest, boards;
  };
  for (const auto& [command, verdict, rest, boards] : std::vector<Case>{
           {by_awk("{print $1 == 31 ? 30 : $1}"), "wrong answer: 97 of 100 right",
            board_1 + ", 647 85# 321: expected 31, found '30'", "1\n\n647\n85#\n321\n\n"},
           {by_awk("{print $1 == 0 ? 2 : $1}"), "wrong answer: 97 of 100 right",
            board_1 + ", 123 456 78#: expected 0, found '2'", nearest},
           {"echo 5", "wrong answer: 0 of 100 right",
            board_1 + ", 123 456 78#: expected 0, found '5'" + other_judge, nearest},
           {"true", "wrong answer: 0 of 100 right",
            board_1 + ", 123 456 78#: expected 0, found the end of the answers" + other_judge,
            nearest},
           {right + "; echo done", "wrong answer: 100 of 100 right, but more output follows",
            "eight-puzzle: X:2: 'done' after the last of 1 answer", nearest},
           {right + "; exit 3", "runtime error: exit status 3; 100 of 100 right", at_once, nearest},
           {"kill -SEGV $$",
            "runtime error: killed by signal 11 (Segmentation fault); 0 of 100 right", at_once,
            nearest},
           {by_awk("{print 99}") + "; exit 3", "runtime error: exit status 3; 0 of 100 right",
            board_1 + ", 123 456 78#: expected 0, found '99'", nearest}}) {
    CAPTURE(command);
    const Said said = said_of(command);
    CHECK(said.text == begin + verdict + '\n' + rest + '\n');
    CHECK(said.boards == boards);
  }
  // Of one board the score says no more than the verdict.
  CHECK(said_of("echo 5; exit 3", "-fboj1525 --random=1 --distance=0").text ==
        begin + "runtime error: exit status 3; 0 of 1 right\n" +
            "eight-puzzle: X:1: board 1, 123 456 780: expected 0, found '5'\n");
  CHECK(said_of("echo 0; exit 3", "-fboj1525 --random=1 --distance=0").text ==
        begin + "runtime error: exit status 3; 1 of 1 right\n" + at_once + '\n');
  CHECK_THAT(said_of(right + " -fboj1525 -m", "-fboj1525 -m -g1234567#8 --distance=3").text,
             StartsWith(wrong + "0 of 1 right\neight-puzzle: X:1: board 1, "));
}

TEST_CASE("A program that fails on one board per run is shown a nearest one", "[trial]") {
  const std::string one = right + " -fboj1525 | awk ";
  const Outcome near = test_of("echo >>\"$FOLDER/runs\"; " + one + "'{print ($1 > 12 ? 5 : $1)}'",
                               "-fboj1525", "; wc -l <\"$FOLDER/runs\"");
  CHECK_THAT(near.err, EndsWith(": expected 13, found '5'\n"));
  CHECK(figure_after("\n\n", near.out) == 14 + 1);  // Once more for its standard error.
  CHECK(said_of("echo 5", "-fboj1525").boards == "1 2 3\n4 5 6\n7 8 0\n\n");
  CHECK_THAT(said_of(one + "'{print ($1 < 0 ? 5 : $1)}'", "-fboj1525").text,
             EndsWith(": expected -1, found '5'\n"));
  // Fewer boards than kinds are near and far.
  CHECK_THAT(said_of(one + "'{print ($1 > 25 ? 5 : $1)}'", "-fboj1525 --random=9").text,
             EndsWith(": expected 29, found '5'\n"));
}

TEST_CASE("A command that cannot be run is tried once", "[trial]") {
  const Said none = said_of("./none");
  CHECK_THAT(none.text, ContainsSubstring("not found\n" + begin +
                                          "command not found: exit status "
                                          "127\nIs it compiled, "));
  CHECK(std::count(none.text.begin(), none.text.end(), '\n') == 3);
  CHECK_THAT(said_of("\"$FOLDER\"").text,
             ContainsSubstring(begin + "cannot be executed: exit status 126\nIs it compiled, "));
  CHECK_THAT(said_of("-x").text, ContainsSubstring(begin + "command not found"));
}

TEST_CASE("What one board leaves behind for the next is shown by two boards", "[trial]") {
  // Wrong after each impossible board; after a far one; on the second; from the 51st on.
  struct Case {
    std::string fault, boards, other = "";
  };
  for (const auto& [fault, boards, other] : std::vector<Case>{
           {"{print last == \"impossible\" ? $1 + 2 : $1; last = $1}", "2"},
           {"{print (last > 28 && $1 < 3) ? last : $1; last = $1 + 0}", "2"},
           {"NR > 1 {$1 = 99} {print}", "2"},
           {"NR == 5 {x = $1; next} {print} NR == 6 {print x}", "5"},
           {"NR == 1", "2"},
           {"{printf \"%s \", $1}", "2", other_judge.substr(1) + '\n'},
           {"{print; print \"\"}", "2"},
           // All are read before the first answer, which an 81st board spoils.
           {"{a[NR] = $1} END {if (NR > 80) a[1] += 2; for (i = 1; i <= NR; ++i) print a[i]}",
            "81"}}) {
    CAPTURE(fault);
    const Said said = said_of(by_awk(fault));
    CHECK_THAT(said.text, StartsWith(wrong));
    CHECK_THAT(said.text, EndsWith(several + other));
    CHECK_THAT(said.boards, StartsWith(boards + "\n\n"));
  }
  CHECK_THAT(said_of(if_several("kill -SEGV $$")).text, EndsWith("; 100 of 100 right" + several));
  const Said pairs = said_of(right + " -fhdu3567 | awk 'NR > 100 {$0 = 0} {print}'", "-fhdu3567");
  CHECK_THAT(pairs.text, ContainsSubstring(": 50 of 200 right\neight-puzzle: X:101: "
                                           "pair 51, "));
  CHECK_THAT(pairs.text,
             ContainsSubstring("\nNo fewer pairs were seen to fail. Is the whole input read, is "
                               "everything reset before the next pair, "));
  CHECK_THAT(pairs.boards, StartsWith("51\n"));
  // A missing line between answers.
  CHECK_THAT(said_of(right + " -fuva652 | grep .", "-fuva652 --distance=1-9").text,
             EndsWith(": expected an empty line, found 'r'" + several));
}

TEST_CASE("A board that fails alone is found, though no other of its kind does", "[trial]") {
  // Wrong on impossible boards with the blank in the centre.
  const Said said = said_of(R"sh(
    cat >"$FOLDER/boards"
    "$PROGRAM" <"$FOLDER/boards" >"$FOLDER/answers"
    awk 'BEGIN {RS = ""} NR > 1 {print $2}' "$FOLDER/boards" | paste - "$FOLDER/answers" |
      awk '$1 ~ /.#./ && $2 == "impossible" {$2 = 0} {print $2}')sh");
  CHECK_THAT(said.text, ContainsSubstring(": expected impossible, found '0'\n"));
  CHECK_THAT(said.boards, StartsWith("1\n\n"));
  // A crash on hard boards, which loses the answers before it.
  const Said crash = said_of(
      "\"$PROGRAM\" >\"$FOLDER/a\"; if grep -q ^29 \"$FOLDER/a\"; then kill -SEGV $$; fi; cat "
      "\"$FOLDER/a\"");
  CHECK(crash.text == begin + "runtime error: killed by signal 11 (Segmentation fault); " +
                          none_right + "It fails on a board that takes 29 moves.\n");
  CHECK(program("", crash.boards).out == "29\n");
  const Outcome runs =
      test_of("echo >>\"$FOLDER/runs\"; if \"$PROGRAM\" | grep -q imp; then kill -SEGV $$; fi", "",
              "; wc -l <\"$FOLDER/runs\"");
  CHECK(figure_after("\n\n", runs.out.substr(runs.out.rfind("\n\n"))) <= 1 + 7 + 1);
}

TEST_CASE("The message is that of the last run that failed, also of a program that fails at times",
          "[trial]") {
  const std::string at_times =
      "\nThe program does not always fail like this. Is a variable used before it is set?";
  // Wrong in its first and its third run only.
  const Outcome outcome = test_of(
      "echo >>\"$FOLDER/runs\"; n=$(wc -l <\"$FOLDER/runs\"); if [ $n = 1 ]; then echo 5; elif [ "
      "$n "
      "= 3 ]; then echo 6; else \"$PROGRAM\"; fi");
  CHECK_THAT(outcome.err, EndsWith(", found '6'" + at_times + other_judge + '\n'));
  CHECK_THAT(outcome.out, StartsWith("1\n\n"));
  CHECK(outcome.status == 1);
  // Wrong at once, then without an end: another verdict is no smaller case of this one.
  const Outcome other = test_of("mkdir \"$FOLDER/once\" && echo 5 || exit 3");
  CHECK_THAT(other.err, EndsWith(", found '5'" + at_times + other_judge + '\n'));
  CHECK_THAT(other.out, StartsWith("100\n\n"));
}

TEST_CASE("A run that takes too much CPU time is a time limit exceeded", "[trial]") {
  const std::string limit = begin + "time limit exceeded: used 0.0 s of CPU time; ";
  // A missing parity test: one board of a kind shows it.
  const Said hang = said_of(
      "\"$PROGRAM\" >\"$FOLDER/a\"; if grep -q im \"$FOLDER/a\"; then kill -XCPU $$; fi; cat "
      "\"$FOLDER/a\"");
  CHECK(hang.text == limit + none_right + "It fails on a board that cannot be solved.\n");
  CHECK(program("", hang.boards).out == "impossible\n");
  // Too many boards together.
  const Said slow = said_of(if_several("kill -XCPU $$"));
  CHECK(slow.text == limit +
                         "100 of 100 right\nThese 100 boards are not printed. Is the "
                         "program fast enough for so many?\n");
  CHECK(slow.boards == "");
}

TEST_CASE("Time ends a test after a round of all kinds, and the search for fewer boards",
          "[trial]") {
  using eight_puzzle::Output, eight_puzzle::Options, eight_puzzle::Reader;
  static eight_puzzle::Trial::Clock::time_point time;  // Four seconds more at each look.
  const auto hasten = [] { return time += std::chrono::seconds(4); };
  const auto test = [&](const std::vector<std::string>& arguments) {
    const TemporaryFolder folder;
    set_variables(folder);
    Stream out, err;
    Output output(out.file(), err.file(), false);
    const auto open = [](const std::string&) -> Reader::Source { return nullptr; };
    const Options options = parsed(arguments);
    eight_puzzle::Trial(options, open, output, hasten).run();
    output.flush();
    std::fflush(err.file());
    return out.text() + err.text();
  };
  const std::string many = test({"--test=" + right});
  CHECK(figure_after("", many) < 1500);
  CHECK_THAT(many, EndsWith("; stopped after 10 seconds, before all 1,500 boards\n"));
  const std::string alone = test({"-fboj1525", "--test=" + right + " -fboj1525"});
  CHECK_THAT(alone, StartsWith("35 of 35 right; "));
  CHECK_THAT(alone, ContainsSubstring("; stopped after 10 seconds, before all 99 boards\n"));
  const std::string state_fault =
      test({"--test=" + by_awk("{print last == \"impossible\" ? 99 : $1; last = $1}")});
  CHECK_THAT(state_fault, EndsWith(several));
  CHECK(figure_after("", state_fault) > 2);
  CHECK(figure_after("It fails on a board that takes ", test({"--test=kill -SEGV $$"})) > 0);
}

TEST_CASE("Standard error is shown of the first run and of the last", "[trial]") {
  const auto shown = [](const std::string& command, const std::string& arguments = "") {
    const std::string err = test_of(
                                "echo \"in run $(echo >>\"$FOLDER/runs\"; wc -l <\"$FOLDER/runs\")"
                                "\" >&2; " +
                                    command,
                                arguments)
                                .err;
    std::string runs;
    for (std::size_t at = 0; (at = err.find("\nin run ", at)) != err.npos; ++at) {
      runs += err.substr(at + 8, err.find('\n', at + 8) - at - 8) + ' ';
    }
    return (err.rfind("in run 1\n", 0) == 0 ? "1 " : "") + runs;
  };
  CHECK(shown(right) == "1 ");
  CHECK(shown("echo 5") == "1 4 ");
  CHECK(shown("echo 5", "-fboj1525 --random=1 --distance=0") == "1 2 ");
}

TEST_CASE("Whatever a program does with its input and output, the test ends", "[trial]") {
  const std::string endless = said_of("exec <&-; yes").text;
  CHECK_THAT(endless, ContainsSubstring("runtime error: killed by signal 25 (File size limit "));
  CHECK_THAT(endless, ContainsSubstring("expected 0, found 'y'"));
  CHECK_THAT(said_of("exec >&-; cat >/dev/null").text,
             ContainsSubstring("expected 0, found the end of the answers"));
  CHECK_THAT(said_of("ulimit -f 9; " + right + "; while :; do echo 5; done").text,
             ContainsSubstring(":2: '5' after the last of 1 answer"));
  CHECK_THAT(test_of("tr '\\0' x </dev/zero", "-r1").err,
             ContainsSubstring("killed by signal 25 "));
  setenv("TESTED", (right + " -fboj1525").c_str(), 1);
  CHECK_THAT(run_command("ulimit -n 16; \"$PROGRAM\" -fboj1525 -r30 --test=\"$TESTED\"").out,
             StartsWith("30 of 30 right; "));
  const Outcome silent = run_command("\"$PROGRAM\" -fboj1525 -r2 --test=true 2>&-");
  CHECK(silent.status == 1);
  CHECK(silent.out == "1 2 3\n4 5 6\n7 8 0\n\n");
  CHECK(test_of(right, ">&-").err == "eight-puzzle: write error: Bad file descriptor\n");
  setenv("TESTED", right.c_str(), 1);
  CHECK(run_command("trap '' XFSZ; ulimit -f 1; \"$PROGRAM\" --test=\"$TESTED\" -r1500").err ==
        "eight-puzzle: temporary file: File too large\n");
  // Where the caller ignores that children end, too.
  CHECK_THAT(run_command("bash -c 'trap \"\" CHLD; exec \"$PROGRAM\" --test=\"exit 3\"'").err,
             StartsWith("eight-puzzle: exit 3: runtime error: exit status 3; "));
}

TEST_CASE("The most that a run takes is said", "[trial]") {
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

TEST_CASE("Files are tested instead of random boards, in the judge's layout", "[trial]") {
  const std::string two = "2\r\n" + solved + two_away;
  const auto test = [&](const std::string& command, const std::string& arguments) {
    return test_of(command, arguments + " \"$FOLDER/in\" -", "", two);
  };
  CHECK_THAT(test("test \"$(head -n 5 | tr '\\n' /)\" = 2//123/456/78#/ && echo '0\n2'", "").out,
             StartsWith("4 of 4 right; "));
  const Outcome wrong_one = test_of("echo 0; echo 3", "-", "", two);
  CHECK(wrong_one.err ==
        "eight-puzzle: echo 0; echo 3: wrong answer: 1 of 2 right\n"
        "eight-puzzle: echo 0; echo 3:1: board 1, 123 4#5 786: expected 2, found '0'\n");
  CHECK(wrong_one.out == "1\n\n" + two_away + "\n");
  // Of several files the one that failed is named.
  const Outcome second =
      test("if mkdir \"$FOLDER/once\"; then \"$PROGRAM\"; else echo 5; fi 2>&-", "");
  CHECK_THAT(second.err, ContainsSubstring(": -: wrong answer: 0 of 2 right\n"));
  CHECK(second.err.find(other_judge) == std::string::npos);
  const auto bad = [](const std::string& arguments, const std::string& input) {
    return run_command("cd \"$FOLDER\"; \"$PROGRAM\" --test='echo 0' " + arguments, input);
  };
  CHECK_THAT(bad("in nowhere.in", "1\n123\n456\n789\n").err,
             StartsWith("eight-puzzle: in:4:3: unexpected '9'"));
  CHECK(bad("in", "1\n123\n456\n789\n").status == 1);
  CHECK_THAT(bad("123405786", "").err,
             EndsWith("To solve one board: echo 1 '1234#5786' | eight-puzzle\n"));
  CHECK(bad("nowhere.in", "").err == "eight-puzzle: nowhere.in: No such file or directory\n");
  CHECK(bad("-fboj1525 in", "").err == "eight-puzzle: in: no board to test with\n");
  CHECK(bad("-flanqiao in", "\n").err == "eight-puzzle: in: no pair to test with\n");
  CHECK(bad("in", "0\n").status == 1);
}

TEST_CASE("A judge that gives one board per run gives each board of a file alone", "[trial]") {
  const std::string boards = "1 2 3\n4 0 5\n7 8 6\n\n1 2 3\n4 5 6\n7 0 8\n";
  const auto test = [&](const std::string& command) {
    return test_of(command, "-fboj1525 \"$FOLDER/in\"", "", boards);
  };
  CHECK_THAT(test("\"$PROGRAM\" -fboj1525 | head -n 1").out, StartsWith("2 of 2 right"));
  const Outcome second = test("echo 2");
  CHECK(second.err ==
        "eight-puzzle: echo 2: wrong answer: 0 of 1 right\n"
        "eight-puzzle: echo 2:1: board 1, 123 456 708: expected 1, found '2'\n");
  CHECK(second.out == "1 2 3\n4 5 6\n7 0 8\n\n");
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
    (trap '' HUP; exec "$PROGRAM" --test='echo >"$FOLDER/again"; sleep 0.2; "$PROGRAM"' -r9) >&2 &
    while ! [ -s "$FOLDER/again" ]; do sleep 0.01; done
    kill -HUP $!
    wait $!
    echo $?
    sleep 0.6
    ls "$FOLDER/tmp"
    ls "$FOLDER" | grep left)sh");
  CHECK(outcome.out == "130\n143\n129\n131\n0\n");
}

TEST_CASE("A program that is tested cannot be stopped by the terminal, and shows its progress",
          "[trial]") {
  if (!has_terminal()) return;
  CHECK_THAT(at_terminal("stty tostop; timeout --foreground 20 \"$PROGRAM\" --test='echo to >&2; "
                         "read x </dev/tty; \"$PROGRAM\"'",
                         80),
             ContainsSubstring("1,500 of 1,500 right"));
}

TEST_CASE("The progress of a test counts the runs, also those on fewer boards", "[trial]") {
  if (!has_terminal()) return;
  CHECK_THAT(at_terminal("timeout 1.5 \"$PROGRAM\" --test='mkdir \"$FOLDER/1\" 2>&- || sleep 100; "
                         "\"$PROGRAM\"'",
                         80),
             ContainsSubstring(": 2 runs\x1b[K"));
  const std::string screen = at_terminal(
      "\"$PROGRAM\" --test='mkdir \"$FOLDER/1\" 2>&- || mkdir \"$FOLDER/2\" 2>&- && sleep 1.3; "
      "\"$PROGRAM\"; echo 5'",
      80);
  CHECK_THAT(screen, ContainsSubstring(": wrong answer: 100 of 100 right, but more "));
  CHECK_THAT(screen, ContainsSubstring(" fails, trying fewer boards: 2 runs\x1b[K"));
}
