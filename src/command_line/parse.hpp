// Parses the command line: joins FILEs that are parts of a board, and checks that each option has
// an effect.
#pragma once

#include <getopt.h>

#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "command_line/option_table.hpp"
#include "command_line/topics.hpp"
#include "commands/options.hpp"
#include "commands/typed_boards.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// The options that were given, each with its last argument or "". The keys point into the table of
// options, so their order is that of the table.
using GivenOptions = std::map<const OptionRow*, std::string>;

// A command, and the option that has chosen it, as messages show it.
struct Choice {
  Command command = solving;
  std::string option = "";
};

// Of the commands that options choose, the last one in the enumeration; but if there are several
// searches, comparing in place of searching.
inline Choice choice_of(const GivenOptions& given, const Options& options) {
  Choice choice;
  for (const auto& [row, argument] : given) {
    if (row->chooses > choice.command) choice = {row->chooses, row->long_name()};
  }
  const bool has_several = options.searches.size() > 1;
  if (choice.command == searching && has_several) return {comparing, algorithm_option(options)};
  return choice;
}

// The options that choose any of the commands.
inline std::vector<std::string> options_choosing(unsigned commands) {
  std::vector<std::string> names;
  for (const OptionRow& row : option_table) {
    if (row.chooses & commands) names.push_back(row.long_name());
  }
  return names;
}

// Throws a UsageError unless each option has an effect with the command and the other options.
// `chooser`: the option that has chosen the command.
inline void require_effects(const GivenOptions& given, const Options& options,
                            const std::string& chooser) {
  for (const auto& [row, argument] : given) {
    std::string wrong;
    if (row->works_with & options.command) {
      if (row->conflict) wrong = row->conflict(options);
    } else {
      wrong = options.command == solving
                  ? "has no effect without " + either(options_choosing(row->works_with))
                  : no_effect_with(chooser);
    }
    if (!wrong.empty()) throw UsageError{row->long_name() + ' ' + wrong};
  }
}

// The table of options as getopt_long takes it.
struct GetoptTable {
  std::string letters;
  std::vector<option> long_options;
  std::map<int, const OptionRow*> rows;  // The key is what getopt_long returns: a letter, if any.

  GetoptTable() {
    for (const OptionRow& row : option_table) {
      const int code = row.letter != 0 ? row.letter : 256 + int(rows.size());
      rows[code] = &row;
      long_options.push_back({row.name, row.argument_kind(), nullptr, code});
      const std::string colons(std::size_t(row.argument_kind()), ':');
      if (row.letter != 0) letters += row.letter + colons;
    }
    long_options.push_back({});
  }

  // The code of the next option, '?' if it is wrong, or -1 after the last one.
  int next(int argc, char** argv) const {
    return getopt_long(argc, argv, letters.c_str(), long_options.data(), nullptr);
  }

  // Parses anew up to a wrong option, and lets getopt_long say what is wrong with it. It would
  // print arguments as they are, so it gets escaped ones.
  void report_wrong_option(int argc, char** argv) const {
    std::vector<std::string> words;
    for (int i = 0; i < argc; ++i) words.push_back(escaped(argv[i]));
    std::vector<char*> escaped_argv;
    for (std::string& word : words) escaped_argv.push_back(word.data());
    escaped_argv.push_back(nullptr);
    optind = 0;
    opterr = 1;
    for (int code = 0; code != '?' && code != -1;) code = next(argc, escaped_argv.data());
  }
};

// The topic that the word after --help names, or "" if it is an option or a FILE, for example.
inline std::string topic_in(const std::string& word) {
  if (word[0] == '-') return "";
  try {
    return row_matching(word, topics).name;
  } catch (const std::invalid_argument&) {
    return "";
  }
}

struct CommandLine {
  GivenOptions options = {};
  std::vector<std::string> files = {};
};

// Reads main()'s arguments up to --help or --version, which count alone. Names the program in
// argv[0]. Throws a UsageError about a wrong option.
inline CommandLine read_command_line(int argc, char** argv) {
  static char name[] = "eight-puzzle";
  argv[0] = name;  // Messages of getopt_long begin with it.
  optind = 0;      // Starts anew, whatever was parsed before.
  opterr = 0;
  const GetoptTable table;
  CommandLine line;
  for (int code; (code = table.next(argc, argv)) != -1;) {
    if (code == '?') {
      // Escaping may change such a letter: '\x1b' begins with '\\' then.
      const bool is_unknown_letter = optopt != 0 && table.rows.count(optopt) == 0;
      if (is_unknown_letter) throw UsageError{"invalid option -- " + quoted({char(optopt)})};
      table.report_wrong_option(argc, argv);
      throw UsageError{""};
    }
    const OptionRow* const row = table.rows.at(code);
    std::string argument = optarg ? optarg : "";
    const bool is_help = row->chooses == showing_help;
    if (is_help && !optarg && optind < argc) argument = topic_in(argv[optind]);
    if (is_help || row->chooses == showing_version) return {GivenOptions{{row, argument}}};
    line.options[row] = argument;
  }
  line.files.assign(argv + optind, argv + argc);
  return line;
}

// The options in main()'s arguments. May throw a UsageError.
inline Options parse_options(int argc, char** argv) {
  Options options;
  const CommandLine line = read_command_line(argc, argv);
  for (const auto& [row, argument] : line.options) {
    try {
      row->set(options, argument);
    } catch (const std::invalid_argument& wrong) {
      throw UsageError{"invalid argument " + quoted(argument) + " for '" + row->long_name() +
                       "': " + wrong.what()};
    }
  }
  options.files = join_parts(line.files, options.format);
  const Choice choice = choice_of(line.options, options);
  options.command = choice.command;
  require_effects(line.options, options, choice.option);
  return options;
}

}  // namespace eight_puzzle
