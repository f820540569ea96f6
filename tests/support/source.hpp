// What tests hand to a Reader: the bytes of an input.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include "text/reader.hpp"

// The text, which must outlive the source, in pieces of `piece` bytes.
inline eight_puzzle::Source source_of(const std::string& text,
                                      std::size_t piece = std::string::npos) {
  return [&text, piece, at = std::size_t(0)](char* buffer, std::size_t size) mutable {
    const std::size_t count = text.copy(buffer, std::min(piece, size), at);
    at += count;
    return count;
  };
}
