// The answers of textbook searches, and what is printed to compare them: tables, rows of
// comma-separated values, means.
#include <algorithm>
#include <ctime>
#include <sstream>

#include "display/tables.hpp"
#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/run.hpp"
#include "textbook/searches.hpp"

using namespace eight_puzzle;

namespace {

// Of a row of CSV without quotes.
std::vector<std::string> fields(std::string row) {
  std::vector<std::string> fields;
  row += ',';
  for (std::size_t begin = 0, end; begin < row.size(); begin = end + 1) {
    end = row.find(',', begin);
    fields.push_back(row.substr(begin, end - begin));
  }
  return fields;
}

// The columns with some of the headings, in rows without quotes.
std::string columns_of(const std::string& csv, const std::string& headings) {
  std::string rows;
  const std::vector<std::string> all = fields(lines_of(csv).at(0));
  for (const std::string& line : lines_of(csv)) {
    std::vector<std::string> row;
    for (const std::string& heading : fields(headings)) {
      const auto place = std::find(all.begin(), all.end(), heading);
      REQUIRE(place != all.end());
      row.push_back(fields(line).at(std::size_t(place - all.begin())));
    }
    rows += joined(row, ",") + '\n';
  }
  return rows;
}

}  // namespace

TEST_CASE("With a search option the answer of the textbook search is printed", "[search]") {
  for (const Search& search : all_searches) {
    const std::string name = search.name;
    CHECK(printed({"-a", name}, "1\n" + two_away) == (name == "dfs" ? "552\n" : "2\n"));
  }
  CHECK(printed({"-w2", "-m"}, "1\n" + two_away) == "2 rd\n");
}

TEST_CASE("A limit bounds all the work done for a board", "[search]") {
  const Run limited = run({"--limit=1000", "-m"}, "2\n867254#31" + solved);
  CHECK(limited.printed == "gave up\n0\n");
  CHECK_FALSE(limited.good);
  CHECK(printed({"--limit=0", "-b"}, "1\n" + two_away) == "gave up\n\n");
}

TEST_CASE("A drawing shows the moves that the search has found", "[search]") {
  // The other of two shortest paths is the first in alphabetical order.
  const std::string board = "1 8#6321754";
  const std::string moves = printed({"-mabfs"}, board);
  REQUIRE(moves != printed({"-m"}, board));
  const std::string text = printed({"-mb", "-abfs"}, board);
  CHECK_THAT(text, StartsWith(moves));
  std::string drawn;
  for (std::size_t i = moves.size(); i < text.size(); ++i) {
    if (std::string("udlr").find(text[i]) != std::string::npos) drawn += text[i];
  }
  CHECK(moves == std::to_string(drawn.size()) + ' ' + drawn + '\n');
}

TEST_CASE("A comparison has a row for each search or one line for an unsolvable board",
          "[search]") {
  const Run result = run({"-c", "--limit=1000"}, "2\n" + two_away + not_solvable);
  const auto lines = lines_of(result.printed);
  const auto searches = default_searches();
  REQUIRE(lines.size() == searches.size() + 5);
  CHECK(lines[0] == "board 1: 123 4#5 786 to 123 456 78#, h = 2");
  CHECK(lines[1] + '\n' == heading_line(comparison_columns()));
  for (std::size_t i = 0; i < searches.size(); ++i) {
    std::string name, moves;
    std::istringstream(lines[2 + i]) >> name >> moves;
    CHECK(name == searches[i].name);
    CHECK(moves == (name == "dfs" ? "552" : "2"));
  }
  CHECK(lines[2 + searches.size()] == "");
  const std::string impossible =
      ": impossible: 1 inversion, the goal has 0: one is odd, the other even, and no move changes "
      "that";
  CHECK(lines[3 + searches.size()] == "board 2: 123 456 87# to 123 456 78#" + impossible);
  CHECK(printed({"-cfboj1525"}, not_solvable) ==
        "board 1: 123 456 870 to 123 456 780" + impossible + "\n\n");
  CHECK_THAT(printed({"-cs2x3"}, "1 21345#"), EndsWith(impossible + "\n\n"));
  CHECK_THAT(printed({"-cs2x2"}, "1 132#"),
             EndsWith(": impossible: 1 inversion + row 2 of the blank, the goal has 0 + 2: one sum "
                      "is odd, the other even, and no move changes that\n\n"));
  CHECK(printed({"-c", "--limit=5"}, "1\n" + two_away).find(" gave up ") != std::string::npos);
  CHECK(run({"-c", "--limit=5"}, "1\n" + two_away).good);
}

TEST_CASE("Means and their heading follow the tables of several boards", "[search]") {
  const auto lines_after = [](const std::string& heading, const std::string& text) {
    const auto place = text.find('\n' + heading + '\n');
    return place == std::string::npos ? 0 : lines_of(text.substr(place + 1)).size();
  };
  const std::string two = "2\n" + two_away + solved;
  CHECK(lines_after("mean of 2 boards", printed({"-cabfs"}, two)) == 3);
  CHECK(lines_after("mean of 2 boards, W = 0.5, ties = shallow",
                    printed({"-c", "-abfs,astar", "-w.5", "--ties=shallow"}, two)) == 4);
  CHECK(printed({"-cabfs"}, "1\n" + two_away).find("mean") == std::string::npos);
  CHECK(printed({"-cabfs"}, "2\n" + two_away + not_solvable).find("mean") == std::string::npos);
  CHECK(printed({"-cabfs", "--csv"}, two).find("mean") == std::string::npos);
}

TEST_CASE("CSV has a row for each board and search with the figures of the table", "[search]") {
  const std::string headings =
      "board,start,goal,h,algorithm,moves,visited,expanded,generated,stored,distance,weight,ties";
  const auto csv = [&](std::vector<std::string> arguments, const std::string& input) {
    arguments.insert(arguments.end(), {"-c", "--csv"});
    const std::string text = columns_of(printed(arguments, input), headings);
    return text.substr(text.find('\n') + 1);
  };
  CHECK(csv({"-abfs,ids", "-fboj1525", "--limit=100"}, not_solvable + solved + "867254031") ==
        "2,12345678#,12345678#,,bfs,0,1,0,0,1,0,,\n"
        "2,12345678#,12345678#,,ids,0,1,0,0,1,0,,\n"
        "3,867254#31,12345678#,,bfs,,101,100,274,171,30,,\n"
        "3,867254#31,12345678#,,ids,,184,100,271,12,30,,\n");
  CHECK(csv({"-aperimeter,misplaced,greedy,idastar,tree,treemisplaced", "-w2", "--ties=old"},
            "1 " + two_away) ==
        "1,1234#5786,12345678#,2,perimeter,2,3,2,7,7,2,2,old\n"
        "1,1234#5786,12345678#,2,misplaced,2,3,2,7,7,2,2,old\n"
        "1,1234#5786,12345678#,2,greedy,2,3,2,7,7,2,,old\n"
        "1,1234#5786,12345678#,2,idastar,2,3,2,7,3,2,2,\n"
        "1,1234#5786,12345678#,4,tree,2,3,2,7,7,2,2,\n"
        "1,1234#5786,12345678#,3,treemisplaced,2,3,2,7,7,2,2,\n");
  CHECK(csv({"-aastar", "-flanqiao"}, "12345.786 12345678#") ==
        "1,12345#786,12345678#,1,astar,1,2,1,3,4,1,1,deep\n");
  // With the goal of the pair, which is not the format's: h, moves.
  CHECK(csv({"-abfs", "-flanqiao"}, "1.2453786 12.453786") ==
        "1,1#2453786,12#453786,,bfs,1,3,2,5,5,1,,\n");
}

TEST_CASE("CSV rows of several files name the file in quotes", "[search]") {
  CHECK_THAT(printed({"-ca", "bfs", "--csv", "a"}, "0"), EndsWith(",weight,ties\n"));
  const std::string rows = printed({"-ca", "bfs", "--csv", "a", "b, \"c\""}, "1 12345678#");
  CHECK_THAT(rows, ContainsSubstring(",weight,ties,file\n1,12345678#,12345678#,,bfs,0,1,0,0,1,"));
  CHECK_THAT(rows, ContainsSubstring(",0,,,\"a\"\n1,12345678#,"));
  CHECK_THAT(rows, EndsWith(",0,,,\"b, \"\"c\"\"\"\n"));
}

TEST_CASE("The time of a search is its own", "[search]") {
  const auto milliseconds = [] {
    const std::string csv = printed({"-c", "--csv", "-abfs"}, "1 64785#321");
    return std::stod(lines_of(columns_of(csv, "cpu_ms")).at(1));
  };
  milliseconds();
  const auto now = [] { return 1000.0 * double(std::clock()) / CLOCKS_PER_SEC; };
  const double before = now();
  const double found = milliseconds();
  const double all = now() - before;
  CHECK(found <= all);
  CHECK(found >= all / 2);
}
