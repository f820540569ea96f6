// The command line: options in every notation, and what they set.
#include "command_line/options.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("Without arguments the options are those of BOJ 11112", "[options]") {
  const Options options = parsed({});
  CHECK(options.format.name == std::string("boj11112"));
  CHECK(options.command == solving);
  CHECK(size_text(options.format.grid) == "3x3");
  CHECK(options.format.goal == reference::pack("12345678#"));
  CHECK_FALSE(options.search.limit);
  CHECK(options.files.empty());
}

TEST_CASE("Options are read in every notation and the last one counts", "[options]") {
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
  CHECK(parsed({"-w1000"}).search.weight == 1000 * million);
  CHECK(parsed({"-w.1234565"}).search.weight == 123457);
  CHECK(parsed({"-r1", "--distance=3"}).boards.distances.value().most == 3);
  CHECK(parsed({"--all", "--distance=3-14"}).boards.distances.value().most == 14);
  CHECK(parsed({"-w1e2"}).search.weight == 100 * million);
  CHECK(parsed({"--limit", "0012"}).search.limit == 12);
  CHECK(parsed({"-s2x2", "-g", " [3,-]\n21"}).format.goal == reference::pack("3#21"));
  CHECK(parsed({"--check=-", "a"}).answers_path == "-");
  CHECK(parsed({"--check=mine", "-"}).files == std::vector<std::string>{"-"});
}

TEST_CASE("A format sets size and goal and only another size resets the goal", "[options]") {
  CHECK(parsed({"-fluogu1379"}).format.goal == reference::pack("1238#4765"));
  CHECK(parsed({"-fluogu1379", "-s3x3"}).format.goal == reference::pack("1238#4765"));
  CHECK(parsed({"-fluogu1379", "-s2x2"}).format.goal == reference::pack("123#"));
  CHECK(parsed({"-g123456780", "-fluogu1379"}).format.goal == reference::pack("12345678#"));
  CHECK(parsed({"-faoj0121", "-s4x2"}).format.goal == reference::pack("1234567#"));
  CHECK(size_text(parsed({"-fleetcode773"}).format.grid) == "2x3");
}

TEST_CASE("Options --help and --version take effect before anything else is checked", "[options]") {
  CHECK(parsed({"--help", "--foo"}).command == showing_help);
  CHECK(parsed({"--help"}).topic == "");
  CHECK(parsed({"-V", "formats"}).command == showing_version);
  CHECK(parsed({"--help=Formats"}).topic == "formats");
  CHECK(parsed({"-h", "test"}).topic == "test");
  CHECK(parsed({"--help=test", "a"}).topic == "test");
}

TEST_CASE("A long option may have a single dash", "[options]") {
  CHECK(parsed({"-check=ok", "in"}).answers_path == "ok");
  CHECK(parsed({"-test", "./mine"}).test_command == "./mine");
  CHECK_THAT(error_of({"-sizes"}), StartsWith("invalid argument 'izes' for '--size'"));
}
