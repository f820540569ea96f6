// The lines of --trace.
#include "display/trace.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"

using namespace eight_puzzle;

TEST_CASE("A trace has a line for every state visited before the answer", "[trace]") {
  const std::string titles = "    visited          board move         g   h        f       open";
  CHECK(printed({"-aastar", "--trace"}, "1 1234#5786") ==
        "board 1: 123 4#5 786 to 123 456 78#, h = 2\n" + titles +
            "\n"
            "          1    123 4#5 786    -         0   2        2          0\n"
            "          2    123 45# 786    r         1   1        2          3\n"
            "          3    123 456 78#    d         2   0        2          4\n"
            "2\n");
  CHECK(printed({"--limit=1", "--trace", "--ties=old", "-w2"}, "1 1234#5786") ==
        "board 1: 123 4#5 786 to 123 456 78#, h = 2, W = 2, ties = old\n" + titles +
            "\n"
            "          1    123 4#5 786    -         0   2        4          0\n"
            "          2    123 45# 786    r         1   1        3          3\n"
            "gave up\n");
  CHECK(printed({"-abibfs", "--trace", "-m", "-flanqiao"}, "12345.786 12345678.") ==
        "board 1: 123 45. 786 to 123 456 78., h = 1\n" + titles +
            "  from\n"
            "          1    123 45. 786    -         0   -        -          1 start\n"
            "1 d\n");
  CHECK(printed({"-abfs", "--trace"}, "1 12345687#") == "impossible\n");
  CHECK_THAT(
      printed({"-abibfs", "--trace"}, "1 1234#5786"),
      ContainsSubstring("\n          2    123 456 78#    -         0   -        -          4  "
                        "goal\n2\n"));
  CHECK_THAT(printed({"-agreedy", "--trace"}, "1 12345#786"),
             EndsWith("\n          2    123 456 78#    d         1   0        0          2\n1\n"));
  CHECK_THAT(printed({"-w1.25", "--trace"}, "1 1234567#8"),
             ContainsSubstring("    -         0   1     1.25          0\n"));
  CHECK_THAT(printed({"-w0.000001", "--trace"}, "1 1234567#8"),
             ContainsSubstring(", h = 1, W = 0.000001\n"));
  CHECK_THAT(printed({"-abfs", "--trace", "-fuva652"}, "2 1234567x8 1234567x8"),
             ContainsSubstring("\nr\nboard 2: "));
}

TEST_CASE("The lines of the first ten million states fit in 80 columns", "[trace]") {
  const Step step = {{'u', 1814399}, reference::pack("98765432#1")};
  const Visit visit{step, 10000000, 55, millionths(123456.5), "start"};
  Format format = formats[0];
  format.resize({5, 2});
  const std::string line = trace_line(format, 10000000, visit);
  CHECK(line == " 10,000,000 98 76 54 32 #1    u 1,814,399  55 123456.5 10,000,000 start\n");
  CHECK(line.size() <= 81);
  CHECK(trace_heading(true).size() == line.size());
}
