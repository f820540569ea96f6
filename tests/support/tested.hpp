// Shell commands under --test, in this process: what is said of them, and after how many runs.
#pragma once

#include <chrono>

#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "commands/test.hpp"
#include "io/output.hpp"
#include "io/system.hpp"
#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/run.hpp"
#include "support/stream.hpp"
#include "text/reader.hpp"
#include "text/wording.hpp"

inline const std::string counts_runs = R"(echo >>"$FOLDER/runs"; )";
inline long runs_so_far() {
  const auto runs = std::filesystem::path(getenv("FOLDER")) / "runs";
  return std::filesystem::exists(runs) ? long(std::filesystem::file_size(runs)) : 0;
}

// A clock by which each run takes so long, so that no result depends on this machine.
template <int milliseconds>
eight_puzzle::Clock::time_point clock_of_runs() {
  return eight_puzzle::Clock::time_point(runs_so_far() * std::chrono::milliseconds(milliseconds));
}

// Makes a file the standard error, as long as this exists.
class StandardError {
 public:
  explicit StandardError(std::FILE* file) : before_(dup(2)) { dup2(fileno(file), 2); }
  ~StandardError() {
    dup2(before_, 2);
    close(before_);
  }

 private:
  int before_;
};

// Tests a shell command, in which "$PROGRAM" may stand for a right solution. Every file among the
// arguments has that input. In messages, X is the command.
struct Tested {
  bool good;
  std::string out, err;
  long runs;
};
inline Tested test_of(const std::string& counted, const std::string& arguments = "",
                      const std::string& input = "", eight_puzzle::Now now = clock_of_runs<80>) {
  const std::string command = counts_runs + counted, name = eight_puzzle::escaped(command);
  const TemporaryFolder folder;
  set_variables(folder);
  std::vector<std::string> options = words_of(arguments);
  options.push_back("--test=" + command);
  const eight_puzzle::Options read = parsed(options);
  const eight_puzzle::FileOpener open = [&](const std::string&) {
    return eight_puzzle::source_of_text(input);
  };
  Stream out, err(_IONBF);  // As standard error, which the command also has.
  eight_puzzle::Output output(out.file(), err.file(), false);
  const bool good = [&] {
    const StandardError of_the_command(err.file());
    return eight_puzzle::test(read, open, output, now);
  }();
  output.flush();
  std::string said = err.text();
  for (std::size_t at; (at = said.find(name)) != said.npos;) said.replace(at, name.size(), "X");
  return {good, out.text(), said, runs_so_far()};
}

inline const std::string solution = R"("$PROGRAM")";  // A right one.

// In messages of hints that tests of several files expect.
inline const std::string
    unread =
        "The program seems not to have read its standard input. Does it open a file, as with "
        "freopen()?\n",
    resets =
        " Is everything reset before the next board? In C or C++, is every array large "
        "enough?\n",
    each_needed =
        "Each of these boards is needed: without it, the program does not fail like this." + resets;

// The right answers, changed by an awk program. It has each answer in $1.
inline std::string by_awk(const std::string& program) {
  return solution + " | awk '" + program + "'";
}

// Of a command that is wrong. Holds the test to what it promises of the boards that it prints:
// tested again, they fail again.
inline Tested failure_of(const std::string& command, const std::string& arguments = "") {
  const Tested tested = test_of(command, arguments);
  CHECK_FALSE(tested.good);
  const std::string format = arguments.substr(0, arguments.find(" --"));
  CHECK_FALSE(test_of(command, format + " in", tested.out).good);
  return tested;
}
