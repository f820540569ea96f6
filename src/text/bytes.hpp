// What the bytes of a text are: separators, digits, line ends, byte order marks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace eight_puzzle {

// Byte order marks. A text in UTF-32 with the lowest byte first begins with a mark of UTF-16, too.
inline bool has_utf16_mark(std::string_view text) {
  const std::string_view mark = text.substr(0, 2);
  return mark == "\xFF\xFE" || mark == "\xFE\xFF";
}
inline constexpr char utf16_fault[] = "expected ASCII or UTF-8, found UTF-16 or UTF-32";
inline constexpr std::size_t utf8_mark_size = 3;
inline bool has_utf8_mark(std::string_view text) {
  return text.substr(0, utf8_mark_size) == "\xEF\xBB\xBF";
}

// The most digits of a number in an option or at the start of an input: it fits into 64 bits.
inline constexpr std::size_t max_digits = 19;
inline bool is_number(const std::string& text) {
  return !text.empty() && text.size() <= max_digits &&
         text.find_first_not_of("0123456789") == std::string::npos;
}

// What may stand between any two symbols: these and white space.
inline constexpr char visible_separators[] = ",;|/'\"()[]{}";
struct Separators {
  bool is[256] = {};
  constexpr Separators() {
    for (const char byte : std::string_view(" \t\n\v\f\r")) is[int(byte)] = true;
    for (const char byte : std::string_view(visible_separators)) is[int(byte)] = true;
  }
};
inline constexpr Separators separator_bytes;
inline bool is_separator(char byte) { return separator_bytes.is[static_cast<unsigned char>(byte)]; }

inline std::string without_separators(std::string text) {
  text.erase(std::remove_if(text.begin(), text.end(), is_separator), text.end());
  return text;
}

// The number of line ends. Adds up bytes in blocks, six times as fast as std::count. A byte holds a
// count of at most 255; 240 is the largest multiple of 16 (the bytes of a vector register) below
// that.
inline std::size_t count_line_ends(std::string_view text) {
  constexpr std::size_t block = 240;
  std::size_t count = 0;
  for (; text.size() >= block; text.remove_prefix(block)) {
    std::uint8_t sum = 0;
    for (std::size_t i = 0; i < block; ++i) sum = std::uint8_t(sum + (text[i] == '\n'));
    count += sum;
  }
  return count + std::size_t(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace eight_puzzle
