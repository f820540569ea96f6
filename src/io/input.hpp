// Files of boards or answers.
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <functional>
#include <string>

#include "io/output.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Opens the file of a path, standard input for "-". It and what it returns may throw a FileError.
using Open = std::function<Source(const std::string& path)>;

// The name of a file as messages show it.
inline std::string name_of_file(const std::string& path) {
  return path.empty() ? "''" : escaped(path);
}

inline void report_unreadable(const FileError& error, Output& output) {
  output.message(name_of_file(error.subject) + ": " + std::strerror(error.number));
}

// All that a file holds. Throws a FileError if it does not end.
inline std::string read_whole(const std::string& path, const Open& open) {
  constexpr std::size_t most = 1 << 28, block = 1 << 16;
  const Source source = open(path);
  std::string text;
  for (std::size_t size = 0;; size = text.size()) {
    text.resize(size + block);
    text.resize(size + source(&text[size], block));
    if (text.size() == size) return text;
    if (size > most) throw FileError{path, EFBIG};
  }
}

// A source of these bytes.
inline Source source_of_text(std::string text) {
  return [text = std::move(text), at = std::size_t(0)](char* buffer, std::size_t size) mutable {
    const std::size_t count = text.copy(buffer, size, at);
    at += count;
    return count;
  };
}

}  // namespace eight_puzzle
