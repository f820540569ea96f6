// A libFuzzer target for the Reader: it must read what support/slow_parser.hpp reads. (The tests do
// the same on the corpus and on inputs made from it: reader_test.cpp.)

#include "support/slow_parser.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string difference = slow::difference({data, data + size});
  if (difference.empty()) return 0;
  std::fputs(difference.c_str(), stderr);
  std::abort();
}
