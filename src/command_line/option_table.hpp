// The options: with which commands each has an effect, and what its argument sets.
#pragma once

#include <getopt.h>

#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "command_line/help.hpp"
#include "commands/generate.hpp"
#include "commands/search.hpp"
#include "text/formats.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

// What the program does. A set of commands has a bit for each.
enum Command : unsigned {
  solving = 1,
  searching = 2,
  comparing = 4,
  checking = 8,
  testing = 16,
  printing_random = 32,
  printing_all = 64,
  showing_help = 128,
  showing_version = 256,
};
constexpr unsigned generating = printing_random | printing_all, any_command = ~0u;

// What the command line says.
struct Options {
  Command command = solving;
  std::vector<std::string> files;
  Format format = formats[0];
  bool has_summary = false, is_csv = false;
  SearchSettings search;
  BoardSettings boards;
  std::string answers_path;  // Of the answers to check.
  std::string test_command;  // Of the program to test.
  std::string topic;         // Of the help.
};

struct OptionRow {
  const char* name;
  int argument;       // As getopt_long has it.
  char letter;        // 0: none.
  unsigned commands;  // Those with which it has an effect.
  // Takes the argument, "" if there is none. May throw a WrongArgument.
  void (*set)(Options& options, const std::string& argument);
  Command command = solving;  // If several options choose another one, the last in this table wins.

  std::string written() const { return std::string("--") + name; }
};

// In the order in which they are set: another size keeps the format's judge, a goal needs the size.
inline constexpr OptionRow option_table[] = {
    {"format", required_argument, 'f', any_command,
     [](Options& to, const std::string& name) { to.format = row_named(name, formats); }},
    {"size", required_argument, 's', any_command,
     [](Options& to, const std::string& name) { to.format.resize(row_named(name, sizes).grid); }},
    {"goal", required_argument, 'g', any_command,
     [](Options& to, const std::string& board) { to.format.goal = goal_of(board, to.format); }},
    {"moves", no_argument, 'm', solving | searching | checking | testing,
     [](Options& to, const std::string&) { to.format.answer = Answer::distance_and_path; }},
    {"boards", no_argument, 'b', solving | searching,
     [](Options& to, const std::string&) { to.format.has_drawings = true; }},
    {"stats", no_argument, 0, solving,
     [](Options& to, const std::string&) { to.has_summary = true; }},
    {"algorithm", required_argument, 'a', searching | comparing,
     [](Options& to, const std::string& list) { to.search.algorithms = searches_of(list); },
     searching},
    {"weight", required_argument, 'w', searching | comparing,
     [](Options& to, const std::string& number) { to.search.weight = weight_of(number); },
     searching},
    {"ties", required_argument, 0, searching | comparing,
     [](Options& to, const std::string& name) { to.search.rule = row_named(name, ties); },
     searching},
    {"limit", required_argument, 0, searching | comparing,
     [](Options& to, const std::string& number) { to.search.limit = number_of(number); },
     searching},
    {"trace", no_argument, 0, searching,
     [](Options& to, const std::string&) { to.search.has_trace = true; }, searching},
    {"compare", no_argument, 'c', comparing, [](Options&, const std::string&) {}, comparing},
    {"csv", no_argument, 0, comparing, [](Options& to, const std::string&) { to.is_csv = true; }},
    {"random", required_argument, 'r', printing_random | testing,
     [](Options& to, const std::string& number) { to.boards.count = number_of(number); },
     printing_random},
    {"all", no_argument, 0, printing_all, [](Options&, const std::string&) {}, printing_all},
    {"distance", required_argument, 0, generating | testing,
     [](Options& to, const std::string& range) { to.boards.distances = distances_of(range); }},
    {"unsolvable", no_argument, 0, generating | testing,
     [](Options& to, const std::string&) { to.boards.has_unsolvable = true; }},
    {"seed", required_argument, 0, printing_random | testing,
     [](Options& to, const std::string& number) { to.boards.seed = number_of(number); }},
    {"test", required_argument, 0, testing,
     [](Options& to, const std::string& command) { to.test_command = command; }, testing},
    {"check", required_argument, 0, checking,
     [](Options& to, const std::string& path) { to.answers_path = path; }, checking},
    {"help", optional_argument, 'h', any_command,
     [](Options& to, const std::string& topic) {
       if (!topic.empty()) to.topic = row_named(topic, topics).name;
     },
     showing_help},
    {"version", no_argument, 'V', any_command, [](Options&, const std::string&) {},
     showing_version},
};

}  // namespace eight_puzzle
