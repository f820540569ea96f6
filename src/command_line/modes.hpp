// The options, and in which modes each has an effect.
#pragma once

#include <getopt.h>

#include <map>
#include <string>
#include <string_view>

#include "command_line/arguments.hpp"

namespace eight_puzzle {

// The options that were given, as in "--size", with the last argument of each.
using Given = std::map<std::string, std::string>;

// What is run: the fast solver; textbook searches; a check of answers; a test of a program; boards
// are printed; a text.
enum class Mode { solve, search, comparison, check, test, random, all, help, version };

struct OptionRow {
  const char* name;
  int argument;  // As getopt_long has it.
  char letter;   // 0: none.
  std::string_view modes =
      "";  // The options whose modes it goes with, "solve" among them; "": all.
};
// clang-format off
inline constexpr OptionRow option_table[] = {
    {"format", required_argument, 'f'},
    {"size", required_argument, 's'},
    {"goal", required_argument, 'g'},
    {"moves", no_argument, 'm', "solve --algorithm --check --test"},
    {"boards", no_argument, 'b', "solve --algorithm"},
    {"test", required_argument, 0, "--test"},
    {"check", required_argument, 0, "--check"},
    {"stats", no_argument, 0, "solve --algorithm --compare --check"},
    {"algorithm", required_argument, 'a', "--algorithm --compare"},
    {"weight", required_argument, 'w', "--algorithm --compare"},
    {"ties", required_argument, 0, "--algorithm --compare"},
    {"trace", no_argument, 0, "--algorithm or --weight or --ties or --limit"},
    {"compare", no_argument, 'c', "--compare"},
    {"csv", no_argument, 0, "--compare"},
    {"limit", required_argument, 0, "--algorithm --compare"},
    {"random", required_argument, 'r', "--random --test"},
    {"all", no_argument, 0, "--all"},
    {"distance", required_argument, 0, "--random or --all or --test"},
    {"unsolvable", no_argument, 0, "--random or --all or --test"},
    {"seed", required_argument, 0, "--random or --test"},
    {"help", optional_argument, 'h'},
    {"version", no_argument, 'V'},
};
// clang-format on

// The options that set the mode; the first that is given does.
struct ModeRow {
  const char* option;
  Mode mode;
};
inline constexpr ModeRow modes[] = {
    {"--test", Mode::test},     {"--check", Mode::check},        {"--random", Mode::random},
    {"--all", Mode::all},       {"--compare", Mode::comparison}, {"--algorithm", Mode::search},
    {"--weight", Mode::search}, {"--ties", Mode::search},        {"--limit", Mode::search},
};

inline void refuse_if(bool both, const std::string& option, const std::string& other) {
  if (both) throw UsageError{option + " and " + other + " do not go together"};
}
inline void refuse_without(bool has_no_effect, const std::string& option,
                           const std::string& other) {
  if (has_no_effect) throw UsageError{option + " has no effect without " + other};
}

// Throws a UsageError unless each option that is given has an effect in the mode.
inline Mode mode_of(const Given& given) {
  ModeRow set = {"solve", Mode::solve};
  for (const ModeRow& row : modes) {
    if (set.mode == Mode::solve && given.count(row.option)) set = row;
  }
  if (set.mode == Mode::search) set.option = "--algorithm";
  for (const OptionRow& row : option_table) {
    const std::string option = std::string("--") + row.name;
    if (!given.count(option) || row.modes.empty() || row.modes.find(set.option) != row.modes.npos) {
      continue;
    }
    const bool is_usual = set.mode == Mode::solve || set.mode == Mode::search;
    refuse_without(is_usual, option, std::string(row.modes));
    throw UsageError{option + " and " + set.option + " do not go together"};
  }
  return set.mode;
}

}  // namespace eight_puzzle
