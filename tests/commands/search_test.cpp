// The answers of textbook searches.
#include <cstddef>
#include <string>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/run.hpp"
#include "textbook/searches.hpp"

using namespace eight_puzzle;

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
