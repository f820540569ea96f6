// The command line, parsed and checked into a value.
#pragma once

#include <getopt.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "command_line/option_table.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// A wrong option. Without a text if getopt_long_only has said what is wrong.
struct UsageError {
  std::string text;
};

// The options that were given, in the order of the table, each with its last argument or "".
using GivenOptions = std::map<const OptionRow*, std::string>;

// What leaves a given option without effect, if anything does. `chosen_by`: the option that chooses
// the command; nullptr if none does.
inline std::string useless_with(const OptionRow& row, const OptionRow* chosen_by,
                                const Options& options) {
  const std::string name = row.name;
  if (chosen_by && !(row.commands & options.command)) return chosen_by->written();
  const bool is_of_boards = row.commands & generating && !(row.commands & solving);
  if (is_of_boards && !options.files.empty()) return "FILE " + quoted(options.files[0]);
  const Format& format = options.format;
  if (name == "goal" && format.has_pairs()) return std::string("--format=") + format.name;
  std::vector<std::string> searches;
  bool is_weighted = false, has_ties = false;
  for (const Algorithm& search : options.search.algorithms) {
    searches.push_back(search.name);
    is_weighted |= search.weighted;
    has_ties |= search.has_ties;
  }
  const bool is_useless = (name == "weight" && !is_weighted) || (name == "ties" && !has_ties);
  return is_useless && !searches.empty() ? "--algorithm=" + listed(searches, ",") : "";
}

// Sets the command. Throws a UsageError unless each option has an effect.
inline void choose_command(const GivenOptions& given, Options& options) {
  const OptionRow* chosen_by = nullptr;
  for (const auto& [row, argument] : given) {
    if (row->command != solving) chosen_by = row;
  }
  if (chosen_by) options.command = chosen_by->command;
  for (const auto& [row, argument] : given) {
    const std::string other = useless_with(*row, chosen_by, options);
    if (!other.empty()) throw UsageError{row->written() + " has no effect with " + other};
    if (row->commands & options.command) continue;
    for (const OptionRow& needed : option_table) {
      if (!(row->commands & needed.command)) continue;
      throw UsageError{row->written() + " has no effect without " + needed.written()};
    }
  }
  const std::vector<std::string>& files = options.files;
  const bool reads_input = files.empty() || std::count(files.begin(), files.end(), "-") > 0;
  if (options.answers_path == "-" && reads_input) {
    throw UsageError{"standard input as FILE has no effect with --check=-"};
  }
}

// The options in main()'s arguments. A long one may have a single dash. Stops at --help and
// --version. May throw a UsageError.
inline Options parsed_options(int argc, char** argv) {
  static char name[] = "eight-puzzle";
  argv[0] = name;  // Messages of getopt_long_only begin with it.
  optind = 0;      // Starts anew, whatever was parsed before.
  std::string letters;
  constexpr int first = 256;  // The code of the first row; the code of a letter is the letter.
  std::vector<option> long_options;
  for (const OptionRow& row : option_table) {
    long_options.push_back({row.name, row.argument, nullptr, first + int(long_options.size())});
    if (row.letter != 0) letters += row.letter + std::string(std::size_t(row.argument), ':');
  }
  long_options.push_back({});
  GivenOptions given;
  for (int code; (code = getopt_long_only(argc, argv, letters.c_str(), long_options.data(),
                                          nullptr)) != -1;) {
    if (code == '?') throw UsageError{""};
    const OptionRow* row = option_table + std::max(code - first, 0);
    while (code < first && row->letter != code) ++row;
    const bool is_last = row->command & (showing_help | showing_version);
    if (is_last) given.clear();
    const bool has_topic = optind < argc && *argv[optind] != '-';
    if (row->command == showing_help && !optarg && has_topic) optarg = argv[optind];
    given[row] = optarg ? optarg : "";
    if (is_last) break;
  }
  Options options;
  options.files.assign(argv + optind, argv + argc);
  for (const auto& [row, argument] : given) {
    try {
      row->set(options, argument);
    } catch (const WrongArgument& wrong) {
      throw UsageError{"invalid argument " + quoted(wrong.argument) + " for '" + row->written() +
                       "': " + wrong.text};
    }
  }
  if (options.search.algorithms.size() > 1) given[&row_named("compare", option_table)];
  choose_command(given, options);
  return options;
}

}  // namespace eight_puzzle
