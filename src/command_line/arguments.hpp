// The values of options' arguments. A wrong one throws std::invalid_argument, whose what() says
// what was expected.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "text/bytes.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/wording.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// The part of a name that counts: letters, in lower case, and digits.
inline std::string simplified(const std::string& name) {
  std::string text;
  for (const char byte : name) {
    if (std::isalnum(byte & 0xff)) text += char(std::tolower(byte & 0xff));
  }
  return text;
}

// The row whose name is the argument; or else the only one whose name begins with it; or else, if
// none does, the only one whose name contains it. An option, as in -f --random, is no name.
template <class Row, std::size_t Rows>
Row row_matching(const std::string& argument, const Row (&table)[Rows]) {
  const std::string part = simplified(argument);
  std::vector<Row> beginning, containing;
  for (const Row& row : table) {
    const std::string name = simplified(row.name);
    if (name == part) return row;
    const std::size_t place = argument[0] == '-' ? name.npos : name.find(part);
    if (place == 0) beginning.push_back(row);
    if (place != name.npos) containing.push_back(row);
  }
  const std::vector<Row>& matching = beginning.empty() ? containing : beginning;
  if (matching.size() == 1) return matching[0];
  throw std::invalid_argument("expected one of " +
                              joined(matching.empty() ? names_of(table) : names_of(matching)));
}

inline std::uint64_t parse_number(const std::string& argument) {
  if (is_number(argument)) return std::stoull(argument);
  throw std::invalid_argument("expected a whole number of at most " + std::to_string(max_digits) +
                              " digits");
}

// "D" is the range from D to D.
inline DistanceRange parse_distances(const std::string& argument) {
  const std::size_t dash = argument.find('-');
  const std::uint64_t least = parse_number(argument.substr(0, dash)),
                      most =
                          dash == argument.npos ? least : parse_number(argument.substr(dash + 1));
  if (least <= most) return {least, most};
  throw std::invalid_argument("expected A-B with A at most B");
}

inline State parse_goal(const std::string& argument, Format format) {
  format.header = no_number;
  format.form = board_alone;
  try {
    const Puzzles puzzles = puzzles_in(argument, format);
    if (puzzles.size() == 1) return puzzles[0].start;
  } catch (const BadInput& bad) {
    throw std::invalid_argument(bad.text);
  }
  throw std::invalid_argument("expected one board");
}

// Rounded to millionths.
inline Millionths parse_weight(const std::string& argument) {
  const bool is_decimal = argument.find_first_not_of("0123456789.eE+-") == argument.npos;
  char* end = nullptr;
  const double weight = std::strtod(argument.c_str(), &end);
  if (!argument.empty() && is_decimal && *end == '\0' && weight >= 0 && weight <= 1000) {
    return millionths(weight);
  }
  throw std::invalid_argument("expected a number from 0 to 1000");
}

// The searches of a comma-separated list.
inline std::vector<Search> parse_searches(const std::string& argument) {
  std::vector<Search> searches;
  std::istringstream list(argument + ',');
  for (std::string name; std::getline(list, name, ',');) {
    searches.push_back(row_matching(name, all_searches));
  }
  return searches;
}

inline std::string parse_shell_command(const std::string& argument) {
  if (!argument.empty()) return argument;
  throw std::invalid_argument("expected a shell command");
}

}  // namespace eight_puzzle
