// How long reading 10,000 boards or pairs takes, in every format.
#include <cstddef>
#include <string>

#include "support/catch.hpp"
#include "support/run.hpp"
#include "support/source.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"

using namespace eight_puzzle;

TEST_CASE("Reading 10,000 boards or pairs") {
  for (const Format& format : formats) {
    const std::string text = printed({"-r10000", "-f" + name_of(format)});
    BENCHMARK("Reading 10,000 of " + name_of(format)) {
      Reader in(source_of(text), format);
      State boards[512], sum = 0;
      while (const std::size_t count = in.read(boards, 256)) sum += boards[count - 1];
      return sum;
    };
  }
}
