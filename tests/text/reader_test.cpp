// Bytes to boards, whatever pieces they come in.
#include "text/reader.hpp"

#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/slow_parser.hpp"

using namespace eight_puzzle;

namespace {

// What is wrong with a text.
std::string error_in(const std::string& text) {
  Reader in(source_of_text(text), formats[0]);
  Puzzle puzzles[256];
  try {
    while (in.read_some(puzzles, 256) > 0) {
    }
  } catch (const BadInput& error) {
    return error.text;
  }
  return "";
}

}  // namespace

// Of the fuzz target's corpus, and of what changes at random make of it.
TEST_CASE("The boards and errors of any text are those of a slow parser", "[reader]") {
  std::vector<std::string> inputs;
  const std::filesystem::path corpus = sources_path + std::string("/tests/fuzz/corpus");
  for (const auto& file : std::filesystem::directory_iterator(corpus)) {
    inputs.push_back(file_text(file.path()));
  }
  REQUIRE(inputs.size() > 20);
  std::sort(inputs.begin(), inputs.end());
  std::mt19937 random(11112);
  const std::string bytes = std::string(blanks) + "123456789\n\r ,[]/a\xef";
  for (std::size_t i = 0; i < 20000; ++i) {
    const std::string& chosen = inputs[i % inputs.size()];
    std::istringstream words(chosen.substr(0, chosen.find('\n')));
    std::string name, size, text = chosen.substr(chosen.find('\n') + 1);
    words >> name >> size;
    const std::size_t round = i / inputs.size();  // The first ones change only the pieces.
    if (round >= std::size(slow::piece_sizes)) {
      for (auto edits = random() % 3; edits > 0 && !text.empty(); --edits) {
        const std::size_t at = random() % text.size(), count = random() % 30;
        const auto kind = random() % 5;
        if (kind < 2) text[at] = bytes[random() % bytes.size()];
        if (kind == 2) text.erase(at, count);
        if (kind == 3) text.insert(at, text.substr(at, count));
        if (kind == 4 && text.size() < 300) {  // Boards of one layout, perhaps with an error.
          for (const std::string once = text; text.size() < 2000 && !once.empty();) text += once;
        }
      }
      name = formats[random() % 2 == 0 ? 0 : random() % std::size(formats)].name;
      size = random() % 3 != 0 ? "-" : sizes[random() % std::size(sizes)].name;
    }
    const std::size_t piece = slow::piece_sizes[round % std::size(slow::piece_sizes)];
    const std::string input = name + ' ' + size + ' ' + std::to_string(piece) + '\n' + text;
    const std::string difference = slow::difference(input);
    if (difference != "") FAIL(escaped(input) << '\n' << difference);
  }
}

TEST_CASE("Boards are read at once in any layout", "[reader]") {
  const Layout layouts[] = {{"", "", "\n", "\n\n"},
                            {"", "", "\n", "\n"},
                            {"", "", "\r\n", "\r\n\r\n"},
                            {"", "", "  \n", "  \n\n"},
                            {"", "", "", " "},
                            {"", " ", " ", "\n"},
                            {"[", ", ", "], [", "],\n  "},
                            {"[[", ", ", "],\n   [", "]], \n\n\n     "}};
  for (Format format : formats) {
    for (const Layout& layout : layouts) {
      std::string text = header_text(format, 300);
      format.layout = layout;
      Puzzles expected;
      for (int i = 0; i < 300; ++i) {
        const auto board = [&](int number) {
          return ordered(format.grid, number % format.grid.cells());
        };
        expected.push_back({board(i), format.has_pairs() ? board(i + 1) : format.goal});
        text += puzzle_text(format, expected.back());
        if (i % 3 == 1) text += '\n';
      }
      CAPTURE(format.name, text.substr(0, 40));
      Reader in(source_of_text(text), format);
      Puzzles puzzles(300);
      CHECK(in.read_some(puzzles.data(), 256) == 256);
      CHECK(in.read_some(puzzles.data() + 256, 256) == 44);
      CHECK(in.read_some(puzzles.data(), 256) == 0);
      CHECK(input_text(format, puzzles) == input_text(format, expected));
    }
  }
}

TEST_CASE("An error has the right line and column even beyond 64 KiB", "[reader]") {
  const std::string spaces(70000, ' '),
      expected = ": expected the number of boards, at most 19 digits, found 'x'";
  CHECK(error_in(spaces + "x") == "1:70001" + expected);
  CHECK(error_in(spaces + "\n x") == "2:2" + expected);
  std::string boards = "6000\n";
  for (int board = 0; board < 6000; ++board) boards += "123\n456\n78#\n";
  CHECK(error_in(boards + "x") == "18002:1: expected the end after 6,000 boards, found 'x'");
  boards[0] = '5';
  CHECK(error_in(boards) == "15002:1: expected the end after 5,000 boards, found '123'");
}

TEST_CASE("Line ends are counted in texts of any length", "[reader]") {
  for (const std::size_t size : {0u, 1u, 239u, 240u, 241u, 255u, 256u, 257u, 1000u}) {
    CAPTURE(size);
    CHECK(count_line_ends(std::string(size, '\n')) == size);
    CHECK(count_line_ends(std::string(size, '\n') + "x") == size);
    CHECK(count_line_ends(std::string(size, 'x')) == 0);
  }
}
