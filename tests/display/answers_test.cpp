// Solutions as they are drawn.
#include "display/answers.hpp"

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("Every board on the way is drawn and rows wrap at the width", "[answers]") {
  const State state = reference::pack("1234#5786");
  CHECK(drawing({3, 3}, state, "rd", 21, '#') ==
        "0       1 r     2 d\n"
        "1 2 3   1 2 3   1 2 3\n"
        "4 # 5   4 5 #   4 5 6\n"
        "7 8 6   7 8 6   7 8 #\n\n");
  CHECK(drawing({3, 3}, state, "rd", 20, '0') ==
        "0       1 r\n1 2 3   1 2 3\n4 0 5   4 5 0\n7 8 6   7 8 6\n\n"
        "2 d\n1 2 3\n4 5 6\n7 8 0\n\n");
  CHECK(drawing({3, 3}, state, "", 1, '#') == "0\n1 2 3\n4 # 5\n7 8 6\n\n");
}

TEST_CASE("The titles of boards stay apart even after 1000 moves", "[answers]") {
  std::string moves;
  for (int i = 0; i < 500; ++i) moves += "ud";
  CHECK_THAT(drawing({2, 2}, reference::pack("123#"), moves, 80, '#'),
             ContainsSubstring("\n999 u    1000 d\n"));
}

TEST_CASE("Boards with any number of rows are drawn", "[answers]") {
  CHECK(drawing({2, 2}, reference::pack("1#32"), "d", 80, '#') ==
        "0     1 d\n1 #   1 2\n3 2   3 #\n\n");
  CHECK(drawing({5, 2}, reference::pack("1234567#89"), "u", 80, '#') ==
        "0     1 u\n1 2   1 2\n3 4   3 4\n5 6   5 #\n7 #   7 6\n8 9   8 9\n\n");
}

TEST_CASE("Titles wider than a board move the boards apart in rows that fit the width",
          "[answers]") {
  const State state = reference::pack("12345#");
  const std::string moves = "uldrulurdlud", text = drawing({3, 2}, state, moves, 200, '#');
  const std::string titles = text.substr(0, text.find('\n'));
  CHECK(titles ==
        "0      1 u    2 l    3 d    4 r    5 u    6 l    7 u    8 r    9 d    10 l   11 u   12 d");
  CHECK(std::count(text.begin(), text.end(), '\n') == 5);
  const std::string first_row = text.substr(titles.size() + 1, titles.size());
  CHECK_THAT(first_row, StartsWith("1 2    1 2    "));
  CHECK(drawing({3, 2}, state, moves, 89, '#') == text);
  CHECK(drawing({3, 2}, state, moves, 87, '#') != text);
}
