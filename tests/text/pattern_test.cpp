// Boards that are written as one before them.
#include "text/pattern.hpp"

#include <string>

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

bool matches(const Pattern& pattern, const std::string& text, const std::string& expected) {
  const std::string with_slack = text + std::string(Pattern::slack, '\0');
  State board;
  return pattern.match(with_slack.data(), board) && board == reference::pack(expected);
}

}  // namespace

TEST_CASE("A board laid out like the last one matches whatever follows", "[pattern]") {
  const std::string rows = "123\n4#5\n786", spaced = "1, 2, 3, 4, 0, 5, 7, 8, 6";
  Pattern pattern({3, 3});
  pattern.learn(rows);
  CHECK(pattern.size() == rows.size());
  CHECK(matches(pattern, rows, "1234#5786"));
  CHECK(matches(pattern, "x87\n654\n321 12345", "#87654321"));
  CHECK(matches(pattern, "12.\n453\n786\xff", "12#453786"));
  pattern.learn(spaced);
  CHECK(pattern.size() == spaced.size());
  CHECK(matches(pattern, "8, 7, 6, 5, 4, 3, 2, 1, -]", "87654321#"));
  pattern.learn(rows);
  CHECK(matches(pattern, "x87\n654\n321, 12345", "#87654321"));
}

TEST_CASE("A board laid out differently does not match", "[pattern]") {
  const std::string rows = "123\n4#5\n786";
  Pattern pattern({3, 3});
  pattern.learn(rows);
  for (const std::string text : {"123 4#5\n786", "123\n4#5 786", "123\n4#57786", "123\n4#5\n78",
                                 "123\n4#5\n789", "123\n4#5\n788", "123\n4#5\n78#",
                                 "\n23\n4#5\n786", "123\n445\n786", "1234#5786", "y23\n4#5\n786",
                                 "\xff"
                                 "23\n4#5\n786",
                                 "123\n4#5\n78\xff"}) {
    CAPTURE(text);
    std::string with_slack = text + std::string(rows.size() + Pattern::slack, '\0');
    State board;
    CHECK_FALSE(pattern.match(with_slack.data(), board));
  }
}

TEST_CASE("Every separator up to the last symbol is compared", "[pattern]") {
  Pattern pattern({3, 3});
  pattern.learn("1 2 3\r\n\t4 0 5\r\n\t7 8 6");
  const std::string board = "8 7 6\r\n\t5 4 3\r\n\t2 1 0";
  CHECK(matches(pattern, board, "87654321#"));
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (!is_separator(board[i])) continue;
    CAPTURE(i);
    std::string changed = board + std::string(Pattern::slack, '\0');
    State state;
    changed[i] = 'x';
    CHECK_FALSE(pattern.match(changed.data(), state));
  }
}

TEST_CASE("Boards of all sizes match but symbols of larger ones do not", "[pattern]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {2, 4}, {3, 3}, {5, 2}}));
  const std::string board = reference::ordered(grid.cells());
  std::string text;
  for (const char symbol : board) text += std::string(text.empty() ? "" : ",") + symbol;
  Pattern pattern(grid);
  pattern.learn(text);
  CHECK(matches(pattern, text, board));
  text[0] = char('0' + grid.cells());
  CHECK_FALSE(matches(pattern, text, board));
}

TEST_CASE("There is no pattern of an incomplete board or one of more than 64 bytes", "[pattern]") {
  Pattern pattern({2, 2});
  CHECK(pattern.size() == SIZE_MAX);
  pattern.learn("1 2 3");
  CHECK(pattern.size() == SIZE_MAX);
  pattern.learn("1" + std::string(60, ' ') + "23#");
  CHECK(pattern.size() == 64);
  CHECK(matches(pattern, "3" + std::string(60, ' ') + "12#", "312#"));
  CHECK_FALSE(matches(pattern, "3" + std::string(59, ' ') + "\t12#", "312#"));
  pattern.learn("1" + std::string(61, ' ') + "23#");
  CHECK(pattern.size() == SIZE_MAX);
}
