// Parses the command line: joins FILEs that are parts of a board, and checks that each option has
// an effect.
#pragma once

#include <getopt.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "command_line/option_table.hpp"
#include "commands/inputs.hpp"
#include "commands/options.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// The options that were given, in the order of the table, each with its last argument or "".
using GivenOptions = std::map<const OptionRow*, std::string>;

// Sets the command: of those that options choose, the last one in the enumeration; several searches
// are compared. Returns the option that has chosen it, as messages show it; "" if none has.
inline std::string choose_command(const GivenOptions& given, Options& options) {
  std::string chooser;
  for (const auto& [row, argument] : given) {
    if (row->chosen <= options.command) continue;  // The later one in the enumeration counts.
    options.command = row->chosen;
    chooser = row->written();
  }
  if (options.command != searching || options.searches.size() < 2) return chooser;
  options.command = comparing;
  return named_searches(options);
}

// The options that choose any of the commands.
inline std::vector<std::string> options_choosing(unsigned commands) {
  std::vector<std::string> names;
  for (const OptionRow& row : option_table) {
    if (row.chosen & commands) names.push_back(row.written());
  }
  return names;
}

// Throws a UsageError unless each option has an effect. `chooser`: what choose_command() returned.
inline void require_effects(const GivenOptions& given, const std::string& chooser,
                            const Options& options) {
  for (const auto& [row, argument] : given) {
    const bool fits = (row->commands & options.command) != 0;
    const std::string other = !fits ? chooser : row->prevented_by ? row->prevented_by(options) : "";
    if (fits && other.empty()) continue;
    throw UsageError{
        row->written() + " has no effect " +
        (other.empty() ? "without " + either(options_choosing(row->commands)) : "with " + other)};
  }
}

// What main()'s arguments hold.
struct Given {
  GivenOptions options = {};
  std::vector<std::string> files = {};
};

// What is given in main()'s arguments, up to --help or --version, which count alone. Throws a
// UsageError, without a text after a message of getopt_long.
inline Given given_in(int argc, char** argv) {
  static char name[] = "eight-puzzle";
  argv[0] = name;  // Messages of getopt_long begin with it.
  optind = 0;      // Starts anew, whatever was parsed before.
  // Its messages show arguments as they are: not if these have bytes to be escaped.
  opterr = std::all_of(argv, argv + argc, [](const char* word) { return escaped(word) == word; });
  std::string letters;
  std::vector<option> long_options;
  std::map<int, const OptionRow*> rows;  // The key is what getopt_long returns: a letter, if any.
  for (const OptionRow& row : option_table) {
    const int code = row.letter != 0 ? row.letter : 256 + int(rows.size());
    rows[code] = &row;
    long_options.push_back({row.name, row.argument_kind(), nullptr, code});
    if (row.letter != 0) letters += row.letter + std::string(std::size_t(row.argument_kind()), ':');
  }
  long_options.push_back({});
  Given given;
  for (int code;
       (code = getopt_long(argc, argv, letters.c_str(), long_options.data(), nullptr)) != -1;) {
    if (code == '?') {
      throw UsageError{opterr ? "" : "unrecognized option " + quoted(argv[optind - 1])};
    }
    const OptionRow* const row = rows.at(code);
    std::string argument = optarg ? optarg : "";
    // --help also takes its topic from the next argument, as in --help test.
    const bool has_topic = row->chosen == showing_help && optind < argc && *argv[optind] != '-';
    if (has_topic && !optarg) argument = argv[optind];
    if (row->chosen & (showing_help | showing_version)) return {GivenOptions{{row, argument}}};
    given.options[row] = argument;
  }
  given.files.assign(argv + optind, argv + argc);
  return given;
}

// The options in main()'s arguments. May throw a UsageError.
inline Options parsed_options(int argc, char** argv) {
  Options options;
  const Given given = given_in(argc, argv);
  for (const auto& [row, argument] : given.options) {
    try {
      row->set(options, argument);
    } catch (const std::invalid_argument& wrong) {
      throw UsageError{"invalid argument " + quoted(argument) + " for '" + row->written() +
                       "': " + wrong.what()};
    }
  }
  options.files = joined_if_parts(given.files, options.format);
  const std::string chooser = choose_command(given.options, options);
  require_effects(given.options, chooser, options);
  return options;
}

}  // namespace eight_puzzle
