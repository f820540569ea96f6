// The text of --help.
#include "program/help.hpp"

#include "program/options.hpp"
#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("The help fits 80 columns and names every option, format and algorithm", "[options]") {
  const std::string text = help();
  std::size_t start = 0;
  for (std::size_t end; (end = text.find('\n', start)) != std::string::npos; start = end + 1) {
    if (end - start > 80) FAIL(text.substr(start, end - start));
  }
  for (const auto& row : option_table) {
    if (row.name != nullptr) CHECK(text.find(std::string("--") + row.name) < text.size());
  }
  CHECK(text.find(" " + grouped(compare_limit)) < text.size());
  CHECK_THAT(text, ContainsSubstring("--random (default " + std::to_string(Options().seed) + ")"));
  CHECK(text.find(" " + std::string(blanks) + " ") < text.size());
  for (const auto& row : formats) CHECK(text.find("\n  " + listed(names_of(row))) < text.size());
  for (const auto& row : algorithms) {
    CHECK_THAT(text, ContainsSubstring("\n  " + (row.name + std::string(11, ' ')).substr(0, 11)));
  }
  for (const auto& row : sizes) CHECK(text.find(name_of(row)) < text.size());
}

TEST_CASE("The help shows what separates the answers of a format", "[options]") {
  const std::string text = help();
  CHECK_THAT(text, ContainsSubstring("\n  " + name_of(Options().format) + " (default)\n"));
  CHECK(text.find("boards: 123/45#/786; answers 1/impossible\n") != std::string::npos);
  CHECK(text.find("; answers d//unsolvable\n") != std::string::npos);
  CHECK(text.find("12345X786/12345678X; answers Case 1: 1/d/Case 2: -1/\n") != std::string::npos);
  CHECK(text.find("boards: 4 1 2 3 0 5 6 7, goal 0 1 2 3 4 5 6 7; answers 1/-1\n") !=
        std::string::npos);
  CHECK(text.find("boards: [[1,2,0],[4,5,3]]; answers 1/-1\n") != std::string::npos);
  CHECK(text.find("boards: 103824765, goal 123804765; answers 1/-1\n") != std::string::npos);
}
