// The texts of --help.
#include <algorithm>

#include "command_line/option_table.hpp"
#include "grader/limits.hpp"
#include "support/catch.hpp"
#include "support/run.hpp"

using namespace eight_puzzle;

TEST_CASE("Each help text has few lines of at most 80 columns", "[help]") {
  std::vector<std::string> all = {""};
  for (const Topic& topic : topics) all.push_back(topic.name);
  for (const std::string& topic : all) {
    const std::string text = help(topic);
    CAPTURE(topic);
    CHECK((text == help("")) == topic.empty());
    const auto lines = std::count(text.begin(), text.end(), '\n');
    INFO("--help=" << topic << " has " << lines << " lines: shorten it, or let it have more here");
    CHECK(lines <= (topic == "formats" ? 60 : topic == "test" ? 30 : 54));
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
        "those that -a names, or all but tree and treemisplaced\n",
        "\n  -h, --help[=TOPIC]    print this help",
        "\n  -V, --version         print the version\n\n"}) {
    CHECK_THAT(text, ContainsSubstring(part));
  }
}

TEST_CASE("The help on columns names those of --csv and --trace", "[help]") {
  const auto words_without_commas = [](std::string text) {
    std::replace(text.begin(), text.end(), ',', ' ');
    return words_of(text);
  };
  const std::vector<std::string> words = words_without_commas(help("columns"));
  for (const std::string& column :
       words_without_commas(csv_heading(true) + heading_line(trace_columns))) {
    INFO("the column " << column << " of --csv or --trace is not named in help_of_columns()");
    CHECK(std::count(words.begin(), words.end(), column) > 0);
  }
}

TEST_CASE("The help on --test gives the limits that hold", "[help]") {
  const std::string text = help("test");
  CHECK(text.find("{}") == text.npos);
  CHECK_THAT(text, ContainsSubstring("for about " + grouped(shrink_seconds) + " s, "));
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
