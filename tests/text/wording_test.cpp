// Numbers and bytes in messages.
#include "text/wording.hpp"

#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("A number has one digit after the point", "[wording]") {
  CHECK(with_one_decimal(0.04) == "0.0");
  CHECK(with_one_decimal(0.05) == "0.1");
  CHECK(with_one_decimal(1088.34) == "1,088.3");
}

TEST_CASE("Millionths are written in full without zeros at the end", "[wording]") {
  CHECK(decimal(0) == "0");
  CHECK(decimal(1) == "0.000001");
  CHECK(decimal(1'500'000) == "1.5");
  CHECK(decimal(1000'000'000) == "1000");
  CHECK(decimal(55000'123'456) == "55000.123456");
}

TEST_CASE("A quotation is cut off only if that makes it shorter", "[wording]") {
  CHECK(quoted("abcdef", 3) == "'abcdef'");
  CHECK(quoted("abcdefg", 3) == "'abc...'");
}

TEST_CASE("Bytes that are not printable ASCII are escaped", "[wording]") {
  CHECK(escaped("a b~") == "a b~");
  CHECK(escaped(std::string("\0\x1b[\x7f\xc3\xa9\n", 7)) == "\\x00\\x1b[\\x7f\\xc3\\xa9\\x0a");
}
