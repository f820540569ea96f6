// Boards as the formats write them.
#include "formats.hpp"

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

TEST_CASE("A board is written as its judge writes it", "[formats]") {
  const State state = reference::pack("1234#5786");
  CHECK(board_text({3, 3}, state, '#', in_rows) == "123\n4#5\n786\n\n");
  CHECK(board_text({3, 3}, state, '0', in_spaced_rows) == "1 2 3\n4 0 5\n7 8 6\n\n");
}
