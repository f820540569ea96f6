// The options, and with which commands each has an effect.
#pragma once

#include <getopt.h>

#include <map>
#include <string>

#include "command_line/arguments.hpp"

namespace eight_puzzle {

// What the program does. A set of commands has a bit for each.
enum Command : unsigned {
  solving = 1,
  searching = 2,
  comparing = 4,
  checking = 8,
  testing = 16,
  printing_random = 32,
  printing_all = 64,
  showing_help = 128,
  showing_version = 256,
};
constexpr unsigned generating = printing_random | printing_all, any_command = ~0u;

struct OptionRow {
  const char* name;
  int argument;            // As getopt_long has it.
  char letter;             // 0: none.
  unsigned commands;       // Those with which it has an effect.
  Command sets = solving;  // If several options set a command, the last in this table wins.

  std::string written() const { return std::string("--") + name; }
};
inline constexpr OptionRow option_table[] = {
    {"format", required_argument, 'f', any_command},
    {"size", required_argument, 's', any_command},
    {"goal", required_argument, 'g', any_command},
    {"moves", no_argument, 'm', solving | searching | checking | testing},
    {"boards", no_argument, 'b', solving | searching},
    {"stats", no_argument, 0, solving},
    {"algorithm", required_argument, 'a', searching | comparing, searching},
    {"weight", required_argument, 'w', searching | comparing, searching},
    {"ties", required_argument, 0, searching | comparing, searching},
    {"limit", required_argument, 0, searching | comparing, searching},
    {"trace", no_argument, 0, searching, searching},
    {"compare", no_argument, 'c', comparing, comparing},
    {"csv", no_argument, 0, comparing},
    {"random", required_argument, 'r', printing_random | testing, printing_random},
    {"all", no_argument, 0, printing_all, printing_all},
    {"distance", required_argument, 0, generating | testing},
    {"unsolvable", no_argument, 0, generating | testing},
    {"seed", required_argument, 0, printing_random | testing},
    {"test", required_argument, 0, testing, testing},
    {"check", required_argument, 0, checking, checking},
    {"help", optional_argument, 'h', any_command},
    {"version", no_argument, 'V', any_command},
};

// The options that were given, as in "--size", with the last argument of each; "" if it has none.
struct GivenOptions : std::map<std::string, std::string> {
  bool has(const std::string& name) const { return count(name) > 0; }
};

inline void refuse_if(bool useless, const std::string& option, const std::string& other) {
  if (useless) throw UsageError{option + " has no effect with " + other};
}

// The command that the options set. Throws a UsageError unless each of them has an effect with it.
inline Command command_of(const GivenOptions& given) {
  Command command = solving;
  std::string set_by;
  for (const OptionRow& row : option_table) {
    if (!given.has(row.written()) || row.sets == solving) continue;
    command = row.sets;
    set_by = row.written();
  }
  for (const OptionRow& row : option_table) {
    if (!given.has(row.written()) || row.commands & command) continue;
    refuse_if(!set_by.empty(), row.written(), set_by);
    for (const OptionRow& needed : option_table) {
      if (!(row.commands & needed.sets)) continue;
      throw UsageError{row.written() + " has no effect without " + needed.written()};
    }
  }
  return command;
}

}  // namespace eight_puzzle
