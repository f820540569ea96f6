// Bytes to boards, whatever pieces they come in.
#include "text/reader.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/source.hpp"

using namespace eight_puzzle;

namespace {

struct Outcome {
  std::vector<State> boards;
  std::string error;  // Or "".
};

// What is read from a text that comes in pieces of `piece` bytes.
Outcome read_all(const std::string& text, std::size_t piece, const Format& format = formats[0]) {
  Outcome outcome;
  try {
    bool ended = false;
    const auto source = [&, inner = source_of(text, piece)](char* buffer,
                                                            std::size_t size) mutable {
      if (ended) FAIL("asked for more after the end: at a terminal, for a second Ctrl-D");
      const std::size_t count = inner(buffer, size);
      ended = count == 0;
      return count;
    };
    Reader in(source, format);
    State boards[16];
    while (const std::size_t count = in.read(boards, 8)) {
      outcome.boards.insert(outcome.boards.end(), boards, boards + count * format.boards_in_unit());
    }
  } catch (const InputError& error) {
    outcome.error = error.text;
  }
  return outcome;
}

}  // namespace

TEST_CASE("Boards are read wherever white space stands, and in pieces of any size", "[reader]") {
  const std::string text =
      GENERATE(as<std::string>{}, "2\n\n123\n4#5\n786\n\n123\n456\n87#\n\n",
               "2\r\n\r\n123\r\n4#5\r\n786\r\n\r\n123\r\n456\r\n87#", "2 1234x5786 12345687X",
               "\t2\n1 2 3\n4 0 5\v7\f8 6 1\n23456\n87 0", "2\n123\n4#5\n786\n123\n456\n87#",
               "0000000000000000002\n1234#578612345687#\n",
               "2,[1, 2, 3, 4, 0, 5, 7, 8, 6],[[1,2,3],[4,5,6],[8,7,0]]",
               "2 (1, 2, 3, 4, 0, 5, 7, 8, 6); {{1,2,3},{4,5,6},{8,7,0}}",
               "2\n| 1 | 2 | 3 |\n| 4 | 0 | 5 |\n| 7 | 8 | 6 |\n'1' \"2\" 3 456 87x");
  for (const std::size_t piece : {1u, 2u, 3u, 7u, 12u, 13u, 1000u}) {
    CAPTURE(text, piece);
    const Outcome outcome = read_all(text, piece);
    CHECK(outcome.boards ==
          std::vector<State>{reference::pack("1234#5786"), reference::pack("12345687#")});
    CHECK(outcome.error == "");
  }
}

TEST_CASE("Boards of many shapes in one input are read in order, an error after them in its place",
          "[reader]") {
  const std::string shapes[] = {
      "123\n4#5\n786\n\n",   "123\n456\n87#\n",           "12345#786\n",
      "123\n456\n7#8\n\n\n", "\r\n123\r\n456\r\n78#\r\n", "123 456,#78\n"};
  const std::string boards[] = {"1234#5786", "12345687#", "12345#786",
                                "1234567#8", "12345678#", "123456#78"};
  std::string text = "1000\n";
  std::vector<State> expected;
  for (int board = 0; board < 999; ++board) {
    const int shape =
        board % 150 < 100 ? board / 150 % 6 : board % 6;  // Runs of one, and a mixture.
    text += shapes[shape];
    expected.push_back(reference::pack(boards[shape]));
  }
  const auto lines_before = std::uint64_t(std::count(text.begin(), text.end(), '\n'));
  text += "123\n456\n779\n";
  for (const std::size_t piece : {1u, 13u, 100u, 5000u, 100000u}) {
    CAPTURE(piece);
    const auto [read, error] = read_all(text, piece);
    CHECK(read == expected);
    CHECK(error == std::to_string(lines_before + 3) + ":2: '7' appears twice in this board");
  }
}

TEST_CASE("Without a count boards are read until the end", "[reader]") {
  const auto [boards, error] =
      read_all("1 0 3\n4 2 5\n7 8 6\n\n3 6 0\n8 1 2\n7 4 5\n", 100, format_named("boj1525"));
  CHECK(boards == std::vector<State>{reference::pack("1#3425786"), reference::pack("36#812745")});
  CHECK(error == "");
  CHECK(read_all("", 100, format_named("boj1525")).boards.empty());
}

TEST_CASE("Every blank and a byte order mark are read in every format", "[reader]") {
  for (const Format& format : formats) {
    if (format.has_pairs() || format.grid.cells() != 9) continue;
    for (const char blank : {'#', '0', 'x', 'X', '.', '_', '-'}) {
      for (const std::size_t piece : {1u, 2u, 100u}) {
        CAPTURE(name_of(format), blank, piece);
        const std::string count = format.has_count() ? "1\n" : "";
        const auto [boards, error] =
            read_all("\xEF\xBB\xBF" + count + "1234" + blank + "5786", piece, format);
        CHECK(boards == std::vector<State>{reference::pack("1234#5786")});
        CHECK(error == "");
      }
    }
  }
}

TEST_CASE("Columns count from the end of a byte order mark, and a part of one is no mark",
          "[reader]") {
  for (const std::size_t piece : {1u, 100u}) {
    CHECK(read_all("\xEF\xBB\xBFx", piece).error ==
          "1:1: expected the number of boards, found 'x'");
    CHECK(read_all("\xEF\xBBx", piece).error ==
          "1:1: expected the number of boards, found '\\xef\\xbbx'");
  }
}

// The boards of each format as it writes them itself, with errors in and after them.
TEST_CASE("What a format writes is read in pieces of any size, and an error keeps its place",
          "[reader]") {
  for (const Format& format : formats) {
    const std::string board =
        board_text(format.grid, ordered(format.grid, 0), format.blank, format.layout);
    const auto lines = std::size_t(std::count(board.begin(), board.end(), '\n'));
    const std::string count = format.has_count() ? "1000\n" : "";
    std::string good = count;
    for (int i = 0; i < 100; ++i) good += board;
    std::string twice = board;  // The second symbol stands where the first does.
    const std::string symbols = "123456789" + std::string(blanks);
    const std::size_t first = board.find_first_of(symbols),
                      second = board.find_first_of(symbols, first + 1);
    twice[second] = board[first];
    const auto line_end = twice.rfind('\n', second);
    const std::size_t column = line_end == std::string::npos ? second + 1 : second - line_end;
    const std::size_t line =
        (count.empty() ? 1 : 2) + 100 * lines +
        std::size_t(std::count(twice.begin(), twice.begin() + long(second), '\n'));
    for (const std::size_t piece : {1u, 19u, 100000u}) {
      CAPTURE(name_of(format), piece);
      const auto [boards, error] = read_all(good + twice + good, piece, format);
      CHECK(boards == std::vector<State>(100, ordered(format.grid, 0)));
      CHECK(error == std::to_string(line) + ':' + std::to_string(column) +
                         ": the blank appears twice in this board");
    }
  }
}

TEST_CASE("Boards that are written alike are read at once, whatever the layout", "[reader]") {
  // What stands around the symbols of a board, and between two boards.
  struct Layout {
    std::string begin, between_symbols, between_rows, end, between_boards;
  };
  const Layout layouts[] = {{"", "", "\n", "\n\n", ""},
                            {"", "", "\n", "\n", ""},
                            {"", "", "\r\n", "\r\n\r\n", ""},
                            {"", "", "  \n", "  \n\n", ""},
                            {"", "", "", "", " "},
                            {"", " ", " ", "\n", ""},
                            {"[", ", ", "], [", "]", ",\n  "},
                            {"[[", ", ", "],\n   [", "]]", ", \n\n\n     "}};
  for (const Format& format : formats) {
    for (const auto& [begin, between_symbols, between_rows, end, between_boards] : layouts) {
      std::string text = format.has_count() ? "300\n" : "";
      std::vector<State> expected;
      for (std::size_t i = 0; i < 300 * format.boards_in_unit(); ++i) {
        expected.push_back(ordered(format.grid, int(i) % format.grid.cells()));
        text += board_text(format.grid, expected.back(), format.blank,
                           {begin.c_str(), between_symbols.c_str(), between_rows.c_str(),
                            (end + between_boards).c_str()});
        if (i % 3 == 1) text += '\n';
      }
      CAPTURE(name_of(format), text.substr(0, 40));
      Reader in(source_of(text), format);
      std::vector<State> states(expected.size());
      CHECK(in.read(states.data(), 256) == 1);  // The first is the pattern of those after it.
      State* const rest = states.data() + format.boards_in_unit();
      CHECK(in.read(rest, 256) == 256);
      CHECK(in.to_come().value_or(0) == (format.has_count() ? 43 : 0));
      CHECK(in.read(rest + 256 * format.boards_in_unit(), 256) == 43);
      CHECK(in.read(rest, 256) == 0);
      CHECK((states == expected));
    }
  }
}

TEST_CASE("A message names a pair, and the place of an error in its second board", "[reader]") {
  const Format hdu = format_named("hdu3567");
  const auto [boards, error] = read_all("2 12X453786 12345678X 564178X23", 7, hdu);
  CHECK(boards == std::vector<State>{reference::pack("12#453786"), reference::pack("12345678#")});
  CHECK(error == "1:32: end of input in pair 2 of 2, after 9 of its 18 symbols");
  CHECK(read_all("x", 7, hdu).error == "1:1: expected the number of pairs, found 'x'");
  CHECK(read_all("1 12X453786 12345678X y", 7, hdu).error == "1:23: 'y' after the last of 1 pair");
  const std::string pair = "12X453786\n12345678X\n";
  for (const std::size_t piece : {1u, 100u}) {
    const auto second = read_all("4\n" + pair + pair + "12X453786\n123456Y8X\n" + pair, piece, hdu);
    CHECK(second.boards.size() == 4);
    CHECK(second.error == "7:7: unexpected 'Y': a 3x3 board is written with 1-8 and 'X'");
  }
}

TEST_CASE("An error has the right line and column even beyond 64 KiB", "[reader]") {
  const std::string spaces(70000, ' '), expected = ": expected the number of boards, found 'x'";
  CHECK(read_all(spaces + "x", 100000).error == "1:70001" + expected);
  CHECK(read_all(spaces + "\n x", 100000).error == "2:2" + expected);
  std::string boards = "6000\n";
  for (int board = 0; board < 6000; ++board) boards += "123\n456\n78#\n";
  CHECK(read_all(boards + "x", 100000).error == "18002:1: 'x' after the last of 6000 boards");
}
