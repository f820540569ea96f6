// The options: their names, their help, what they set, and with which commands they have an effect.
// The help that is made of them.
#pragma once

#include <getopt.h>

#include "command_line/arguments.hpp"
#include "command_line/topics.hpp"
#include "commands/options.hpp"

namespace eight_puzzle {

inline constexpr unsigned printing_boards = printing_random | printing_all,
                          any_test = testing | testing_on_files, any_command = ~0u;

struct OptionRow {
  const char* name;
  char letter;                // 0: none.
  const char* argument_name;  // In brackets if it may be left out. nullptr: no argument.
  unsigned works_with;        // The commands with which it has an effect.
  Command chooses;            // The command that it chooses, or none.
  std::string help;
  // The argument is "" if there is none. Throws std::invalid_argument if it is wrong.
  void (*set)(Options& options, const std::string& argument);
  const char* heading = nullptr;  // The heading of the group of options that begins here.

  std::string long_name() const { return std::string("--") + name; }

  // As getopt_long has it.
  int argument_kind() const {
    if (!argument_name) return no_argument;
    return *argument_name == '[' ? optional_argument : required_argument;
  }
};

inline void sets_nothing(Options&, const std::string&) {}

// The order is that of the help and of setting: a size changes the format, a goal needs the size.
inline const OptionRow option_table[] = {
    {"format", 'f', "NAME", any_command, no_command,
     "the judge whose input and answer format to use (default: " + std::string(formats[0].name) +
         "; --help=formats lists them)",
     [](Options& to, const std::string& name) { to.format = row_matching(name, formats); },
     "Boards"},
    {"size", 's', "RxC", any_command, no_command,
     "the size of the boards (default: the format's): " + joined(names_of(sizes), " "),
     [](Options& to, const std::string& name) {
       to.format.resize(row_matching(name, sizes).grid);
     }},
    {"goal", 'g', "BOARD", any_command, no_command,
     "the board to reach (default: the format's goal or, for another size, the tiles in order, "
     "blank last)",
     [](Options& to, const std::string& board) { to.format.goal = parse_goal(board, to.format); }},
    {"moves", 'm', nullptr, solving | searching | checking | any_test, no_command,
     "give the number of moves, then the moves (u d l r)",
     [](Options& to, const std::string&) { to.format.pattern = distance_and_path; }, "Answers"},
    {"boards", 'b', nullptr, solving | searching, no_command,
     "also draw the solution, or say why there is none",
     [](Options& to, const std::string&) { to.draws_boards = true; }},
    {"test", 0, "COMMAND", any_test, testing,
     "run your program as the judge would; if it fails, print the smallest failing input found "
     "(--help=test says more)",
     [](Options& to, const std::string& command) {
       to.shell_command = parse_shell_command(command);
     }},
    {"check", 0, "ANSWERS", checking, checking,
     "check a file of answers to FILEs; print a failing board",
     [](Options& to, const std::string& path) { to.answers_path = path; }},
    {"stats", 0, nullptr, solving, no_command, "print a summary of the work to standard error",
     [](Options& to, const std::string&) { to.prints_stats = true; }},
    {"algorithm", 'a', "NAME", searching | comparing, searching,
     "a textbook search: " + joined(names_of(all_searches), " "),
     [](Options& to, const std::string& list) { to.searches = parse_searches(list); }, "Searches"},
    {"weight", 'w', "W", searching | comparing, searching,
     "use f = g + W*h, W from 0 to 1000 (default 1)",
     [](Options& to, const std::string& number) { to.settings.weight = parse_weight(number); }},
    {"ties", 0, "RULE", searching | comparing, searching,
     "which states of equal f to visit first (default: " + std::string(tie_rules[0].name) +
         "): " + joined(names_of(tie_rules), " "),
     [](Options& to, const std::string& name) {
       to.settings.ties = row_matching(name, tie_rules);
     }},
    {"trace", 0, nullptr, searching, searching, "print every state that a search visits",
     [](Options& to, const std::string&) { to.prints_trace = true; }},
    {"compare", 'c', nullptr, comparing, comparing,
     "print a table for each board, with a row per search: those that -a names, or all but " +
         searches_with(left_out, " and "),
     sets_nothing},
    {"csv", 0, nullptr, comparing, comparing, "as --compare, but print comma-separated values",
     [](Options& to, const std::string&) { to.prints_csv = true; }},
    {"limit", 0, "N", searching | comparing, searching,
     "give up after N expansions (default with -c: " + grouped(compare_limit) + ")",
     [](Options& to, const std::string& number) { to.settings.limit = parse_number(number); }},
    {"random", 'r', "N", printing_random | testing, printing_random,
     "print N random solvable boards; with --test, test on N",
     [](Options& to, const std::string& number) { to.random_count = parse_number(number); },
     "Boards to print, and help"},
    {"all", 0, nullptr, printing_all, printing_all, "print all solvable boards, nearest first",
     sets_nothing},
    {"distance", 0, "D", printing_boards | testing, no_command,
     "with --random, --all or --test: only boards of D moves, or of A to B (A-B); random ones: "
     "equally many of each",
     [](Options& to, const std::string& range) { to.distances = parse_distances(range); }},
    {"unsolvable", 0, nullptr, printing_boards | testing, no_command,
     "with --random, --all or --test: also unsolvable boards",
     [](Options& to, const std::string&) { to.with_unsolvable = true; }},
    {"seed", 0, "S", printing_random | testing, no_command,
     "the seed for --random and --test (default " + std::to_string(Options().seed) + ")",
     [](Options& to, const std::string& number) { to.seed = parse_number(number); }},
    {"help", 'h', "[=TOPIC]", any_command, showing_help,
     "print this help, or help on " + either(names_of(topics)),
     [](Options& to, const std::string& topic) {
       if (!topic.empty()) to.topic = row_matching(topic, topics).name;
     }},
    {"version", 'V', nullptr, any_command, showing_version, "print the version", sets_nothing},
};

// An option with its help.
inline std::string option_entry(const OptionRow& row) {
  std::string text = row.letter == 0 ? "      " : std::string("  -") + row.letter + ", ";
  text += row.long_name();
  if (row.argument_name) {
    text += (row.argument_kind() == required_argument ? "=" : "") + std::string(row.argument_name);
  }
  return (row.heading ? row.heading + std::string(":\n") : "") + help_entry(text, row.help, 24);
}

// The help on a topic, "" for the options.
inline std::string help(const std::string& topic) {
  for (const Topic& row : topics) {
    if (topic == row.name) return row.text();
  }
  std::string text =
      R"(Usage: eight-puzzle [OPTION]... [FILE]...
Print the least number of moves that solves each sliding-tile board, or
"impossible".  With no FILE (not with --test), or when FILE is -, read standard
input.  FILEs that do not exist may be boards: 1234#5786, or 1 2 3 4 0 5 7 8 6

)";
  for (const OptionRow& row : option_table) text += option_entry(row);
  return text + R"(
Moves are those of the blank.  A NAME may be shortened to a part that no other
name has: -f 1525.

Examples:
  eight-puzzle < judge.in > answers
  eight-puzzle --test=./mine
  eight-puzzle --random=2 --distance=20 | eight-puzzle --compare -a astar,bfs

Exit status: 0 if all went well; 2 for a wrong option; 1 for any other failure:
bad input, a wrong answer, an unreadable file, a write error, lack of memory, or
a search that gave up (except with --compare).
)";
}

}  // namespace eight_puzzle
