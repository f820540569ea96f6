// The line below an error message.
#include "command_line/hints.hpp"

#include <string>

#include "support/catch.hpp"
#include "support/command_line.hpp"

using namespace eight_puzzle;

TEST_CASE("A hint says how inputs begin, of boards or pairs, with or without a count", "[hints]") {
  const auto hint = [](const std::string& format) {
    return input_hint({"", true, "", false}, parsed({"-f", format}));
  };
  const std::string more = " Try 'eight-puzzle --help=formats'.";
  CHECK(hint("boj11112") == "Inputs of boj11112 begin with the number of boards." + more);
  CHECK(hint("hdu3567") == "Inputs of hdu3567 begin with the number of pairs." + more);
  CHECK(hint("poj1077") == "Inputs of poj1077 begin with a board." + more);
  CHECK(hint("lanqiao") == "Inputs of lanqiao begin with a pair." + more);
}

TEST_CASE("A blank that is missing comes first, then a board that stands for the count",
          "[hints]") {
  const Options options = parsed({});
  CHECK(input_hint({"", true, "123405786", true}, options) ==
        "Is the blank a space? Write it as any of #0xX._-.");
  CHECK(input_hint({"", true, "123405786", false}, options) ==
        "To solve one board: echo 1 '1234#5786' | eight-puzzle");
  CHECK_THAT(input_hint({"", true, "12345", false}, options),
             StartsWith("Inputs of boj11112 begin "));
}

TEST_CASE("The suggested command has the options that were given, but for --check", "[hints]") {
  CHECK(missing_file_hint("1230", parsed({"-s2x2", "-g3120", "-maastar", "--limit=9"})) ==
        "To solve one board: echo 1 '123#' | eight-puzzle --algorithm=astar --goal='312#' "
        "--limit=9 --moves --size=2x2");
  CHECK(missing_file_hint("123456780", parsed({"--check=mine"})) ==
        "To solve one board: echo 1 '12345678#' | eight-puzzle");
  CHECK(missing_file_hint("123456780", parsed({"--test=./mine"})) ==
        "To solve one board: echo 1 '12345678#' | eight-puzzle");
  CHECK_THAT(missing_file_hint("123456780", parsed({"-c", "-abfs, astar", "-w1.5"})),
             EndsWith(" --algorithm='bfs, astar' --compare --weight=1.5"));
  CHECK(missing_file_hint("1230", parsed({})) == "");
  CHECK(missing_file_hint("123456780", parsed({"-flanqiao"})) == "");
}

TEST_CASE("A hint names the topic of the help that tells more", "[hints]") {
  CHECK(help_hint("") == "Try 'eight-puzzle --help' for more information.");
  CHECK(help_hint("formats") == "Try 'eight-puzzle --help=formats'.");
  CHECK(one_board_hint(parsed({"-flanqiao"}).format) ==
        "If the program reads one pair, use --test or --random=1.");
}
