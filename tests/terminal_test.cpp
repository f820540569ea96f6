// The program at a terminal: progress, keys.
#include "support/terminal.hpp"

#include "support/catch.hpp"
#include "textbook/searches.hpp"

TEST_CASE("Ctrl-C loses no finished row of a comparison and the running search shows its progress",
          "[terminal]") {
  if (!has_terminal()) return;
  const std::string screen = at_terminal(R"(echo 1 64785#321 >"$FOLDER/in"; exec "$PROGRAM" -c )"
                                         R"(--limit=1000000000 "$FOLDER/in")",
                                         "\rids: ");
  CAPTURE(screen);
  for (const auto& search : eight_puzzle::all_searches) {
    if (search.has(eight_puzzle::left_out)) continue;
    const std::string name = search.name;
    const bool has_row = screen.find(name + "   ") != std::string::npos;
    INFO(name << ": only the rows before ids, the slowest search and so the last, are printed");
    CHECK(has_row == (name != "ids"));
  }
  CHECK_THAT(screen, ContainsSubstring(" visited\x1b[K"));
}

TEST_CASE("A person at a terminal is told that the program reads and how to end it", "[terminal]") {
  if (!has_terminal()) return;
  const std::string told =
      "eight-puzzle: reading one 3x3 board: 1 2 3/4 5 0/7 8 6 (/ is a line end; "
      "boards can also be arguments); end with Ctrl-D\r\n";
  CHECK_THAT(at_terminal(R"(exec "$PROGRAM" -fboj1525)", told, "123405786\n\4"),
             ContainsSubstring(told) && EndsWith("\n2\r\n"));
  CHECK(at_terminal(R"(exec "$PROGRAM" 123405786 <&-)") == "2\r\n");
}

TEST_CASE("Progress is shown only if standard error is a terminal that can erase a line",
          "[terminal]") {
  if (!has_terminal()) return;
  // Four programs that wait without an end, at once. The last is the one to show its progress;
  // then a line is typed, and all are ended.
  const std::string shown = "\rsleep 100: 1 run\x1b[K", screen = at_terminal(R"sh(
    cd "$FOLDER"
    "$PROGRAM" --test='sleep 200' 2>err & pids=$!
    TERM=dumb "$PROGRAM" --test='sleep 300' & pids="$pids $!"
    (unset TERM; exec "$PROGRAM" --test='sleep 400') & pids="$pids $!"
    "$PROGRAM" --test='sleep 100' >out & pids="$pids $!"
    read line
    kill $pids
    wait
    cat err)sh",
                                                                             shown, "\n");
  CHECK_THAT(screen, StartsWith(shown));
  for (const std::string name : {"200", "300", "400"}) {
    CHECK(screen.find(name) == std::string::npos);
  }
}
