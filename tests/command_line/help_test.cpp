// The texts of --help.
#include "command_line/help.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "command_line/option_table.hpp"
#include "commands/compare.hpp"
#include "commands/test.hpp"
#include "grader/limits.hpp"
#include "support/catch.hpp"
#include "support/run.hpp"

using namespace eight_puzzle;

TEST_CASE("Each help text fits on 54 lines of 80 columns or on less", "[help]") {
  std::vector<std::string> all = {""};
  for (const Topic& topic : topics) all.push_back(topic.name);
  for (const std::string& topic : all) {
    const std::string text = help(topic);
    CAPTURE(topic);
    CHECK((text == help("")) == topic.empty());
    const auto lines = std::count(text.begin(), text.end(), '\n');
    const int most = topic == "test" ? 35 : topic == "searches" ? 45 : 54;
    INFO("--help=" << topic << " has " << lines << " lines: shorten it, or let it have more here");
    CHECK(lines <= most);
    std::size_t start = 0;
    for (std::size_t end; (end = text.find('\n', start)) != std::string::npos; start = end + 1) {
      if (end - start > 80) FAIL("more than 80 columns: " << text.substr(start, end - start));
    }
    CHECK(start == text.size());
  }
}

TEST_CASE("The options stand in the help as in their table with the names they take", "[help]") {
  const std::string text = help("");
  for (const std::string part :
       {"\n\nBoards:\n  -f, --format=NAME     the judge",
        "\nAnswers:\n  -m, --moves           give",
        "\n      --test=COMMAND    run your program as the judge would; if it fails, print\n"
        "                        the smallest failing",
        "\n                        3x2 2x4 4x2 3x3 2x5 5x2\n",
        " a textbook search: astar misplaced linear perimeter\n                        greedy",
        "those that -a names, or all but tree and treemisplaced\n", "deep shallow new old\n",
        "\n  -h, --help[=TOPIC]    print this help",
        "\n  -V, --version         print the version\n\n"}) {
    CHECK_THAT(text, ContainsSubstring(part));
  }
}

TEST_CASE("The help names every row of the other tables", "[help]") {
  const std::string options = help(""), columns_text = help("columns"),
                    formats_text = help("formats");
  for (const auto& topic : topics) CHECK_THAT(options, ContainsSubstring(topic.name));
  std::vector<std::string> titles = {moves_column.title, time_column.title};
  for (const CountColumn& count : count_columns) titles.push_back(count.title);
  for (const std::string& title : titles) {
    INFO("the column " << title << " needs a line in help_of_columns");
    CHECK_THAT(columns_text, ContainsSubstring("\n  " + title + ' '));
  }
  const auto words_without_commas = [](std::string text) {
    std::replace(text.begin(), text.end(), ',', ' ');
    return words_of(text);
  };
  const std::vector<std::string> words = words_without_commas(columns_text);
  std::vector<std::string> columns = words_without_commas(csv_heading(true));
  for (const Column& column : trace_columns) columns.push_back(column.title);
  for (const std::string& column : columns) {
    INFO("the column " << column << " of --csv or --trace is not named in help_of_columns()");
    CHECK(std::count(words.begin(), words.end(), column) > 0);
  }
  CHECK_THAT(options, ContainsSubstring("W from 0 to 1000 (default 1)"));
  for (const auto& row : formats) {
    CHECK_THAT(formats_text, ContainsSubstring(std::string("\n  ") + row.name) ||
                                 ContainsSubstring(std::string(", ") + row.name));
  }
  CHECK_THAT(options, ContainsSubstring(" " + grouped(compare_limit)));
  CHECK_THAT(options, ContainsSubstring("--random and --test (default " +
                                        std::to_string(Options().seed) + ")"));
  CHECK_THAT(options, ContainsSubstring(std::string("default:\n                        ") +
                                        formats[0].name));
  CHECK_THAT(formats_text, ContainsSubstring(" " + std::string(blanks) + ", "));
}

TEST_CASE("The help on --test gives the limits that hold", "[help]") {
  std::string text = help("test");
  std::replace(text.begin(), text.end(), '\n', ' ');
  // If this does not compile, a limit is new: say it in help_of_test().
  [[maybe_unused]] const auto [wall_time, cpu_time, file_size] = run_limits({0, 0, 0}, 0);
  const RunLimits if_unknown = run_limits({0, 0, 0}, 0), after_1 = run_limits({0, 1, 0}, 1),
                  after_2 = run_limits({0, 2, 0}, 0), large = run_limits({0, 0, 0}, 1 << 20);
  const auto number = [](auto of) { return std::to_string(of); };
  const int times = after_2.cpu_seconds - after_1.cpu_seconds;
  for (const std::string& part :
       {"ends after " + grouped(max_tested_puzzles) + " boards, or at " + number(max_test_seconds) +
            " s, but not before three runs; if it had at least as many boards as distances, at " +
            number(test_seconds) + " s (" + number(test_seconds_if_one_puzzle) +
            " s if the judge gives one board per run).",
        "use " + number(times) + " times the judge's limit + " +
            number(after_1.cpu_seconds - times) + " s of CPU time (" +
            number(if_unknown.cpu_seconds) + " s if that is unknown), and the run " +
            number(if_unknown.wall_seconds) + " s of wall time",
        "write " + number(if_unknown.bytes_per_file >> 20) + " MB + " +
            number((after_1.bytes_per_file - if_unknown.bytes_per_file) >> 10) +
            " KB per board, but at most " + number(large.bytes_per_file >> 30) + " GB",
        "takes up to about " + number(seconds_for_fewer + seconds_for_nearer_one_by_one) + " s,",
        "or " + number(puzzles_per_run(parsed({"-fuva652"}).format.limits)) +
            " if that is unknown. The third run has one board.",
        "the first " + number(max_first_lines) + " lines and the last " + number(max_last_lines) +
            " are shown."}) {
    INFO("help_of_test() does not say: " << part);
    CHECK_THAT(text, ContainsSubstring(part));
  }
  CHECK(puzzles_per_run(parsed({"-fuva652"}).format.limits) == 100);
  CHECK(planned_run(3, parsed({})).puzzle_count == 1);
  CHECK(max_first_lines == 15);
  CHECK(max_last_lines == 10);
}

TEST_CASE("The help on searches has an entry for each", "[help]") {
  const std::string text = help("searches");
  CHECK_THAT(text, ContainsSubstring("all searches but tree and treemisplaced.\n"));
  CHECK_THAT(text, ContainsSubstring("\n  greedy     as astar, but with f = h\n  idastar    "));
  CHECK_THAT(
      text, ContainsSubstring("\n  ids        iterative deepening: depth-first in rounds, to "
                              "depth 0, 1, 2, ...,\n             without neighbours on the path."));
  CHECK_THAT(text, ContainsSubstring("\n  shallow    the smallest g, then the oldest\n"));
}

TEST_CASE("The help shows what each format holds and answers", "[help]") {
  const std::string text = help("formats");
  for (const std::string description :
       {"  boj11112 (default)\n      a count, then 3x3 boards: 123/45#/786\n"
        "      answers: distances, 1/impossible\n",
        "12345X786/12345678X\n      answers: paths, Case 1: 1/d/Case 2: -1/; solvable boards "
        "only\n",
        "  aoj0121\n      2x4 boards: 4 1 2 3 0 5 6 7\n      goal: 0 1 2 3 4 5 6 7\n"
        "      answers: distances, 1/-1; solvable boards only\n",
        "  leetcode773\n      one 2x3 board: [[1,2,0],[4,5,3]]\n",
        "one 3x3 board: 103824765\n      goal: 123804765\n", "answers: paths, d//unsolvable\n",
        "\n  poj1077, acwing179\n", "\n  hdu1043, zoj1217\n",
        "      one pair of 3x3 boards, start and goal: 12345.786/12345678.\n"}) {
    CHECK_THAT(text, ContainsSubstring(description));
  }
}

TEST_CASE("The example of a format is one move from any goal", "[help]") {
  Format format = formats[0];
  format.goal = board_of("102345678");
  CHECK_THAT(described_input(format), EndsWith(": 142/3#5/678"));
  CHECK(move_letters[example_move(format)] == 'u');
  format.goal = board_of("123450678");
  CHECK_THAT(described_input(format), EndsWith(": 12#/453/678"));
}

TEST_CASE("Every separator is named in the help", "[help]") {
  const std::string named = ",;|/'\"()[]{}";
  CHECK_THAT(help("formats"), ContainsSubstring(named));
  for (char byte = '!'; byte <= '~'; ++byte) {
    CHECK((named.find(byte) != named.npos) == is_separator(byte));
  }
}
