// What --moves, --boards, -a, -c and --stats print for boards.
#include "commands/solve.hpp"

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"

using namespace eight_puzzle;

TEST_CASE("Pairs are drawn and compared with the goal of each", "[solve]") {
  const std::string pair = "12X453786 12345678X";
  CHECK(printed({"-bflanqiao"}, pair) ==
        "2\n0       1 d     2 d\n1 2 .   1 2 3   1 2 3\n4 5 3   4 5 .   4 5 6\n7 8 6   7 8 6   7 8 "
        ".\n\n");
  // The goal of the pair is not the format's.
  const std::string other = "12.453786 87654321.";
  CHECK(printed({"-abfs", "-flanqiao"}, other) == "30\n");
  CHECK_THAT(printed({"-caastar", "-flanqiao"}, other),
             StartsWith("board 1: 12. 453 786 to 876 543 21., h = 16\n"));
  CHECK_THAT(summary_of({"-flanqiao"}, pair + ' ' + pair), StartsWith("2 boards, 0 impossible; "));
}

TEST_CASE("Pairs with many goals are answered right by A* and by the tables", "[solve]") {
  std::string input, expected;
  std::mt19937 random(1);
  for (const std::string goal : {"12345678#", "87654321#", "3146#2758"}) {
    const auto known = reference::distances(goal, 3, 3);
    std::string board = goal;
    for (int i = 0; i < 4000; ++i) {
      reference::shuffle(board, random);
      const auto found = known.find(board);
      input += board + ' ' + goal + '\n';
      expected += (found == known.end() ? "-1" : std::to_string(found->second)) + '\n';
    }
  }
  CHECK(difference(printed({"-flanqiao"}, input), expected) == "");
  CHECK_THAT(summary_of({"-flanqiao"}, input), ContainsSubstring("; 2 tables of all distances; "));
}

TEST_CASE("Distances are those of breadth-first search on all 362880 boards", "[solve]") {
  std::string input = "362880\n", expected;
  for (const std::string& board : reference::all_boards(9)) {
    const auto found = reference::usual_distances().find(board);
    input += board + '\n';
    expected += (found == reference::usual_distances().end() ? "impossible"
                                                             : std::to_string(found->second)) +
                '\n';
  }
  CHECK(difference(printed({}, input), expected) == "");
}

TEST_CASE("Moves and drawings keep the order of the answers", "[solve]") {
  const std::string input = "3\n" + two_away + solved + not_solvable;
  CHECK(printed({"-m"}, input) == "2 rd\n0\nimpossible\n");
  CHECK(printed({"--boards"}, input) ==
        "2\n0       1 r     2 d\n1 2 3   1 2 3   1 2 3\n4 # 5   4 5 #   4 5 6\n7 8 6   7 8 6   7 8 "
        "#\n\n"
        "0\n0\n1 2 3\n4 5 6\n7 8 #\n\n"
        "impossible: 1 inversion, the goal has 0: one is odd, the other even, and no move changes "
        "that\n\n");
  CHECK(printed({"-mb"}, "1\n" + solved) == "0\n0\n1 2 3\n4 5 6\n7 8 #\n\n");
}

TEST_CASE("Each file has numbers of its own and a comparison names the file", "[solve]") {
  CHECK(printed({"-fhdu3567", "a", "b"}, "1 12X453786 12345678X") ==
        "Case 1: 2\ndd\nCase 1: 2\ndd\n");
  CHECK(printed({"-fuva652", "a", "b"}, "1 1 2 3 4 5 x 7 8 6") == "d\nd\n");
  const std::string tables = printed({"-c", "a", "b\n"}, "1\n" + two_away);
  CHECK_THAT(tables, StartsWith("board 1 of a: 123 4#5 786 to 123 456 78#, h = 2\n"));
  CHECK_THAT(tables, ContainsSubstring("\nboard 1 of b\\x0a: 123 4#5 786 to "));
}

TEST_CASE("The summary counts boards and expansions", "[solve]") {
  const std::string start = summary_of({"--stats"}, "2\n12345#786\n" + not_solvable);
  CHECK_THAT(start,
             StartsWith("2 boards, 1 impossible; 0 states expanded; no table of all distances; "));
  CHECK_THAT(start, EndsWith(" ms CPU"));
  CHECK_THAT(summary_of({}, "1\n" + solved), StartsWith("1 board, 0 impossible; "));
  // Of the solvers of all goals.
  const std::string first = "64785.321 12345678. ", second = ".12345678 .86742531 ";
  const auto expanded = [](const std::string& pairs) {
    return figure_after("impossible; ", summary_of({"-flanqiao"}, pairs));
  };
  CHECK(expanded(second) > 0);
  CHECK(expanded(first + second) == expanded(first) + expanded(second));
}

TEST_CASE("The summary says whether a table was built", "[solve]") {
  for (const std::string format : {"boj11112", "boj1525"}) {
    const auto boards = [&](const std::string& count) {
      return printed({"-f", format, "--unsolvable", "--random=" + count});
    };
    const std::string table = "; 1 table of all distances; ";
    CHECK_THAT(summary_of({"-f", format}, boards("2000")),
               ContainsSubstring("; 0 states expanded" + table));
    CHECK_THAT(summary_of({"-f", format}, boards("1000")), ContainsSubstring("; no table"));
    CHECK_THAT(summary_of({"-mf", format}, boards("1000")), ContainsSubstring(table));
  }
}

TEST_CASE("The summary gives CPU time in milliseconds", "[solve]") {
  const auto now = [] { return 1000 * double(std::clock()) / CLOCKS_PER_SEC; };
  const double before = now();
  const std::string summary = summary_of({}, "1\n64785#321");
  const double after = now();
  const double shown = figure_after("distances; ", summary);
  CHECK(shown >= before - 1);
  CHECK(shown <= after + 1);
}

TEST_CASE("The summary counts the boards of all files in batches and with moves", "[solve]") {
  std::string input = "2000\n";
  for (int i = 0; i < 1000; ++i) input += "647\n85#\n321\n" + not_solvable;
  const std::string boards = "2,000 boards, 1,000 impossible; ";
  CHECK_THAT(summary_of({}, input), StartsWith(boards));
  CHECK_THAT(summary_of({"-m"}, input), StartsWith(boards));
  CHECK_THAT(summary_of({"-m", "a", "b"}, input), StartsWith("4,000 boards, 2,000 impossible; "));
}
