// The options: their names, their help, what they set, and with which commands they have an effect.
#pragma once

#include <getopt.h>

#include <algorithm>
#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "command_line/topics.hpp"
#include "commands/options.hpp"
#include "text/formats.hpp"
#include "text/pattern.hpp"
#include "text/wording.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

inline constexpr unsigned printing_boards = printing_random | printing_all, any_command = ~0u;

// The option as it would be typed for these searches: "--algorithm=astar,bfs".
inline std::string algorithm_option(const Options& options) {
  return "--algorithm=" + joined(names_of(options.searches), ",");
}

inline std::string no_effect_with(const std::string& other) {
  return "has no effect with " + other;
}

// Each returns "", or what is wrong with an option beside others: "has no effect with FILE 'a'".
inline std::string conflict_with_file(const Options& options) {
  return options.files.empty() ? "" : no_effect_with("FILE " + quoted(options.files[0]));
}
inline std::string conflict_of_standard_input(const Options& options) {
  const std::vector<std::string>& files = options.files;
  const bool has_boards = files.empty() || std::count(files.begin(), files.end(), "-") > 0;
  return options.answers_path == "-" && has_boards
             ? "cannot take both answers and boards from standard input"
             : "";
}
inline std::string conflict_with_pairs(const Options& options) {
  // The boards of --all have the same goal, even in a format of pairs.
  const bool has_own_goals = options.format.has_pairs() && options.command != printing_all;
  return has_own_goals ? no_effect_with(std::string("--format=") + options.format.name) : "";
}
template <Trait trait>
std::string conflict_with_searches(const Options& options) {
  const std::vector<Search>& searches = options.searches;
  const bool any = std::any_of(searches.begin(), searches.end(),
                               [](const Search& search) { return search.has(trait); });
  return searches.empty() || any ? "" : no_effect_with(algorithm_option(options));
}

struct OptionRow {
  const char* name;
  char letter;                // 0: none.
  const char* argument_name;  // In brackets if it may be left out. nullptr: no argument.
  unsigned works_with;        // The commands with which it has an effect.
  Command chooses;            // The command that it chooses, or none.
  std::string help;
  // The argument is "" if there is none. Throws std::invalid_argument if it is wrong.
  void (*set)(Options& options, const std::string& argument);
  std::string (*conflict)(const Options& options) = nullptr;  // Such as conflict_with_file().
  const char* heading = nullptr;  // The heading of the group of options that begins here.

  std::string long_name() const { return std::string("--") + name; }

  // As getopt_long has it.
  int argument_kind() const {
    if (!argument_name) return no_argument;
    return *argument_name == '[' ? optional_argument : required_argument;
  }
};

inline constexpr auto no_conflict = nullptr;
inline void sets_nothing(Options&, const std::string&) {}

// The order is that of the help and of setting: a size changes the format, a goal needs the size.
inline const OptionRow option_table[] = {
    {"format", 'f', "NAME", any_command, no_command,
     "the judge whose input and answer format to use (default: " + std::string(formats[0].name) +
         "; --help=formats lists them)",
     [](Options& to, const std::string& name) { to.format = row_matching(name, formats); },
     no_conflict, "Boards"},
    {"size", 's', "RxC", any_command, no_command,
     "the size of the boards (default: the format's): " + joined(names_of(sizes), " "),
     [](Options& to, const std::string& name) {
       to.format.resize(row_matching(name, sizes).grid);
     }},
    {"goal", 'g', "BOARD", any_command, no_command,
     "the board to reach (default: the format's goal or, for another size, the tiles in order, "
     "blank last)",
     [](Options& to, const std::string& board) { to.format.goal = parse_goal(board, to.format); },
     conflict_with_pairs},
    {"moves", 'm', nullptr, solving | searching | checking | testing, no_command,
     "give the number of moves, then the moves (u d l r)",
     [](Options& to, const std::string&) { to.format.pattern = distance_and_path; }, no_conflict,
     "Answers"},
    {"boards", 'b', nullptr, solving | searching, no_command,
     "also draw the solution, or say why there is none",
     [](Options& to, const std::string&) { to.draws_boards = true; }},
    {"test", 0, "COMMAND", testing, testing,
     "run your program as the judge would; if it fails, print the smallest failing input found "
     "(--help=test says more)",
     [](Options& to, const std::string& command) {
       to.shell_command = parse_shell_command(command);
     }},
    {"check", 0, "ANSWERS", checking, checking,
     "check a file of answers to FILEs; print a failing board",
     [](Options& to, const std::string& path) { to.answers_path = path; },
     conflict_of_standard_input},
    {"stats", 0, nullptr, solving, no_command, "print a summary of the work to standard error",
     [](Options& to, const std::string&) { to.prints_stats = true; }},
    {"algorithm", 'a', "NAME", searching | comparing, searching,
     "a textbook search: " + joined(names_of(all_searches), " "),
     [](Options& to, const std::string& list) { to.searches = parse_searches(list); }, no_conflict,
     "Searches"},
    {"weight", 'w', "W", searching | comparing, searching,
     "use f = g + W*h, W from 0 to 1000 (default 1)",
     [](Options& to, const std::string& number) { to.settings.weight = parse_weight(number); },
     conflict_with_searches<with_weight>},
    {"ties", 0, "RULE", searching | comparing, searching,
     "which states of equal f to visit first (default: " + std::string(tie_rules[0].name) +
         "): " + joined(names_of(tie_rules), " "),
     [](Options& to, const std::string& name) { to.settings.ties = row_matching(name, tie_rules); },
     conflict_with_searches<with_ties>},
    {"trace", 0, nullptr, searching, searching, "print every state that a search visits",
     [](Options& to, const std::string&) { to.prints_trace = true; }},
    {"compare", 'c', nullptr, comparing, comparing,
     "print a table for each board, with a row per search: those that -a names, or all but " +
         left_out_search_names(),
     sets_nothing},
    {"csv", 0, nullptr, comparing, comparing, "as --compare, but print comma-separated values",
     [](Options& to, const std::string&) { to.prints_csv = true; }},
    {"limit", 0, "N", searching | comparing, searching,
     "give up after N expansions (default with -c: " + grouped(compare_limit) + ")",
     [](Options& to, const std::string& number) { to.settings.limit = parse_number(number); }},
    {"random", 'r', "N", printing_random | testing, printing_random,
     "print N random solvable boards; with --test, test on N",
     [](Options& to, const std::string& number) { to.random_count = parse_number(number); },
     conflict_with_file, "Boards to print, and help"},
    {"all", 0, nullptr, printing_all, printing_all, "print all solvable boards, nearest first",
     sets_nothing, conflict_with_file},
    {"distance", 0, "D", printing_boards | testing, no_command,
     "with --random, --all or --test: only boards of D moves, or of A to B (A-B); random ones: "
     "equally many of each",
     [](Options& to, const std::string& range) { to.distances = parse_distances(range); },
     conflict_with_file},
    {"unsolvable", 0, nullptr, printing_boards | testing, no_command,
     "with --random, --all or --test: also unsolvable boards",
     [](Options& to, const std::string&) { to.with_unsolvable = true; }, conflict_with_file},
    {"seed", 0, "S", printing_random | testing, no_command,
     "the seed for --random and --test (default 1)",
     [](Options& to, const std::string& number) { to.seed = parse_number(number); },
     conflict_with_file},
    {"help", 'h', "[=TOPIC]", any_command, showing_help,
     "print this help, or help on " + either(names_of(topics)),
     [](Options& to, const std::string& topic) {
       if (!topic.empty()) to.topic = row_matching(topic, topics).name;
     }},
    {"version", 'V', nullptr, any_command, showing_version, "print the version", sets_nothing},
};

}  // namespace eight_puzzle
