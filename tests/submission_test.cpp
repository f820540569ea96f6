// The core file as a judge gets it: compiled alone by the judge's command, silent, right on the
// samples byte for byte, and safe on any bytes.
#include <map>
#include <random>
#include <sstream>
#include <utility>

#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/run.hpp"

namespace {

namespace fs = std::filesystem;

// The samples' inputs: those of BOJ 11112, or of another format.
std::vector<fs::path> samples(const std::string& format = "") {
  const auto folder = fs::path(sources_path) / "samples" / format;
  std::vector<fs::path> inputs;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".in") inputs.push_back(entry.path());
  }
  return inputs;
}

std::string answer_of(fs::path input) { return file_text(input.replace_extension(".out")); }

// " -static" where the compiler can link so, else "" and a warning.
std::string static_flag(const std::string& compiler) {
  static std::map<std::string, bool> works;
  if (works.count(compiler) == 0) {
    const Outcome outcome =
        run_command(R"(echo 'int main() {}' >"$FOLDER/empty.cc" && )" + compiler +
                    R"( -static "$FOLDER/empty.cc" -o "$FOLDER/empty")");
    works[compiler] = outcome.status == 0;
    if (!works[compiler]) WARN(compiler + " cannot link statically here: -static was left out");
  }
  return works[compiler] ? " -static" : "";
}

}  // namespace

TEST_CASE("The core alone compiles without warnings and answers the samples in silence",
          "[submission]") {
  const std::string compiler = GENERATE("g++", "clang++");
  if (run_command("command -v " + compiler).status != 0) {
    WARN(compiler + " is not installed: the core was not compiled with it");
    return;
  }
  const TemporaryFolder folder;
  const fs::path core = folder.path() / "Main";
  fs::copy(fs::path(sources_path) / "src/eight_puzzle.cpp", core.string() + ".cc");
  setenv("CORE", core.c_str(), 1);
  const std::string compile = compiler + R"( "$CORE.cc" -Wall )";
  for (const std::string standard : {"c++11", "c++20"}) {
    const Outcome strict = run_command(compile +
                                       "-Wextra -Wpedantic -Wconversion -Wshadow "
                                       "-fsyntax-only -std=" +
                                       standard);
    CHECK(strict.out + strict.err == "");
    CHECK(strict.status == 0);
  }
  const Outcome build = run_command(compile + R"(-o "$CORE" -O2 -lm)" + static_flag(compiler) +
                                    " -std=gnu++17 -DONLINE_JUDGE -DBOJ");
  CHECK(build.out + build.err == "");
  REQUIRE(build.status == 0);
  for (const fs::path& input : samples()) {
    for (const std::string tail : {"", "\n\x1a and a tail"}) {
      CAPTURE(input, tail);
      const Outcome outcome = run_command(R"(ulimit -t 5 && "$CORE")", file_text(input) + tail);
      CHECK(difference(outcome.out, answer_of(input)) == "");
      CHECK(outcome.err == "");
      CHECK(outcome.status == 0);
    }
  }
}

TEST_CASE("With two constants changed the core answers the samples of BOJ 1525", "[submission]") {
  const TemporaryFolder folder;
  const fs::path core = folder.path() / "Main";
  setenv("CORE", core.c_str(), 1);
  const Outcome build = run_command(R"sh(
    sed 's/has_count = true/has_count = false/
         s/unsolvable\[\] = "impossible"/unsolvable[] = "-1"/' \
      "$SOURCES/src/eight_puzzle.cpp" >"$CORE.cc"
    "$COMPILER" "$CORE.cc" -o "$CORE" -Wall -std=gnu++17)sh");
  CHECK(build.out + build.err == "");
  REQUIRE(build.status == 0);
  int count = 0;
  for (const fs::path& input : samples("boj1525")) {
    std::istringstream boards(file_text(input)), answers(answer_of(input));
    for (std::string a, b, c, answer; std::getline(answers, answer); ++count) {
      std::getline(boards >> std::ws, a);
      std::getline(boards, b);
      std::getline(boards, c);
      const std::string board = a + '\n' + b + '\n' + c + '\n';
      CAPTURE(board);
      const Outcome outcome = run_command(R"("$CORE")", board);
      CHECK(all_of(outcome) == answer + "\nstatus 0");
    }
  }
  CHECK(count >= 10);
}

TEST_CASE("The core answers the boards before bad input and ends in silence on any bytes",
          "[submission]") {
  const TemporaryFolder folder;
  setenv("CORE", (folder.path() / "core").c_str(), 1);
  REQUIRE(run_command(R"("$COMPILER")" + static_flag(R"("$COMPILER")") +
                      R"( -std=c++17 -O2 -o "$CORE" "$SOURCES/src/eight_puzzle.cpp")")
              .status == 0);
  for (const auto& [input, answers] : std::vector<std::pair<std::string, std::string>>{
           {"3\n123456#78\n12345678", "2\n"},
           {"2\n123\n456\n7#8\n\n123\n455\n78#\n", "1\n"},
           {"2\n123\n456\n7#8\n\n1#3\n4#5\n786\n", "1\n"},
           {"99999999999999999999\n123\n456\n78#\n", ""},
           {"4294967299\n123\n456\n7#8\n", ""},  // Not 3, the count modulo 2^32.
           {"123456789\n123\n456\n7#8\n", "1\n"},
           {"1\r\n1 2\t3\r\n4 5 6\r\n7 0 8", "1\n"},
           {"2\n123\n456\n87#\n\n123\n456\n7#8\n", "impossible\n1\n"},
           {"2\n123\n456\n7#8\n\n123\n456\n79#\n", "1\n"},
           {"1\n123\n456\n7#8\n\n123\n456\n78#\n", "1\n"},
           {"2\n123\n456\n7#8\n\n123\n456\n7.8\n", "1\n"},  // Other blanks are bad input.
           {"2\n123\n456\n7#8\n\n123\n456\n7x8\n", "1\n"},
           {"0\n123\n456\n7#8\n", ""},
           {"2", ""},
           {"", ""},
           {"none\n", ""},
           {"-1\n123456#78\n", ""},
       }) {
    CAPTURE(input);
    const Outcome outcome = run_command(R"(ulimit -t 2 && "$CORE")", input);
    CHECK(all_of(outcome) == answers + "status 0");
  }
  const fs::path mutants = folder.path() / "mutants";
  fs::create_directory(mutants);
  // 400 mutants of a sample: bytes changed, cut out, doubled. Each that fails is printed.
  const std::string text = file_text(fs::path(sources_path) / "samples/impossible.in");
  std::mt19937 random(11112);
  for (int i = 0; i < 400; ++i) {
    std::string mutant = text;
    for (auto edits = random() % 4 + 1; edits > 0 && !mutant.empty(); --edits) {
      const std::size_t at = random() % mutant.size(), size = random() % 20;
      if (random() % 3 == 0) {
        mutant.erase(at, size);
      } else if (random() % 2 == 0) {
        mutant.insert(at, mutant.substr(at, size));
      } else {
        mutant[at] = random() % 2 == 0 ? "#0123456789 \n"[random() % 13] : char(random() % 256);
      }
    }
    std::ofstream(mutants / std::to_string(i), std::ios::binary) << mutant;
  }
  setenv("MUTANTS", mutants.c_str(), 1);
  const Outcome outcome = run_command(R"(
    ulimit -t 2  # Seconds of CPU for each.
    for mutant in "$MUTANTS"/*; do
      "$CORE" <"$mutant" >"$MUTANTS/../out" || { echo "status $?"; cat "$mutant"; }
    done)");
  CHECK(outcome.out == "");
  CHECK(outcome.err == "");
}
