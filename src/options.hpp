// The command line, parsed and checked into a value.
#pragma once

#include <getopt.h>

#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "algorithms.hpp"
#include "board_text.hpp"
#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "moves.hpp"
#include "text.hpp"

namespace eight_puzzle {

// With --compare. Enough for ids to search 26 moves deep on 3x3 and for all others on any board.
inline constexpr std::uint64_t compare_limit = 20'000'000;

inline constexpr std::uint64_t any_distance = UINT64_MAX;

enum class Mode { answer, random, help, version };

struct Options {
  Mode mode = Mode::answer;
  std::vector<std::string> files;
  Format format = formats[0];  // With the kind of answer that --moves and --boards ask for.
  Grid grid = formats[0].grid;
  State goal = 0;
  bool draw = false, stats = false, compare = false;
  bool textbook = false;  // A textbook search answers instead of the fast solver.
  Algorithm algorithm = algorithms[0];
  double weight = 1;
  std::uint64_t limit = UINT64_MAX;
  std::uint64_t random_boards = 0, distance = any_distance, seed = 1;  // Of --random.
};

// As getopt_long takes them: the name, whether it takes an argument, nullptr, and a code, which is
// the letter or, without one, above all letters. In the order in which they are applied: format,
// size, goal; compare before limit.
enum { stats_code = 256, limit_code, distance_code, seed_code };
inline constexpr char option_letters[] = "f:s:g:mba:w:cr:hV";
inline constexpr option option_table[] = {
    {"format", true, nullptr, 'f'},     {"size", true, nullptr, 's'},
    {"goal", true, nullptr, 'g'},       {"moves", false, nullptr, 'm'},
    {"boards", false, nullptr, 'b'},    {"stats", false, nullptr, stats_code},
    {"algorithm", true, nullptr, 'a'},  {"weight", true, nullptr, 'w'},
    {"compare", false, nullptr, 'c'},   {"limit", true, nullptr, limit_code},
    {"random", true, nullptr, 'r'},     {"distance", true, nullptr, distance_code},
    {"seed", true, nullptr, seed_code}, {"help", false, nullptr, 'h'},
    {"version", false, nullptr, 'V'},   {nullptr, false, nullptr, 0},
};

// Options that cannot be combined: one of them would have no effect.
inline constexpr const char* conflicts[][2] = {
    {"random", "moves"},   {"random", "boards"},     {"random", "stats"}, {"random", "algorithm"},
    {"random", "weight"},  {"random", "compare"},    {"random", "limit"}, {"compare", "moves"},
    {"compare", "boards"}, {"compare", "algorithm"},
};

// The values of arguments. Each throws std::invalid_argument, which says what was expected.

// The row that has the argument among its names, in upper or lower case.
template <class Row, std::size_t Rows>
const Row& row_named(std::string argument, const Row (&table)[Rows]) {
  for (char& byte : argument) byte = char(std::tolower(byte & 0xff));
  const bool one_name = argument.find(',') == std::string::npos;
  std::string expected;
  for (const Row& row : table) {
    const std::string names = ", " + names_of(row);
    if (one_name && (names + ", ").find(", " + argument + ", ") != std::string::npos) return row;
    expected += names;
  }
  throw std::invalid_argument("expected one of" + expected.substr(1));
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
  Format& format = options.format;
  options.textbook |= code == 'a' || code == 'w' || code == 'c' || code == limit_code;
  switch (code) {
    case 'f':
      format = row_named(argument, formats);
      options.grid = format.grid;
      options.goal = ordered(format.grid, format.grid.cells() - 1);
      if (format.goal != nullptr) options.goal = board_in(format.goal, format.grid);
      break;
    case 's':
      options.grid = row_named(argument, sizes);
      if (name_of(options.grid) == name_of(format.grid)) break;
      options.goal = ordered(options.grid, options.grid.cells() - 1);
      break;
    case 'g': options.goal = board_in(argument, options.grid); break;
    case 'm': format.answer = Answer::distance_and_path; break;
    case 'b':
      options.draw = true;
      if (format.answer == Answer::spaced_path) format.answer = Answer::path;
      break;
    case stats_code: options.stats = true; break;
    case 'a': options.algorithm = row_named(argument, algorithms); break;
    case 'w': options.weight = weight_in(argument); break;
    case 'c':
      options.compare = true;
      options.limit = compare_limit;
      break;
    case limit_code: options.limit = number_in(argument); break;
    case 'r':
      options.mode = Mode::random;
      options.random_boards = number_in(argument);
      break;
    case distance_code: options.distance = number_in(argument); break;
    case seed_code: options.seed = number_in(argument); break;
  }
}

// Throws unless each option has an effect. `given` has their names.
inline void check_conflicts(const Options& options, const std::set<std::string>& given) {
  const auto refuse = [](const std::string& first, const std::string& second) {
    throw std::invalid_argument(first + " and " + second + " do not go together");
  };
  for (const auto& [first, second] : conflicts) {
    if (given.count(first) && given.count(second)) {
      refuse(std::string("--") + first, std::string("--") + second);
    }
  }
  for (const char* name : {"distance", "seed"}) {
    if (given.count(name) == 0 || options.mode == Mode::random) continue;
    throw std::invalid_argument(std::string("--") + name + " has no effect without --random");
  }
  if (options.mode == Mode::random && !options.files.empty()) {
    refuse("--random", quoted(options.files[0]));
  }
  if (options.format.pairs && given.count("goal")) {
    refuse("--goal", "--format=" + name_of(options.format));
  }
  if (!options.algorithm.weighted && given.count("weight")) {
    refuse(std::string("--algorithm=") + options.algorithm.name, "--weight");
  }
}

// The options of main()'s arguments. Stops at --help and --version. Throws std::invalid_argument,
// with an empty text where getopt_long has written the message.
inline Options parsed_options(int argc, char** argv) {
  static char program[] = "eight-puzzle";
  if (argc > 0) argv[0] = program;  // As getopt_long names it.
  optind = 0;                       // Starts anew, whatever was parsed before.
  Options options;
  std::map<int, std::string> arguments = {{'f', name_of(formats[0])}};  // The last one of each.
  for (int code; (code = getopt_long(argc, argv, option_letters, option_table, nullptr)) != -1;) {
    if (code == '?') throw std::invalid_argument("");
    options.mode = code == 'h' ? Mode::help : code == 'V' ? Mode::version : Mode::answer;
    if (options.mode != Mode::answer) return options;
    arguments[code] = optarg != nullptr ? optarg : "";
  }
  options.files.assign(argv + optind, argv + argc);
  std::set<std::string> given;
  for (const option* row = option_table; row->name != nullptr; ++row) {
    const auto found = arguments.find(row->val);
    if (found == arguments.end()) continue;
    given.insert(row->name);
    try {
      apply(options, row->val, found->second);
    } catch (const std::invalid_argument& wrong) {
      throw std::invalid_argument("invalid argument " + quoted(found->second) + " for '--" +
                                  row->name + "': " + wrong.what());
    }
  }
  check_conflicts(options, given);
  if (options.files.empty() && options.mode == Mode::answer) options.files.push_back("-");
  return options;
}

}  // namespace eight_puzzle
