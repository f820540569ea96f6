// Which options go together.
#include "command_line/modes.hpp"

#include <map>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/command_line.hpp"

using namespace eight_puzzle;

TEST_CASE("Every two options go together or a usage error names both", "[modes]") {
  // What an option is written as, and what it does not go together with.
  struct Case {
    std::string written, conflicts;
  };
  // clang-format off
  const std::map<std::string, Case> cases = {
      {"--format", {"--format=boj1525", ""}},
      {"--size", {"--size=2x3", ""}},
      {"--goal", {"--goal=123456780", ""}},
      {"--moves", {"--moves", "--compare --random --all"}},
      {"--boards", {"--boards", "--compare --random --all --check --test"}},
      {"--stats", {"--stats", "--random --all --test"}},
      {"--algorithm", {"--algorithm=misplaced", "--random --all --check --test"}},
      {"--weight", {"--weight=2", "--random --all --check --test"}},
      {"--ties", {"--ties=old", "--random --all --check --test"}},
      {"--compare", {"--compare", "--moves --boards --random --all --check --test"}},
      {"--limit", {"--limit=9", "--random --all --check --test"}},
      {"--check", {"--check=mine", "--boards --algorithm --weight --ties --compare --limit --random --all --test"}},
      {"--test", {"--test=./mine", "--boards --stats --algorithm --weight --ties --compare --limit --check --all"}},
      {"--random", {"--random=1", "--moves --boards --stats --algorithm --weight --ties --compare --limit --check --all"}},
      {"--all", {"--all", "--moves --boards --stats --algorithm --weight --ties --compare --limit --check --random --test"}},
  };
  // clang-format on
  const std::string elsewhere = " --trace --csv --distance --seed --unsolvable --help --version ";
  for (const OptionRow& row : option_table) {
    INFO("--" << row.name << ": say here with which options it goes together");
    const std::string name = std::string("--") + row.name;
    CHECK(cases.count(name) + (elsewhere.find(' ' + name + ' ') != elsewhere.npos) == 1);
  }
  for (const auto& [name, option] : cases) {
    CAPTURE(name);
    CHECK(error_of({option.written}) == "");
    for (const auto& [other_name, other] : cases) {
      CAPTURE(other_name);
      if (name + other_name == "--goal--size" || name + other_name == "--size--goal") continue;
      const bool conflict = option.conflicts.find(other_name) != std::string::npos;
      const std::string message = error_of({option.written, other.written});
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
}

TEST_CASE("An option without effect names what it needs or does not go with", "[modes]") {
  struct Case {
    std::vector<std::string> arguments;
    std::string message;
  };
  // clang-format off
  for (const auto& [arguments, message] : std::vector<Case>{
      {{"-a", "astar,bfs"}, "--algorithm=astar,bfs has no effect without --compare"},
      {{"--csv"}, "--csv has no effect without --compare"},
      {{"--seed=3"}, "--seed has no effect without --random or --test"},
      {{"--csv", "--random=1"}, "--csv has no effect without --compare"},
      {{"--distance=3"}, "--distance has no effect without --random, --all or --test"},
      {{"--unsolvable"}, "--unsolvable has no effect without --random, --all or --test"},
      {{"--seed=3", "--all"}, "--seed has no effect without --random or --test"},
      {{"--trace"}, "--trace has no effect without --algorithm, --weight, --ties or --limit"},
      {{"--trace", "-c"}, "--trace has no effect without --algorithm, --weight, --ties or --limit"},
      {{"--trace", "-c", "-aastar"}, "--compare and --trace do not go together"},
      {{"--trace", "-bmaastar", "--stats"}, ""},
      {{"-abfs", "-w2"}, "--algorithm=bfs and --weight do not go together"},
      {{"-a", "dfs", "-w2", "-aastar"}, ""},
      {{"-c", "-abfs,dfs", "-w2"}, "--algorithm=bfs,dfs and --weight do not go together"},
      {{"-c", "-abfs,astar", "-w2", "--ties=new", "--csv"}, ""},
      {{"-abfs", "--ties=old"}, "--algorithm=bfs and --ties do not go together"},
      {{"-aidastar", "--ties=old"}, "--algorithm=idastar and --ties do not go together"},
      {{"--check=-"}, "--check=- and standard input as FILE do not go together"},
      {{"--check=-", "a", "-"}, "--check=- and standard input as FILE do not go together"},
      {{"-fhdu3567", "-g12345678#"}, "--goal and --format=hdu3567 do not go together"},
      {{"-r1", "-fhdu3567", "-g12345678#"}, "--goal and --format=hdu3567 do not go together"},
      {{"--test=./mine", "-r9", "--moves", "--distance=3", "--seed=1"}, ""},
      {{"--test=./mine", "--random=9", "a"}, "--random and 'a' do not go together"},
      {{"--test=./mine", "--distance=3", "a"}, "--distance and 'a' do not go together"},
      {{"--test=./mine", "--unsolvable", "a"}, "--unsolvable and 'a' do not go together"},
      {{"--test=./mine", "--seed=1", "a"}, "--seed and 'a' do not go together"},
      {{"--all", "a"}, "--all and 'a' do not go together"},
      {{"-r1", "judge\n.in"}, "--random and 'judge\\x0a.in' do not go together"},
  }) {
    // clang-format on
    CAPTURE(arguments);
    CHECK(error_of(arguments) == message);
  }
  for (const std::string search : {"-w2", "--ties=old", "--limit=9", "-adfs"}) {
    CHECK(error_of({"--trace", search}) == "");
    CHECK(parsed({"--trace", search}).mode == Mode::search);
  }
  CHECK_THAT(error_of({"-ghdu", "-fhdu3567"}), StartsWith("invalid argument 'hdu' for '--goal'"));
}
