// The program at a terminal: progress, widths, keys.
#include "support/terminal.hpp"

#include <string>

#include "support/catch.hpp"
#include "textbook/algorithms.hpp"

namespace {

// What stays on the screen when progress lines have been wiped.
std::string without_progress(std::string screen) {
  for (std::size_t end; (end = screen.find("\x1b[K")) != std::string::npos;) {
    const std::size_t begin = screen.rfind('\r', end);
    screen.erase(begin, end + 3 - begin);
  }
  return screen;
}

}  // namespace

TEST_CASE("Ctrl-C loses no finished row of a comparison and the running search shows its progress",
          "[terminal]") {
  if (!has_terminal()) return;
  const std::string screen = at_terminal(R"(echo 1 64785#321 >"$FOLDER/in"; exec "$PROGRAM" -c )"
                                         R"(--limit=1000000000 "$FOLDER/in")",
                                         80, "\rids: ");
  CAPTURE(screen);
  for (const auto& algorithm : eight_puzzle::algorithms) {
    if (!algorithm.by_default) continue;
    const std::string name = algorithm.name;
    const bool has_row = without_progress(screen).find("\n" + name + " ") != std::string::npos;
    INFO(name << ": only the rows before ids, the slowest search and so the last, are printed");
    CHECK(has_row == (name != "ids"));
  }
  CHECK_THAT(screen, ContainsSubstring(" visited\x1b[K"));
}

TEST_CASE("Progress is shown only if standard error is a terminal that can erase a line",
          "[terminal]") {
  if (!has_terminal()) return;
  // Four programs that wait without an end, at once. The last is the one to show its progress; then
  // a line is typed, and all are ended.
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
                                                                             80, shown, "\n");
  CHECK_THAT(screen, StartsWith(shown));
  for (const std::string name : {"200", "300", "400"}) {
    CHECK(screen.find(name) == std::string::npos);
  }
}

TEST_CASE("Progress is cut to the width of the terminal", "[terminal]") {
  if (!has_terminal()) return;
  const std::string cut = "\rsleep 100 # 1234567\x1b[K";
  CHECK_THAT(at_terminal(R"("$PROGRAM" --test='sleep 100 # 12345678901234567890')", 20, cut),
             StartsWith(cut));
}

TEST_CASE("Ctrl-D ends the input at once", "[terminal]") {
  if (!has_terminal()) return;
  CHECK_THAT(at_terminal(R"(echo ready; "$PROGRAM"; echo $?)", 80, "ready", "1 1234#5786\n\4"),
             EndsWith("2\r\n0\r\n"));
}

TEST_CASE("Drawings are as wide as the terminal behind any stream unless COLUMNS says otherwise",
          "[terminal]") {
  if (!has_terminal()) return;
  const std::string draw = R"(echo 1 1234#5786 | "$PROGRAM" -b)";
  const std::string wide = "0       1 r     2 d", narrow = "0       1 r\r\n";
  const std::string to_file =
      R"(; "$PROGRAM" -b "$FOLDER/in" >"$FOLDER/out" 2>&1; cat "$FOLDER/out")";
  CHECK_THAT(at_terminal(draw, 80), ContainsSubstring(wide));
  CHECK_THAT(at_terminal(draw, 20), ContainsSubstring(narrow));
  CHECK_THAT(at_terminal(draw + " | cat", 20), ContainsSubstring(narrow));
  CHECK_THAT(at_terminal(R"(echo 1 1234#5786 >"$FOLDER/in")" + to_file, 20),
             ContainsSubstring(narrow));
  CHECK_THAT(at_terminal(draw, 0), ContainsSubstring(wide));
  CHECK_THAT(at_terminal("COLUMNS=80; export COLUMNS; " + draw, 20), ContainsSubstring(wide));
  for (const std::string columns : {"99999999999999999999", "0", "-80"}) {
    CHECK_THAT(at_terminal("COLUMNS=" + columns + "; export COLUMNS; " + draw, 20),
               ContainsSubstring(narrow));
  }
}

TEST_CASE("Without a terminal drawings are 80 columns wide", "[terminal]") {
  const Outcome outcome =
      run_command(R"(unset COLUMNS; setsid "$PROGRAM" -b 2>/dev/null)", "1 64785#321");
  const std::string band = outcome.out.substr(outcome.out.find('\n') + 1);
  CHECK_THAT(band, ContainsSubstring("     9 l\n"));
}
