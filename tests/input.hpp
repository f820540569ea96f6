// What tests hand to the program in place of main(): a command line, the bytes of an input, and
// streams.
#ifndef EIGHT_PUZZLE_TESTS_INPUT_HPP
#define EIGHT_PUZZLE_TESTS_INPUT_HPP

#include <unistd.h>

#include <algorithm>
#include <cstdio>
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

inline eight_puzzle::Format format_named(const std::string& name) {
  return parsed({"--format", name}).format;
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

// A stream that can be read back.
class Stream {
 public:
  ~Stream() { std::fclose(file_); }
  std::FILE* file() { return file_; }

  // What has reached the file: not what is still in the stream's buffer.
  std::string text() const {
    std::string text;
    char buffer[4096];
    const int descriptor = fileno(file_);
    for (ssize_t count;
         (count = pread(descriptor, buffer, sizeof buffer, off_t(text.size()))) > 0;) {
      text.append(buffer, std::size_t(count));
    }
    return text;
  }

 private:
  std::FILE* file_ = std::tmpfile();
};

#endif
