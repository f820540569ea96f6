// How numbers and bytes from outside are written in messages and tables.
#ifndef EIGHT_PUZZLE_TEXT_HPP
#define EIGHT_PUZZLE_TEXT_HPP

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>

namespace eight_puzzle {

// 1234567 as 1,234,567.
inline std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, ",");
  return digits;
}

// "1 board", "2,000 boards".
inline std::string counted(std::uint64_t number, const std::string& thing) {
  return grouped(number) + ' ' + thing + (number == 1 ? "" : "s");
}

// Bytes that are not printable ASCII in hexadecimal, so that no message can drive a terminal.
inline std::string escaped(const std::string& bytes) {
  std::string text;
  for (const char byte : bytes) {
    char hex[8];
    std::snprintf(hex, sizeof hex, "\\x%02x", unsigned(static_cast<unsigned char>(byte)));
    text += byte >= ' ' && byte <= '~' ? std::string(1, byte) : hex;
  }
  return text;
}

}  // namespace eight_puzzle

#endif
