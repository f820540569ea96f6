// The program at a terminal: progress, widths, keys.
#include "support/terminal.hpp"

#include <string>

#include "support/catch.hpp"
#include "textbook/algorithms.hpp"

TEST_CASE("Ctrl-C loses no finished row of a comparison, and the running search shows its progress",
          "[cli]") {
  const std::string screen = at_terminal(
      "echo 1 64785#321 >\"$FOLDER/in\"; exec \"$PROGRAM\" -c "
      "--limit=1000000000 \"$FOLDER/in\"",
      80, "\rids: ");
  CAPTURE(screen);
  for (const auto& algorithm : eight_puzzle::algorithms) {
    const std::string name = algorithm.name;
    CHECK((screen.find("\n" + name + " ") != std::string::npos) == (name != "ids"));
  }
  CHECK(screen.find(" visited\x1b[K") != std::string::npos);
}

TEST_CASE("No progress is shown on a terminal that cannot erase a line", "[cli]") {
  const std::string screen =
      at_terminal("echo 1 64785#321 | TERM=dumb timeout 1.5 \"$PROGRAM\" -a ids", 80);
  CHECK(screen == "");
}

TEST_CASE(
    "Drawings are as wide as the terminal, through a pager too, unless COLUMNS says otherwise",
    "[cli]") {
  const std::string draw = "echo 1 1234#5786 | \"$PROGRAM\" -b";
  const std::string wide = "0       1 r     2 d", narrow = "0       1 r\r\n";
  CHECK(at_terminal(draw, 80).find(wide) != std::string::npos);
  CHECK(at_terminal(draw, 20).find(narrow) != std::string::npos);
  CHECK(at_terminal(draw + " | cat", 20).find(narrow) != std::string::npos);
  CHECK(at_terminal("COLUMNS=80; export COLUMNS; " + draw, 20).find(wide) != std::string::npos);
  const std::string beyond = "COLUMNS=99999999999999999999; export COLUMNS; ";
  CHECK(at_terminal(beyond + draw, 20).find(narrow) != std::string::npos);
}
