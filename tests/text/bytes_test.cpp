// The bytes of texts.
#include "text/bytes.hpp"

#include <cstddef>
#include <string>

#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("Line ends are counted in texts of any length", "[bytes]") {
  for (const std::size_t size : {0u, 1u, 239u, 240u, 241u, 255u, 256u, 257u, 1000u}) {
    CAPTURE(size);
    CHECK(count_line_ends(std::string(size, '\n')) == size);
    CHECK(count_line_ends(std::string(size, '\n') + "x") == size);
    CHECK(count_line_ends(std::string(size, 'x')) == 0);
  }
}
