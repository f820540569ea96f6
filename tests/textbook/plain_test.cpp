// The first solution to read, compiled alone and run as a judge does.
#include <map>

#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"

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
  std::vector<std::string> boards, answers;
  for (const auto& [board, distance] : reference::usual_distances()) {
    if (++drawn[distance] > 10) continue;
    boards.push_back(board);
    answers.push_back(std::to_string(distance));
  }
  CHECK(drawn.size() == 32);
  boards.push_back("12345687#");
  answers.push_back("impossible");
  std::string input = std::to_string(boards.size()) + "\n\n";
  for (const std::string& board : boards) {
    input += board.substr(0, 3) + '\n' + board.substr(3, 3) + '\n' + board.substr(6) + "\n\n";
  }
  boards.push_back("1234567#8");  // An input that ends early has answers, too.
  answers.push_back("1");
  const Outcome outcome = run_command(
      compiler +
          " \"$SOURCES/src/textbook/plain.cpp\" -o \"$FOLDER/plain\" -O2 -Wall "
          "-DONLINE_JUDGE -DBOJ && \"$FOLDER/plain\" && echo 2 1234567#8 | \"$FOLDER/plain\" && "
          "echo text | \"$FOLDER/plain\"",
      input + "123\n456\n78#\n");  // One more than announced.
  CHECK(outcome.err == "");
  CHECK(outcome.status == 0);
  const auto found = lines_of(outcome.out);
  CHECK(found.size() == answers.size());
  for (std::size_t i = 0; i < std::min(found.size(), answers.size()); ++i) {
    if (found[i] != answers[i]) FAIL(boards[i] << ": " << found[i] << ", not " << answers[i]);
  }
}
