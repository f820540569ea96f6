// Answers, messages and the progress line, in files that stand for the terminal.
#include "output.hpp"

#include <chrono>
#include <string>
#include <thread>

#include "catch.hpp"
#include "input.hpp"

using namespace eight_puzzle;

namespace {

// A second after a flush progress may be shown.
void wait_for_progress() { std::this_thread::sleep_for(std::chrono::milliseconds(1010)); }

}  // namespace

TEST_CASE("Answers wait for a flush, and a message comes after them", "[output]") {
  Stream out, err;
  Output output(out.file(), err.file(), false);
  output.print("1\n");
  CHECK(out.text() == "");
  output.flush();
  CHECK(out.text() == "1\n");
  output.print("2\n");
  output.message("wrong");
  CHECK(out.text() == "1\n2\n");
  output.hint("this");
  std::fflush(err.file());
  CHECK(err.text() == "eight-puzzle: wrong\nTry 'eight-puzzle --help' for this.\n");
}

TEST_CASE("Progress appears a second after a flush and is wiped once by what comes next",
          "[output]") {
  const std::string line = "\rids: 1,000 visited\x1b[K", wiped = "\r\x1b[K";
  const int next = GENERATE(0, 1, 2);
  Stream out, err;
  Output output(out.file(), err.file(), true);
  output.flush();
  output.progress("ids", 999);
  wait_for_progress();
  output.progress("ids", 1000);
  output.progress("ids", 1001);  // Too soon.
  std::string expected = line + wiped;
  if (next == 0) output.print("1\n");
  if (next == 1) output.flush();
  if (next == 2) {
    output.message("wrong");
    expected += "eight-puzzle: wrong\n";
  }
  output.print("2\n");
  std::fflush(err.file());
  CHECK(err.text() == expected);
}

TEST_CASE("No progress is shown where a line cannot be erased", "[output]") {
  Stream out, err;
  Output output(out.file(), err.file(), false);
  output.flush();
  wait_for_progress();
  output.progress("ids", 1000);
  std::fflush(err.file());
  CHECK(err.text() == "");
}

TEST_CASE("A failed write is thrown with its reason", "[output]") {
  std::FILE* full = std::fopen("/dev/full", "w");
  REQUIRE(full != nullptr);
  Stream err;
  Output output(full, err.file(), false);
  output.print("1\n");
  output.message("wrong");
  int number = 0;
  try {
    output.flush();
  } catch (const WriteError& error) {
    number = error.number;
  }
  CHECK(number == ENOSPC);
  std::fclose(full);
}
