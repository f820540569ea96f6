// Command lines without a process: the options that they mean, and what they print for an input.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace eight_puzzle {
struct Options;
}

eight_puzzle::Options parsed(std::vector<std::string> arguments);

// The message of the error, or "" if there is none.
std::string error_of(const std::vector<std::string>& arguments);

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

std::vector<std::string> words_of(const std::string& text);

// Of a text whose last line ends, too.
std::vector<std::string> lines_of(const std::string& text);

// The first lines in which two long texts differ, or "".
std::string difference(const std::string& found, const std::string& expected);

// The figure after some words of a text: 1047.5 for "1,047.5".
double figure_after(const std::string& words, std::string text);

// What --stats says.
std::string summary_of(std::vector<std::string> arguments, const std::string& input);
