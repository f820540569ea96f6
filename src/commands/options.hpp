// What the program is to do: a command, its FILEs and its settings.
#pragma once

#include <optional>
#include <string>

#include "text/formats.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// The values are bits, so that a number holds a set of commands. If options choose several, the
// last of these counts.
enum Command : unsigned {
  solving = 1,  // If no option chooses a command.
  searching = 2,
  comparing = 4,
  printing_random = 8,
  printing_all = 16,
  checking = 32,
  testing = 64,            // On random boards.
  testing_on_files = 128,  // As testing, if FILEs are given.
  showing_help = 256,
  showing_version = 512,
};

inline constexpr Command no_command{};

// The default limit of --compare. On 3x3 it suffices for ids up to 26 moves and, with W = 1, for
// all boards with the other default searches.
inline constexpr std::uint64_t compare_limit = 20'000'000;

struct Options {
  Command command = solving;
  std::vector<std::string> files;  // None: standard input or, for --test, random boards.
  Format format = formats[0];
  bool draws_boards = false;  // Also says why a board has no solution.
  bool prints_stats = false;

  // What searches do.
  std::vector<Search> searches;  // None: the default ones of the command.
  SearchSettings settings;
  bool prints_trace = false, prints_csv = false;

  // Which boards to print, or to test a program with.
  std::optional<std::uint64_t> random_count;  // How many random boards.
  std::optional<DistanceRange> distances;
  bool with_unsolvable = false;
  std::uint64_t seed = 1;

  std::string answers_path;   // The file of answers to check.
  std::string shell_command;  // The shell command that runs the program to test.
  std::string topic;          // The topic of the help, or "".

  // Whether the answers tell that a board is impossible, but not why.
  bool answers_without_reasons() const {
    return !draws_boards && command <= comparing && (command != comparing || prints_csv);
  }
};

// A wrong option, and what is wrong with it.
struct UsageError {
  std::string text;
};

}  // namespace eight_puzzle
