// The options: the values of their arguments, what each sets, and with which commands it has an
// effect.
#pragma once

#include <getopt.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "command_line/topics.hpp"
#include "commands/options.hpp"
#include "solver/random_boards.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// Of a wrong argument, each function throws std::invalid_argument, which says what was expected.

// The part of a name that counts: letters, in lower case, and digits.
inline std::string simplified(const std::string& name) {
  std::string text;
  for (const char byte : name) {
    if (std::isalnum(byte & 0xff)) text += char(std::tolower(byte & 0xff));
  }
  return text;
}

// The row of the table whose name is the argument; or else the only one whose name begins with it;
// or else, if none does, the only one whose name contains it.
template <class Row, std::size_t Rows>
const Row& row_named(const std::string& argument, const Row (&table)[Rows]) {
  const std::string part = simplified(argument);
  const auto place = [&](const Row& row) { return simplified(row.name).find(part); };
  const bool begins = std::any_of(table, table + Rows, [&](const Row& row) { return !place(row); });
  const Row* found = nullptr;
  std::vector<std::string> matching;
  for (const Row& row : table) {
    if (simplified(row.name) == part) return row;
    if (place(row) != 0 && (begins || place(row) == part.npos)) continue;
    matching.push_back(row.name);
    found = &row;
  }
  if (matching.size() == 1) return *found;
  throw std::invalid_argument("expected one of " +
                              listed(matching.empty() ? names_of(table) : matching));
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
  if (is_number(least) && is_number(most) && std::stoull(least) <= std::stoull(most)) {
    return {std::stoull(least), std::stoull(most)};
  }
  throw std::invalid_argument("expected a number of moves, or A-B with A at most B");
}

inline State goal_of(const std::string& argument, Format format) {
  format.opening = no_number;
  format.unit = board_alone;
  try {
    const Puzzles puzzles = puzzles_in(argument, format);
    if (puzzles.size() == 1) return puzzles[0].start;
  } catch (const BadInput& bad) {
    throw std::invalid_argument(bad.text);
  }
  throw std::invalid_argument("expected one board");
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
    const std::string name = argument.substr(begin, end - begin);
    try {
      searches.push_back(row_named(name, algorithms));
    } catch (const std::invalid_argument& wrong) {
      const std::string which = name == argument ? "" : "for " + quoted(name) + ", ";
      throw std::invalid_argument(which + wrong.what());
    }
  }
  return searches;
}

inline std::string command_of(const std::string& argument) {
  if (!argument.empty()) return argument;
  throw std::invalid_argument("expected a shell command");
}

// Sets of commands.
constexpr unsigned generating = printing_random | printing_all, any_command = ~0u;

// For `useless_with`, below: what leaves an option without effect, though the command is one of its
// commands; "" if nothing.
inline std::string any_file(const Options& options) {
  return options.files.empty() ? "" : "FILE " + quoted(options.files[0]);
}
inline std::string input_of_answers(const Options& options) {
  const std::vector<std::string>& files = options.files;
  const bool is_read = files.empty() || std::count(files.begin(), files.end(), "-") > 0;
  return is_read && options.answers_path == "-" ? "standard input as FILE" : "";
}
inline std::string format_of_pairs(const Options& options) {
  return options.format.has_pairs() ? std::string("--format=") + options.format.name : "";
}
template <bool Algorithm::*has_effect>
std::string searches_without(const Options& options) {
  const std::vector<Algorithm>& searches = options.algorithms;
  const bool any = std::any_of(searches.begin(), searches.end(), std::mem_fn(has_effect));
  return searches.empty() || any ? "" : "--algorithm=" + listed(names_of(searches), ",");
}

using Argument = const std::string&;  // Of an option: "" if it has none.

struct OptionRow {
  const char* name;
  char letter;           // 0: none.
  const char* argument;  // Its name, in brackets if it may be left out. nullptr: none.
  const char* help;      // Perhaps without its end, the names of a table.
  unsigned commands;     // Those with which it has an effect.
  // Throws std::invalid_argument if the argument is wrong.
  void (*set)(Options& options, Argument argument);
  Command command = solving;  // Which it chooses.
  std::string (*useless_with)(const Options& options) = nullptr;
  const char* heading = nullptr;     // Of the help, if a group of options begins here.
  std::string (*names)() = nullptr;  // The end of the help.

  std::string written() const { return std::string("--") + name; }

  // As getopt_long has it.
  int kind() const {
    return !argument ? no_argument : *argument == '[' ? optional_argument : required_argument;
  }
};

// In the order of the help, in which they are also set: another size keeps the format's judge, a
// goal needs the size.
inline constexpr OptionRow option_table[] = {
    {"format", 'f', "NAME",
     "the judge whose input and answer format to use (default: "
     "boj11112; --help=formats lists them)",
     any_command, [](Options& to, Argument name) { to.format = row_named(name, formats); }, solving,
     nullptr, "Boards"},
    {"size", 's', "RxC", "the size of the boards (default: the format's): ", any_command,
     [](Options& to, Argument name) { to.format.resize(row_named(name, sizes).grid); }, solving,
     nullptr, nullptr, [] { return listed(names_of(sizes), " "); }},
    {"goal", 'g', "BOARD",
     "the board to reach (default: the format's goal or, for "
     "another size, the tiles in order, blank last)",
     any_command, [](Options& to, Argument board) { to.format.goal = goal_of(board, to.format); },
     solving, format_of_pairs},
    {"moves", 'm', nullptr, "print the number of moves, then the moves (u d l r)",
     solving | searching | checking | testing,
     [](Options& to, Argument) { to.format.answer = "D P\n"; }, solving, nullptr, "Answers"},
    {"boards", 'b', nullptr, "also draw every board on the way", solving | searching,
     [](Options& to, Argument) { to.has_drawings = true; }},
    {"test", 0, "COMMAND",
     "run your program as the judge would; if it fails, print "
     "the smallest failing input found (--help=test says more)",
     testing, [](Options& to, Argument command) { to.test_command = command_of(command); },
     testing},
    {"check", 0, "ANSWERS", "check a file of answers to the boards of FILEs", checking,
     [](Options& to, Argument path) { to.answers_path = path; }, checking, input_of_answers},
    {"stats", 0, nullptr, "print a summary of the work to standard error", solving,
     [](Options& to, Argument) { to.has_summary = true; }},
    {"algorithm", 'a', "NAME", "a textbook search: ", searching | comparing,
     [](Options& to, Argument list) { to.algorithms = searches_of(list); }, searching, nullptr,
     "Searches", [] { return listed(names_of(algorithms), " "); }},
    {"weight", 'w', "W", "use f = g + W*h, W from 0 to 1000 (default 1)", searching | comparing,
     [](Options& to, Argument number) { to.settings.weight = weight_of(number); }, searching,
     searches_without<&Algorithm::weighted>},
    {"ties", 0, "RULE",
     "which states of equal f to visit first (default: the first): ", searching | comparing,
     [](Options& to, Argument name) { to.settings.ties = row_named(name, tie_rules); }, searching,
     searches_without<&Algorithm::has_ties>, nullptr,
     [] { return listed(names_of(tie_rules), " "); }},
    {"trace", 0, nullptr, "print every state that a search visits", searching,
     [](Options& to, Argument) { to.has_trace = true; }, searching},
    {"compare", 'c', nullptr,
     "print a table for each board, with a row per search: those of -a astar,bfs, or all but ",
     comparing, [](Options&, Argument) {}, comparing, nullptr, nullptr, left_out_searches},
    {"csv", 0, nullptr, "with --compare: print comma-separated values", comparing,
     [](Options& to, Argument) { to.is_csv = true; }},
    {"limit", 0, "N", "give up after N expansions (default with -c: 20,000,000)",
     searching | comparing,
     [](Options& to, Argument number) { to.settings.limit = number_of(number); }, searching},
    {"random", 'r', "N", "print N random solvable boards; with --test, test on N",
     printing_random | testing, [](Options& to, Argument number) { to.count = number_of(number); },
     printing_random, any_file, "Other"},
    {"all", 0, nullptr, "print all solvable boards, nearest first", printing_all,
     [](Options&, Argument) {}, printing_all, any_file},
    {"distance", 0, "D",
     "with --random, --all or --test: only boards of D moves, "
     "or A-B; random: as many of each, none twice before all",
     generating | testing, [](Options& to, Argument range) { to.distances = distances_of(range); },
     solving, any_file},
    {"unsolvable", 0, nullptr, "with --random, --all or --test: add unsolvable boards",
     generating | testing, [](Options& to, Argument) { to.has_unsolvable = true; }, solving,
     any_file},
    {"seed", 0, "S", "the seed for --random and --test (default 1)", printing_random | testing,
     [](Options& to, Argument number) { to.seed = number_of(number); }, solving, any_file},
    {"help", 'h', "[=TOPIC]",
     "print this help, or help on formats, searches, columns "
     "or test",
     any_command,
     [](Options& to, Argument topic) {
       if (!topic.empty()) to.topic = row_named(topic, topics).name;
     },
     showing_help},
    {"version", 'V', nullptr, "print the version", any_command, [](Options&, Argument) {},
     showing_version},
};

}  // namespace eight_puzzle
