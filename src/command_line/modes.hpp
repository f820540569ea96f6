// The options, and in which modes each has an effect.
#pragma once

#include <getopt.h>

#include <map>
#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// What the program does: solves boards, fast or by a textbook search; compares searches; checks
// answers; tests a program; prints boards, random ones or all; prints a text.
enum class Mode { solve, search, comparison, check, test, random, all, help, version };

// A set of modes: a bit for each.
using Modes = unsigned;
template <class... Members>
constexpr Modes in(Members... modes) {
  return (0u | ... | (1u << int(modes)));
}
constexpr Modes anywhere = ~0u;

struct OptionRow {
  const char* name;
  int argument;             // As getopt_long has it.
  char letter;              // 0: none.
  Modes modes;              // In which it has an effect.
  Mode sets = Mode::solve;  // If several options set one, the last in this table wins.

  std::string written() const { return std::string("--") + name; }
};
// clang-format off
inline constexpr OptionRow option_table[] = {
    {"format", required_argument, 'f', anywhere},
    {"size", required_argument, 's', anywhere},
    {"goal", required_argument, 'g', anywhere},
    {"moves", no_argument, 'm', in(Mode::solve, Mode::search, Mode::check, Mode::test)},
    {"boards", no_argument, 'b', in(Mode::solve, Mode::search)},
    {"stats", no_argument, 0, in(Mode::solve)},
    {"algorithm", required_argument, 'a', in(Mode::search, Mode::comparison), Mode::search},
    {"weight", required_argument, 'w', in(Mode::search, Mode::comparison), Mode::search},
    {"ties", required_argument, 0, in(Mode::search, Mode::comparison), Mode::search},
    {"limit", required_argument, 0, in(Mode::search, Mode::comparison), Mode::search},
    {"trace", no_argument, 0, in(Mode::search), Mode::search},
    {"compare", no_argument, 'c', in(Mode::comparison), Mode::comparison},
    {"csv", no_argument, 0, in(Mode::comparison)},
    {"random", required_argument, 'r', in(Mode::random, Mode::test), Mode::random},
    {"all", no_argument, 0, in(Mode::all), Mode::all},
    {"distance", required_argument, 0, in(Mode::random, Mode::all, Mode::test)},
    {"unsolvable", no_argument, 0, in(Mode::random, Mode::all, Mode::test)},
    {"seed", required_argument, 0, in(Mode::random, Mode::test)},
    {"test", required_argument, 0, in(Mode::test), Mode::test},
    {"check", required_argument, 0, in(Mode::check), Mode::check},
    {"help", optional_argument, 'h', anywhere},
    {"version", no_argument, 'V', anywhere},
};
// clang-format on

// The options that were given, as in "--size", with the last argument of each; "" if it has none.
struct Given : std::map<std::string, std::string> {
  bool has(const std::string& name) const { return count(name) > 0; }
};

inline void refuse_if(bool both, const std::string& option, const std::string& other) {
  if (both) throw UsageError{option + " and " + other + " do not go together"};
}
inline UsageError no_effect_without(const std::string& option, const std::string& other) {
  return {option + " has no effect without " + other};
}

// The mode that the options set. Throws a UsageError unless each of them has an effect in it.
inline Mode mode_of(const Given& given) {
  std::vector<OptionRow> rows;
  Mode mode = Mode::solve;
  Modes shared = anywhere;  // By all of the options.
  for (const OptionRow& row : option_table) {
    if (!given.has(row.written())) continue;
    rows.push_back(row);
    if (row.sets != Mode::solve) mode = row.sets;
    shared &= row.modes;
  }
  for (const OptionRow& row : rows) {
    for (const OptionRow& other : rows) {
      refuse_if(!(row.modes & other.modes), other.written(), row.written());
    }
  }
  for (const OptionRow& row : rows) {
    if (row.modes & in(mode)) continue;
    for (const OptionRow& other : option_table) {  // The first that gives all an effect, if added.
      if (shared & in(other.sets)) throw no_effect_without(row.written(), other.written());
    }
  }
  return mode;
}

}  // namespace eight_puzzle
