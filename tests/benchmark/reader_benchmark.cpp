// How long reading 10,000 boards takes.
#include <string>

#include "support/catch.hpp"
#include "support/source.hpp"
#include "text/reader.hpp"

using namespace eight_puzzle;

TEST_CASE("Reading 10,000 boards") {
  std::string text = "10000\n\n";
  for (int i = 0; i < 10000; ++i) text += "123\n4#5\n786\n\n";
  BENCHMARK("Reading 10,000 boards") {
    Reader in(source_of(text), formats[0]);
    State boards[256], sum = 0;
    while (const std::size_t count = in.read(boards, 256)) sum += boards[count - 1];
    return sum;
  };
}
