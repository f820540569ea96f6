// The options, and in which modes each has an effect.
#pragma once

#include <getopt.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// The options that were given, as in "--size", with the last argument of each.
using Given = std::map<std::string, std::string>;

// What is run: the fast solver; textbook searches; a check of answers; a test of a program; boards
// are printed; a text.
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
  int argument;  // As getopt_long has it.
  char letter;   // 0: none.
  Modes modes;   // In which it has an effect.
};
// clang-format off
inline constexpr OptionRow option_table[] = {
    {"format", required_argument, 'f', anywhere},
    {"size", required_argument, 's', anywhere},
    {"goal", required_argument, 'g', anywhere},
    {"moves", no_argument, 'm', in(Mode::solve, Mode::search, Mode::check, Mode::test)},
    {"boards", no_argument, 'b', in(Mode::solve, Mode::search)},
    {"test", required_argument, 0, in(Mode::test)},
    {"check", required_argument, 0, in(Mode::check)},
    {"stats", no_argument, 0, in(Mode::solve, Mode::search, Mode::comparison, Mode::check)},
    {"algorithm", required_argument, 'a', in(Mode::search, Mode::comparison)},
    {"weight", required_argument, 'w', in(Mode::search, Mode::comparison)},
    {"ties", required_argument, 0, in(Mode::search, Mode::comparison)},
    {"trace", no_argument, 0, in(Mode::search)},
    {"compare", no_argument, 'c', in(Mode::comparison)},
    {"csv", no_argument, 0, in(Mode::comparison)},
    {"limit", required_argument, 0, in(Mode::search, Mode::comparison)},
    {"random", required_argument, 'r', in(Mode::random, Mode::test)},
    {"all", no_argument, 0, in(Mode::all)},
    {"distance", required_argument, 0, in(Mode::random, Mode::all, Mode::test)},
    {"unsolvable", no_argument, 0, in(Mode::random, Mode::all, Mode::test)},
    {"seed", required_argument, 0, in(Mode::random, Mode::test)},
    {"help", optional_argument, 'h', anywhere},
    {"version", no_argument, 'V', anywhere},
};
// clang-format on

// The options that set the mode. Of several that are given, the last row does.
struct ModeRow {
  const char* option;
  Mode mode;
};
inline constexpr ModeRow mode_table[] = {
    {"--algorithm", Mode::search}, {"--weight", Mode::search},      {"--ties", Mode::search},
    {"--limit", Mode::search},     {"--compare", Mode::comparison}, {"--random", Mode::random},
    {"--all", Mode::all},          {"--test", Mode::test},          {"--check", Mode::check},
};

inline void refuse_if(bool both, const std::string& option, const std::string& other) {
  if (both) throw UsageError{option + " and " + other + " do not go together"};
}
inline void refuse_without(bool has_no_effect, const std::string& option,
                           const std::string& other) {
  if (has_no_effect) throw UsageError{option + " has no effect without " + other};
}

// The mode that the options set. Throws a UsageError unless each of them has an effect in it.
inline Mode mode_of(const Given& given) {
  ModeRow set = {"", Mode::solve};
  for (const ModeRow& row : mode_table) {
    if (given.count(row.option)) set = row;
  }
  for (const OptionRow& row : option_table) {
    const std::string option = std::string("--") + row.name;
    if (!given.count(option) || row.modes & in(set.mode)) continue;
    std::vector<std::string> others;  // Each sets a mode in which the option has an effect.
    for (const ModeRow& other : mode_table) {
      if (row.modes & in(other.mode)) others.push_back(other.option);
    }
    const bool lacks_another =
        !(row.modes & in(Mode::solve)) &&
        std::none_of(others.begin(), others.end(),
                     [&](const std::string& other) { return given.count(other) > 0; });
    refuse_without(lacks_another, option, listed_or(others));
    refuse_if(true, set.option, option);
  }
  return set.mode;
}

}  // namespace eight_puzzle
