// The command line, parsed and checked into a value.
#pragma once

#include <getopt.h>

#include <algorithm>
#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "command_line/help.hpp"
#include "command_line/option_table.hpp"
#include "commands/generate.hpp"
#include "commands/search.hpp"
#include "text/format.hpp"
#include "text/judges.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

struct Options {
  Command command = solving;
  std::string topic;  // Of the help.
  GivenOptions given;
  std::vector<std::string> files;
  Format format;
  bool has_summary = false, is_csv = false;
  SearchSettings search;
  BoardSettings boards;
  std::string answers_path;  // Of the answers to check.
  std::string test_command;  // Of the program to test.
};

// How boards are written and answered.
inline Format format_of(const GivenOptions& given) {
  Judge judge = judges[0];
  if (given.has("--format")) judge = row_named(given.at("--format"), "--format", judges);
  Grid grid = judge.grid;
  if (given.has("--size")) grid = row_named(given.at("--size"), "--size", sizes).grid;
  Format format = {judge, grid};
  if (given.has("--goal")) format.goal = goal_of(given.at("--goal"), format);
  if (given.has("--moves")) format.answer = Answer::distance_and_path;
  format.has_drawings = given.has("--boards");
  return format;
}

inline SearchSettings search_of(const GivenOptions& given) {
  SearchSettings search;
  if (given.has("--algorithm")) search.algorithms = searches_of(given.at("--algorithm"));
  if (given.has("--weight")) search.weight = weight_of(given.at("--weight"));
  if (given.has("--ties")) search.rule = row_named(given.at("--ties"), "--ties", ties);
  if (given.has("--limit")) search.limit = number_of(given.at("--limit"), "--limit");
  search.has_trace = given.has("--trace");
  return search;
}

inline BoardSettings boards_of(const GivenOptions& given) {
  BoardSettings boards;
  if (given.has("--random")) boards.count = number_of(given.at("--random"), "--random");
  if (given.has("--distance")) boards.distances = distances_of(given.at("--distance"));
  if (given.has("--seed")) boards.seed = number_of(given.at("--seed"), "--seed");
  boards.has_unsolvable = given.has("--unsolvable");
  return boards;
}

// Throws a UsageError if the arguments of other options leave an option without effect.
inline void check_effects(const Options& options) {
  const GivenOptions& given = options.given;
  const bool reads_input =
      options.files.empty() || std::count(options.files.begin(), options.files.end(), "-") > 0;
  refuse_if(options.answers_path == "-" && reads_input, "standard input as FILE", "--check=-");
  const Judge& judge = options.format.judge;
  refuse_if(judge.has_pairs() && given.has("--goal"), "--goal",
            std::string("--format=") + judge.name);

  const std::vector<Algorithm>& searches = options.search.algorithms;
  const auto refuse_without = [&](bool Algorithm::*effect, const std::string& option) {
    std::vector<std::string> names;
    bool has_effect = searches.empty();  // Then the default searches run.
    for (const Algorithm& search : searches) {
      names.push_back(search.name);
      has_effect |= search.*effect;
    }
    refuse_if(!has_effect && given.has(option), option, "--algorithm=" + listed(names, ","));
  };
  refuse_without(&Algorithm::weighted, "--weight");
  refuse_without(&Algorithm::has_ties, "--ties");
}

// The options in main()'s arguments. A long one may have a single dash. Stops at --help and
// --version. May throw a UsageError; it has no text if getopt_long_only has said what is wrong.
inline Options parsed_options(int argc, char** argv) {
  static char name[] = "eight-puzzle";
  argv[0] = name;  // Messages of getopt_long begin with it.
  optind = 0;      // Starts anew, whatever was parsed before.
  Options options;
  GivenOptions& given = options.given;
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
      options.command = code == 'h' ? showing_help : showing_version;
      if (code == 'h' && !optarg && optind < argc && *argv[optind] != '-') optarg = argv[optind];
      if (optarg != nullptr) options.topic = row_named(optarg, "--help", topics).name;
      return options;
    }
    for (const option& row : long_options) {
      if (row.val == code) given[std::string("--") + row.name] = optarg ? optarg : "";
    }
  }
  options.files.assign(argv + optind, argv + argc);
  for (const OptionRow& row : option_table) {
    const bool is_of_boards = row.commands & generating;
    if (options.files.empty() || !is_of_boards || row.commands & solving) continue;
    const std::string& file = options.files[0];
    refuse_if(given.has(row.written()), row.written(), "FILE " + quoted(file));
  }
  const bool has_several =
      given.has("--algorithm") && given["--algorithm"].find(',') != std::string::npos;
  if (has_several) given["--compare"] = "";
  options.command = command_of(given);
  options.format = format_of(given);
  options.search = search_of(given);
  options.boards = boards_of(given);
  options.has_summary = given.has("--stats");
  options.is_csv = given.has("--csv");
  if (given.has("--check")) options.answers_path = given.at("--check");
  if (given.has("--test")) options.test_command = given.at("--test");
  check_effects(options);
  return options;
}

}  // namespace eight_puzzle
