// The command line: the options and their rules, parsed into a value; and the help.
#pragma once

#include <getopt.h>

#include <cstdint>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "algorithms.hpp"
#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "text.hpp"

namespace eight_puzzle {

// With --compare. Enough for ids to search 26 moves deep on 3x3 and for all others on any board.
inline constexpr std::uint64_t compare_limit = 20'000'000;

struct Options {
  // The options by name, each with its last argument.
  std::map<std::string, std::string> given = {{"format", formats[0].name}};
  std::vector<std::string> files;
  Format format = formats[0];
  Grid grid = formats[0].grid;
  State goal = 0;
  Algorithm algorithm = algorithms[0];
  double weight = 1;
  std::uint64_t limit = UINT64_MAX, random = 0, seed = 1;

  bool has(const std::string& name) const { return given.count(name) != 0; }

  // Whether textbook searches answer instead of the fast solver.
  bool textbook() const {
    return has("algorithm") || has("weight") || has("limit") || has("compare");
  }
};

// As getopt_long takes them: the name, whether it takes an argument, nullptr, and a code, which is
// the letter or, without one, above all letters. In the order in which they are applied: format,
// size, goal; compare before limit.
enum { stats_code = 256, limit_code, seed_code };
inline constexpr char option_letters[] = "f:s:g:mba:w:cr:hV";
inline constexpr option option_table[] = {
    {"format", true, nullptr, 'f'},    {"size", true, nullptr, 's'},
    {"goal", true, nullptr, 'g'},      {"moves", false, nullptr, 'm'},
    {"boards", false, nullptr, 'b'},   {"stats", false, nullptr, stats_code},
    {"algorithm", true, nullptr, 'a'}, {"weight", true, nullptr, 'w'},
    {"compare", false, nullptr, 'c'},  {"limit", true, nullptr, limit_code},
    {"random", true, nullptr, 'r'},    {"seed", true, nullptr, seed_code},
    {"help", false, nullptr, 'h'},     {"version", false, nullptr, 'V'},
    {nullptr, false, nullptr, 0},
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

// The values of arguments. Each throws std::invalid_argument, which says what was expected.
template <class Row, std::size_t Rows>
const Row& row_named(const std::string& argument, const Row (&table)[Rows]) {
  std::string names;
  for (const Row& row : table) {
    if (name_of(row) == argument) return row;
    names += (names.empty() ? "" : ", ") + name_of(row);
  }
  throw std::invalid_argument("expected one of " + names);
}

inline std::uint64_t number_in(const std::string& argument) {
  if (is_number(argument) && argument.size() <= most_digits) return std::stoull(argument);
  throw std::invalid_argument("expected a whole number of at most 19 digits");
}

inline double weight_in(const std::string& argument) {
  char* end = nullptr;
  const double weight = std::strtod(argument.c_str(), &end);
  const bool plain = argument.find_first_not_of("0123456789.") == std::string::npos;
  if (plain && !argument.empty() && *end == '\0' && weight <= 1000) return weight;
  throw std::invalid_argument("expected a number from 0 to 1000");
}

inline State board_in(const std::string& argument, const Grid& grid) {
  PartialBoard board{grid, '#'};
  for (const char byte : argument) {
    const std::string wrong = is_space(byte) ? "" : board.add(byte);
    if (!wrong.empty()) throw std::invalid_argument(wrong);
  }
  if (board.complete()) return board.state;
  throw std::invalid_argument("a " + name_of(grid) + " board has " + std::to_string(grid.cells()) +
                              " symbols");
}

// A format sets a size and a goal; another size resets the goal.
inline void apply(Options& options, int code, const std::string& argument) {
  switch (code) {
    case 'f':
      options.format = row_named(argument, formats);
      options.grid = options.format.grid;
      options.goal = board_in(options.format.goal, options.grid);
      break;
    case 's':
      options.grid = row_named(argument, sizes);
      if (name_of(options.grid) == name_of(options.format.grid)) break;
      options.goal = ordered(options.grid, options.grid.cells() - 1);
      break;
    case 'g': options.goal = board_in(argument, options.grid); break;
    case 'm': options.format.answer = a_distance_and_path; [[fallthrough]];
    case 'b': options.format.separator = ""; break;
    case 'a': options.algorithm = row_named(argument, algorithms); break;
    case 'w': options.weight = weight_in(argument); break;
    case 'c': options.limit = compare_limit; break;
    case limit_code: options.limit = number_in(argument); break;
    case 'r': options.random = number_in(argument); break;
    case seed_code: options.seed = number_in(argument); break;
  }
}

inline void check_conflicts(const Options& options) {
  std::map<std::string, std::string> names;  // As a message names them.
  for (const auto& [name, argument] : options.given) names[name] = "--" + name;
  if (!options.files.empty()) names["FILE"] = quoted(options.files[0]);
  if (options.format.unit == pairs) names["pairs"] = "--format=" + name_of(options.format);
  if (!options.algorithm.heuristic) {
    names["no heuristic"] = "--algorithm=" + name_of(options.algorithm);
  }
  for (const auto& [first, second] : conflicts) {
    if (names.count(first) == 0 || names.count(second) == 0) continue;
    throw std::invalid_argument(names[first] + " and " + names[second] + " do not go together");
  }
  if (options.has("seed") && !options.has("random")) {
    throw std::invalid_argument("--seed has no effect without --random");
  }
}

// What is wrong with an argument that getopt_long rejects. It leaves in optopt the code of an
// option whose argument is missing or not allowed, an unknown letter, or 0.
inline std::string refusal(const std::string& argument) {
  const std::string name = argument.substr(0, argument.find('='));
  bool ambiguous = false;
  for (const option* row = option_table; row->name != nullptr; ++row) {
    const std::string long_name = std::string("--") + row->name;
    ambiguous |= long_name.rfind(name, 0) == 0;
    if (row->val != optopt) continue;
    return "option '" + long_name + (row->has_arg ? "' requires" : "' doesn't allow") +
           " an argument";
  }
  if (optopt != 0) return "invalid option -- " + quoted({char(optopt)});
  return ambiguous ? "option " + quoted(argument) + " is ambiguous"
                   : "unrecognized option " + quoted(argument);
}

// The options of main()'s arguments. Throws std::invalid_argument. Stops at --help and --version.
inline Options parsed_options(int argc, char** argv) {
  Options options;
  opterr = 0;
  optind = 0;  // Starts anew, whatever was parsed before.
  int code;
  while ((code = getopt_long(argc, argv, option_letters, option_table, nullptr)) != -1) {
    if (code == '?') throw std::invalid_argument(refusal(argv[optind - 1]));
    const option* row = option_table;
    while (row->val != code) ++row;
    options.given[row->name] = optarg != nullptr ? optarg : "";
    if (code == 'h' || code == 'V') {
      options.given = {{row->name, ""}};
      return options;
    }
  }
  options.files.assign(argv + optind, argv + argc);
  for (const option* row = option_table; row->name != nullptr; ++row) {
    if (!options.has(row->name)) continue;
    const std::string argument = options.given[row->name];
    try {
      apply(options, row->val, argument);
    } catch (const std::invalid_argument& wrong) {
      throw std::invalid_argument("invalid argument " + quoted(argument) + " for '--" + row->name +
                                  "': " + wrong.what());
    }
  }
  check_conflicts(options);
  if (options.files.empty() && !options.has("random")) options.files.push_back("-");
  return options;
}

inline std::string help() {
  std::string names;  // Six in a line.
  for (const Format& format : formats) {
    names += ((&format - formats) % 6 == 0 ? "\n  " : " ") + name_of(format);
  }
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
                        20,000,000 with --compare)
Other:
  -r, --random=N        print N random solvable boards instead of solving
      --seed=S          the seed for --random (default 1)
  -h, --help            print this help and exit
  -V, --version         print the version and exit

Formats (each also sets the size and the goal; another --size resets the goal;
the first is the default):)" +
         names + R"(

The blank may be written as any of #0xX._- and any white space may stand
between symbols.  Without -a, -w, -c and --limit the fast solver answers; with
any of them a textbook search.  dfs and a weight above 1 do not guarantee the
least number of moves; ids can take years on 2x5.

Exit status: 0 when every board was answered; 1 for bad input, an unreadable
file, a failed write, too little memory or, except with --compare, a search
that gave up; 2 for a wrong option.
)";
}

}  // namespace eight_puzzle
