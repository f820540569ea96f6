// Parses the command line: joins FILEs that are parts of a board, and checks that each option has
// an effect.
#pragma once

#include <getopt.h>

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

// Of the commands that options choose, the one that stands last in the enumeration; but if there
// are several searches, comparing in place of searching.
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
    std::string fault;
    if (row->works_with & options.command) {
      if (row->conflict) fault = row->conflict(options);
    } else {
      fault = options.command == solving
                  ? "has no effect without " + either(options_choosing(row->works_with))
                  : no_effect_with(chooser);
    }
    if (!fault.empty()) throw UsageError{row->long_name() + ' ' + fault};
  }
}

// The table of options as getopt_long takes it. It returns a code: a letter, or for a long option a
// number from first_long_code on.
struct GetoptTable {
  static constexpr int first_long_code = 256;
  std::string letters;
  std::vector<option> long_options;
  std::map<int, const OptionRow*> rows;  // By code.

  GetoptTable() {
    for (const OptionRow& row : option_table) {
      const int code = first_long_code + int(long_options.size());
      rows[code] = &row;
      long_options.push_back({row.name, row.argument_kind(), nullptr, code});
      if (row.letter == 0) continue;
      rows[row.letter] = &row;
      const char* const colons[] = {"", ":", "::"};  // By no_, required_ and optional_argument.
      letters += row.letter + std::string(colons[row.argument_kind()]);
    }
    long_options.push_back({});
  }
};

// What is wrong with a long option that is the beginning of no name (--foo), or of several (--s).
inline std::string fault_of_name(const std::string& word) {
  const std::string beginning = word.substr(0, word.find('='));
  std::vector<std::string> possible;
  for (const OptionRow& row : option_table) {
    if (row.long_name().rfind(beginning, 0) == 0) possible.push_back(quoted(row.long_name()));
  }
  if (possible.empty()) return "unrecognized option " + quoted(word);
  return "option " + quoted(word) + " is ambiguous; possibilities: " + joined(possible, " ");
}

// What is wrong with an option that getopt_long does not take, in GNU's words. `code`: that of the
// option, or 0 if a long one names no single row. `word`: the argument of main() that holds a long
// option.
inline std::string fault_of_option(const GetoptTable& table, int code, const std::string& word) {
  if (code == 0) return fault_of_name(word);
  const auto found = table.rows.find(code);
  if (found == table.rows.end()) return "invalid option -- " + quoted({char(code)});  // -z
  if (code < table.first_long_code) {
    return "option requires an argument -- " + quoted({char(code)});  // -g
  }
  const OptionRow& row = *found->second;
  const bool lacks_argument = row.argument_kind() == required_argument;  // --goal, not --moves=3
  return "option '" + row.long_name() + "' " + (lacks_argument ? "requires" : "doesn't allow") +
         " an argument";
}

// The topic that the word after --help names, or "" if it names none. An option never names one.
inline std::string topic_in(const std::string& word) {
  const std::vector<Topic> matching = rows_matching(word, topics);
  return word[0] != '-' && matching.size() == 1 ? matching[0].name : "";
}

struct CommandLine {
  GivenOptions options = {};
  std::vector<std::string> files = {};
};

// Reads main()'s arguments up to --help or --version, which count alone. Throws a UsageError about
// a wrong option.
inline CommandLine read_command_line(int argc, char** argv) {
  const GetoptTable table;
  CommandLine line;
  optind = 0;  // Starts anew, whatever was parsed before.
  opterr = 0;  // getopt_long would print arguments as they are, not escaped.
  for (;;) {
    const int code =
        getopt_long(argc, argv, table.letters.c_str(), table.long_options.data(), nullptr);
    if (code == -1) break;
    if (code == '?') throw UsageError{fault_of_option(table, optopt, argv[optind - 1])};
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
    } catch (const std::invalid_argument& error) {
      throw UsageError{"invalid argument " + quoted(argument) + " for '" + row->long_name() +
                       "': " + error.what()};
    }
  }
  options.files = join_parts(line.files, options.format);
  const Choice choice = choice_of(line.options, options);
  options.command = choice.command;
  require_effects(line.options, options, choice.option);
  return options;
}

}  // namespace eight_puzzle
