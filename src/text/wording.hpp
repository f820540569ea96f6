// Numbers, nouns, bytes and lists as messages and tables show them.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace eight_puzzle {

// 1234567 as 1,234,567.
inline std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, ",");
  return digits;
}

// "board" for 1, else "boards".
inline std::string plural(std::uint64_t number, const std::string& noun) {
  return noun + (number == 1 ? "" : "s");
}

// "1 board", "2,000 boards".
inline std::string amount(std::uint64_t number, const std::string& noun) {
  return grouped(number) + ' ' + plural(number, noun);
}

// A number with one digit after the point: 1088.34 as 1,088.3.
inline std::string with_one_decimal(double number) {
  const auto rounded = static_cast<std::uint64_t>(number * 10 + 0.5);
  return grouped(rounded / 10) + '.' + std::to_string(rounded % 10);
}

// A time, rounded up: "0.1 s".
inline std::string seconds_rounded_up(double seconds) {
  return with_one_decimal(std::ceil(10 * seconds) / 10) + " s";
}

// Whole millionths as a decimal number, without zeros at the end of its fraction: 1500000 as 1.5.
inline std::string decimal(std::int64_t millionths) {
  const std::string fraction = std::to_string(millionths % 1'000'000);
  std::string text = std::to_string(millionths / 1'000'000) + '.' +
                     std::string(6 - fraction.size(), '0') + fraction;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

inline constexpr std::size_t screen_width = 80;  // Columns of help and drawings.

// Bytes that are not printable ASCII become hexadecimal, so that input, arguments and file names
// cannot control a terminal. (The standard error of a tested program is shown as it is.)
inline std::string escaped(const std::string& bytes) {
  const char digits[] = "0123456789abcdef";
  std::string text;
  for (const char byte : bytes) {
    if (byte >= ' ' && byte <= '~') {
      text += byte;
    } else {
      text += {'\\', 'x', digits[byte >> 4 & 15], digits[byte & 15]};
    }
  }
  return text;
}

// Escaped and in quotes; of more than `max` + 3 bytes only the first `max` and "...".
inline std::string quoted(const std::string& bytes, std::size_t max = std::string::npos) {
  if (bytes.size() <= max || bytes.size() - max <= 3) return "'" + escaped(bytes) + "'";
  return "'" + escaped(bytes.substr(0, max)) + "...'";
}

// The words with a separator between them.
inline std::string joined(const std::vector<std::string>& words,
                          const std::string& separator = ", ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
  return text;
}

// The names of the rows of which a fact holds.
template <class Rows, class Fact>
std::vector<std::string> names_if(const Rows& rows, Fact holds) {
  std::vector<std::string> names;
  for (const auto& row : rows) {
    if (holds(row)) names.push_back(row.name);
  }
  return names;
}
template <class Rows>
std::vector<std::string> names_of(const Rows& rows) {
  return names_if(rows, [](const auto&) { return true; });
}

// "A", "A or B", "A, B or C".
inline std::string either(const std::vector<std::string>& words) {
  std::string text = joined(words);
  const std::size_t comma = text.rfind(", ");
  return comma == text.npos ? text : text.replace(comma, 2, " or ");
}

}  // namespace eight_puzzle
