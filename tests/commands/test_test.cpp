// Which boards the runs of --test get: random ones, or those of FILEs.
#include "commands/test.hpp"

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"
#include "support/tested.hpp"

using namespace eight_puzzle;

namespace {

// How many boards of each distance a run has; -1 for those that cannot be solved.
std::map<int, int> distances_of_run(const Puzzles& puzzles) {
  std::map<int, int> counts;
  for (const Puzzle& puzzle : puzzles) {
    const auto found =
        reference::usual_distances().find(board_text(grid3, puzzle.start, '#', symbols_only));
    ++counts[found == reference::usual_distances().end() ? -1 : found->second];
  }
  return counts;
}

// The first runs, with at most so many boards in all.
std::vector<Puzzles> runs_of(std::vector<std::string> arguments, std::uint64_t boards) {
  arguments.push_back("--test=mine");
  const Options options = parsed(arguments);
  RandomRuns random{options};
  std::vector<Puzzles> runs;
  for (std::uint64_t left = boards; left > 0; left -= runs.back().size()) {
    runs.push_back(random.next(left));
  }
  return runs;
}

// Of each run, the distance of its first board.
std::vector<int> first_distances(const std::vector<Puzzles>& runs) {
  std::vector<int> firsts;
  for (const Puzzles& puzzles : runs) firsts.push_back(distances_of_run(puzzles).begin()->first);
  return firsts;
}

}  // namespace

TEST_CASE("Runs are as large as the judge's but the third has one board", "[test]") {
  struct Case {
    std::vector<std::string> arguments;
    std::uint64_t boards;
    std::size_t runs, first, last;
  };
  for (const auto& [arguments, boards, runs, first, last] :
       std::vector<Case>{{{}, 1500, 16, 100, 99},
                         {{"-fhdu3567"}, 1500, 9, 200, 99},
                         {{"-faoj0121"}, 1500, 2, 1000, 500},
                         {{"-fuva652"}, 1500, 16, 100, 99},
                         {{"-fboj1525"}, 99, 99, 1, 1},
                         {{}, 9, 1, 9, 9},
                         {{}, 201, 3, 100, 1}}) {
    const auto inputs = runs_of(arguments, boards);
    CAPTURE(joined(arguments, " "));
    CHECK(inputs.size() == runs);
    CHECK(inputs.front().size() == first);
    CHECK(inputs.back().size() == last);
    if (first > 1 && runs > 2) CHECK(inputs[2].size() == 1);
  }
}

TEST_CASE("Every second run has uniform boards of which half are unsolvable", "[test]") {
  const auto inputs = runs_of({}, 1500);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    CAPTURE(i);
    if (i == 2) continue;  // It has one board.
    const auto frequencies = distances_of_run(inputs[i]);
    const int unsolvable = frequencies.count(-1) ? frequencies.at(-1) : 0;
    if (i % 2 == 0) {
      CHECK(frequencies.size() == 33);
      CHECK(unsolvable <= 4);
    } else {
      CHECK(unsolvable >= 30);
      CHECK(unsolvable <= 70);
    }
  }
  for (const Puzzles& puzzles : runs_of({"--distance=3-4"}, 200)) {
    CHECK(distances_of_run(puzzles) == std::map<int, int>{{3, 50}, {4, 50}});
  }
  for (const Puzzles& puzzles : runs_of({"-fhdu1043", "--seed=5"}, 200)) {
    CHECK(distances_of_run(puzzles).count(-1) == 1);
  }
}

TEST_CASE("Within four runs uniform boards and others have every layout", "[test]") {
  const Options options = parsed({"-fboj1525"});
  RandomRuns random{options};
  for (const bool in_sample_layout : {false, false, true, true, false, false}) {
    random.next(1);
    CHECK(&random.layout() ==
          (in_sample_layout ? &options.format.sample_layout : &options.format.layout));
  }
}

TEST_CASE("If a run has one board each kind comes before the first comes again", "[test]") {
  auto all = first_distances(runs_of({"-fboj1525"}, 99));
  for (auto begin = all.begin(); begin != all.end(); begin += 33) {
    std::sort(begin, begin + 33);
    for (int i = 0; i < 33; ++i) CHECK(begin[i] == i - 1);
  }
  // Fewer boards than kinds are of any kind. Without one of several moves, nobody could tell that
  // the format is another one.
  CHECK(first_distances(runs_of({"-fboj1525"}, 1))[0] > 1);
  std::map<int, int> frequencies;
  for (int seed = 1; seed <= 200; ++seed) {
    ++frequencies[first_distances(
        runs_of({"-fboj1525", "-r1", "--seed=" + std::to_string(seed)}, 1))[0]];
  }
  CHECK(frequencies.size() > 25);
}

TEST_CASE("The boards of a test are those of the seed", "[test]") {
  const auto last = [](const std::string& seed) {
    return runs_of({seed}, 200).back().back().start;
  };
  CHECK(last("--seed=1") != last("--seed=2"));
}

TEST_CASE("Files are tested byte for byte instead of random boards", "[test]") {
  const std::string two = "2\r\n" + solved + two_away;
  CHECK_THAT(
      test_of(R"sh(test "$(tr '\r\n' %/)" = 2%/123/456/78#/123/4#5/786/ && echo 0 && echo 2)sh",
              "in -", two)
          .err,
      ContainsSubstring(": 4 of 4 answers are right; "));
  const std::string no_gap = "1\n" + two_away;
  CHECK(test_of(R"sh(grep -v "$(printf '\r')" | )sh" + solution, "in", no_gap).good);
}

TEST_CASE("A program that fails only on the bytes of a file gets them", "[test]") {
  for (const auto& [command, text] : std::vector<std::pair<std::string, std::string>>{
           {R"sh(grep -v "$(printf '\r')" | )sh", "2\r\n" + solved + two_away},
           {"sed 2d | ", "1\n" + two_away},
           {"while read -r line; do echo $line; done | ", "1\n\n123\n4#5\n786"}}) {
    CAPTURE(command);
    const Tested tested = test_of(command + solution, "in", text);
    CHECK(tested.out == text);
    CHECK_THAT(
        tested.err,
        ContainsSubstring("\nThe program is right if these boards are written in the usual way. "));
    CHECK_FALSE(tested.good);
  }
}

TEST_CASE("A program that is right in another layout only by chance is not told so", "[test]") {
  // With CR it always fails; without, it is right in two runs: when shrinking begins, and after it.
  const Tested tested =
      test_of(R"sh(cat >"$FOLDER/in"; if ! grep -q "$(printf '\r')" "$FOLDER/in" &&)sh"
              R"sh( { mkdir "$FOLDER/1" || mkdir "$FOLDER/2"; } 2>&-; then <"$FOLDER/in" )sh" +
                  solution + "; else echo 7; fi",
              "in", "2\r\n" + solved + two_away);
  CHECK_THAT(tested.err, ContainsSubstring(": wrong answer: 0 of 2 answers are right"));
  CHECK(tested.err.find("The program is right if") == std::string::npos);
}

TEST_CASE("A program that fails on the boards of a file gets them in the usual layout", "[test]") {
  const std::string two = "2\r\n" + solved + two_away;
  const Tested wrong_one =
      test_of("tee /dev/stderr | " + by_awk("{print $1 == 2 ? 3 : $1}"), "-", two);
  CHECK_THAT(wrong_one.err, ContainsSubstring(": expected 2, found '3'\n1\n\n" + two_away));
  CHECK(wrong_one.out == "1\n\n" + two_away + "\n");
  // If it fails in another way then, that is what is said.
  const Tested otherwise =
      test_of("read n; if [ $n != 1 ] && [ $n != 2 ]; then echo 7; exit; fi; (echo $n; cat) | " +
                  solution + "; [ $n = 1 ]",
              "in", two);
  CHECK_THAT(
      otherwise.err,
      ContainsSubstring(": wrong answer: 0 of 2 answers are right, in 1 line instead of 2\n"));
  CHECK_THAT(otherwise.err,
             ContainsSubstring(": on 2 boards: runtime error: exit status 1, not 0; 2 of"));
  CHECK(otherwise.err.find("found '7'") == std::string::npos);
}

TEST_CASE("Of several files the one on which a program fails is named", "[test]") {
  const Tested second = test_of(R"(if mkdir "$FOLDER/once"; then "$PROGRAM"; else echo 5; fi 2>&-)",
                                "in -", "2\r\n" + solved + two_away);
  CHECK_THAT(
      second.err,
      ContainsSubstring(": -: wrong answer: 0 of 2 answers are right, in 1 line instead of 2\n"));
  CHECK(second.err.find("No answer was right") == std::string::npos);
}

TEST_CASE("A file that is bad or has no boards ends the test", "[test]") {
  const auto bad = [](const std::string& arguments, const std::string& input) {
    return run_command(R"(cd "$FOLDER"; "$PROGRAM" --test='echo 0' )" + arguments, input);
  };
  CHECK_THAT(bad("in nowhere.in", "1\n123\n456\n789\n").err,
             ContainsSubstring("\neight-puzzle: in:4:3: unexpected '9'"));
  CHECK(bad("in", "1\n123\n456\n789\n").status == 1);
  CHECK_THAT(bad("nowhere.in", "").err,
             EndsWith("\neight-puzzle: nowhere.in: No such file or directory\n"));
  CHECK(bad("-fboj1525 in", "").err == "eight-puzzle: in: contains no boards\n");
  CHECK(bad("-flanqiao in", "\n").err == "eight-puzzle: in: contains no boards\n");
  CHECK(bad("in", "0\n").status == 1);
}
