// What a command line prints for an input, without a process.
#pragma once

#include <string>
#include <vector>

#include "program/run.hpp"
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/source.hpp"
#include "support/stream.hpp"

struct Run {
  bool good;  // The exit status is 0.
  std::string printed, messages;
};

// Every file has that input, but "mine" has the answers, in pieces of so many bytes. May throw a
// UsageError.
inline Run run(const std::vector<std::string>& arguments, const std::string& input = "",
               const std::string& answers = "", std::size_t piece = std::string::npos) {
  Stream out, err;
  eight_puzzle::Output output(out.file(), err.file(), false);
  const auto open = [&](const std::string& path) {
    return path == "mine" ? source_of(answers, piece) : source_of(input);
  };
  const bool good = eight_puzzle::run(parsed(arguments), open, output);
  std::fflush(err.file());
  return {good, out.text(), err.text()};
}

inline std::string printed(const std::vector<std::string>& arguments,
                           const std::string& input = "") {
  const Run result = run(arguments, input);
  CHECK(result.messages == "");
  return result.printed;
}

// What --stats says.
inline std::string summary_of(std::vector<std::string> arguments, const std::string& input) {
  arguments.push_back("--stats");
  const std::string text = run(arguments, input).messages, begin = "eight-puzzle: ";
  const auto place = text.rfind(begin);
  REQUIRE(place != std::string::npos);
  return text.substr(place + begin.size(), text.size() - place - begin.size() - 1);
}
