// The core file as a judge gets it: compiled alone by the judge's command, silent, and right on the
// samples byte for byte. The samples' answers are checked with a search of another kind.
#include <sstream>

#include "catch.hpp"
#include "process.hpp"
#include "reference.hpp"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> samples() {
  std::vector<fs::path> inputs;
  for (const auto& entry : fs::directory_iterator(SOURCES "/samples")) {
    if (entry.path().extension() == ".in") inputs.push_back(entry.path());
  }
  return inputs;
}

std::string answer_of(fs::path input) { return read_whole(input.replace_extension(".out")); }

bool installed(const std::string& compiler) {
  return run_command("command -v " + compiler).status == 0;
}

}  // namespace

TEST_CASE("The samples' answers are those of a breadth-first search", "[samples]") {
  const auto known = reference::distances("12345678#", 3, 3);
  REQUIRE(samples().size() >= 6);
  for (const fs::path& input : samples()) {
    std::istringstream in(read_whole(input)), out(answer_of(input));
    int count = 0;
    in >> count;
    for (std::string a, b, c, answer; count > 0; --count) {
      REQUIRE(in >> a >> b >> c);
      REQUIRE(out >> answer);
      const auto found = known.find(a + b + c);
      CHECK(answer == (found == known.end() ? "impossible" : std::to_string(found->second)));
    }
    std::string tail;
    CHECK_FALSE(in >> tail);
    CHECK_FALSE(out >> tail);
  }
}

TEST_CASE("The core alone compiles in silence and answers the samples in silence", "[submission]") {
  const std::string compiler = GENERATE("g++", "clang++");
  const std::string strict = " -Wextra -Wpedantic -Wconversion -Wshadow";
  const std::string standard = GENERATE_COPY(
      values<std::string>({"gnu++17", "gnu++20", "c++17" + strict, "c++20" + strict}));
  if (compiler == "clang++" && !installed(compiler)) {
    WARN("clang++ is not installed: the core was not compiled with it");
    return;
  }
  const TemporaryFolder folder;
  const std::string core = (folder.path() / "Main").string();
  fs::copy(SOURCES "/src/eight_puzzle.cpp", core + ".cc");
  const Outcome build =
      run_command(compiler + " " + core + ".cc -o " + core +
                  " -O2 -Wall -lm -static -std=" + standard + " -DONLINE_JUDGE -DBOJ");
  CHECK(build.out + build.err == "");
  REQUIRE(build.status == 0);
  for (const fs::path& input : samples()) {
    for (const std::string tail : {"", "\n\x1a and a tail"}) {
      const Outcome outcome = run_command(core, read_whole(input) + tail);
      CHECK(outcome.out == answer_of(input));
      CHECK(outcome.err == "");
      CHECK(outcome.status == 0);
    }
  }
}

TEST_CASE("The core gives the answers before bad input, in silence", "[submission]") {
  const TemporaryFolder folder;
  const std::string core = (folder.path() / "core").string();
  REQUIRE(run_command("${CXX:-g++} -std=c++17 -O2 -o " + core + " " SOURCES "/src/eight_puzzle.cpp")
              .status == 0);
  const Outcome outcome = run_command(core, "3\n123456#78\n12345678");
  CHECK(outcome.out == "2\n");
  CHECK(outcome.err == "");
  CHECK(outcome.status == 0);
}

TEST_CASE("The program answers the samples", "[submission]") {
  for (const fs::path& input : samples()) {
    const Outcome outcome = run_command(PROGRAM, read_whole(input));
    CHECK(outcome.out == answer_of(input));
    CHECK(outcome.err == "");
    CHECK(outcome.status == 0);
  }
}
