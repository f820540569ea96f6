// The options: what each is called, says in the help and sets, and with which commands it has an
// effect.
#pragma once

#include <getopt.h>

#include <algorithm>
#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "command_line/topics.hpp"
#include "commands/options.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

// Sets of commands.
inline constexpr unsigned generating = printing_random | printing_all, any_command = ~0u;

// Each says why an option has no effect, although its command would use it, as the end of the
// message "--all has no effect with FILE 'a'"; "" if nothing prevents it.
inline std::string given_file(const Options& options) {
  return options.files.empty() ? "" : "FILE " + quoted(options.files[0]);
}
inline std::string format_of_pairs(const Options& options) {
  const bool has_own_goals = options.format.has_pairs() && options.command != printing_all;
  return has_own_goals ? std::string("--format=") + options.format.name : "";
}
inline std::string named_searches(const Options& options) {
  return "--algorithm=" + listed(names_of(options.algorithms), ",");
}
template <Trait trait>
std::string no_search_with(const Options& options) {
  const std::vector<Algorithm>& searches = options.algorithms;
  const bool any = std::any_of(searches.begin(), searches.end(),
                               [](const Algorithm& search) { return search.has(trait); });
  return searches.empty() || any ? "" : named_searches(options);
}

using Argument = const std::string&;  // Of an option: "" if it has none.

// First what every option has; from `chosen` on, what only some have, set by choosing(), under(),
// listing() and unless().
struct OptionRow {
  const char* name;
  char letter;           // 0: none.
  const char* argument;  // Its name, in brackets if it may be left out. nullptr: none.
  const char* help;      // If `names` is set, they follow.
  unsigned commands;     // Those with which it has an effect.
  // Throws std::invalid_argument if the argument is wrong.
  void (*set)(Options& options, Argument argument);
  Command chosen = solving;          // The command that it chooses; solving: none.
  const char* heading = nullptr;     // Of the help, if a group of options begins here.
  std::string (*names)() = nullptr;  // The names of a table.
  std::string (*conflict)(const Options& options) = nullptr;  // As given_file(), above.

  template <class Field>
  constexpr OptionRow with(Field OptionRow::*field, Field value) const {
    OptionRow row = *this;
    row.*field = value;
    return row;
  }
  constexpr OptionRow choosing(Command command) const { return with(&OptionRow::chosen, command); }
  constexpr OptionRow under(const char* group) const { return with(&OptionRow::heading, group); }
  constexpr OptionRow listing(std::string (*of)()) const { return with(&OptionRow::names, of); }
  constexpr OptionRow unless(std::string (*other)(const Options& options)) const {
    return with(&OptionRow::conflict, other);
  }

  std::string written() const { return std::string("--") + name; }

  // As getopt_long has it: also the number of colons behind the letter.
  int argument_kind() const {
    return !argument ? no_argument : *argument == '[' ? optional_argument : required_argument;
  }
};

// In the order of the help. They are set in this order, too: a size changes the format, and a goal
// needs the size.
inline constexpr OptionRow option_table[] = {
    OptionRow{"format", 'f', "NAME",
              "the judge whose input and answer format to use (default: "
              "boj11112; --help=formats lists them)",
              any_command, [](Options& to, Argument name) { to.format = row_named(name, formats); }}
        .under("Boards"),
    OptionRow{"size", 's', "RxC", "the size of the boards (default: the format's): ", any_command,
              [](Options& to, Argument name) { to.format.resize(row_named(name, sizes).grid); }}
        .listing([] { return listed(names_of(sizes), " "); }),
    OptionRow{"goal", 'g', "BOARD",
              "the board to reach (default: the format's goal or, for "
              "another size, the tiles in order, blank last)",
              any_command,
              [](Options& to, Argument board) { to.format.goal = goal_of(board, to.format); }}
        .unless(format_of_pairs),
    OptionRow{"moves", 'm', nullptr, "print the number of moves, then the moves (u d l r)",
              solving | searching | checking | testing,
              [](Options& to, Argument) { to.format.pattern = "D P\n"; }}
        .under("Answers"),
    OptionRow{"boards", 'b', nullptr, "also draw every board on the way", solving | searching,
              [](Options& to, Argument) { to.has_drawings = true; }},
    OptionRow{"test", 0, "COMMAND",
              "run your program as the judge would; if it fails, print "
              "the smallest failing input found (--help=test says more)",
              testing, [](Options& to, Argument command) { to.test_command = command_of(command); }}
        .choosing(testing),
    OptionRow{"check", 0, "ANSWERS", "check a file of answers to the boards of FILEs", checking,
              [](Options& to, Argument path) { to.answers_path = path; }}
        .choosing(checking),
    OptionRow{"stats", 0, nullptr, "print a summary of the work to standard error", solving,
              [](Options& to, Argument) { to.has_summary = true; }},
    OptionRow{"algorithm", 'a', "NAME", "a textbook search: ", searching | comparing,
              [](Options& to, Argument list) { to.algorithms = algorithms_of(list); }}
        .under("Searches")
        .choosing(searching)
        .listing([] { return listed(names_of(algorithms), " "); }),
    OptionRow{"weight", 'w', "W", "use f = g + W*h, W from 0 to 1000 (default 1)",
              searching | comparing,
              [](Options& to, Argument number) { to.settings.weight = weight_of(number); }}
        .choosing(searching)
        .unless(no_search_with<with_weight>),
    OptionRow{"ties", 0, "RULE",
              "which states of equal f to visit first (default: deep): ", searching | comparing,
              [](Options& to, Argument name) { to.settings.ties = row_named(name, tie_rules); }}
        .choosing(searching)
        .unless(no_search_with<with_ties>)
        .listing([] { return listed(names_of(tie_rules), " "); }),
    OptionRow{"trace", 0, nullptr, "print every state that a search visits", searching,
              [](Options& to, Argument) { to.has_trace = true; }}
        .choosing(searching),
    OptionRow{"compare", 'c', nullptr,
              "print a table for each board, with a row per search: those that -a names, or all "
              "but ",
              comparing, [](Options&, Argument) {}}
        .choosing(comparing)
        .listing(left_out_algorithms),
    OptionRow{"csv", 0, nullptr, "with --compare: print comma-separated values", comparing,
              [](Options& to, Argument) { to.is_csv = true; }},
    OptionRow{"limit", 0, "N", "give up after N expansions (default with -c: 20,000,000)",
              searching | comparing,
              [](Options& to, Argument number) { to.settings.limit = number_of(number); }}
        .choosing(searching),
    OptionRow{"random", 'r', "N", "print N random solvable boards; with --test, test on N",
              printing_random | testing,
              [](Options& to, Argument number) { to.count = number_of(number); }}
        .under("Other")
        .choosing(printing_random)
        .unless(given_file),
    OptionRow{"all", 0, nullptr, "print all solvable boards, nearest first", printing_all,
              [](Options&, Argument) {}}
        .choosing(printing_all)
        .unless(given_file),
    OptionRow{"distance", 0, "D",
              "with --random, --all or --test: only boards of D moves, "
              "or of A to B (A-B); random ones: equally many of each",
              generating | testing,
              [](Options& to, Argument range) { to.distances = distances_of(range); }}
        .unless(given_file),
    OptionRow{"unsolvable", 0, nullptr, "with --random, --all or --test: also unsolvable boards",
              generating | testing, [](Options& to, Argument) { to.has_unsolvable = true; }}
        .unless(given_file),
    OptionRow{"seed", 0, "S", "the seed for --random and --test (default 1)",
              printing_random | testing,
              [](Options& to, Argument number) { to.seed = number_of(number); }}
        .unless(given_file),
    OptionRow{"help", 'h', "[=TOPIC]",
              "print this help, or help on formats, searches, columns "
              "or test",
              any_command,
              [](Options& to, Argument topic) {
                if (!topic.empty()) to.topic = row_named(topic, topics).name;
              }}
        .choosing(showing_help),
    OptionRow{"version", 'V', nullptr, "print the version", any_command, [](Options&, Argument) {}}
        .choosing(showing_version),
};

}  // namespace eight_puzzle
