// Which options go together.
#include "command_line/modes.hpp"

#include <map>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/command_line.hpp"

using namespace eight_puzzle;

TEST_CASE("An option goes together with the modes in which it has an effect", "[modes]") {
  // An option that sets each mode, and those that each option goes together with.
  const std::map<std::string, std::string> modes = {{"fast", "--format=boj11112"},
                                                    {"search", "--algorithm=astar"},
                                                    {"compare", "--compare"},
                                                    {"check", "--check=mine"},
                                                    {"test", "--test=./mine"},
                                                    {"random", "--random=1"},
                                                    {"all", "--all"}};
  struct Case {
    std::string written, together;
  };
  // clang-format off
  const std::map<std::string, Case> cases = {
      {"--format", {"--format=boj1525", "fast search compare check test random all"}},
      {"--size", {"--size=3x3", "fast search compare check test random all"}},
      {"--goal", {"--goal=123456780", "fast search compare check test random all"}},
      {"--moves", {"--moves", "fast search check test"}},
      {"--boards", {"--boards", "fast search"}},
      {"--stats", {"--stats", "fast"}},
      {"--algorithm", {"--algorithm=misplaced", "fast search compare"}},
      {"--weight", {"--weight=2", "fast search compare"}},
      {"--ties", {"--ties=old", "fast search compare"}},
      {"--limit", {"--limit=9", "fast search compare"}},
      {"--trace", {"--trace", "fast search"}},
      {"--compare", {"--compare", "fast search compare"}},
      {"--csv", {"--csv", "compare"}},
      {"--random", {"--random=1", "fast random test"}},
      {"--all", {"--all", "fast all"}},
      {"--distance", {"--distance=3", "random all test"}},
      {"--unsolvable", {"--unsolvable", "random all test"}},
      {"--seed", {"--seed=1", "random test"}},
      {"--test", {"--test=true", "fast random test"}},
      {"--check", {"--check=mine", "fast check"}},
      {"--help", {"--help", "fast search compare check test random all"}},
      {"--version", {"--version", "fast search compare check test random all"}},
  };
  // clang-format on
  for (const OptionRow& row : option_table) {
    INFO(row.written() << ": say here with which modes it goes together");
    REQUIRE(cases.count(row.written()) == 1);
    const auto& [written, together] = cases.at(row.written());
    for (const auto& [mode, option] : modes) {
      CAPTURE(option);
      const std::string message = error_of({option, written}),
                        setting = option.substr(0, option.find('='));
      CHECK(error_of({written, option}) == message);
      CHECK((message == "") == (together.find(mode) != std::string::npos));
      CHECK((message == "" || message.find(" without ") != message.npos ||
             message == setting + " and " + row.written() + " do not go together" ||
             message == row.written() + " and " + setting + " do not go together"));
    }
  }
  // Any three of them: who adds an option that is asked for is not refused again.
  for (const auto& first : cases) {
    for (const auto& second : cases) {
      for (const auto& third : cases) {
        std::vector<std::string> arguments = {first.second.written, second.second.written,
                                              third.second.written};
        const std::string message = error_of(arguments);
        const std::size_t asked = message.find(" without ");
        for (const auto& [name, other] : cases) {
          if (asked == message.npos || message.find(name, asked) == message.npos) continue;
          CAPTURE(arguments, name);
          arguments.push_back(other.written);
          CHECK(error_of(arguments) == "");
          arguments.pop_back();
        }
      }
    }
  }
}

TEST_CASE("An option without effect names what it needs or does not go with", "[modes]") {
  struct Case {
    std::vector<std::string> arguments;
    std::string message;
  };
  // clang-format off
  for (const auto& [arguments, message] : std::vector<Case>{
      {{"-a", "astar,bfs"}, ""},
      {{"-maastar,bfs"}, "--compare and --moves do not go together"},
      {{"--csv", "-aastar"}, "--csv has no effect without --compare"},
      {{"--seed=3"}, "--seed has no effect without --random"},
      {{"--csv", "--random=1"}, "--random and --csv do not go together"},
      {{"--csv", "--moves"}, "--csv and --moves do not go together"},
      {{"--distance=3"}, "--distance has no effect without --random"},
      {{"--trace"}, ""},
      {{"--trace", "-c"}, "--compare and --trace do not go together"},
      {{"--trace", "-bmaastar"}, ""},
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
      {{"--test=./mine", "--random=9", "a"}, "--random and FILE 'a' do not go together"},
      {{"--test=./mine", "--distance=3", "a"}, "--distance and FILE 'a' do not go together"},
      {{"--test=./mine", "--unsolvable", "a"}, "--unsolvable and FILE 'a' do not go together"},
      {{"--test=./mine", "--seed=1", "a"}, "--seed and FILE 'a' do not go together"},
      {{"--seed=1", "a"}, "--seed and FILE 'a' do not go together"},
      {{"--all", "a"}, "--all and FILE 'a' do not go together"},
      {{"-r1", "judge\n.in"}, "--random and FILE 'judge\\x0a.in' do not go together"},
  }) {
    // clang-format on
    CAPTURE(arguments);
    CHECK(error_of(arguments) == message);
  }
  CHECK(parsed({"-a", "astar,bfs"}).mode == Mode::comparison);
  for (const std::string search : {"-w2", "--ties=old", "--limit=9", "-adfs"}) {
    CHECK(error_of({"--trace", search}) == "");
    CHECK(parsed({"--trace", search}).mode == Mode::search);
  }
  CHECK_THAT(error_of({"-ghdu", "-fhdu3567"}), StartsWith("invalid argument 'hdu' for '--goal'"));
}
