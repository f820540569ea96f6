// Boards from symbols, and boards as text.
#include "text/board_text.hpp"

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("A board is written in the layout of its judge", "[text]") {
  const State state = reference::pack("1234#5786");
  CHECK(board_text({3, 3}, state, '#', in_rows) == "123\n4#5\n786\n\n");
  CHECK(board_text({3, 3}, state, '0', in_spaced_rows) == "1 2 3\n4 0 5\n7 8 6\n\n");
  CHECK(board_text({3, 3}, state, 'x', in_a_line) == "1234x5786\n");
  CHECK(board_text({3, 3}, state, 'x', in_a_spaced_line) == "1 2 3 4 x 5 7 8 6\n");
  CHECK(board_text({3, 3}, state, '0', in_brackets) == "[[1,2,3],[4,0,5],[7,8,6]]\n");
  CHECK(board_text({3, 3}, state, 'x', in_lone_lines) == "1 2 3 4 x 5 7 8 6\n\n");
}

TEST_CASE("The blank of every format is read as a blank", "[text]") {
  for (const Format& format : formats) {
    CAPTURE(name_of(format));
    CHECK(tile_of(format.grid, format.blank) == 0);
  }
}
