// What tests hand to a Reader: the bytes of an input, and a format by its name.
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

#include "text/formats.hpp"
#include "text/reader.hpp"

inline eight_puzzle::Format format_named(const std::string& name) {
  for (const eight_puzzle::Format& format : eight_puzzle::formats) {
    if (name_of(format) == name) return format;
  }
  throw std::invalid_argument("no format " + name);
}

// The text, which must outlive the source, in pieces of `piece` bytes.
inline eight_puzzle::Source source_of(const std::string& text,
                                      std::size_t piece = std::string::npos) {
  return [&text, piece, at = std::size_t(0)](char* buffer, std::size_t size) mutable {
    const std::size_t count = text.copy(buffer, std::min(piece, size), at);
    at += count;
    return count;
  };
}
