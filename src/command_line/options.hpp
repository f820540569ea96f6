// The command line, parsed and checked into a value.
#pragma once

#include <getopt.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board.hpp"
#include "command_line/arguments.hpp"
#include "command_line/modes.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// The default limit of --compare. On 3x3 it suffices for ids up to 26 moves and, with W = 1, for
// all boards with the other searches.
inline constexpr std::uint64_t compare_limit = 20'000'000;

struct Options {
  Given given;
  Mode mode = Mode::solve;
  std::vector<std::string> files;
  Format format = formats[0];  // With the size and the kind of answer that options ask for.
  State goal = 0;              // In place of format.goal, which may have another size.
  bool draw = false, stats = false, trace = false, csv = false, unsolvable = false;
  std::optional<std::string> answers_path;            // Of the answers to check.
  std::optional<std::string> test_command;            // Of the program to test.
  std::vector<Algorithm> searches = {algorithms[0]};  // One, or those of a comparison.
  Millionths weight = million;
  Ties rule = ties[0];
  std::uint64_t limit = UINT64_MAX;
  std::optional<std::uint64_t> random_count;
  std::uint64_t seed = 1;          // Of the random boards.
  std::optional<Range> distances;  // Of the boards to print or to test with.
  std::string topic;               // Of the help.
};

// The goal if --goal gives none: the format's if the grid has its size, else the tiles in order.
inline State usual_goal(const Format& format, const Grid& grid) {
  if (name_of(grid) != name_of(format.grid)) return ordered(grid, grid.cells() - 1);
  return board_of(format.goal, grid, format.blank);
}

// Sets how boards are written and answered.
inline void set_format(const Given& given, Options& options) {
  Format& format = options.format;
  if (given.has("--format")) format = row_named(given.at("--format"), "--format", formats);
  Grid grid = format.grid;
  if (given.has("--size")) grid = row_named(given.at("--size"), "--size", sizes);
  options.goal = usual_goal(format, grid);
  if (name_of(grid) != name_of(format.grid)) format.limits = {format.limits.units, 0, 0};
  format.grid = grid;
  if (given.has("--goal")) options.goal = goal_of(given.at("--goal"), format);
  if (given.has("--moves")) format.answer = Answer::distance_and_path;
  options.draw = given.has("--boards");
  // A drawing ends with an empty line of its own; none may stand between a trace and its answer.
  const bool apart = options.draw || given.has("--trace");
  if (apart && format.answer == Answer::gapped) format.answer = Answer::path;
}

// Sets what the other options say.
inline void set_values(const Given& given, Options& options) {
  const auto set_number = [&](const std::string& option, auto& value) {
    if (given.has(option)) value = number_of(given.at(option), option);
  };
  options.stats = given.has("--stats");
  options.trace = given.has("--trace");
  options.csv = given.has("--csv");
  options.unsolvable = given.has("--unsolvable");
  if (given.has("--check")) options.answers_path = given.at("--check");
  if (given.has("--test")) options.test_command = given.at("--test");
  if (options.test_command == "") throw invalid("", "--test", "expected a command");
  if (options.mode == Mode::comparison) {
    options.searches.clear();
    for (const Algorithm& algorithm : algorithms) {
      if (algorithm.by_default) options.searches.push_back(algorithm);
    }
    options.limit = compare_limit;
  }
  if (given.has("--algorithm")) options.searches = searches_of(given.at("--algorithm"));
  if (given.has("--weight")) options.weight = weight_of(given.at("--weight"));
  if (given.has("--ties")) options.rule = row_named(given.at("--ties"), "--ties", ties);
  set_number("--limit", options.limit);
  set_number("--random", options.random_count);
  if (options.test_command && options.random_count == 0) {
    throw invalid(given.at("--random"), "--random", "expected at least one board to test");
  }
  if (given.has("--distance")) options.distances = distances_of(given.at("--distance"));
  set_number("--seed", options.seed);
}

// Throws a UsageError if the arguments of other options leave an option without effect.
inline void check_effects(const Given& given, const Options& options) {
  const auto dashes = std::count(options.files.begin(), options.files.end(), "-");
  refuse_if(options.answers_path == "-" && dashes > 0, "--check=-", "standard input as FILE");
  const std::string format = "--format=" + name_of(options.format);
  refuse_if(options.format.has_pairs() && given.has("--goal"), "--goal", format);

  std::vector<std::string> names;
  bool weighted = false, has_ties = false;
  for (const Algorithm& search : options.searches) {
    names.push_back(search.name);
    weighted |= search.weighted;
    has_ties |= search.has_ties;
  }
  const std::string algorithm = "--algorithm=" + listed(names, ",");
  refuse_if(!weighted && given.has("--weight"), algorithm, "--weight");
  refuse_if(!has_ties && given.has("--ties"), algorithm, "--ties");
  if (names.size() > 1 && !given.has("--compare")) throw no_effect_without(algorithm, "--compare");
}

// The options of main()'s arguments; a long one may have a single dash. Stops at --help and
// --version. Throws a UsageError, without a text if getopt_long_only has said what is wrong.
inline Options parsed_options(int argc, char** argv) {
  static char name[] = "eight-puzzle";
  argv[0] = name;  // Messages of getopt_long begin with it.
  optind = 0;      // Starts anew, whatever was parsed before.
  Options options;
  Given& given = options.given;
  std::string letters;
  std::vector<option> long_options;  // With the letter or, without one, the index.
  for (const OptionRow& row : option_table) {
    const int code = row.letter != 0 ? row.letter : 256 + int(long_options.size());
    long_options.push_back({row.name, row.argument, nullptr, code});
    if (row.letter != 0) letters += row.letter + std::string(std::size_t(row.argument), ':');
  }
  long_options.push_back({});
  for (int code; (code = getopt_long_only(argc, argv, letters.c_str(), long_options.data(),
                                          nullptr)) != -1;) {
    if (code == '?') throw UsageError{""};
    if (code == 'h' || code == 'V') {
      options.mode = code == 'h' ? Mode::help : Mode::version;
      if (optarg != nullptr) options.topic = row_named(optarg, "--help", topics);
      return options;
    }
    for (const option& row : long_options) {
      if (row.val == code) given[std::string("--") + row.name] = optarg ? optarg : "";
    }
  }
  options.files.assign(argv + optind, argv + argc);
  for (const std::string& file : options.files) {
    for (const char* const option : {"--random", "--all", "--distance", "--unsolvable", "--seed"}) {
      refuse_if(given.has(option), option, "FILE " + quoted(file));
    }
  }
  options.mode = mode_of(given);
  const Modes drawing = in(Mode::test, Mode::random, Mode::all);
  if (options.files.empty() && !(drawing & in(options.mode))) options.files.push_back("-");
  set_format(given, options);
  set_values(given, options);
  check_effects(given, options);
  return options;
}

}  // namespace eight_puzzle
