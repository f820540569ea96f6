// What the options ask for, board by board.
#include "session.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "catch.hpp"
#include "input.hpp"
#include "random_boards.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

namespace {

// What the program prints for an input, up to the first error in it.
struct Run {
  std::string printed, error, summary;
  bool gave_up = false;
};

// Every file has that input.
Run run(const std::vector<std::string>& arguments, const std::string& input = "") {
  const Options options = parsed(arguments);
  Run run;
  Stream out, err;
  Output output(out.file(), err.file(), false);
  Session session(options, output);
  if (options.mode == Mode::random) print_random(options, output);
  try {
    for (const std::string& file : options.files) {
      session.answer_all(source_of(input), escaped(file));
    }
  } catch (const InputError& error) {
    run.error = error.text;
  }
  session.print_means();
  output.flush();
  run.printed = out.text();
  run.summary = session.summary();
  run.gave_up = session.gave_up();
  return run;
}

std::string printed(const std::vector<std::string>& arguments, const std::string& input = "") {
  const Run result = run(arguments, input);
  CHECK(result.error == "");
  return result.printed;
}

const std::string solved = "123\n456\n78#\n", two_away = "123\n4#5\n786\n",
                  unsolvable = "123\n456\n87#\n";

// A format as its judge describes it, said once more and apart from the program's table.
struct Judge {
  std::string name;
  bool counted, pairs;
  int rows, cols;
  std::string goal;
  char blank;
  std::string symbol_gap, row_gap, board_end, answer, unsolvable, between;
};
const std::vector<Judge> judges = {
    {"boj11112", true, false, 3, 3, "12345678#", '#', "", "\n", "\n\n", "D\n", "impossible\n", ""},
    {"boj1525", false, false, 3, 3, "12345678#", '0', " ", "\n", "\n\n", "D\n", "-1\n", ""},
    {"boj34388", false, false, 2, 2, "123#", '-', "", "\n", "\n\n", "D\n", "-1\n", ""},
    {"leetcode773", false, false, 2, 3, "12345#", '0', "", "", "\n", "D\n", "-1\n", ""},
    {"poj1077", false, false, 3, 3, "12345678#", 'x', " ", " ", "\n", "P\n", "unsolvable\n", ""},
    {"uva652", true, false, 3, 3, "12345678#", 'x', " ", " ", "\n\n", "P\n", "unsolvable\n", "\n"},
    {"hdu3567", true, true, 3, 3, "", 'X', "", "", "\n", "Case N: D\nP\n", "Case N: -1\n\n", ""},
    {"luogu1379", false, false, 3, 3, "1238#4765", '0', "", "", "\n", "D\n", "-1\n", ""},
    {"aoj0121", false, false, 2, 4, "#1234567", '0', " ", " ", "\n", "D\n", "-1\n", ""},
    {"lanqiao", false, true, 3, 3, "", '.', "", "", "\n", "D\n", "-1\n", ""},
};

std::string written(const Judge& judge, const std::string& board) {
  std::string text;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    const std::size_t cols = std::size_t(judge.cols);
    if (cell > 0) text += cell % cols == 0 ? judge.row_gap : judge.symbol_gap;
    text += board[cell] == '#' ? judge.blank : board[cell];
  }
  return text + judge.board_end;
}

// An input of 100 boards or pairs, written anew as the judge does.
std::string rewritten(const Judge& judge, const std::string& input) {
  const std::string count = judge.counted ? "100" : "";
  std::string symbols;
  for (const char byte : input.substr(count.size())) {
    if (byte != ' ' && byte != '\n') symbols += byte >= '1' && byte <= '9' ? byte : '#';
  }
  std::string text = judge.counted ? count + judge.board_end : "";
  const auto cells = std::size_t(judge.rows * judge.cols);
  for (std::size_t place = 0; place < symbols.size(); place += cells) {
    text += written(judge, symbols.substr(place, cells));
  }
  return text;
}

std::string replaced(std::string text, char symbol, const std::string& by) {
  const auto place = text.find(symbol);
  return place == std::string::npos ? text : text.replace(place, 1, by);
}

// Of the shortest solutions the first in alphabetical order: of the moves that lead nearer to the
// goal, always the first.
std::string first_path(const reference::Distances& known, std::string board, int rows, int cols) {
  std::string path;
  while (known.at(board) > 0) {
    for (const std::string move : {"d", "l", "r", "u"}) {
      const std::string next = reference::replay(board, move, rows, cols);
      if (next.empty() || known.at(next) >= known.at(board)) continue;
      path += move;
      board = next;
      break;
    }
  }
  return path;
}

}  // namespace

TEST_CASE("300 random boards are read and answered in every format as by breadth-first search",
          "[session][formats]") {
  REQUIRE(judges.size() == std::size(formats));
  std::mt19937 random(11112);
  std::map<std::string, reference::Distances> cache;  // By goal and rows.
  for (const Judge& judge : judges) {
    CAPTURE(judge.name);
    std::vector<std::string> goals = {judge.goal};
    if (judge.pairs) goals = {"12345678#", "8#7654321", "3146#2758", "#75381642"};
    std::vector<const reference::Distances*> known;
    for (const auto& goal : goals) {
      auto& distances = cache[goal + std::to_string(judge.rows)];
      if (distances.empty()) distances = reference::distances(goal, judge.rows, judge.cols);
      known.push_back(&distances);
    }
    std::string input = judge.counted ? "300" + judge.board_end : "", expected, moves;
    int solvable = 0;
    for (std::size_t number = 1; number <= 300; ++number) {
      const std::size_t nth = number % goals.size();
      std::string board = goals[nth];
      reference::shuffle(board, random);
      input += written(judge, board) + (judge.pairs ? written(judge, goals[nth]) : "");
      const bool reachable = known[nth]->count(board) == 1;
      const std::string path =
          reachable ? first_path(*known[nth], board, judge.rows, judge.cols) : "";
      CHECK((!reachable || reference::replay(board, path, judge.rows, judge.cols) == goals[nth]));
      std::string answer = reachable ? judge.answer : judge.unsolvable;
      answer = replaced(replaced(answer, 'P', path), 'D', std::to_string(path.size()));
      answer = replaced(answer, 'N', std::to_string(number));
      expected += (number > 1 ? judge.between : "") + answer;
      std::string word = judge.unsolvable.substr(0, judge.unsolvable.find('\n'));
      word = word.substr(word.rfind(' ') + 1);
      moves += reachable ? std::to_string(path.size()) + (path.empty() ? "" : " " + path) : word;
      moves += '\n';
      solvable += reachable;
    }
    CHECK(solvable > 100);
    CHECK(solvable < 200);
    CHECK((printed({"-f", judge.name}, input) == expected));
    CHECK((printed({"-mf", judge.name}, input) == moves));
    // What --random prints is written as the judge does, read back and solved.
    const std::string boards = printed({"-f", judge.name, "-r100"});
    CHECK(boards == rewritten(judge, boards));
    const Run back = run({"-m", "-f", judge.name}, boards);
    CHECK(back.error == "");
    CHECK(std::count(back.printed.begin(), back.printed.end(), '\n') == 100);
    CHECK(back.summary.rfind(judge.pairs ? "100 pairs, 0 imp" : "100 boards, 0 imp", 0) == 0);
  }
}

TEST_CASE("The samples of the judges' statements are answered", "[session][formats]") {
  const auto moves = printed({"-mf", "poj1077"}, " 2  3  4  1  5  x  7  6  8 \n");
  CHECK(moves.substr(0, 3) == "19 ");
  CHECK(reference::replay("23415#768", moves.substr(3, 19), 3, 3) == "12345678#");
  CHECK(printed({"-fhdu3567"}, "2\n12X453786\n12345678X\n564178X23\n7568X4123\n") ==
        "Case 1: 2\ndd\nCase 2: 8\nurrulldr\n");
  CHECK(printed({"-fluogu1379"}, "283104765\n") == "4\n");
  CHECK(printed({"-faoj0121"}, "0 1 2 3 4 5 6 7\n1 0 2 3 4 5 6 7\n7 6 5 4 3 2 1 0\n") ==
        "0\n1\n28\n");
  CHECK(printed({"-flanqiao"}, "12345678.\n123.46758\n") == "3\n");
  CHECK(printed({"-fboj1525"}, "1 3 0\n4 2 5\n7 8 6\n") == "4\n");
  CHECK(printed({"-fleetcode773"}, "123540\n412503\n") == "-1\n5\n");
  CHECK(printed({"-fboj34388"}, "2-\n13\n-3\n21\n") == "3\n6\n");
  CHECK(printed({"-fboj1525"}, "1 0 3\n4 2 5\n7 8 6\n\n3 6 0\n8 1 2\n7 4 5\n") == "3\n-1\n");
}

TEST_CASE("Size and goal override those of the format", "[session][formats]") {
  CHECK(printed({"-faoj0121", "-s2x2"}, "12 #3") == "1\n");
  CHECK(printed({"-fluogu1379", "-g12345678#"}, "12345#786") == "1\n");
  CHECK(printed({"-fhdu3567", "-s2x2"}, "1 12#3 123#") == "Case 1: 1\nr\n");
}

TEST_CASE("Pairs are drawn and compared with the goal of each", "[session][formats]") {
  const std::string pair = "12X453786 12345678X";
  CHECK(printed({"-bflanqiao"}, pair) ==
        "2\n0       1 d     2 d\n1 2 .   1 2 3   1 2 3\n4 5 3   4 5 .   4 5 6\n7 8 6   7 8 6   7 8 "
        ".\n\n");
  CHECK(printed({"-cflanqiao"}, pair).rfind("pair 1: 12. 453 786 to 123 456 78., h = 2\n", 0) == 0);
  CHECK(printed({"-abfs", "-flanqiao"}, pair) == "2\n");
}

TEST_CASE("Distances are those of breadth-first search on all 362,880 boards", "[session]") {
  std::string input = "362880\n", expected;
  for (const std::string& board : reference::all_boards(9)) {
    const auto found = reference::eight_puzzle().find(board);
    input += board + '\n';
    expected +=
        (found == reference::eight_puzzle().end() ? "impossible" : std::to_string(found->second)) +
        '\n';
  }
  CHECK((printed({}, input) == expected));
}

TEST_CASE("Moves and drawings keep the order of the answers", "[session]") {
  const std::string input = "3\n" + two_away + solved + unsolvable;
  CHECK(printed({"-m"}, input) == "2 rd\n0\nimpossible\n");
  CHECK(printed({"--boards"}, input) ==
        "2\n0       1 r     2 d\n1 2 3   1 2 3   1 2 3\n4 # 5   4 5 #   4 5 6\n7 8 6   7 8 6   7 8 "
        "#\n\n"
        "0\n0\n1 2 3\n4 5 6\n7 8 #\n\n"
        "impossible\n\n");
  CHECK(printed({"-mb"}, "1\n" + solved) == "0\n0\n1 2 3\n4 5 6\n7 8 #\n\n");
}

TEST_CASE("The moves of a board are the same wherever it stands in the input", "[session]") {
  const std::string boards = printed({"-r300"});
  const std::string all = printed({"-m"}, boards);
  const std::string last = boards.substr(boards.size() - 13);
  const std::string answer = all.substr(all.rfind('\n', all.size() - 2) + 1);
  CHECK(printed({"-m"}, "1\n" + last) == answer);
}

TEST_CASE("With an option of the searches, what the textbook search found is shown", "[session]") {
  for (const std::string algorithm : {"astar", "misplaced", "idastar", "bfs", "ids"}) {
    CAPTURE(algorithm);
    CHECK(printed({"-a", algorithm}, "1\n" + two_away) == "2\n");
  }
  CHECK(printed({"-adfs"}, "1\n" + two_away) == "552\n");
  CHECK(printed({"-w2", "-m"}, "1\n" + two_away) == "2 rd\n");
  // Its path is not the first in alphabetical order, which the fast solver's is.
  const std::string board = "1\n#31674285\n";
  const std::string fast = printed({"-m"}, board), textbook = printed({"-mabfs"}, board);
  CHECK(fast < textbook);
  CHECK(fast.substr(0, 3) == textbook.substr(0, 3));
}

TEST_CASE("A limit bounds all the work done for a board", "[session]") {
  const Run limited = run({"--limit=1000", "-m", "--stats"}, "2\n867254#31" + solved);
  CHECK(limited.printed == "gave up\n0\n");
  CHECK(limited.gave_up);
  CHECK(limited.summary.rfind("2 boards, 0 impossible; 1,000 states expanded; 1 gave up; ", 0) ==
        0);
  CHECK(printed({"--limit=0", "-b"}, "1\n" + two_away) == "gave up\n\n");
}

TEST_CASE("A comparison has a row for each algorithm, or one line for an unsolvable board",
          "[session]") {
  const Run result = run({"-c", "--limit=1000"}, "2\n" + two_away + unsolvable);
  std::istringstream lines(result.printed);
  std::string line;
  std::getline(lines, line);
  CHECK(line == "board 1: 123 4#5 786, h = 2");
  std::getline(lines, line);
  CHECK("\n" + line + '\n' == Comparison(1).heading(""));
  for (const Algorithm& algorithm : algorithms) {
    std::string name, moves;
    std::getline(lines, line);
    std::istringstream(line) >> name >> moves;
    CHECK(name == algorithm.name);
    CHECK(moves == (name == "dfs" ? "552" : "2"));
  }
  std::getline(lines, line);
  CHECK(line == "");
  std::getline(lines, line);
  CHECK(line == "board 2: 123 456 87#: impossible");
  CHECK(printed({"-cfboj1525"}, unsolvable) == "board 1: 123 456 870: impossible\n\n");
  CHECK(printed({"-c", "--limit=5"}, "1\n" + two_away).find(" gave up ") != std::string::npos);
  CHECK_FALSE(run({"-c", "--limit=5"}, "1\n" + two_away).gave_up);
}

TEST_CASE("The summary counts boards and expansions", "[session]") {
  const std::string start = run({"--stats"}, "2\n12345#786\n" + unsolvable).summary;
  CHECK(start.rfind("2 boards, 1 impossible; 0 states expanded; no table of all distances; ", 0) ==
        0);
  CHECK(start.substr(start.size() - 7) == " ms CPU");
  CHECK(run({"-abfs"}, "1\n" + solved)
            .summary.rfind("1 board, 0 impossible; 0 states expanded; ", 0) == 0);
  CHECK(run({"-abfs"}, "1\n" + solved).summary.find("table") == std::string::npos);
}

TEST_CASE("The summary says after how many boards or pairs it switched to a table", "[session]") {
  std::istringstream random(printed({"-r1500", "-fleetcode773", "-s3x3"}));
  std::vector<std::string> boards;  // Every third one is impossible.
  for (std::string board; random >> board;) {
    boards.push_back(board);
    if (boards.size() % 3 == 2) boards.push_back(unsolvable);
  }
  // With the goal behind each board, and with `after` behind them all. 0: it did not switch.
  const auto switched_after = [&](const std::vector<std::string>& arguments, std::size_t count,
                                  const std::string& goal = "", const std::string& after = "") {
    std::string input;
    for (std::size_t i = 0; i < count; ++i) input += boards[i] + '\n' + goal + '\n';
    std::string summary = run(arguments, input + after).summary;
    summary.erase(std::remove(summary.begin(), summary.end(), ','), summary.end());
    const std::string words = "; switched to a table of all distances after ";
    const auto place = summary.find(words);
    return place == std::string::npos ? 0u : std::stoul(summary.substr(place + words.size()));
  };
  const std::vector<std::string> distances = {"-fboj1525"}, moves = {"-mfboj1525"},
                                 pairs = {"-flanqiao"};
  const std::string goal = "123456780";
  const std::size_t without = switched_after(distances, 2000);
  CHECK(without > 1400);
  CHECK(without < 1700);
  CHECK(switched_after(distances, without) == 0);  // The next board is the first to be looked up.
  CHECK(switched_after(distances, without + 1) == without);
  const std::size_t with_moves = switched_after(moves, 2000);
  CHECK(with_moves > 10);
  CHECK(with_moves < without / 2);
  CHECK(switched_after(moves, with_moves) == 0);
  CHECK(switched_after(moves, with_moves + 1) == with_moves);
  CHECK(switched_after(pairs, 2000, goal, "012345678 012345678") == with_moves);
  CHECK(switched_after({"--limit=100000", "-fboj1525"}, 100) == 0);
}

TEST_CASE("The summary counts every board, in batches, with moves, and of all files", "[session]") {
  std::string input = "2000\n";
  for (int i = 0; i < 1000; ++i) input += "647\n85#\n321\n" + unsolvable;
  const std::string boards = "2,000 boards, 1,000 impossible; ";
  CHECK(run({}, input).summary.rfind(boards, 0) == 0);
  CHECK(run({"-m"}, input).summary.rfind(boards, 0) == 0);
  CHECK(run({"-m", "a", "b"}, input).summary.rfind("4,000 boards, 2,000 impossible; ", 0) == 0);
}

TEST_CASE("A wrong number of boards is noticed also where boards are read in batches",
          "[session]") {
  std::string input = "1500\n", expected;
  for (int i = 0; i < 1700; ++i) {
    input += "647\n85#\n321\n";
    if (i < 1500) expected += "31\n";
  }
  const Run result = run({}, input);
  CHECK(result.printed == expected);
  CHECK(result.error == "4502:1: '647' after the last of 1500 boards");
}

TEST_CASE("Each file has numbers of its own, and a comparison names the file", "[session]") {
  CHECK(printed({"-fhdu3567", "a", "b"}, "1 12X453786 12345678X") ==
        "Case 1: 2\ndd\nCase 1: 2\ndd\n");
  CHECK(printed({"-fuva652", "a", "b"}, "1 1 2 3 4 5 x 7 8 6") == "d\nd\n");
  const std::string tables = printed({"-c", "a", "b\n"}, "1\n" + two_away);
  CHECK(tables.rfind("board 1 of a: 123 4#5 786, h = 2\n", 0) == 0);
  CHECK(tables.find("\nboard 1 of b\\x0a: 123 4#5 786, h = 2\n") != std::string::npos);
}

TEST_CASE("Means stand after several boards that can be solved, and are those of the rows",
          "[session]") {
  const std::string input = printed({"-r10", "--distance=12"});
  std::istringstream lines(printed({"-c", "-w2"}, input));
  std::map<std::string, std::uint64_t> generated, mean;
  int tables = 0;
  for (std::string line; std::getline(lines, line);) {
    CHECK(line.size() <= 80);
    line.erase(std::remove(line.begin(), line.end(), ','), line.end());
    if (line.rfind("board ", 0) == 0) {
      CHECK(line.substr(line.size() - 6) == " W = 2");
      ++tables;
    }
    if (line == "mean of 10 boards W = 2") ++tables;
    std::istringstream words(line);
    std::string name, moves;
    std::uint64_t visited = 0, expanded = 0, count = 0;
    if (!(words >> name >> moves >> visited >> expanded >> count)) continue;
    (tables <= 10 ? generated : mean)[name] += count;
  }
  CHECK(tables == 11);
  CHECK(mean.size() == std::size(algorithms));
  for (const auto& [name, count] : mean) CHECK(count == (generated[name] + 5) / 10);
  CHECK(printed({"-c"}, "1\n" + two_away).find("mean") == std::string::npos);
  CHECK(printed({"-c"}, "2\n" + two_away + unsolvable).find("mean") == std::string::npos);
  CHECK(printed({"-c"}, "3\n" + two_away + solved + unsolvable).find("\nmean of 2 boards\n") !=
        std::string::npos);
}

TEST_CASE("Random boards of a distance take that many moves, whatever the format", "[session]") {
  for (const std::string format : {"boj11112", "luogu1379", "aoj0121", "hdu3567", "lanqiao"}) {
    CAPTURE(format);
    const std::string boards = printed({"-f", format, "-r20", "--distance=9"});
    std::string expected;
    const std::string moves = printed({"-m", "-f", format}, boards);
    std::istringstream lines(moves);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) CHECK(line.rfind("9 ", 0) == 0);
    CHECK(count == 20);
  }
  // No board is 31 moves from a goal with the blank in the centre.
  const std::string pairs = printed({"-fhdu3567", "-r30", "--distance=31"});
  CHECK(run({"-mfhdu3567"}, pairs).error == "");
  std::istringstream answers(printed({"-mfhdu3567"}, pairs));
  for (std::string line; std::getline(answers, line);) CHECK(line.rfind("31 ", 0) == 0);
  CHECK_THROWS_AS(printed({"-r1", "-g1234#5678", "--distance=31"}), std::invalid_argument);
  CHECK_THROWS_AS(printed({"-r1", "--distance=32"}), std::invalid_argument);
  CHECK_THROWS_AS(printed({"-r1", "-s2x2", "--distance=7"}), std::invalid_argument);
  CHECK_THROWS_AS(printed({"-r1", "-s2x2", "--distance=255"}), std::invalid_argument);
}

TEST_CASE("A seed fixes the random boards", "[session]") {
  CHECK(printed({"-r3"}) == printed({"--random=3", "--seed=1"}));
  CHECK(printed({"-r3"}) != printed({"-r3", "--seed=2"}));
  CHECK(printed({"-r0"}) == "0\n\n");
}
