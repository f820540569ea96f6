// What is kept of what a tested program wrote to standard error.
#include "grader/excerpt.hpp"

#include <string>

#include "support/catch.hpp"

using namespace eight_puzzle;

TEST_CASE("Of a long text its first 15 lines and its last ten are kept", "[excerpt]") {
  const auto lines = [](int first, int last) {
    std::string text;
    for (int line = first; line <= last; ++line) text += std::to_string(line) + '\n';
    return text.substr(0, text.size() - 1);
  };
  for (const int size : {1, 15, 24, 25}) CHECK(excerpt(lines(1, size)) == lines(1, size));
  CHECK(excerpt(lines(1, 26) + "\n\n") == lines(1, 15) + "\n(3 bytes left out)\n" + lines(17, 26));
  CHECK(excerpt(lines(1, 1000)) == lines(1, 15) + "\n(3,816 bytes left out)\n" + lines(991, 1000));
  CHECK(excerpt("") == "");
  CHECK(excerpt(std::string(16000, 'y')) == std::string(16000, 'y'));
  CHECK(excerpt(std::string(9000, 'x') + std::string(8000, 'y')) ==
        std::string(8000, 'x') + "\n(1,000 bytes left out)\n" + std::string(8000, 'y'));
}
