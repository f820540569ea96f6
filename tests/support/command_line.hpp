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
