// The options of a command line that stands in a test.
#pragma once

#include <string>
#include <vector>

#include "commands/options.hpp"

eight_puzzle::Options parsed(std::vector<std::string> arguments);

// The message of the error, or "" if there is none.
std::string error_of(const std::vector<std::string>& arguments);
