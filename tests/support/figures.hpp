// Figures as the program prints them, with thousands separators.
#pragma once

#include <cstddef>
#include <string>

#include "support/catch.hpp"

// The figure after some words of a text: 1047.5 for "1,047.5".
inline double figure_after(const std::string& words, const std::string& text) {
  CAPTURE(words, text);
  const std::size_t place = text.find(words);
  REQUIRE(place != std::string::npos);
  std::string digits;
  for (std::size_t i = place + words.size(); i < text.size(); ++i) {
    if (text[i] == ',') continue;
    if (std::string("0123456789.").find(text[i]) == std::string::npos) break;
    digits += text[i];
  }
  REQUIRE(digits != "");
  return std::stod(digits);
}
