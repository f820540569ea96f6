// The program from outside: what it reads, messages about that, and answers that it checks.
#include <algorithm>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/process.hpp"

namespace {

// What is said of an input that is perhaps not of the format.
std::string written_as(const std::string& format) { return format + " (/ is a line end)."; }
const std::string without_count = " For boards without a number before them, use --format=",
                  usual_hint = written_as("boj11112 takes a count, then 3x3 boards: 123/45#/786") +
                               without_count + "boj1525.";

}  // namespace

TEST_CASE(
    "Bad input is reported as file:line:column after the answers and near the start with a hint",
    "[files]") {
  struct Case {
    std::string input, error, answers, arguments = "", hint = "";
  };
  const std::string
      count = "-:1:1: expected the number of boards, at most 19 digits, ",
      end = "end of input in board ",
      utf_16 = "-:1:1: expected ASCII or UTF-8, found UTF-16 or UTF-32", board = "123405786\n",
      in_brackets = "[[1,2,3],[4,5,6],[7,0,8]]",
      hdu = written_as(
          "hdu3567 takes a count, then pairs of 3x3 boards, start and goal: 12345X786/12345678X");
  for (const auto& [input, error, answers, arguments, hint] : std::vector<Case>{
           {"2\n\n123\n495\n786\n",
            "-:4:2: unexpected '9': a 3x3 board is written with 1-8 and '#'", ""},
           {"1\n123\n4\xc3\xa9\n",
            "-:3:2: unexpected '\\xc3', not ASCII: a 3x3 board is written with 1-8 and '#'", "", "",
            "Here the blank is one of #0xX._-, not a space. --size sets the size of the boards."},
           {"2\n" + solved + "\n123\n4#4\n786\n", "-:7:3: '4' appears twice in this board", "0\n",
            "", "none"},
           {"1\n1#3\n4x5\n786\n", "-:3:2: the blank appears twice in this board", ""},
           {"5\n" + solved + two_away + "123\n",
            "-:9:1: " + end + "3 of the announced 5, after 3 of its 9 symbols", "0\n2\n"},
           {"abc\n", count + "found 'abc'", ""},
           {"", count + "found the end of the input", ""},
           {"99999999999999999999\n", count + "found '99999999999999999999'", ""},
           {"2\n" + solved + two_away + "\n\n\n\nextra more\n",
            "-:12:1: expected the end after 2 boards, found 'extra'", "0\n2\n"},
           {"1 2 3\n4 0 5\n7 8 6\n",
            "-:4:1: " + end + "1 of the announced 1, after 8 of its 9 symbols", "", "", usual_hint},
           {"123\n456\n708\n2",
            "-:4:2: " + end + "1 of the announced 123, after 7 of its 9 symbols", "", "",
            usual_hint},
           {"2\n" + solved + two_away, "-:2:2: '2' appears twice in this board", "", "-fboj1525",
            written_as("boj1525 takes one 3x3 board: 1 2 3/4 5 0/7 8 6") +
                " For boards with their number before them, use --format=boj11112."},
           {in_brackets, "-:1:15: unexpected '6': a 2x3 board is written with 1-5 and '0'", "",
            "-fleetcode773", written_as("leetcode773 takes one 2x3 board: [[1,2,0],[4,5,3]]")},
           {"1 2\n03\n", "-:3:1: " + end + "1 of the announced 1, after 3 of its 4 symbols", "",
            "-s2x2",
            written_as("boj11112 takes a count, then 2x2 boards: 1#/32") + without_count +
                "boj1525."},
           {"10 2", "-:1:5: " + end + "1 of the announced 10, after 1 of its 10 symbols", "",
            "-s2x5",
            written_as("boj11112 takes a count, then 2x5 boards: 1234#/67895") + without_count +
                "boj1525."},
           {"\xff\xfe\x31", utf_16, "", "", "none"},
           {"\xfe\xff\x31", utf_16, "", "-fboj1525", "none"},
           {"1\n1 2 3\n4   5\n7 8 6\n",
            "-:5:1: " + end + "1 of the announced 1, after 8 of its 9 symbols", ""},
           {"1 23145678 12", "-:1:12: '1' appears twice in this board", "", "-fhdu3567", hdu},
           {board + "123456780",
            "-:2:10: " + end + "2 of the announced 123405786, after 0 of its 9 symbols", "0\n", "",
            usual_hint},
           {"12345678. 123.46758 1",
            "-:1:22: end of input in board 2, after 1 of its 18 symbols (start and goal)", "3\n",
            "-flanqiao", "none"},
       }) {
    CAPTURE(input);
    const Outcome outcome = program(arguments, input);
    const bool early = std::count(answers.begin(), answers.end(), '\n') <= 1 && hint != "none";
    CHECK(outcome.err == "eight-puzzle: " + error + '\n' +
                             (!early ? "" : (hint.empty() ? usual_hint : hint) + '\n'));
    CHECK(outcome.out == answers);
    CHECK(outcome.status == 1);
  }
}

TEST_CASE("A message names the file and the other files are still answered", "[files]") {
  const Outcome outcome = run_command(R"sh(
    cd "$FOLDER"
    printf '1\n123\n4#5\n786\n' >good.in
    printf '1\n12\n\n33\n' >"$(printf 'bad \033.in')"
    "$PROGRAM" good.in bad* nowhere.in . '' - good.in)sh",
                                      "1\n" + solved);
  CHECK(outcome.out == "2\n0\n2\n");
  CHECK(outcome.err == "eight-puzzle: bad \\x1b.in:4:2: '3' appears twice in this board\n" +
                           usual_hint + '\n' +
                           "eight-puzzle: nowhere.in: No such file or directory\n"
                           "eight-puzzle: .: Is a directory\n"
                           "eight-puzzle: '': No such file or directory\n");
  CHECK(outcome.status == 1);
}

TEST_CASE("Every command that answers boards goes on after a bad file", "[files]") {
  for (const std::string options : {"-m", "-a astar", "-c -a bfs"}) {
    CAPTURE(options);
    const Outcome outcome = program(options + " nowhere.in 1234#5786");
    CHECK_THAT(outcome.out, ContainsSubstring("2"));
    CHECK(outcome.err == "eight-puzzle: nowhere.in: No such file or directory\n");
    CHECK(outcome.status == 1);
  }
}

TEST_CASE("Boards and parts of a board may be arguments", "[files]") {
  struct Case {
    std::string arguments, out, err;
  };
  const auto bad = [](const std::string& text, const std::string& fault) {
    return text +
           ": neither a file nor 3x3 boards (without a number before them; the blank is one of "
           "#0xX._-): 1:" +
           fault + '\n';
  };
  const std::string missing = ": No such file or directory\n",
                    odd =
                        "123 456 87# to 123 456 78#: 1 inversion, the goal has 0: one is odd, "
                        "the other even, and no move changes that\n",
                    end = ": end of input in board 1, after ";
  for (const auto& [arguments, out, err] : std::vector<Case>{
           {"-m 1234#5786 12345678# '123 4x5 786' 123/405/786", "2 rd\n0\n2 rd\n2 rd\n", ""},
           {"-m 1 2 3 4 5 6 7 0 8", "1 r\n", ""},
           {"-m 1 2 3 4 . 5 7 8 6", "2 rd\n", ""},
           {"-m '[1,' 2, 3, 4, 0, 5, 7, 8, '6]'", "2 rd\n", ""},
           {"1 2 3 4 5 6 7 8 x 123 456 7_8", "0\n1\n", ""},
           {"-m 1 2 3 4 - 5 7 8 6", "2 rd\n", ""},
           {"123456#78 12345687#", "2\nimpossible\n", odd},
           {"-abfs 12345687#", "impossible\n", odd},
           {"--csv -abfs 12345687#",
            "board,start,goal,h,algorithm,moves,visited,expanded,generated,stored,cpu_ms,distance,"
            "weight,ties\n",
            odd},
           {"1 2 3 4 5 6 7 8 B", "",
            bad("1 2 3 4 5 6 7 8 B",
                "17: unexpected 'B': a 3x3 board is written with 1-8 and '#'")},
           {"1234#5786b", "2\n",
            bad("1234#5786b", "10: unexpected 'b': a 3x3 board is written with 1-8 and '#'")},
           {"1525.in", "", "1525.in" + missing},
           {"-s2x3 '[[1,2,3],[4,0,5]]'", "1\n", ""},
           {"-fluogu1379 283104765", "4\n", ""},
           {"-fuva652 12345x786 12345x786", "d\n\nd\n", ""},
           {"-fboj34388 1-32", "1\n", ""},
           {"-flanqiao 1234.5786 12345678. 12345678. 1234.5786", "2\n2\n", ""},
           {"-fhdu3567 1 2 3 4 X 5 7 8 6 12345678X", "Case 1: 2\nrd\n", ""},
           {"-abfs -- -12345678", "22\n", ""},
           {"12345678", "", bad("12345678", "9" + end + "8 of its 9 symbols")},
           {"1 2 3", "", bad("1 2 3", "6" + end + "3 of its 9 symbols")},
           {"1234#5786 1234#5788", "2\n",
            bad("1234#5786 1234#5788", "19: '8' appears twice in this board")},
           {"2 1234#5786 12345678#", "",
            bad("2 1234#5786 12345678#", "4: '2' appears twice in this board")},
           {"'1 2 3 4 5 6 7 9 0'", "",
            bad("1 2 3 4 5 6 7 9 0",
                "15: unexpected '9': a 3x3 board is written with 1-8 and '#'")},
           {"1234#5786 judge.in 12345678#", "2\n0\n", "judge.in" + missing},
           {"''", "", "''" + missing},
           {"' '", "", " " + missing},
           {"--test='cat; echo 3' 1234#5786", "1\n\n123\n4#5\n786\n\n",
            "cat; echo 3: wrong answer: 0 of 1 answers are right, in 7 lines instead of "
            "1\neight-puzzle: cat; echo 3:1: board 1, 123 4#5 786: expected 2, found '1'\n"},
       }) {
    CAPTURE(arguments);
    const Outcome outcome = program(arguments);
    CHECK(outcome.out == out);
    CHECK(outcome.err == (err.empty() ? "" : "eight-puzzle: ") + err);
  }
  CHECK_THAT(program("-aastar,bfs -c 1234#5786 123456#78").out,
             ContainsSubstring("\nboard 2: 123 456 #78 to 123 456 78#, h"));
  // More than a name of a file may have.
  const std::string many = program("-s2x2 $(yes 12#3 | head -n 2000)").out;
  CHECK(std::count(many.begin(), many.end(), '\n') == 2000);
  // A file or folder of that name comes first.
  const Outcome there = run_command(R"sh(
    cd "$FOLDER"; echo 1 123456#78 >12345678#; "$PROGRAM" 12345678# 12345678#; mkdir 123405768
    "$PROGRAM" 123405768)sh");
  CHECK(there.out == "2\n2\n");
  CHECK(there.err == "eight-puzzle: 123405768: Is a directory\n");
  // It is opened once: a second look at a pipe would take its input away.
  CHECK(run_command(R"sh(
    cd "$FOLDER"; mkfifo 1 2; echo 1 123456#78 >1 & echo 1 1234567#8 >2 &
    timeout 50 "$PROGRAM" 1 2)sh")
            .out == "2\n1\n");
}

TEST_CASE("Answers are checked with status 1 if one is wrong", "[files]") {
  const std::string boards = "2\n" + solved + two_away;
  const auto check = [&](const std::string& answers, const std::string& arguments = "") {
    return run_command("printf '" + boards + R"(' >"$FOLDER/boards"; "$PROGRAM" --check=- )" +
                           arguments + R"( "$FOLDER/boards")",
                       answers);
  };
  CHECK(all_of(check("0\n2\n")) == "eight-puzzle: 2 of 2 answers are right\nstatus 0");
  CHECK_THAT(all_of(check("0\n3\n")),
             ContainsSubstring("-:2: board 2, 123 4#5 786: expected 2, found '3'\n") &&
                 EndsWith("status 1"));
  // The answers before bad input are checked, those after it are not.
  const Outcome bad = check("0\n2\n0\n2\n", "nowhere.in");
  CHECK(all_of(bad) == "eight-puzzle: nowhere.in: No such file or directory\nstatus 1");
  // Behind a bad file nothing is known of the answers to the next one.
  CHECK(check("9\n", "/dev/null").err.find("expected 0") == std::string::npos);
  const std::string to_file = "printf '0\\n5\\n' >\"$FOLDER/\033\"; \"$PROGRAM\" --check=";
  CHECK_THAT(run_command(to_file + "\"$FOLDER/\033\"", "2\n" + solved + "123\n4x9\n").err,
             StartsWith("eight-puzzle: -:6:3: unexpected '9'"));
  CHECK(run_command(to_file + "nowhere", boards).err ==
        "eight-puzzle: nowhere: No such file or directory\n");
}

TEST_CASE("Endless answers are refused at once", "[files]") {
  const Outcome endless =
      run_command(R"(yes 0 | timeout 50 "$PROGRAM" --check=- "$FOLDER/in")", "1\n" + solved);
  CHECK(all_of(endless) == "eight-puzzle: -: File too large\nstatus 1");
}

TEST_CASE("Any number of files is answered one after the other", "[files]") {
  std::string files, answers;
  for (int i = 0; i < 50; ++i) {
    files += R"( "$SOURCES/samples/statement.in")";
    answers += "2\nimpossible\n";
  }
  CHECK(run_command(R"(ulimit -n 20; "$PROGRAM")" + files).out == answers);
}

TEST_CASE("Standard input stays open after it has been read", "[files]") {
  const Outcome outcome = program("-f boj1525 - -", two_away);
  CHECK(all_of(outcome) == "2\nstatus 0");
}

TEST_CASE("Each answer comes before the next board is asked for", "[files]") {
  const Outcome outcome = run_command(R"(
    cd "$FOLDER" && mkfifo to from
    "$PROGRAM" <to >from &
    exec 3>to 4<from
    echo 3 >&3
    for board in '123 4#5 786' '123 456 87#' '123 456 78#'; do
      printf %s "$board" >&3
      timeout 50 head -n 1 <&4 || { echo 'no answer'; break; }
    done
    exec 3>&-
    wait $!)");
  CHECK(all_of(outcome) == "2\nimpossible\n0\nstatus 0");
}
