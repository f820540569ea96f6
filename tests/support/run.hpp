// What a command line prints for an input, without a process.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

struct Run {
  bool good;  // The exit status is 0.
  std::string printed, messages;
};

// Every file has that input, but "mine" has the answers, in pieces of `piece` bytes. May throw a
// UsageError.
Run run(const std::vector<std::string>& arguments, const std::string& input = "",
        const std::string& answers = "", std::size_t piece = std::string::npos);

// What is printed without a message.
std::string printed(const std::vector<std::string>& arguments, const std::string& input = "");

// Of a text whose last line ends, too.
std::vector<std::string> lines_of(const std::string& text);

// The first lines in which two long texts differ, or "".
std::string difference(const std::string& found, const std::string& expected);

// What --stats says.
std::string summary_of(std::vector<std::string> arguments, const std::string& input);
