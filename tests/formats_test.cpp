// Every format as its judge describes it, on 1000 random boards. (The
// statements' samples: samples_test.cpp)
#include "text/formats.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"
#include "text/board_text.hpp"

namespace {

// A format as its judge describes it, written again, independent of the program's table.
struct Judge {
  std::string name;
  std::string gives;  // Puzzles, seconds, MB per run; 0: the statement does not say it.
  bool solvable;      // Whether the judge gives only solvable boards.
  bool counted, pairs;
  int rows, cols;
  std::string goal;
  std::string solved;              // The board 1 2 3 ... as it is written.
  std::string answer, unsolvable;  // D the distance, P the path, N the number of the board.
  std::string word, between;       // In place of the distance; between answers.
  std::string sample = "";         // `solved` as the sample writes it; "" if alike.
};
const std::string in_rows = "123\n456\n78#\n\n", spaced = "1 2 3\n4 5 6\n7 8 0\n\n",
                  in_a_line = "1 2 3 4 5 6 7 8 x\n", in_a_wide_line = "1  2  3  4  5  6  7  8  x\n";
// clang-format off
const std::vector<Judge> judges = {
    {"boj11112", "100 1 256", false, true, false, 3, 3, "12345678#", in_rows, "D\n", "impossible\n", "impossible", ""},
    {"boj1525", "1 1 32", false, false, false, 3, 3, "12345678#", spaced, "D\n", "-1\n", "-1", ""},
    {"alds1_13_b", "1 0 0", true, false, false, 3, 3, "12345678#", spaced, "D\n", "-1\n", "-1", ""},
    {"acwing845", "1 0 0", false, false, false, 3, 3, "12345678#", in_a_line, "D\n", "-1\n", "-1", "", in_a_wide_line},
    {"boj34388", "1 1 0", true, false, false, 2, 2, "123#", "12\n3-\n\n", "D\n", "-1\n", "-1", ""},
    {"leetcode773", "1 0 0", false, false, false, 2, 3, "12345#", "[[1,2,3],[4,5,0]]\n", "D\n", "-1\n", "-1", ""},
    {"poj1077", "1 1 64", false, false, false, 3, 3, "12345678#", in_a_line, "P\n", "unsolvable\n", "unsolvable", "", " 1  2  3  4  5  6  7  8  x \n"},
    {"acwing179", "1 0 0", false, false, false, 3, 3, "12345678#", in_a_line, "P\n", "unsolvable\n", "unsolvable", "", in_a_wide_line},
    {"hdu1043", "0 5 32", false, false, false, 3, 3, "12345678#", in_a_line, "P\n", "unsolvable\n", "unsolvable", "", in_a_wide_line},
    {"zoj1217", "0 10 32", false, false, false, 3, 3, "12345678#", in_a_line, "P\n", "unsolvable\n", "unsolvable", ""},
    {"uva652", "0 0 0", false, true, false, 3, 3, "12345678#", in_a_line + "\n", "P\n", "unsolvable\n", "unsolvable", "\n"},
    {"hdu3567", "200 2 64", true, true, true, 3, 3, "", "12345678X\n", "Case N: D\nP\n", "Case N: -1\n\n", "-1", ""},
    {"luogu1379", "1 0 0", true, false, false, 3, 3, "1238#4765", "123456780\n", "D\n", "-1\n", "-1", ""},
    {"aoj0121", "1000 0 0", true, false, false, 2, 4, "#1234567", "1 2 3 4 5 6 7 0\n", "D\n", "-1\n", "-1", ""},
    {"lanqiao", "1 0 0", false, false, true, 3, 3, "", "12345678.\n", "D\n", "-1\n", "-1", ""},
};
// clang-format on

const std::string blanks = "#0xX._-";

// A board with '#' as the blank, as the judge writes it.
std::string written(const Judge& judge, const std::string& board) {
  std::string text = judge.solved;
  std::size_t cell = 0;
  for (char& byte : text) {
    const char blank = judge.solved[judge.solved.find_first_of(blanks)];
    if ((byte < '1' || byte > '9') && byte != blank) continue;
    byte = board[cell] == '#' ? blank : board[cell];
    ++cell;
  }
  return text;
}

// What stands before the boards.
std::string count_of(const Judge& judge, int boards) {
  return judge.counted ? std::to_string(boards) + (judge.pairs ? "\n" : "\n\n") : "";
}

std::string replaced(std::string text, char symbol, const std::string& by) {
  const auto place = text.find(symbol);
  return place == std::string::npos ? text : text.replace(place, 1, by);
}

// Random boards or pairs as the judge writes them, with the answers by breadth-first search: in the
// format, and with --moves.
struct Sample {
  std::string input, answers, moves;
};

Sample sample(const Judge& judge, int size) {
  static std::map<std::string, reference::Distances> cache;  // By goal and rows.
  std::vector<std::string> goals = {judge.goal};
  if (judge.pairs) goals = reference::goals(judge.rows * judge.cols);
  Sample sample;
  sample.input = count_of(judge, size);
  std::mt19937 random(11112);
  for (int number = 1; number <= size; ++number) {
    const std::string& goal = goals[std::size_t(number) % goals.size()];
    auto& known = cache[goal + std::to_string(judge.rows)];
    if (known.empty()) known = reference::distances(goal, judge.rows, judge.cols);
    std::string board = goal;
    reference::shuffle(board, random);
    sample.input += written(judge, board) + (judge.pairs ? written(judge, goal) : "");
    std::string answer = judge.unsolvable, moves = judge.word;
    if (known.count(board) == 1) {
      const std::string path = reference::first_path(known, board, judge.rows, judge.cols);
      const std::string distance = std::to_string(path.size());
      answer = replaced(replaced(judge.answer, 'P', path), 'D', distance);
      moves = distance + (path.empty() ? "" : " " + path);
    }
    answer = replaced(answer, 'N', std::to_string(number));
    sample.answers += (number > 1 ? judge.between : "") + answer;
    sample.moves += moves + '\n';
  }
  return sample;
}

}  // namespace

TEST_CASE(
    "Every format is its judge's and 1000 random boards are answered as by breadth-first search",
    "[formats]") {
  for (const eight_puzzle::Format& format : eight_puzzle::formats) {
    CAPTURE(format.name);
    const auto judge = std::find_if(judges.begin(), judges.end(),
                                    [&](const Judge& row) { return row.name == format.name; });
    if (judge == judges.end()) FAIL("describe this format in `judges` of formats_test.cpp, too");
    const auto [puzzles, seconds, megabytes] = format.limits;
    const std::string gives =
        std::to_string(puzzles) + ' ' + std::to_string(seconds) + ' ' + std::to_string(megabytes);
    {
      INFO("what the judge gives in formats.hpp is not what formats_test.cpp says");
      CHECK(gives == judge->gives);
      CHECK((format.promise == eight_puzzle::solvable_only) == judge->solvable);
    }
    const eight_puzzle::State first = eight_puzzle::ordered(format.grid, format.grid.cells() - 1);
    CHECK(board_text(format.grid, first, format.blank, format.sample) ==
          (judge->sample.empty() ? judge->solved : judge->sample));
    const std::string goal = judge->pairs ? "12345678#" : judge->goal,
                      board = written(*judge, goal);
    CHECK(printed({"-f", format.name, "--all", "--distance=0"}) ==
          count_of(*judge, 1) + board + (judge->pairs ? board : ""));
    const auto [input, answers, moves] = sample(*judge, 1000);
    CHECK(difference(printed({"-f", format.name}, input), answers) == "");
    CHECK(difference(printed({"-mf", format.name}, input), moves) == "");
  }
}

TEST_CASE("README has every format", "[formats]") {
  const std::string readme = read_whole(std::string(sources_path) + "/README.md");
  for (const eight_puzzle::Format& format : eight_puzzle::formats) {
    INFO("README.md needs `" << format.name << "` in its table of formats");
    CHECK(readme.find('`' + std::string(format.name) + '`') != readme.npos);
  }
}
