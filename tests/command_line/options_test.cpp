// The command line: every option and the rules between them.
#include "command_line/options.hpp"

#include <cmath>
#include <map>
#include <sstream>

#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

// The message of the error, or "" if there is none.
std::string error_of(const std::vector<std::string>& arguments) {
  try {
    parsed(arguments);
    return "";
  } catch (const UsageError& wrong) {
    return wrong.text.value();
  }
}

}  // namespace

TEST_CASE("Without arguments the options are the judge's", "[options]") {
  const Options options = parsed({});
  CHECK(name_of(options.format) == "boj11112");
  CHECK(options.mode == Mode::distances);
  CHECK(name_of(options.format.grid) == "3x3");
  CHECK(options.goal == reference::pack("12345678#"));
  CHECK(options.limit == UINT64_MAX);
  CHECK(options.files == std::vector<std::string>{"-"});
}

TEST_CASE("Options are read in every notation, the last one counts", "[options]") {
  for (const auto& arguments : std::vector<std::vector<std::string>>{{"--size=2x5", "a", "b"},
                                                                     {"--size", "2x5", "a", "b"},
                                                                     {"-s2x5", "a", "b"},
                                                                     {"-s", "2x5", "a", "b"},
                                                                     {"a", "-ms", "2x5", "b"},
                                                                     {"--siz=2x5", "a", "b"},
                                                                     {"a", "b", "-s2x5"},
                                                                     {"-s3x3", "a", "-s2x5", "b"},
                                                                     {"-s2x5", "--", "a", "b"}}) {
    CAPTURE(arguments);
    const Options options = parsed(arguments);
    CHECK(name_of(options.format.grid) == "2x5");
    CHECK(options.goal == reference::pack("123456789#"));
    CHECK(options.files == std::vector<std::string>{"a", "b"});
  }
  CHECK(parsed({"--", "-m"}).files == std::vector<std::string>{"-m"});
  CHECK(parsed({"-w", "2", "-w.5"}).weight == 0.5);
  CHECK(parsed({"-w1000"}).weight == 1000);
  CHECK(parsed({"-w.1234565"}).weight == 0.123457);
  CHECK_FALSE(std::signbit(parsed({"-w-0"}).weight));
  CHECK(parsed({"-r1", "--distance=3"}).distances.value().most == 3);
  CHECK(parsed({"--all", "--distance=3-14"}).distances.value().least == 3);
  CHECK(parsed({"--all", "--distance=3-14"}).distances.value().most == 14);
  CHECK(parsed({"-w1e2"}).weight == 100);
  CHECK(parsed({"--limit", "0012"}).limit == 12);
  CHECK(parsed({"-s2x2", "-g", " [3,-]\n21"}).goal == reference::pack("3#21"));
  CHECK(parsed({"--check=mine"}).answers_path == "mine");
  CHECK(parsed({"--check=-", "a"}).answers_path == "-");
  CHECK(parsed({"--check=mine", "-"}).files == std::vector<std::string>{"-"});
}

TEST_CASE("Wrong arguments are named with what was expected", "[options]") {
  std::vector<std::string> names;
  for (const Algorithm& algorithm : algorithms) names.push_back(algorithm.name);
  const std::string digits = "expected a whole number of at most 19 digits";
  const std::string distances = "expected a number of moves, or A-B with A at most B";
  const std::string weights = "expected a number from 0 to 1000";
  struct Case {
    std::vector<std::string> arguments;
    std::string message;
  };
  for (const auto& [arguments, message] : std::vector<Case>{
           {{"--size=4x4"},
            "invalid argument '4x4' for '--size': expected one of 2x2, 2x3, 3x2, 2x4, 4x2, 3x3, "
            "2x5, 5x2"},
           {{"-abest"},
            "invalid argument 'best' for '--algorithm': expected one of " + listed(names)},
           {{"-ca", "astar,best"},
            "invalid argument 'best' for '--algorithm': expected one of " + listed(names)},
           {{"-ca", "astar,"},
            "invalid argument '' for '--algorithm': expected one of " + listed(names)},
           {{"-a", "astar,bfs"}, "--algorithm=astar,bfs has no effect without --compare"},
           {{"--csv"}, "--csv has no effect without --compare"},
           {{"--random=-1"}, "invalid argument '-1' for '--random': " + digits},
           {{"--seed", "x", "-r1"}, "invalid argument 'x' for '--seed': " + digits},
           {{"--limit="}, "invalid argument '' for '--limit': " + digits},
           {{"--limit=1e5"}, "invalid argument '1e5' for '--limit': " + digits},
           {{"--limit=12345678901234567890"},
            "invalid argument '12345678901234567890' for '--limit': " + digits},
           {{"-w-1"}, "invalid argument '-1' for '--weight': " + weights},
           {{"-w", "nan"}, "invalid argument 'nan' for '--weight': " + weights},
           {{"--weight="}, "invalid argument '' for '--weight': " + weights},
           {{"-w", "1e4"}, "invalid argument '1e4' for '--weight': " + weights},
           {{"-w", "1.2.3"}, "invalid argument '1.2.3' for '--weight': " + weights},
           {{"-w", "0x10"}, "invalid argument '0x10' for '--weight': " + weights},
           {{"-w", " 2"}, "invalid argument ' 2' for '--weight': " + weights},
           {{"-w", "."}, "invalid argument '.' for '--weight': " + weights},
           {{"-w1000.1"}, "invalid argument '1000.1' for '--weight': " + weights},
           {{"-g", "12345678"},
            "invalid argument '12345678' for '--goal': a 3x3 board has 9 symbols"},
           {{"-g", "12345678#1"},
            "invalid argument '12345678#1' for '--goal': '1' appears twice in this board"},
           {{"-g", ""}, "invalid argument '' for '--goal': a 3x3 board has 9 symbols"},
           {{"-g", "12345679#"},
            "invalid argument '12345679#' for '--goal': unexpected '9': a 3x3 board is written "
            "with 1-8 and '#'"},
           {{"-g", "12345677#"},
            "invalid argument '12345677#' for '--goal': '7' appears twice in this board"},
           {{"-g", "1#345678x"},
            "invalid argument '1#345678x' for '--goal': the blank appears twice in this board"},
           {{"--distance=-1", "-r1"}, "invalid argument '-1' for '--distance': " + distances},
           {{"--distance=9-3", "-r1"}, "invalid argument '9-3' for '--distance': " + distances},
           {{"--distance=9-", "-r1"}, "invalid argument '9-' for '--distance': " + distances},
           {{"--distance=1-2-3", "-r1"}, "invalid argument '1-2-3' for '--distance': " + distances},
           {{"--distance=x-y", "--all"}, "invalid argument 'x-y' for '--distance': " + distances},
           {{"--distance=", "--all"}, "invalid argument '' for '--distance': " + distances},
           {{"--seed=3"}, "--seed has no effect without --random"},
           {{"--distance=3"}, "--distance has no effect without --random or --all"},
           {{"--unsolvable"}, "--unsolvable has no effect without --random or --all"},
           {{"--seed=3", "--all"}, "--seed has no effect without --random"},
           {{"--trace"}, "--trace has no effect without --algorithm, --weight, --ties or --limit"},
           {{"--ties=fifo"},
            "invalid argument 'fifo' for '--ties': expected one of deep, shallow, new, old"},
           {{"-abfs", "--ties=old"}, "--algorithm=bfs and --ties do not go together"},
           {{"-aidastar", "--ties=old"}, "--algorithm=idastar and --ties do not go together"},
           {{"--check=-"}, "--check=- and standard input as FILE do not go together"},
           {{"--check=-", "a", "-"}, "--check=- and standard input as FILE do not go together"},
           {{"--help=option"},
            "invalid argument 'option' for '--help': expected one of formats, searches, columns"},
       }) {
    CAPTURE(arguments);
    CHECK(error_of(arguments) == message);
  }
  CHECK_THAT(error_of({"-fpoj1077", "-g", "12345679#"}),
             EndsWith("unexpected '9': a 3x3 board is written with 1-8 and 'x'"));
  CHECK_THAT(error_of({"-f1"}),
             StartsWith("invalid argument '1' for '--format': expected one of boj11112, "));
}

TEST_CASE("Every two options go together, or a usage error names both", "[options]") {
  // What an option is written as, and what it does not go together with.
  struct Case {
    std::string written, conflicts;
  };
  const std::map<std::string, Case> cases = {
      {"--format", {"--format=boj1525", ""}},
      {"--size", {"--size=2x3", ""}},
      {"--goal", {"--goal=123456780", ""}},
      {"--moves", {"--moves", "--compare --random --all"}},
      {"--boards", {"--boards", "--compare --random --all --check"}},
      {"--stats", {"--stats", "--random --all"}},
      {"--algorithm", {"--algorithm=misplaced", "--random --all --check"}},
      {"--weight", {"--weight=2", "--random --all --check"}},
      {"--ties", {"--ties=old", "--random --all --check"}},
      {"--trace", {"--trace", "--compare --random --all --check"}},
      {"--compare", {"--compare", "--moves --boards --trace --random --all --check"}},
      {"--limit", {"--limit=9", "--random --all --check"}},
      {"--check",
       {"--check=mine",
        "--boards --algorithm --weight --ties --trace --compare --limit --random --all"}},
      {"--random",
       {"--random=1",
        "--moves --boards --stats --algorithm --weight --ties --trace --compare --limit --check "
        "--all"}},
      {"--all",
       {"--all",
        "--moves --boards --stats --algorithm --weight --ties --trace --compare --limit --check "
        "--random"}},
  };
  const std::string elsewhere = " --csv --distance --seed --unsolvable --help --version ";
  for (const option& row : option_table) {
    if (row.name == nullptr) continue;
    INFO("--" << row.name << ": say here with which options it goes together");
    const std::string name = std::string("--") + row.name;
    CHECK(cases.count(name) + (elsewhere.find(' ' + name + ' ') != elsewhere.npos) == 1);
  }
  for (const auto& [name, option] : cases) {
    CAPTURE(name);
    const bool needs_search = name == "--trace";
    CHECK((error_of({option.written}) == "") != needs_search);
    for (const auto& [other_name, other] : cases) {
      CAPTURE(other_name);
      if (name + other_name == "--goal--size" || name + other_name == "--size--goal") continue;
      std::vector<std::string> both_options = {option.written, other.written};
      const bool is_trace = name == "--trace" || other_name == "--trace";
      const bool conflict = option.conflicts.find(other_name) != std::string::npos;
      if (is_trace && !conflict) both_options.push_back("--algorithm=astar");
      const std::string message = error_of(both_options);
      if (!conflict) {
        CHECK(message == "");
      } else {
        const std::string both = name + " and " + other_name,
                          reversed = other_name + " and " + name;
        CHECK((message == both + " do not go together" ||
               message == reversed + " do not go together"));
      }
    }
    const bool with_random = option.conflicts.find("--random") == std::string::npos;
    CHECK((error_of({option.written, "--random=1", "--seed=1"}) == "") == with_random);
  }
  CHECK(error_of({"--algorithm=bfs", "--weight=2"}) ==
        "--algorithm=bfs and --weight do not go together");
  CHECK(error_of({"-a", "dfs", "-w2", "-aastar"}) == "");
  CHECK(error_of({"-c", "-abfs,dfs", "-w2"}) ==
        "--algorithm=bfs,dfs and --weight do not go together");
  CHECK(error_of({"-c", "-abfs,astar", "-w2", "--ties=new", "--csv"}) == "");
  for (const std::string search : {"-w2", "--ties=old", "--limit=9", "-adfs"}) {
    CHECK(error_of({"--trace", search}) == "");
    CHECK(parsed({"--trace", search}).mode == Mode::search);
  }
  CHECK_THAT(error_of({"-ghdu", "-fhdu3567"}), StartsWith("invalid argument 'hdu' for '--goal'"));
  for (const auto& arguments : std::vector<std::vector<std::string>>{{}, {"-r1"}}) {
    auto both = arguments;
    both.insert(both.end(), {"-fhdu3567", "-g12345678#"});
    CHECK(error_of(both) == "--goal and --format=hdu3567 do not go together");
  }
  CHECK(error_of({"--all", "a"}) == "--all and 'a' do not go together");
  CHECK(error_of({"-r1", "judge\n.in"}) == "--random and 'judge\\x0a.in' do not go together");
}

TEST_CASE("A name may be shortened to its beginning or any part that no other row has",
          "[options]") {
  CHECK(name_of(parsed({"-f1525"}).format) == "boj1525");
  CHECK(name_of(parsed({"-fLeet"}).format) == "leetcode773");
  CHECK(name_of(parsed({"-falds"}).format) == "boj1525");
  CHECK(name_of(parsed({"-f179"}).format) == "poj1077");
  CHECK(parsed({"-amis"}).searches.at(0).name == std::string("misplaced"));
  CHECK(parsed({"-abf"}).searches.at(0).name == std::string("bfs"));  // Not bibfs.
  CHECK(parsed({"-aastar"}).searches.at(0).name == std::string("astar"));
  CHECK(parsed({"--ties=sh"}).rule.name == std::string("shallow"));
  CHECK(name_of(parsed({"-s5x"}).format.grid) == "5x2");
  CHECK(parsed({"--help=form"}).topic == "formats");
  for (const std::string ambiguous : {"boj1", "1", "acwing", "j"}) {
    CAPTURE(ambiguous);
    CHECK_THAT(error_of({"-f", ambiguous}), ContainsSubstring("': expected one of boj11112, "));
  }
  CHECK_THAT(error_of({"-s2"}), StartsWith("invalid argument '2' for '--size': "));
}

TEST_CASE("A format answers to each of its names, in upper or lower case", "[options]") {
  std::istringstream names(
      "BOJ11112 boj1525 AcWing845 ALDS1_13_b poj1077 hdu1043 ZOJ1217 acwing179");
  for (std::string name; names >> name;) {
    CAPTURE(name);
    CHECK(error_of({"-f", name}) == "");
  }
  CHECK(name_of(parsed({"-fALDS1_13_b"}).format) == "boj1525");
  CHECK(error_of({"-f", "boj1525 alds1_13_b"}) != "");
  CHECK(error_of({"-f", "boj1525, alds1_13_b"}) != "");
  CHECK(error_of({"-f", ""}) != "");
}

TEST_CASE("A format sets size and goal, and only another size resets the goal", "[options]") {
  CHECK(parsed({"-fluogu1379"}).goal == reference::pack("1238#4765"));
  CHECK(parsed({"-fluogu1379", "-s3x3"}).goal == reference::pack("1238#4765"));
  CHECK(parsed({"-fluogu1379", "-s2x2"}).goal == reference::pack("123#"));
  CHECK(parsed({"-g123456780", "-fluogu1379"}).goal == reference::pack("12345678#"));
  CHECK(name_of(parsed({"-fleetcode773"}).format.grid) == "2x3");
}

TEST_CASE("A comparison has a limit of its own unless one is given", "[options]") {
  CHECK(parsed({"-c"}).limit == 20000000);
  CHECK(parsed({"--limit=7", "-c"}).limit == 7);
  CHECK(parsed({"-abfs"}).limit == UINT64_MAX);
}

TEST_CASE("Option --boards drops the lines between the answers of a format", "[options]") {
  CHECK(parsed({"-fuva652"}).format.answer == Answer::gapped);
  CHECK(parsed({"-fuva652", "-b"}).format.answer == Answer::path);
  CHECK(parsed({"-fuva652", "-bm"}).format.answer == Answer::distance_and_path);
}

TEST_CASE("Help and version are found before anything else is checked", "[options]") {
  CHECK(parsed({"--help", "--foo"}).mode == Mode::help);
  CHECK(parsed({"--help"}).topic == "");
  CHECK(parsed({"-h", "formats"}).topic == "");
  CHECK(parsed({"--help=Formats"}).topic == "formats");
  CHECK(parsed({"-r1", "--stats", "-mV"}).mode == Mode::version);
}
