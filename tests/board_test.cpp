// Boards made from boards.
#include "board.hpp"

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("ordered() has the tiles in order around the blank", "[board]") {
  CHECK(ordered({3, 3}, 8) == reference::pack("12345678#"));
  CHECK(ordered({3, 3}, 0) == reference::pack("#12345678"));
  CHECK(ordered({2, 5}, 4) == reference::pack("1234#56789"));
}

TEST_CASE("A move swaps the blank with the tile beside it and does nothing at the edge",
          "[board]") {
  const Grid grid{3, 3};
  const State corner = reference::pack("12345678#");
  CHECK(after_move(grid, corner, up) == reference::pack("12345#786"));
  CHECK(after_move(grid, corner, left) == reference::pack("1234567#8"));
  CHECK(after_move(grid, corner, down) == corner);
  CHECK(after_move(grid, corner, right) == corner);
  const State first = reference::pack("#123456789");
  CHECK(after_move({5, 2}, first, down) == reference::pack("21#3456789"));
}

TEST_CASE("Letters stand for the directions in alphabetical order", "[board]") {
  CHECK(move_letters[down] == 'd');
  CHECK(move_letters[left] == 'l');
  CHECK(move_letters[right] == 'r');
  CHECK(move_letters[up] == 'u');
}

TEST_CASE("A node holds the letter of its last move", "[board]") {
  const Grid grid{3, 3};
  const State start = reference::pack("1234#5786");
  const SlideTable table(grid, Manhattan(grid, start));
  std::string letters;
  for (const Slide& slide : table.from(SlideTable::start(start))) {
    const Node child = slide.child(SlideTable::start(start));
    letters += last_letter(child);
    CHECK(state_of(child) == after_move(grid, start, direction_of(last_letter(child))));
  }
  CHECK(letters == "dlru");
}
