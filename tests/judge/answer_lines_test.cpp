// Lines of answers, however they are cut into pieces, and the end of them.
#include "judge/answer_lines.hpp"

#include <string>

#include "support/catch.hpp"
#include "support/source.hpp"

using namespace eight_puzzle;

TEST_CASE("A line has neither white space at its end nor a byte order mark", "[answer_lines]") {
  const std::string text = "\xEF\xBB\xBF one \t\r\n\n two";
  for (const std::size_t piece : {1u, 2u, 100u}) {
    CAPTURE(piece);
    AnswerLines lines(source_of(text, piece), "out");
    lines.next();
    CHECK(lines.line() == " one");
    CHECK(lines.shown() == "' one'");
    CHECK(lines.place() == "out:1");
    lines.next();
    CHECK(lines.line() == "");
    CHECK_FALSE(lines.has_ended());
    lines.next();
    CHECK(lines.line() == " two");
    CHECK(lines.has_ended());
    CHECK_FALSE(lines.is_beyond_end());
    lines.next();
    CHECK(lines.is_beyond_end());
    CHECK(lines.place() == "out:4");
  }
}
