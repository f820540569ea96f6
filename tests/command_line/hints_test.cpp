// The line below an error message.
#include "command_line/hints.hpp"

#include <string>

#include "support/catch.hpp"
#include "support/command_line.hpp"

using namespace eight_puzzle;

// The hints about bad input and missing files: files_test.cpp; about answers:
// answer_check_test.cpp.
TEST_CASE("Only the usual format has another one without a count", "[hints]") {
  const std::string boards = "12345x786", other = "use --format=boj1525";
  CHECK_THAT(input_hint(boards, parsed({})), ContainsSubstring(other));
  CHECK(input_hint(boards, parsed({"-fuva652"})).find(other) == std::string::npos);
  CHECK(input_hint("12345x78", parsed({})).find(other) == std::string::npos);
  CHECK_THAT(input_hint("abc", parsed({"--test=./mine"})), EndsWith("\"python3 mine.py\"."));
}
