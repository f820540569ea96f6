// The boards of --random and --all as inputs: how many of each distance, in which order.
#include <set>

#include "commands/options.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"

using namespace eight_puzzle;

namespace {

// The boards of an input with a board a line, '0' the blank; with '#' in its place.
std::vector<std::string> boards_of(std::string input) {
  std::replace(input.begin(), input.end(), '0', '#');
  return lines_of(input);
}

}  // namespace

TEST_CASE("All boards are printed once from the nearest to the unsolvable ones", "[print_boards]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}));
  const auto goals = reference::goals(grid.cells());
  const std::string goal = grid.rows == 2 ? goals.front() : goals.back();
  CAPTURE(grid.rows, grid.cols, goal);
  const auto known = reference::distances(goal, grid.rows, grid.cols);
  const std::vector<std::string> arguments = {"-fluogu1379", "-s", size_text(grid),
                                              "-g",          goal, "--all"};
  const auto solvable = boards_of(printed(arguments));
  CHECK(solvable.size() == known.size());
  CHECK(std::set<std::string>(solvable.begin(), solvable.end()).size() == known.size());
  int last = 0;
  for (const std::string& board : solvable) {
    if (known.at(board) < last) FAIL(board << ": " << known.at(board) << " after " << last);
    last = known.at(board);
  }
  auto with_unsolvable = arguments;
  with_unsolvable.push_back("--unsolvable");
  const auto all = boards_of(printed(with_unsolvable));
  CHECK(all.size() == 2 * known.size());
  CHECK(std::set<std::string>(all.begin(), all.end()).size() == all.size());
  CHECK(std::equal(solvable.begin(), solvable.end(), all.begin()));
}

TEST_CASE("All boards come with their number and all pairs with the goal of the format's example",
          "[print_boards]") {
  CHECK_THAT(printed({"-s2x2", "--all"}), StartsWith("12\n\n12\n3#\n\n"));
  CHECK_THAT(printed({"-s2x2", "--all", "--unsolvable"}), StartsWith("24\n\n12\n3#\n\n"));
  CHECK_THAT(printed({"-s2x2", "--all", "--unsolvable", "--distance=6"}),
             StartsWith("13\n\n#3\n21\n\n"));
  CHECK(printed({"-s2x2", "--all", "--distance=6", "-fhdu3567"}) == "1\nX321\n123X\n");
  CHECK_THROWS_AS(printed({"-s2x2", "--all", "--unsolvable", "--distance=7"}), UsageError);
}

TEST_CASE("Random boards come in rounds of all kinds in a new order", "[print_boards]") {
  const auto distances = [](std::vector<std::string> arguments, const std::string& format) {
    arguments.insert(arguments.end(), {"-s2x2", "-f", format});
    return lines_of(printed({"-s2x2", "-f", format}, printed(arguments)));
  };
  const std::vector<std::string> kinds = {"0", "1", "2", "3", "4", "5", "6", "-1"};
  for (const std::string format : {"boj34388", "lanqiao"}) {
    const auto answers = distances({"-r24", "--distance=0-99", "--unsolvable"}, format);
    REQUIRE(answers.size() == 24);
    std::set<std::vector<std::string>> rounds;
    for (auto begin = answers.begin(); begin != answers.end(); begin += 8) {
      rounds.insert({begin, begin + 8});
      CHECK(std::is_permutation(begin, begin + 8, kinds.begin(), kinds.end()));
    }
    CHECK(rounds.size() == 3);
  }
  CHECK_THROWS_AS(printed({"-r4", "-s2x2", "--distance=7-9", "--unsolvable"}), UsageError);
}

TEST_CASE("Random boards of a distance take that many moves in every format", "[print_boards]") {
  for (const std::string format : {"boj11112", "luogu1379", "aoj0121", "hdu3567", "lanqiao"}) {
    CAPTURE(format);
    const std::string boards = printed({"-f", format, "-r20", "--distance=9"});
    const auto answers = lines_of(printed({"-m", "-f", format}, boards));
    for (const std::string& answer : answers) CHECK_THAT(answer, StartsWith("9 "));
    CHECK(answers.size() == 20);
  }
  CHECK_THROWS_AS(printed({"-r1", "-g1234#5678", "--distance=31"}), UsageError);
  CHECK_THROWS_AS(printed({"-r1", "-s2x2", "--distance=56"}), UsageError);
}

TEST_CASE("A seed fixes the random boards", "[print_boards]") {
  CHECK(printed({"-r3"}) == printed({"--random=3", "--seed=1"}));
  CHECK(printed({"-r3"}) != printed({"-r3", "--seed=2"}));
  CHECK(printed({"-r0"}) == "0\n\n");
}
