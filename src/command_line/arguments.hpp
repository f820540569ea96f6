// The values of options' arguments. Of a wrong one, a function throws std::invalid_argument, which
// says what was expected.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "board.hpp"
#include "solver/random_boards.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// The part of a name that counts: letters, in lower case, and digits.
inline std::string simplified(const std::string& name) {
  std::string text;
  for (const char byte : name) {
    if (std::isalnum(byte & 0xff)) text += char(std::tolower(byte & 0xff));
  }
  return text;
}

// The row of the table whose name is the argument or, if there is none, the only one whose name
// contains it.
template <class Row, std::size_t Rows>
const Row& row_named(const std::string& argument, const Row (&table)[Rows]) {
  const std::string part = simplified(argument);
  const Row* found = nullptr;
  std::vector<std::string> names, matching;
  for (const Row& row : table) {
    const std::string name = simplified(row.name);
    if (name == part) return row;
    names.push_back(row.name);
    if (name.find(part) == name.npos) continue;
    matching.push_back(row.name);
    found = &row;
  }
  if (matching.size() == 1) return *found;
  throw std::invalid_argument("expected one of " + listed(matching.empty() ? names : matching));
}

inline std::uint64_t number_of(const std::string& argument) {
  if (is_number(argument)) return std::stoull(argument);
  throw std::invalid_argument("expected a whole number of at most 19 digits");
}

// "D" is the range from D to D.
inline DistanceRange distances_of(const std::string& argument) {
  const std::size_t dash = argument.find('-');
  const std::string least = argument.substr(0, dash),
                    most = dash == argument.npos ? least : argument.substr(dash + 1);
  if (is_number(least) && is_number(most)) {
    const DistanceRange range = {std::stoull(least), std::stoull(most)};
    if (range.least <= range.most) return range;
  }
  throw std::invalid_argument("expected a number of moves, or A-B with A at most B");
}

// Rounded to millionths.
inline Millionths weight_of(const std::string& argument) {
  const bool is_decimal = argument.find_first_not_of("0123456789.eE+-") == argument.npos;
  char* end = nullptr;
  const double weight = std::strtod(argument.c_str(), &end);
  if (!argument.empty() && is_decimal && *end == '\0' && weight >= 0 && weight <= 1000) {
    return millionths(weight);
  }
  throw std::invalid_argument("expected a number from 0 to 1000");
}

// The searches of a comma-separated list.
inline std::vector<Algorithm> searches_of(const std::string& argument) {
  std::vector<Algorithm> searches;
  for (std::size_t begin = 0, end; begin <= argument.size(); begin = end + 1) {
    end = std::min(argument.find(',', begin), argument.size());
    searches.push_back(row_named(argument.substr(begin, end - begin), algorithms));
  }
  return searches;
}

}  // namespace eight_puzzle
