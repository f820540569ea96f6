// How long reading 10,000 boards takes, in every format.
#include <cstddef>
#include <string>

#include "support/catch.hpp"
#include "support/run.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"

using namespace eight_puzzle;

TEST_CASE("Reading 10,000 boards") {
  for (const Format& format : formats) {
    const std::string text = printed({"-r10000", std::string("-f") + format.name});
    BENCHMARK(std::string("Reading 10,000 of ") + format.name) {
      Reader in(source_of_text(text), format);
      Puzzle puzzles[256];
      State sum = 0;
      while (const std::size_t count = in.read(puzzles, 256)) sum += puzzles[count - 1].start;
      return sum;
    };
  }
}
