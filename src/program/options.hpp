// The command line, parsed and checked into a value.
#pragma once

#include <getopt.h>

#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "board.hpp"
#include "eight_puzzle.cpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// With --compare. On 3x3 enough for ids to go 26 moves deep, and with weight 1 for all others.
inline constexpr std::uint64_t compare_limit = 20'000'000;

// What answers, and what it finds: the fast solver distances or, where more is printed, paths; the
// textbook searches in a search or a comparison.
enum class Mode { distances, paths, search, comparison, random, help, version };

struct Options {
  Mode mode = Mode::distances;
  std::vector<std::string> files;
  Format format = formats[0];  // With the size and the kind of answer that options ask for, ...
  State goal = 0;              // ... and the goal here: that of the row may have another size.
  bool draw = false, stats = false;
  Algorithm algorithm = algorithms[0];
  double weight = 1;
  std::uint64_t limit = UINT64_MAX;
  std::uint64_t random_boards = 0, seed = 1;  // Of --random.
  std::optional<std::uint64_t> distance;      // Of random boards.
};

// A wrong option. Without a text where getopt_long has written the message.
struct UsageError {
  std::optional<std::string> text;
};

// As getopt_long takes them: the name, whether it takes an argument, nullptr, and a code: the
// letter or, without one, a small number.
inline constexpr char option_letters[] = "f:s:g:mba:w:cr:hV";
inline constexpr option option_table[] = {
    {"format", true, nullptr, 'f'},    {"size", true, nullptr, 's'},
    {"goal", true, nullptr, 'g'},      {"moves", false, nullptr, 'm'},
    {"boards", false, nullptr, 'b'},   {"stats", false, nullptr, 1},
    {"algorithm", true, nullptr, 'a'}, {"weight", true, nullptr, 'w'},
    {"compare", false, nullptr, 'c'},  {"limit", true, nullptr, 2},
    {"random", true, nullptr, 'r'},    {"distance", true, nullptr, 3},
    {"seed", true, nullptr, 4},        {"help", false, nullptr, 'h'},
    {"version", false, nullptr, 'V'},  {nullptr, false, nullptr, 0},
};

// Options that do not go together: one of them would have no effect.
inline constexpr const char* conflicts[][2] = {
    {"--random", "--moves"},      {"--random", "--boards"}, {"--random", "--stats"},
    {"--random", "--algorithm"},  {"--random", "--weight"}, {"--random", "--compare"},
    {"--random", "--limit"},      {"--compare", "--moves"}, {"--compare", "--boards"},
    {"--compare", "--algorithm"},
};

// The options that were given, as in "--size", with the last argument of each.
using Given = std::map<std::string, std::string>;

// Says what was expected in place of the option's argument.
inline UsageError invalid(const Given& given, const std::string& option,
                          const std::string& expected) {
  return {"invalid argument " + quoted(given.at(option)) + " for '" + option + "': " + expected};
}

// The values of options that were given. Each throws a UsageError if the text is wrong.

// The row that has the argument among its names, in upper or lower case.
template <class Row, std::size_t Rows>
const Row& row_named(const Given& given, const std::string& option, const Row (&table)[Rows]) {
  std::string given_name = given.at(option);
  for (char& byte : given_name) byte = char(std::tolower(byte & 0xff));
  std::vector<std::string> expected;
  for (const Row& row : table) {
    for (const std::string& name : names_of(row)) {
      if (name == given_name) return row;
      expected.push_back(name);
    }
  }
  throw invalid(given, option, "expected one of " + listed(expected));
}

inline std::uint64_t number_in(const Given& given, const std::string& option) {
  const std::string& text = given.at(option);
  if (is_number(text) && text.size() <= most_digits) return std::stoull(text);
  throw invalid(given, option, "expected a whole number of at most 19 digits");
}

inline double weight_in(const Given& given) {
  const std::string& text = given.at("--weight");
  char* end = nullptr;
  const double weight = std::strtod(text.c_str(), &end);
  if (!text.empty() && *end == '\0' && weight >= 0 && weight <= 1000) return weight;
  throw invalid(given, "--weight", "expected a number from 0 to 1000");
}

inline State goal_in(const Given& given, const Format& format) {
  try {
    return board_of(given.at("--goal"), format.grid, format.blank);
  } catch (const std::invalid_argument& wrong) {
    throw invalid(given, "--goal", wrong.what());
  }
}

// Sets how boards are written and answered. A format sets a size and a goal; another size resets
// the goal.
inline void set_format(const Given& given, Options& options) {
  Format& format = options.format;
  if (given.count("--format")) format = row_named(given, "--format", formats);
  options.goal = board_of(format.goal, format.grid, format.blank);
  if (given.count("--size")) {
    const Grid grid = row_named(given, "--size", sizes);
    if (name_of(grid) != name_of(format.grid)) options.goal = ordered(grid, grid.cells() - 1);
    format.grid = grid;
  }
  if (given.count("--goal")) options.goal = goal_in(given, format);
  if (given.count("--moves")) format.answer = Answer::distance_and_path;
  options.draw = given.count("--boards");
  // A drawing ends with an empty line of its own.
  if (options.draw && format.answer == Answer::gapped) format.answer = Answer::path;
}

// Sets what is to be printed: what the format answers, unless another option says otherwise.
inline void set_mode(const Given& given, Options& options) {
  if (given.count("--random")) {
    options.mode = Mode::random;
  } else if (given.count("--compare")) {
    options.mode = Mode::comparison;
  } else if (given.count("--algorithm") || given.count("--weight") || given.count("--limit")) {
    options.mode = Mode::search;
  } else if (options.draw || options.format.answer != Answer::distance) {
    options.mode = Mode::paths;
  }
}

// Sets what the other options say.
inline void set_values(const Given& given, Options& options) {
  options.stats = given.count("--stats");
  if (given.count("--algorithm")) options.algorithm = row_named(given, "--algorithm", algorithms);
  if (given.count("--weight")) options.weight = weight_in(given);
  if (given.count("--compare")) options.limit = compare_limit;
  if (given.count("--limit")) options.limit = number_in(given, "--limit");
  if (given.count("--random")) options.random_boards = number_in(given, "--random");
  if (given.count("--distance")) options.distance = number_in(given, "--distance");
  if (given.count("--seed")) options.seed = number_in(given, "--seed");
}

// Throws unless each option has an effect.
inline void check_conflicts(const Given& given, const Options& options) {
  const auto refuse_if = [](bool both, const std::string& first, const std::string& second) {
    if (both) throw UsageError{first + " and " + second + " do not go together"};
  };
  for (const auto& [first, second] : conflicts) {
    refuse_if(given.count(first) && given.count(second), first, second);
  }
  const bool random = options.mode == Mode::random;
  for (const std::string name : {"--distance", "--seed"}) {
    if (random || !given.count(name)) continue;
    throw UsageError{name + " has no effect without --random"};
  }
  for (const std::string& file : options.files) refuse_if(random, "--random", quoted(file));
  const std::string format = "--format=" + name_of(options.format);
  refuse_if(options.format.has_pairs() && given.count("--goal"), "--goal", format);
  const std::string algorithm = std::string("--algorithm=") + options.algorithm.name;
  refuse_if(!options.algorithm.weighted && given.count("--weight"), algorithm, "--weight");
}

// The options of main()'s arguments. Stops at --help and --version. Throws a UsageError.
inline Options parsed_options(int argc, char** argv) {
  static char program[] = "eight-puzzle";
  if (argc > 0) argv[0] = program;  // As getopt_long names it.
  optind = 0;                       // Starts anew, whatever was parsed before.
  Options options;
  Given given;
  for (int code; (code = getopt_long(argc, argv, option_letters, option_table, nullptr)) != -1;) {
    if (code == '?') throw UsageError{};
    if (code == 'h' || code == 'V') {
      options.mode = code == 'h' ? Mode::help : Mode::version;
      return options;
    }
    for (const option& row : option_table) {
      if (row.val == code) given[std::string("--") + row.name] = optarg ? optarg : "";
    }
  }
  options.files.assign(argv + optind, argv + argc);
  set_format(given, options);
  set_mode(given, options);
  set_values(given, options);
  check_conflicts(given, options);
  if (options.files.empty()) options.files.push_back("-");
  return options;
}

}  // namespace eight_puzzle
