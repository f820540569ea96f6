// The command line: the options and their rules, parsed into a value; and the help.
#pragma once

#include <getopt.h>

#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "algorithms.hpp"
#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "text.hpp"

namespace eight_puzzle {

// A wrong option or argument.
struct UsageError {
  std::string message;
};

struct Options {
  std::map<std::string, std::string> given;  // By name, with the last argument of each.
  Format format = formats[0];
  Grid grid = formats[0].grid;
  State goal = 0;
  Algorithm algorithm = algorithms[0];
  double weight = 1;
  std::optional<std::uint64_t> limit;
  std::uint64_t random = 0, seed = 1;
  std::vector<std::string> files;

  bool has(const std::string& name) const { return given.count(name) != 0; }

  // Whether a textbook search answers instead of the fast solver.
  bool textbook() const { return has("algorithm") || has("weight") || has("limit"); }
};

struct OptionRow {
  const char* name;
  char letter;  // Or 0.
  bool has_argument;
};
inline constexpr OptionRow option_table[] = {
    {"format", 'f', true},    {"size", 's', true},     {"goal", 'g', true},
    {"moves", 'm', false},    {"boards", 'b', false},  {"stats", 0, false},
    {"algorithm", 'a', true}, {"weight", 'w', true},   {"compare", 'c', false},
    {"limit", 0, true},       {"random", 'r', true},   {"seed", 0, true},
    {"help", 'h', false},     {"version", 'V', false},
};

// Options that cannot be combined: one of them would have no effect. Besides options, a FILE, a
// format of pairs, and an algorithm that uses no heuristic.
inline constexpr const char* conflicts[][2] = {
    {"random", "moves"},        {"random", "boards"},     {"random", "stats"},
    {"random", "algorithm"},    {"random", "weight"},     {"random", "compare"},
    {"random", "limit"},        {"random", "FILE"},       {"compare", "moves"},
    {"compare", "boards"},      {"compare", "algorithm"}, {"goal", "pairs"},
    {"no heuristic", "weight"},
};

inline UsageError invalid(const std::string& name, const std::string& argument,
                          const std::string& reason) {
  return {"invalid argument " + quoted(argument) + " for '--" + name + "': " + reason};
}

// The error for an argument that getopt_long rejects, in its own words: `found` is '?', or ':' if
// an argument is missing, and optopt the letter, the row of a long option, or 0.
inline UsageError refused(int found, const std::string& argument) {
  if (optopt != 0 && optopt < 256) {
    const std::string refusal = found == ':' ? "option requires an argument" : "invalid option";
    return {refusal + " -- " + quoted({char(optopt)})};
  }
  if (optopt != 0) {
    const std::string refusal =
        found == ':' ? " requires an argument" : " doesn't allow an argument";
    return {"option '--" + std::string(option_table[optopt - 256].name) + "'" + refusal};
  }
  for (const OptionRow& row : option_table) {
    if (("--" + std::string(row.name)).rfind(argument.substr(0, argument.find('=')), 0) == 0) {
      return {"option " + quoted(argument) + " is ambiguous"};
    }
  }
  return {"unrecognized option " + quoted(argument)};
}

// Splits the command line into options and files. Ends at --help and --version.
inline Options given_options(int argc, char** argv) {
  std::string letters = ":";  // Returns ':' for a missing argument.
  std::vector<option> long_options;
  for (const OptionRow& row : option_table) {
    const int number = 256 + int(long_options.size());  // No letter.
    long_options.push_back({row.name, row.has_argument, nullptr, number});
    if (row.letter != 0) letters += row.letter + std::string(row.has_argument, ':');
  }
  long_options.push_back({});
  Options options;
  opterr = 0;
  optind = 0;  // Starts anew, whatever was parsed before.
  int found;
  while ((found = getopt_long(argc, argv, letters.c_str(), long_options.data(), nullptr)) != -1) {
    if (found == '?' || found == ':') throw refused(found, argv[optind - 1]);
    for (std::size_t i = 0; i < std::size(option_table); ++i) {
      const OptionRow& row = option_table[i];
      if (found != row.letter && found != 256 + int(i)) continue;
      options.given[row.name] = row.has_argument ? optarg : "";
      if (row.letter != 'h' && row.letter != 'V') continue;
      options.given = {{row.name, ""}};
      return options;
    }
  }
  options.files.assign(argv + optind, argv + argc);
  return options;
}

template <class Row, std::size_t Rows>
const Row& row_named(const std::string& option, const std::string& argument,
                     const Row (&table)[Rows]) {
  std::string names;
  for (const Row& row : table) {
    if (row.name == argument) return row;
    names += (names.empty() ? "" : ", ") + std::string(row.name);
  }
  throw invalid(option, argument, "expected one of " + names);
}

inline std::uint64_t number_in(const std::string& option, const std::string& argument) {
  if (is_number(argument) && argument.size() <= most_digits) return std::stoull(argument);
  throw invalid(option, argument,
                "expected a whole number of at most " + std::to_string(most_digits) + " digits");
}

inline double weight_in(const std::string& argument) {
  char* end = nullptr;
  const double weight = std::strtod(argument.c_str(), &end);
  const bool plain = argument.find_first_not_of("0123456789.") == std::string::npos;
  if (plain && !argument.empty() && *end == '\0' && weight <= 1000) return weight;
  throw invalid("weight", argument, "expected a number from 0 to 1000");
}

inline void check_conflicts(const Options& options) {
  std::map<std::string, std::string> names;  // As a message names them.
  for (const auto& [name, argument] : options.given) names[name] = "--" + name;
  if (!options.files.empty()) names["FILE"] = quoted(options.files[0]);
  if (options.format.unit == pairs) names["pairs"] = "--format=" + std::string(options.format.name);
  if (!options.algorithm.heuristic) {
    names["no heuristic"] = "--algorithm=" + std::string(options.algorithm.name);
  }
  for (const auto& [first, second] : conflicts) {
    if (names.count(first) == 0 || names.count(second) == 0) continue;
    throw UsageError{names[first] + " and " + names[second] + " do not go together"};
  }
  if (options.has("seed") && !options.has("random")) {
    throw UsageError{"--seed has no effect without --random"};
  }
}

// The options of main()'s arguments. Throws UsageError.
inline Options parsed_options(int argc, char** argv) {
  Options options = given_options(argc, argv);
  if (options.has("help") || options.has("version")) return options;
  const auto argument = [&](const std::string& name, const std::string& otherwise) {
    return options.has(name) ? options.given[name] : otherwise;
  };
  options.format = row_named("format", argument("format", formats[0].name), formats);
  const std::string usual_size = size_text(options.format.grid);
  options.grid = row_named("size", argument("size", usual_size), sizes).grid;
  const bool usual = size_text(options.grid) == usual_size && options.format.goal[0] != '\0';
  try {
    options.goal = options.has("goal") || usual
                       ? parsed_board(options.grid, argument("goal", options.format.goal))
                       : ordered(options.grid, options.grid.cells() - 1);
  } catch (const std::invalid_argument& error) {
    throw invalid("goal", options.given["goal"], error.what());
  }
  options.algorithm = row_named("algorithm", argument("algorithm", "astar"), algorithms);
  options.weight = weight_in(argument("weight", "1"));
  if (options.has("limit")) options.limit = number_in("limit", options.given["limit"]);
  options.random = number_in("random", argument("random", "0"));
  options.seed = number_in("seed", argument("seed", "1"));
  check_conflicts(options);
  if (options.files.empty() && !options.has("random")) options.files.push_back("-");
  return options;
}

inline std::string help() {
  return R"(Usage: eight-puzzle [OPTION]... [FILE]...
Print the least number of moves that solves each sliding-tile board, or
"impossible".  With no FILE, or when FILE is -, read standard input.

Boards:
  -f, --format=NAME     how boards are written and answered (see below)
  -s, --size=RxC        2x2, 2x3, 3x2, 2x4, 4x2, 3x3, 2x5 or 5x2
  -g, --goal=BOARD      the board to reach (default: tiles in order, blank last)
Answers:
  -m, --moves           print a line for each: the number of moves, then u d l r
  -b, --boards          also draw every board of the solution
      --stats           print a summary of the work to standard error
Searches:
  -a, --algorithm=NAME  a textbook search: astar, misplaced, bfs, dfs or ids
  -w, --weight=W        use f = g + W*h, W from 0 to 1000 (default 1)
  -c, --compare         solve each board with every algorithm and print a table
      --limit=N         stop a search after N expansions (default: no limit, but
                        )" +
         grouped(default_limit) + R"( with --compare)
Other:
  -r, --random=N        print N random solvable boards instead of solving
      --seed=S          the seed for --random (default 1)
  -h, --help            print this help and exit
  -V, --version         print the version and exit

Formats (each also sets the size and the goal; another --size resets the goal):
)" + format_names() +
         R"(
The blank may be written as any of )" +
         blanks + R"( and any white space may stand
between symbols.  Without -a, -w, -c and --limit the fast solver answers; with
any of them a textbook search.  dfs and a weight above 1 do not guarantee the
least number of moves; ids can take years on 2x5.

Exit status: 0 when every board was answered; 1 for bad input, an unreadable
file, a failed write, too little memory or, except with --compare, a search
that gave up; 2 for a wrong option.
)";
}

}  // namespace eight_puzzle
