// The first solution to read, compiled alone and run as a judge does.
#include <map>
#include <string>
#include <vector>

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/reference.hpp"

TEST_CASE("The plain solution compiles without warnings and solves boards of every distance",
          "[plain]") {
  const std::string compiler = GENERATE("g++ -std=gnu++17",
                                        "clang++ -std=c++11 -Wextra -Wpedantic "
                                        "-Wconversion -Wshadow");
  if (run_command("command -v " + compiler.substr(0, compiler.find(' '))).status != 0) {
    WARN(compiler << " is not installed: the plain solution was not compiled with it");
    return;
  }
  std::map<int, int> drawn;
  std::string boards, answers;
  int count = 0;
  const auto add = [&](const std::string& board, const std::string& answer) {
    boards += board.substr(0, 3) + '\n' + board.substr(3, 3) + '\n' + board.substr(6) + "\n\n";
    answers += answer + '\n';
    ++count;
  };
  for (const auto& [board, distance] : reference::eight_puzzle()) {
    if (++drawn[distance] <= 10) add(board, std::to_string(distance));
  }
  CHECK(drawn.size() == 32);
  add("12345687#", "impossible");
  const Outcome outcome = run_command(
      compiler +
          " \"$SOURCES/src/textbook/plain.cpp\" -o \"$FOLDER/plain\" -O2 -Wall "
          "-DONLINE_JUDGE -DBOJ && \"$FOLDER/plain\" && echo 2 1234567#8 | \"$FOLDER/plain\" && "
          "echo text | \"$FOLDER/plain\"",
      std::to_string(count) + "\n\n" + boards + "123\n456\n78#\n");  // One more than announced.
  CHECK((outcome.out == answers + "1\n"));  // An input that ends early has answers, too.
  CHECK(outcome.err == "");
  CHECK(outcome.status == 0);
}
