// Patterns of answers: those of all formats, and what is printed by them.
#include "text/pattern.hpp"

#include <cctype>

#include "support/catch.hpp"
#include "text/formats.hpp"

using namespace eight_puzzle;

TEST_CASE("A pattern is filled with the number and the distance and the path", "[pattern]") {
  CHECK(filled("Case N: D\nP\n", 7, "2", "dr") == "Case 7: 2\ndr\n");
  CHECK(filled(distance_and_path, 1, "2", "dr") == "2 dr\n");
  CHECK(filled(distance_and_path, 1, "0", "") == "0\n");  // No space before a line end.
  CHECK(filled("D: P\n", 1, "0", "") == "0:\n");
  // The empty line at the beginning is one between answers.
  CHECK(filled("\nP\n", 1, "2", "dr") == "dr\n");
  CHECK(filled("\nP\n", 2, "2", "dr") == "\ndr\n");
}

TEST_CASE("A pattern has each of its letters once and apart and a path at its end", "[pattern]") {
  for (const Format& format : formats) {
    const std::string pattern = format.pattern;
    CAPTURE(pattern);
    for (const char letter : {'D', 'N', 'P', 'F'}) {
      const std::size_t at = pattern.find(letter);
      if (at == pattern.npos) continue;
      CHECK(pattern.find(letter, at + 1) == pattern.npos);
      CHECK_FALSE((at > 0 && std::isalpha(pattern[at - 1])));
      CHECK_FALSE(std::isalpha(pattern[at + 1]));
    }
    // RightAnswer takes the end of the last line for the path.
    if (has_path(format.pattern)) CHECK_THAT(pattern, EndsWith("P\n") || EndsWith("F\n"));
    // What help_of_formats() says of paths: they stand alone in their line, or after the distance.
    const std::string line = pattern.substr(pattern.rfind('\n', pattern.size() - 2) + 1);
    if (has_letter(format.pattern, 'P')) CHECK((line == "P\n" || line == "D P\n"));
  }
}

TEST_CASE("Only answers that are the same for each number follow from the distance", "[pattern]") {
  CHECK(follows_from_distance("D\n"));
  for (const Pattern pattern : {"\nD\n", "Case N: D\n", "P\n", "D P\n"}) {
    CHECK_FALSE(follows_from_distance(pattern));
  }
}

TEST_CASE("A word for unsolvable boards takes the place of the rest of its line", "[pattern]") {
  CHECK(filled_with_word("Board N: D moves\n", 2, "no way") == "Board 2: no way\n");
  CHECK(filled_with_word("D moves: P\n", 1, "no way") == "no way\n");
  CHECK(filled_with_word("N. P\n", 3, "-1") == "3. -1\n");
  CHECK(filled_with_word("Case N: D\nF\n", 1, "-1") == "Case 1: -1\n\n");
}
