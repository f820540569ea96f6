// Boards from symbols, and boards as text.
#include "text/board_text.hpp"

#include <stdexcept>
#include <string>

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("A board is written in the layout of its judge", "[board_text]") {
  const State state = reference::pack("1234#5786");
  CHECK(board_text({3, 3}, state, '#', in_rows) == "123\n4#5\n786\n\n");
  CHECK(board_text({3, 3}, state, '0', in_spaced_rows) == "1 2 3\n4 0 5\n7 8 6\n\n");
  CHECK(board_text({3, 3}, state, 'x', in_a_line) == "1234x5786\n");
  CHECK(board_text({3, 3}, state, 'x', in_a_spaced_line) == "1 2 3 4 x 5 7 8 6\n");
  CHECK(board_text({3, 3}, state, '0', in_brackets) == "[[1,2,3],[4,0,5],[7,8,6]]\n");
  CHECK(board_text({3, 3}, state, 'x', in_lone_lines) == "1 2 3 4 x 5 7 8 6\n\n");
}

TEST_CASE("Messages about a wrong board name its size", "[board_text]") {
  const auto wrong = [](const std::string& text, const Grid& grid) -> std::string {
    try {
      board_of(text, grid, '-');
    } catch (const std::invalid_argument& error) {
      return error.what();
    }
    return "";
  };
  CHECK(wrong("12 34 5-", {3, 2}) == "");
  CHECK(wrong("12-", {2, 2}) == "a 2x2 board has 4 symbols");
  CHECK(wrong("123456789", {2, 5}) == "a 2x5 board has 10 symbols");
  CHECK(wrong("123456-", {3, 2}) == "unexpected '6': a 3x2 board is written with 1-5 and '-'");
  CHECK(wrong("1a", {5, 2}) == "unexpected 'a': a 5x2 board is written with 1-9 and '-'");
  CHECK(wrong("121", {2, 2}) == "'1' appears twice in this board");
}

TEST_CASE("The blank of every format is read as a blank", "[board_text]") {
  for (const Judge& judge : judges) {
    CAPTURE(judge.name);
    CHECK(tile_of(judge.grid, judge.blank) == 0);
  }
}
