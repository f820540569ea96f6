// The program from outside: options, messages, exit status, files and pipes.
#include <algorithm>
#include <sstream>

#include "catch.hpp"
#include "process.hpp"

namespace {

const std::string solved = "123\n456\n78#\n", two_away = "123\n4#5\n786\n";

Outcome program(const std::string& arguments, const std::string& input = "") {
  return run_command("\"$PROGRAM\" " + arguments, input);
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
      {"1\n1#3\n4x5\n786\n", "-:3:2: the blank appears twice in this board", ""},
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
  Outcome outcome = program("\"" + good + "\" \"" + bad + "\" nowhere.in \"" +
                                folder.path().string() + "\" - \"" + good + "\"",
                            "1\n" + solved);
  CHECK(outcome.out == "2\n0\n2\n");
  CHECK(outcome.err == "eight-puzzle: " + bad + ":4:2: '3' appears twice in this board\n" +
                           "eight-puzzle: nowhere.in: No such file or directory\n" +
                           "eight-puzzle: " + folder.path().string() + ": Is a directory\n");
  CHECK(outcome.status == 1);
}

TEST_CASE("Standard input that is closed cannot be read, after a file neither", "[cli]") {
  const Outcome outcome = program("\"$SOURCES/samples/statement.in\" - <&-");
  CHECK(outcome.out == "2\nimpossible\n");
  CHECK(outcome.err == "eight-puzzle: -: Bad file descriptor\n");
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
    "$PROGRAM" <"$dir/to" >"$dir/from" &
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

TEST_CASE("An answer does not wait for the next one where searches are slow", "[cli]") {
  const std::string boards = "2\n123456789#\n#532194876\n";  // The second would take years.
  const Outcome outcome = run_command("timeout 1 \"$PROGRAM\" -s2x5 -a ids", boards);
  CHECK(outcome.out == "0\n");
  CHECK(outcome.status == 124);
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

TEST_CASE("Wrong arguments are named, with status 2", "[cli]") {
  struct Case {
    std::string arguments, error;
  };
  const auto& [arguments, error] = GENERATE(values<Case>({
      {"--size=4x4",
       "invalid argument '4x4' for '--size': expected one of 2x2, 2x3, 3x2, 2x4, 4x2, 3x3, 2x5, "
       "5x2"},
      {"-f 1", "invalid argument '1' for '--format': expected one of 11112, 1525"},
      {"-agreedy",
       "invalid argument 'greedy' for '--algorithm': expected one of astar, misplaced, bfs, dfs, "
       "ids"},
      {"--random=-1",
       "invalid argument '-1' for '--random': expected a whole number of at most 19 digits"},
      {"--seed x -r1",
       "invalid argument 'x' for '--seed': expected a whole number of at most 19 digits"},
      {"--limit=",
       "invalid argument '' for '--limit': expected a whole number of at most 19 digits"},
      {"-w-1", "invalid argument '-1' for '--weight': expected a number, 0 or more"},
      {"-w nan", "invalid argument 'nan' for '--weight': expected a number, 0 or more"},
      {"-g 12345678", "invalid argument '12345678' for '--goal': a 3x3 board has 9 symbols"},
      {"-g 1234567899",
       "invalid argument '1234567899' for '--goal': unexpected '9': a 3x3 board is "
       "written with 1-8 and '#'"},
      {"-g '12345678#1'", "invalid argument '12345678#1' for '--goal': a 3x3 board has 9 symbols"},
      {"-g 12345677#", "invalid argument '12345677#' for '--goal': '7' appears twice"},
      {"-g 1#345678x", "invalid argument '1#345678x' for '--goal': the blank appears twice"},
      {"-g ''", "invalid argument '' for '--goal': a 3x3 board has 9 symbols"},
      {"-r 1 file", "--random prints boards and reads none: unexpected 'file'"},
      {"-r 1 --stats", "--random prints boards and solves none: it goes with no other answers"},
      {"-c -m", "--compare prints tables: it goes with neither --moves nor --boards"},
      {"--moves=1", "option '--moves' doesn't allow an argument"},
      {"--size", "option '--size' requires an argument"},
      {"-z", "invalid option -- 'z'"},
  }));
  CAPTURE(arguments);
  const Outcome outcome = program(arguments);
  CHECK(outcome.err ==
        "eight-puzzle: " + error + "\nTry 'eight-puzzle --help' for more information.\n");
  CHECK(outcome.out == "");
  CHECK(outcome.status == 2);
}

TEST_CASE("The other formats' samples are answered", "[cli][samples]") {
  struct Case {
    std::string options, sample;
  };
  const auto& [options, sample] = GENERATE(values<Case>({
      {"--format=1525", "boj1525/three_moves"},
      {"-f 1525", "boj1525/impossible"},
      {"--size 2x5", "2x5/random"},
      {"-g'#12345678'", "goal_blank_first/article"},
      {"--size=2x2 -s3x3 --goal=12345678# --goal=012345678", "goal_blank_first/article"},
  }));
  const Outcome outcome = program(options + " -- \"$SOURCES/samples/" + sample + ".in\"");
  CHECK(outcome.out == read_whole(std::string(sources_path) + "/samples/" + sample + ".out"));
  CHECK(outcome.err == "");
  CHECK(outcome.status == 0);
}

TEST_CASE("The known answers of other judges are met", "[cli]") {
  CHECK(program("-f1525 -s2x3", "412503").out == "5\n");
  CHECK(program("-f1525 -g123804765", "283104765").out == "4\n");
}

TEST_CASE("Every solution printed leads to the goal", "[cli]") {
  struct Case {
    std::string size, goal;
    int cols;
  };
  const auto& [size, goal, cols] = GENERATE(
      values<Case>({{"3x3", "123456780", 3}, {"2x4", "12345670", 4}, {"5x2", "1234567890", 2}}));
  const std::string options = "-f1525 -s" + size;
  const std::string boards = program(options + " -r100").out;
  std::istringstream symbols(boards), answers(program(options + " -m", boards).out);
  for (int board = 0; board < 100; ++board) {
    std::string state(goal.size(), ' '), answer;
    for (char& symbol : state) symbols >> symbol;
    std::getline(answers, answer);
    const auto gap = answer.find(' ');
    const std::string moves = gap == std::string::npos ? "" : answer.substr(gap + 1);
    CHECK(answer.substr(0, gap) == std::to_string(moves.size()));
    for (const char move : moves) {
      const int blank = int(state.find('0'));
      REQUIRE((move != 'l' || blank % cols > 0));
      REQUIRE((move != 'r' || blank % cols < cols - 1));
      const int travel = move == 'd' ? cols : move == 'u' ? -cols : move == 'r' ? 1 : -1;
      std::swap(state.at(std::size_t(blank)), state.at(std::size_t(blank + travel)));
    }
    CHECK(state == goal);
  }
}

TEST_CASE("Moves and boards keep the answers' lines", "[cli]") {
  const std::string input = "3\n" + two_away + solved + "123\n456\n87#\n";
  CHECK(program("-m", input).out == "2 rd\n0\nimpossible\n");
  CHECK(program("--boards", input).out ==
        "2\n0       1 r     2 d\n1 2 3   1 2 3   1 2 3\n4 # 5   4 5 #   4 5 6\n7 8 6   7 8 6   7 8 "
        "#\n\n"
        "0\n0\n1 2 3\n4 5 6\n7 8 #\n\n"
        "impossible\n\n");
}

TEST_CASE("The moves of a board are the same wherever it stands in the input", "[cli]") {
  const std::string boards = program("-r 300").out;
  const Outcome all = program("-m", boards);
  const std::string last = boards.substr(boards.size() - 13);
  const std::string answer = all.out.substr(all.out.rfind('\n', all.out.size() - 2) + 1);
  CHECK(program("-m", "1\n" + last).out == answer);
  CHECK(program("-m --limit=100000", "1\n" + last).out == answer);
}

TEST_CASE("Random boards are read back and solved, in every format and size", "[cli]") {
  const std::string size = GENERATE("2x2", "2x3", "3x2", "2x4", "4x2", "3x3", "2x5", "5x2");
  const std::string format = GENERATE("11112", "1525");
  const std::string options = " -f" + format + " -s" + size + " ";
  const Outcome outcome = program(options + "-r100 --seed=5 | \"$PROGRAM\"" + options);
  CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 100);
  CHECK(outcome.out.find("impossible") == std::string::npos);
  CHECK(outcome.out.find("-1") == std::string::npos);
  CHECK(outcome.err == "");
  CHECK(program(options + "-r3").out == program(options + "--random 3 --seed 1").out);
  CHECK(program(options + "-r3").out != program(options + "-r3 --seed 2").out);
}

TEST_CASE("Every algorithm solves, and a search can be given up", "[cli]") {
  for (const std::string algorithm : {"astar", "misplaced", "bfs", "ids"}) {
    CHECK(program("-a " + algorithm, "1\n" + two_away).out == "2\n");
  }
  CHECK(program("-a dfs", "1\n" + two_away).out == "552\n");
  CHECK(program("-w 2 -m", "1\n" + two_away).out == "2 rd\n");
  const Outcome outcome = program("-a bfs --limit=3", "2\n867254#31" + solved);
  CHECK(outcome.out == "gave up\n0\n");
  CHECK(outcome.status == 1);
}

TEST_CASE("A comparison has a line for each algorithm, or one for an impossible board", "[cli]") {
  const Outcome outcome = program("-c --limit=1000", "2\n" + two_away + "123\n456\n87#\n");
  CHECK(outcome.out.rfind("board 1: 123 4#5 786\n", 0) == 0);
  for (const std::string title :
       {"A*, Manhattan", "A*, misplaced", "breadth-first", "depth-first", "iterative deepening"}) {
    CHECK(outcome.out.find("\n" + title + " ") != std::string::npos);
  }
  CHECK(outcome.out.find("\n\nboard 2: 123 456 87#: impossible\n\n") != std::string::npos);
  CHECK(outcome.status == 0);
  const Outcome limited = program("-c --limit=5", "1\n" + two_away);
  CHECK(limited.out.find(" gave up ") != std::string::npos);
  CHECK(limited.status == 0);
}

TEST_CASE("The summary counts boards and work", "[cli]") {
  const Outcome outcome = program("--stats", "2\n12345#786\n123\n456\n87#\n");
  CHECK(outcome.out == "1\nimpossible\n");
  CHECK(outcome.err.rfind("eight-puzzle: 2 boards, 1 impossible; 1 state expanded; "
                          "no table bought; ",
                          0) == 0);
  const auto bought_after = [&](const std::string& options, int boards = 1000) {
    const std::string input = program("-r" + std::to_string(boards)).out;
    const std::string summary = program(options + " --stats", input).err;
    const std::string words = "; table bought after ";
    const auto place = summary.find(words);
    return place == std::string::npos ? 0 : std::stoi(summary.substr(place + words.size()));
  };
  CHECK(bought_after("") > 100);
  CHECK(bought_after("") < 300);
  CHECK(bought_after("", bought_after("")) == 0);  // The next board is the first to be looked up.
  CHECK(bought_after("", bought_after("") + 1) == bought_after(""));
  CHECK(bought_after("--moves") > 10);
  CHECK(bought_after("--moves") < bought_after(""));
  CHECK(bought_after("--limit=100000 --moves") > 10);
  CHECK(bought_after("--limit=100000") == 0);
}
