// Text in blocks.
#include "writer.hpp"

#include <string>

#include "catch.hpp"

using namespace eight_puzzle;

TEST_CASE("Long output reaches the sink whole", "[writer]") {
  std::string printed, expected;
  Writer out([&](const std::string& block) { printed += block; });
  for (int i = 0; i < 50000; ++i) {
    const std::string number = std::to_string(i);
    out.write(number);
    expected += number;
  }
  const std::string huge(200000, 'x');
  out.write(huge);
  out.flush();
  CHECK(printed == expected + huge);
}

TEST_CASE("Nothing reaches the sink before it is flushed or a block is full", "[writer]") {
  std::size_t calls = 0;
  Writer out([&](const std::string&) { ++calls; });
  out.write("0\n");
  CHECK(calls == 0);
  out.flush();
  CHECK(calls == 1);
  out.flush();
  CHECK(calls == 1);
  out.write(std::string(Writer::block_size + 1, 'x'));
  CHECK(calls == 2);
}
