// The command line as a whole: parses it, checks that each option has an effect, and calls the
// command that the options choose.
#pragma once

#include <map>

#include "command_line/option_table.hpp"
#include "commands/check.hpp"
#include "commands/inputs.hpp"
#include "commands/print_boards.hpp"
#include "commands/search.hpp"
#include "commands/solve.hpp"
#include "commands/test.hpp"
#include "io/output.hpp"

namespace eight_puzzle {

inline constexpr char version[] = "eight-puzzle 1.7.0\n";

// The options that were given, each with its last argument or "". The keys point into the table of
// options, so their order is that of the table.
using GivenOptions = std::map<const OptionRow*, std::string>;

// Reads main()'s arguments up to --help or --version, which count alone. Adds those that are no
// options to `files`. Throws a UsageError about a wrong option.
inline GivenOptions read_arguments(int argc, char** argv, std::vector<std::string>& files) {
  constexpr int first_long_code = 256;   // Above all letters.
  std::map<int, const OptionRow*> rows;  // By the codes that getopt_long returns.
  std::vector<option> long_options;
  std::string letters = ":";  // So a missing argument has a code of its own.
  for (const OptionRow& row : option_table) {
    const int code = first_long_code + int(long_options.size());
    rows[code] = rows[row.letter] = &row;
    long_options.push_back({row.name, row.argument_kind(), nullptr, code});
    const char* const colons[] = {"", ":", "::"};  // By no_, required_ and optional_argument.
    if (row.letter != 0) letters += row.letter + std::string(colons[row.argument_kind()]);
  }
  long_options.push_back({});
  GivenOptions given;
  optind = 0;  // Starts anew, whatever was parsed before.
  opterr = 0;  // getopt_long would print arguments as they are, not escaped.
  for (int code; (code = getopt_long(argc, argv, letters.c_str(), long_options.data(), nullptr)),
                 code != -1;) {
    const bool is_letter = optopt != 0 && optopt < first_long_code;
    const std::string option = is_letter ? std::string{'-', char(optopt)} : argv[optind - 1];
    if (code == ':') throw UsageError{"option " + quoted(option) + " requires an argument"};
    if (code == '?') {
      throw UsageError{"invalid option " + quoted(option) +
                       (std::isdigit(option[1]) ? "; put -- before a board that begins so" : "")};
    }
    const OptionRow* const row = rows.at(code);
    std::string argument = optarg ? optarg : "";
    if (row->chooses == showing_help && !optarg && optind < argc) {
      for (const Topic& topic : topics) {  // --help TOPIC, by its whole name.
        if (topic.name == std::string(argv[optind])) argument = topic.name;
      }
    }
    if (row->chooses >= showing_help) return {{row, argument}};
    given[row] = argument;
  }
  files.assign(argv + optind, argv + argc);
  return given;
}

// Throws a UsageError unless each option has an effect with the command, which another option or a
// FILE has chosen.
inline void require_effects(const GivenOptions& given, Command command,
                            const std::string& chooser) {
  for (const auto& [row, argument] : given) {
    if (row->works_with & command) continue;
    std::vector<std::string> needed;
    for (const OptionRow& other : option_table) {
      if (other.chooses & row->works_with) needed.push_back(other.long_name());
    }
    throw UsageError{row->long_name() + " cannot be used with" +
                     (command == solving ? "out " + either(needed) : ' ' + chooser)};
  }
}

// The options in main()'s arguments. May throw a UsageError.
inline Options parse_options(int argc, char** argv) {
  Options options;
  const GivenOptions given = read_arguments(argc, argv, options.files);
  std::string chooser;
  for (const auto& [row, argument] : given) {
    try {
      row->set(options, argument);
    } catch (const std::invalid_argument& error) {
      throw UsageError{"invalid argument " + quoted(argument) + " for '" + row->long_name() +
                       "': " + error.what()};
    }
    if (row->chooses <= options.command) continue;
    options.command = row->chooses;
    chooser = row->long_name();
  }
  if (options.command == searching && options.searches.size() > 1) {
    options.command = comparing;
    chooser = "--algorithm=" + joined(names_of(options.searches), ",");
  }
  const std::string file = options.files.empty() ? "" : "FILE " + quoted(options.files[0]);
  if (options.command & printing_boards && file != "") {
    throw UsageError{file + " cannot be used with " + chooser};
  }
  require_effects(given, options.command, chooser);
  if (options.command == testing && file != "") {
    options.command = testing_on_files;
    require_effects(given, options.command, file);
  }
  return options;
}

// Calls the command. Returns false if something went wrong. May throw a WriteError, a FileError or
// a UsageError.
inline bool carry_out(const Options& options, const FileOpener& open_file, Output& output) {
  bool good = true;
  switch (options.command) {
    case solving: good = solve(options, open_file, output); break;
    case searching: good = search(options, open_file, output); break;
    case comparing: good = compare(options, open_file, output); break;
    case checking: good = check(options, open_file, output); break;
    case testing:
    case testing_on_files: good = test(options, open_file, output); break;
    case printing_random: print_random(options, output); break;
    case printing_all: print_all(options, output); break;
    case showing_help: output.print(help(options.topic)); break;
    case showing_version: output.print(version); break;
  }
  output.flush();
  return good && !output.has_lost_messages();
}

}  // namespace eight_puzzle
