// The command line: options in every notation, what they set, and with which commands they have an
// effect.
#include "command_line/option_table.hpp"

#include <map>

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"

using namespace eight_puzzle;

namespace {

// An argument for each option that needs one.
const std::map<std::string, std::string> arguments_of_options = {
    {"format", "uva652"}, {"size", "2x3"}, {"goal", "12345687#"}, {"test", "cat"},
    {"check", "mine"},    {"weight", "3"}, {"algorithm", "ids"},  {"ties", "old"},
    {"limit", "1"},       {"random", "9"}, {"distance", "3"},     {"seed", "2"},
};
// For each command, a command line. Each option that works with it changes what is printed.
const std::map<Command, std::string> command_lines = {
    {solving, ""},
    {searching, "--trace --algorithm=astar"},
    {comparing, "--compare --algorithm=astar,bfs"},
    {checking, "--check=mine"},
    {testing, "--test=true"},
    {testing_on_files, "--test=true in"},
    {printing_random, "--random=8"},
    {printing_all, "--all --distance=0-3"},
};

std::string written(const OptionRow& row) {
  const auto found = arguments_of_options.find(row.name);
  return row.long_name() + (found == arguments_of_options.end() ? "" : '=' + found->second);
}

// What a command line prints for two boards, without times. The second is the first with two tiles
// exchanged: 7 and 8, as in the goal above.
std::string said(const std::string& line) {
  const Run result = run(words_of(line), "2 2361475#8 2361485#7", "13\nimpossible\n");
  std::string text = result.printed + result.messages;
  for (std::size_t point; (point = text.find('.')) != text.npos;) {
    const std::size_t begin = text.find_last_not_of("0123456789", point - 1) + 1;
    text.erase(begin, text.find_first_not_of("0123456789", point + 1) - begin);
  }
  return text;
}

}  // namespace

TEST_CASE("An option goes together with the commands with which it has an effect",
          "[option_table]") {
  for (const auto& [command, line] : command_lines) {
    CHECK(parsed(words_of(line)).command == command);
    for (const OptionRow& row : option_table) {
      const std::string with_row = line + ' ' + written(row);
      CAPTURE(with_row);
      const std::string message = error_of(words_of(with_row));
      const bool is_refused = message.find(" cannot be used with") != message.npos;
      CHECK(is_refused != (message == ""));
      if (row.chooses > command || row.chooses >= showing_help) continue;  // Another command.
      CHECK(is_refused == ((row.works_with & command) == 0));
      const bool takes_seconds = (command & any_test) != 0;
      const bool is_chosen = line.find(row.long_name()) != line.npos;
      if (is_refused || takes_seconds || is_chosen) continue;
      CHECK(said(with_row) != said(line));
    }
  }
}

TEST_CASE("An option without effect names what it needs or does not go with", "[option_table]") {
  for (const auto& [arguments, message] :
       std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--csv"}, ""},
           {{"--trace", "-a", "astar,bfs"}, "--trace cannot be used with --algorithm=astar,bfs"},
           {{"--csv", "--moves"}, "--moves cannot be used with --csv"},
           {{"--distance=3"}, "--distance cannot be used without --test, --random or --all"},
           {{"--seed=3"}, "--seed cannot be used without --test or --random"},
           {{"--trace", "-bmaastar"}, ""},
           {{"-c", "-abfs,astar", "-w2", "--ties=new", "--csv"}, ""},
           {{"--test=./mine", "-r9", "--moves", "--distance=3", "--seed=1"}, ""},
           {{"--test=./mine", "--random=9", "a"}, "--random cannot be used with FILE 'a'"},
           {{"--test=./mine", "--seed=1", "a"}, "--seed cannot be used with FILE 'a'"},
           {{"--all", "a", "b"}, "FILE 'a' cannot be used with --all"},
           {{"-r1", "judge\n.in"}, "FILE 'judge\\x0a.in' cannot be used with --random"},
       }) {
    CAPTURE(arguments);
    CHECK(error_of(arguments) == message);
  }
  CHECK(parsed({"-a", "astar,bfs"}).command == comparing);
  for (const std::string search : {"-w2", "--ties=old", "--limit=9", "-adfs"}) {
    CHECK(parsed({"--trace", search}).command == searching);
  }
}

TEST_CASE("Options are read in every notation and the last one counts", "[option_table]") {
  for (const auto& arguments : std::vector<std::vector<std::string>>{{"--size=2x5", "a", "b"},
                                                                     {"-s2x5", "a", "b"},
                                                                     {"a", "b", "-s2x5"},
                                                                     {"-s3x3", "a", "-s2x5", "b"},
                                                                     {"-s2x5", "--", "a", "b"}}) {
    CAPTURE(arguments);
    const Options options = parsed(arguments);
    CHECK(size_text(options.format.grid) == "2x5");
    CHECK(options.format.goal == reference::pack("123456789#"));
    CHECK(options.files == std::vector<std::string>{"a", "b"});
  }
  CHECK(parsed({"--", "-m"}).files == std::vector<std::string>{"-m"});
  CHECK(parsed({"-w1000"}).settings.weight == 1000 * unit_weight);
  CHECK(parsed({"-w.1234565"}).settings.weight == 123457);
  CHECK(parsed({"-r1", "--distance=3"}).distances.value().most == 3);
  CHECK(parsed({"--all", "--distance=3-14"}).distances.value().most == 14);
  CHECK(parsed({"-w1e2"}).settings.weight == 100 * unit_weight);
  CHECK(parsed({"--limit", "0012"}).settings.limit == 12);
  CHECK(parsed({"-s2x2", "-g", " [3,-]\n21"}).format.goal == reference::pack("3#21"));
  CHECK(parsed({"--check=-", "a"}).answers_path == "-");
  CHECK(parsed({"--check=mine", "-"}).files == std::vector<std::string>{"-"});
}

TEST_CASE("A format sets size and goal and only another size resets the goal", "[option_table]") {
  CHECK(parsed({"-fluogu1379"}).format.goal == reference::pack("1238#4765"));
  CHECK(parsed({"-fluogu1379", "-s3x3"}).format.goal == reference::pack("1238#4765"));
  CHECK(parsed({"-fluogu1379", "-s2x2"}).format.goal == reference::pack("123#"));
  CHECK(parsed({"-g123456780", "-fluogu1379"}).format.goal == reference::pack("12345678#"));
  CHECK(parsed({"-faoj0121", "-s4x2"}).format.goal == reference::pack("1234567#"));
  CHECK(size_text(parsed({"-fleetcode773"}).format.grid) == "2x3");
}

TEST_CASE("Options --help and --version take effect before what follows them is checked",
          "[option_table]") {
  CHECK(parsed({"--help", "--foo"}).command == showing_help);
  CHECK(parsed({"--help"}).topic == "");
  CHECK(parsed({"-V", "formats"}).command == showing_version);
  CHECK(parsed({"--help=Formats"}).topic == "formats");
  CHECK(parsed({"-h", "test"}).topic == "test");
  CHECK(parsed({"--help", "-c"}).topic == "");
  CHECK(parsed({"--help=test", "a"}).topic == "test");
  CHECK(parsed({"--help=test", "formats"}).topic == "test");
  CHECK(parsed({"--help", "judge.in"}).topic == "");
}

TEST_CASE("Letters may share a dash and long options need two", "[option_table]") {
  const Options bundled = parsed({"-cs2x2", "in"});
  CHECK(bundled.command == comparing);
  CHECK(size_text(bundled.format.grid) == "2x2");
  CHECK_FALSE(bundled.prints_csv);
  CHECK(size_text(parsed({"-mbs", "3x2"}).format.grid) == "3x2");
  CHECK(parsed({"-bmh", "test"}).topic == "test");
  CHECK_THAT(error_of({"-sizes"}), StartsWith("invalid argument 'izes' for '--size'"));
  CHECK(parsed({"--che=ok", "in"}).answers_path == "ok");
}

TEST_CASE("A wrong argument is quoted with what was expected", "[option_table]") {
  const std::string digits = "expected a whole number of at most 19 digits",
                    weight = "expected a number from 0 to 1000",
                    search = "expected one of " + joined(names_of(all_searches)), far(20, '9');
  struct Case {
    std::string option, argument, expected;
  };
  for (const auto& [option, argument, expected] : std::vector<Case>{
           {"--size", "4x4", "expected one of 2x2, 2x3, 3x2, 2x4, 4x2, 3x3, 2x5, 5x2"},
           {"--algorithm", "best", search},
           {"--algorithm", "astar,", search},
           {"--random", "-1", digits},
           {"--limit", "1e5", digits},
           {"--limit", far, digits},
           {"--weight", "-1", weight},
           {"--weight", "", weight},
           {"--weight", "1.2.3", weight},
           {"--weight", "0x10", weight},
           {"--weight", " 2", weight},
           {"--weight", "1000.1", weight},
           {"--goal", "1234567", "1:8: end of input in board 1, after 7 of its 9 symbols"},
           {"--goal", "12345677#", "1:8: '7' appears twice in this board"},
           {"--distance", "-1", digits},
           {"--distance", "9-3", "expected A-B with A at most B"},
           {"--distance", "1-2-3", digits},
           {"--distance", far + 'x', digits},
           {"--ties", "fifo", "expected one of " + joined(names_of(tie_rules))},
           {"--test", "", "expected a shell command"},
           {"--help", "option", "expected one of formats, searches, columns, test"},
       }) {
    CHECK(error_of({option + '=' + argument}) ==
          "invalid argument '" + argument + "' for '" + option + "': " + expected);
  }
  CHECK_THAT(error_of({"-s2x5", "-g", "12345678"}), EndsWith("after 8 of its 10 symbols"));
  CHECK_THAT(error_of({"-fpoj1077", "-g", "12345679#"}),
             EndsWith("unexpected '9': a 3x3 board is written with 1-8 and 'x'"));
  CHECK_THAT(error_of({"-f1"}),
             StartsWith("invalid argument '1' for '--format': expected one of boj11112, "));
}

TEST_CASE("A name may be shortened to a part that no other row has", "[option_table]") {
  CHECK(parsed({"-f1525"}).format.name == std::string("boj1525"));
  CHECK(parsed({"-fLeet"}).format.name == std::string("leetcode773"));
  CHECK(parsed({"-alin"}).searches.at(0).name == std::string("linear"));
  CHECK(parsed({"-abfs"}).searches.at(0).name == std::string("bfs"));  // Not bibfs.
  CHECK(parsed({"-aastar"}).searches.at(0).name == std::string("astar"));
  CHECK(size_text(parsed({"-s5x"}).format.grid) == "5x2");
  CHECK(parsed({"--help=form"}).topic == "formats");
  CHECK(parsed({"-amis"}).searches.at(0).name == std::string("misplaced"));
  CHECK(parsed({"-aemis"}).searches.at(0).name == std::string("treemisplaced"));
  // A message on an ambiguous name lists what it may mean.
  CHECK(error_of({"-f", "boj1"}) ==
        "invalid argument 'boj1' for '--format': expected one of boj11112, boj1525");
  CHECK_THAT(error_of({"-s2x"}), EndsWith("expected one of 2x2, 2x3, 2x4, 2x5"));
  CHECK_THAT(error_of({"-sx2"}), EndsWith("expected one of 2x2, 3x2, 4x2, 5x2"));
  CHECK(error_of({"-abfs,spl"}) ==
        "invalid argument 'bfs,spl' for '--algorithm': expected one of misplaced, "
        "treemisplaced");
}

TEST_CASE("Only the letters and digits of a name count and case does not", "[option_table]") {
  CHECK(parsed({"-f", "BOJ 11112"}).format.name == std::string("boj11112"));
  CHECK(parsed({"-f", "alds1 13 b"}).format.name == std::string("alds1_13_b"));
  CHECK(error_of({"-f", "boj1525, alds1_13_b"}) != "");
  CHECK(error_of({"-f", ""}) != "");
}
