// The line below an error message.
#include "command_line/hints.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/command_line.hpp"

using namespace eight_puzzle;

// The hints about bad input: files_test.cpp; about answers: answer_check_test.cpp.
TEST_CASE("The suggested command solves the board as the options ask", "[hints]") {
  const auto hint = [](const std::string& board, const std::vector<std::string>& arguments = {}) {
    return missing_file_hint(board, parsed(arguments));
  };
  const std::string one = "To solve one board: echo ",
                    expected = one + "1 '1234#5786' | eight-puzzle";
  for (const std::string board :
       {"123405786", "1234#5786", "123\r405\r786", "'1','2','3','4','0','5','7','8','6'"}) {
    CHECK(hint(board) == expected);
  }
  CHECK(hint("123405786", {"--check=mine"}) == expected);
  CHECK(hint("123405786", {"--test=./mine"}) == expected);
  const std::string add = "To solve one board, add your options to: echo ";
  CHECK(hint("123405786", {"-mb", "-aBFS"}) == add + "1 '1234#5786' | eight-puzzle");
  CHECK(hint("1230", {"-s2x2"}) == add + "1 '123#' | eight-puzzle");
  CHECK(hint("283104765", {"-fluogu1379"}) == add + "'283104765' | eight-puzzle");
  for (const std::string other : {"12340578", "123405787", "judge.in", "1230"}) {
    CHECK(hint(other) == "");
  }
  for (const std::string pairs : {"-flanqiao", "-fhdu3567"})
    CHECK(hint("123405786", {pairs}) == "");
  CHECK(input_hint("12345x786", parsed({"-fuva652"})).find("boj1525") == std::string::npos);
}
