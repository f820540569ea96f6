// Numbers and bytes in messages.
#include "text/text.hpp"

#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("A number has one digit after the point", "[text]") {
  CHECK(tenths(0.04) == "0.0");
  CHECK(tenths(0.05) == "0.1");
  CHECK(tenths(1088.34) == "1,088.3");
}

TEST_CASE("Millionths are written in full without zeros at the end", "[text]") {
  CHECK(decimal(0) == "0");
  CHECK(decimal(1) == "0.000001");
  CHECK(decimal(1'500'000) == "1.5");
  CHECK(decimal(1000'000'000) == "1000");
  CHECK(decimal(55000'123'456) == "55000.123456");
}

TEST_CASE("A quotation is cut off only if that makes it shorter", "[text]") {
  CHECK(quoted("abcdef", 3) == "'abcdef'");
  CHECK(quoted("abcdefg", 3) == "'abc...'");
}

TEST_CASE("Bytes that are not printable ASCII are escaped", "[text]") {
  CHECK(escaped("a b~") == "a b~");
  CHECK(escaped(std::string("\0\x1b[\x7f\xc3\xa9\n", 7)) == "\\x00\\x1b[\\x7f\\xc3\\xa9\\x0a");
}

TEST_CASE("Of a long text its first five lines and its last ten are kept", "[text]") {
  const auto lines = [](int first, int last) {
    std::string text;
    for (int line = first; line <= last; ++line) text += std::to_string(line) + '\n';
    return text.substr(0, text.size() - 1);
  };
  for (const int size : {1, 5, 10, 14, 15})
    CHECK(first_and_last_lines(lines(1, size)) == lines(1, size));
  CHECK(first_and_last_lines(lines(1, 16) + "\n\n") ==
        lines(1, 5) + "\n(2 bytes left out)\n" + lines(7, 16));
  CHECK(first_and_last_lines(lines(1, 1000)) ==
        lines(1, 5) + "\n(3,842 bytes left out)\n" + lines(991, 1000));
  CHECK(first_and_last_lines("") == "");
  CHECK(first_and_last_lines(std::string(4000, 'y')) == std::string(4000, 'y'));
  CHECK(first_and_last_lines(std::string(3000, 'x') + std::string(2000, 'y')) ==
        std::string(2000, 'x') + "\n(1,000 bytes left out)\n" + std::string(2000, 'y'));
}
