// The options of a command line that stands in a test.
#pragma once

#include <string>
#include <vector>

#include "command_line/options.hpp"

inline eight_puzzle::Options parsed(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "eight-puzzle");
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  return eight_puzzle::parsed_options(int(arguments.size()), argv.data());
}

// The message of the error, or "" if there is none.
inline std::string error_of(const std::vector<std::string>& arguments) {
  try {
    parsed(arguments);
    return "";
  } catch (const eight_puzzle::UsageError& wrong) {
    return wrong.text.value();
  }
}
