// Answers, messages and the progress line, in files that stand for the terminal.
#include "io/output.hpp"

#include "support/catch.hpp"
#include "support/stream.hpp"

using namespace eight_puzzle;

namespace {

// What Output takes for the time; a test sets it.
Clock::time_point now;
Clock::time_point clock_of_test() { return now; }
void wait(int milliseconds) { now += std::chrono::milliseconds(milliseconds); }

}  // namespace

TEST_CASE("Answers wait for a flush and a message comes after them", "[output]") {
  Stream out, err(_IONBF);
  Output output(out.file(), err.file(), false);
  output.print("1\n");
  CHECK(out.text() == "");
  output.flush();
  CHECK(out.text() == "1\n");
  output.print("2\n");
  output.message("wrong");
  CHECK(out.text() == "1\n2\n");
  output.note("Try this.");
  output.note("");
  CHECK(err.text() == "eight-puzzle: wrong\nTry this.\n");
  output.note({"a\0b", 3});  // As a program that is tested may write it.
  CHECK_THAT(err.text(), EndsWith(std::string("\na\0b\n", 5)));
}

TEST_CASE("Progress appears a second after work starts and at most ten times a second",
          "[output]") {
  Stream out, err(_IONBF);
  Output output(out.file(), err.file(), true, clock_of_test);
  const auto shown = [&](std::uint64_t visited) {
    const std::size_t before = err.text().size();
    output.progress(visited, "visited");
    return err.text().substr(before);
  };
  output.print("1\n");
  output.begin_progress("ids");
  CHECK(out.text() == "1\n");
  wait(999);
  CHECK(shown(999) == "");
  wait(1);
  CHECK(shown(1000) == "\rids: 1,000 visited\x1b[K");
  wait(99);
  CHECK(shown(1001) == "");
  wait(1);
  CHECK(shown(1002) == "\rids: 1,002 visited\x1b[K");
  output.flush();  // While input is read.
  wait(100);
  CHECK(shown(1003) == "\rids: 1,003 visited\x1b[K");
  output.begin_progress(std::string(50, 'x'));
  wait(1000);
  CHECK(shown(7) == "\r" + std::string(28, 'x') + ": 7 visited\x1b[K");  // 39 columns.
  output.begin_progress("bfs");
  wait(999);
  CHECK(shown(1) == "");
}

TEST_CASE("Progress is wiped once by an answer or a message or a note", "[output]") {
  const std::string by = GENERATE("answer", "message", "note");
  Stream out, err(_IONBF);
  Output output(out.file(), err.file(), true, clock_of_test);
  output.begin_progress("ids");
  wait(1000);
  output.progress(1000, "visited");
  if (by == "message") output.message("wrong");
  if (by == "note") output.note("");
  if (by != "answer") CHECK_THAT(err.text(), ContainsSubstring("visited\x1b[K\r\x1b[K"));
  output.print("1\n");
  output.print("2\n");
  CHECK(err.text() == std::string("\rids: 1,000 visited\x1b[K\r\x1b[K") +
                          (by == "message" ? "eight-puzzle: wrong\n" : ""));
}
