// The program from outside: options, messages, exit status, files and pipes.
#include "catch.hpp"
#include "process.hpp"

namespace {

const std::string solved = "123\n456\n78#\n", two_away = "123\n4#5\n786\n";

Outcome program(const std::string& arguments, const std::string& input = "") {
  return run_command(PROGRAM " " + arguments, input);
}

}  // namespace

TEST_CASE("Every kind of bad input is named with its place, after the answers before it", "[cli]") {
  struct Case {
    std::string input, error, answers;
  };
  const auto& [input, error, answers] = GENERATE(values<Case>({
      {"2\n\n123\n495\n786\n", "-:4:2: unexpected '9': a 3x3 board is written with 1-8 and '#'",
       ""},
      {"1\n123\n4\x1b[5\n786\n",
       "-:3:2: unexpected '\\x1b': a 3x3 board is written with 1-8 and '#'", ""},
      {"1\n123\n4\xc3\xa9\n", "-:3:2: unexpected '\\xc3': a 3x3 board is written with 1-8 and '#'",
       ""},
      {"2\n" + solved + "\n123\n4#4\n786\n", "-:7:3: '4' appears twice in this board", "0\n"},
      {"1\n1#3\n4x5\n786\n", "-:3:2: 'x' appears twice in this board", ""},
      {"5\n" + solved + two_away + "123\n", "-:9:1: end of input in board 3 of 5", "0\n2\n"},
      {"5\n" + solved + two_away + "12", "-:8:3: end of input in board 3 of 5", "0\n2\n"},
      {"3\n\n" + solved + "\n" + two_away + "\n", "-:11:1: end of input in board 3 of 3", "0\n2\n"},
      {"abc\n", "-:1:1: expected the number of boards, found 'abc'", ""},
      {"\n\n  -2\n", "-:3:3: expected the number of boards, found '-2'", ""},
      {"2x\n", "-:1:1: expected the number of boards, found '2x'", ""},
      {"", "-:1:1: expected the number of boards, found the end of the input", ""},
      {" \n\n", "-:3:1: expected the number of boards, found the end of the input", ""},
      {std::string("\0\x7f", 2), "-:1:1: expected the number of boards, found '\\x00\\x7f'", ""},
      {std::string(1000, 'y'),
       "-:1:1: expected the number of boards, found 'yyyyyyyyyyyyyyyyyyy...'", ""},
      {"99999999999999999999\n", "-:1:1: too large a number of boards: '9999999999999999999...'",
       ""},
      {"18446744073709551615\n" + solved,
       "-:1:1: too large a number of boards: '1844674407370955161...'", ""},
      {"9999999999999999999\n" + solved, "-:5:1: end of input in board 2 of 9999999999999999999",
       "0\n"},
      {"2\n" + solved + two_away + "\n\n\n\nextra more\n",
       "-:12:1: 'extra' after the last of 2 boards", "0\n2\n"},
      {"1\n" + solved + two_away, "-:5:1: '123' after the last of 1 board", "0\n"},
      {"0\n1\n", "-:2:1: '1' after the last of 0 boards", ""},
  }));
  CAPTURE(input);
  const Outcome outcome = program("", input);
  CHECK(outcome.err == "eight-puzzle: " + error + "\n");
  CHECK(outcome.out == answers);
  CHECK(outcome.status == 1);
}

TEST_CASE("A message names the file, and the other files are still answered", "[cli]") {
  const TemporaryFolder folder;
  const std::string good = (folder.path() / "good.in").string();
  const std::string bad = (folder.path() / "bad.in").string();
  std::ofstream(good) << "1\n" << two_away;
  std::ofstream(bad) << "1\n12\n\n33\n";
  Outcome outcome = program(
      good + " " + bad + " nowhere.in " + folder.path().string() + " - " + good, "1\n" + solved);
  CHECK(outcome.out == "2\n0\n2\n");
  CHECK(outcome.err == "eight-puzzle: " + bad + ":4:2: '3' appears twice in this board\n" +
                           "eight-puzzle: nowhere.in: No such file or directory\n" +
                           "eight-puzzle: " + folder.path().string() + ": Is a directory\n");
  CHECK(outcome.status == 1);
}

TEST_CASE("A failed write is an error, a closed pipe an end", "[cli]") {
  Outcome outcome = program(">/dev/full", "1\n" + solved);
  CHECK(outcome.err == "eight-puzzle: write error: No space left on device\n");
  CHECK(outcome.status == 1);
  outcome = program("--help >/dev/full");
  CHECK(outcome.err == "eight-puzzle: write error: No space left on device\n");
  CHECK(outcome.status == 1);
  std::string many = "100000\n";
  for (int i = 0; i < 100000; ++i) many += two_away;
  outcome = program("| head -n 1", many);
  CHECK(outcome.out == "2\n");
  CHECK(outcome.err == "");
}

TEST_CASE("Each answer comes before the next board is asked for", "[cli]") {
  const Outcome outcome = run_command(R"(
    dir=$(mktemp -d) && mkfifo "$dir/to" "$dir/from"
    )" PROGRAM R"( <"$dir/to" >"$dir/from" &
    exec 3>"$dir/to" 4<"$dir/from"
    echo 3 >&3
    for board in '123 4#5 786' '123 456 87#' '123 456 78#'; do
      printf %s "$board" >&3
      timeout 10 head -n 1 <&4 || exit 9
    done
    exec 3>&-
    wait $!
    status=$?
    rm -r "$dir"
    exit $status)");
  CHECK(outcome.out == "2\nimpossible\n0\n");
  CHECK(outcome.err == "");
  CHECK(outcome.status == 0);
}

TEST_CASE("Help and version go to standard output", "[cli]") {
  CHECK(program("--help").out.rfind("Usage: eight-puzzle [OPTION]... [FILE]...\n", 0) == 0);
  CHECK(program("-h").out == program("--help").out);
  CHECK(program("--version").out.rfind("eight-puzzle 1.", 0) == 0);
  CHECK(program("-V").status == 0);
}

TEST_CASE("A wrong option is named, with status 2", "[cli]") {
  const Outcome outcome = program("--foo");
  CHECK(outcome.err ==
        "eight-puzzle: unrecognized option '--foo'\n"
        "Try 'eight-puzzle --help' for more information.\n");
  CHECK(outcome.out == "");
  CHECK(outcome.status == 2);
}
