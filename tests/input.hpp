// What tests hand to the program in place of main(): a command line, and the bytes of an input.
#ifndef EIGHT_PUZZLE_TESTS_INPUT_HPP
#define EIGHT_PUZZLE_TESTS_INPUT_HPP

#include <algorithm>
#include <string>
#include <vector>

#include "options.hpp"
#include "reader.hpp"

inline eight_puzzle::Options parsed(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "eight-puzzle");
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  return eight_puzzle::parsed_options(int(arguments.size()), argv.data());
}

// The text, which must outlive the source, in pieces of so many bytes.
inline eight_puzzle::Reader::Source source_of(const std::string& text,
                                              std::size_t piece = std::string::npos) {
  return [&text, piece, at = std::size_t(0)](char* buffer, std::size_t size) mutable {
    const std::size_t count = text.copy(buffer, std::min(piece, size), at);
    at += count;
    return count;
  };
}

#endif
