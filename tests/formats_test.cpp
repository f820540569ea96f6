// Every format against samples/: the answers, how boards are written, what the judge gives.
#include "text/formats.hpp"

#include <set>

#include "commands/options.hpp"
#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/run.hpp"
#include "text/board_text.hpp"
#include "text/reader.hpp"

using namespace eight_puzzle;

namespace {

namespace fs = std::filesystem;

const fs::path samples = fs::path(sources_path) / "samples";

// The names of samples, and all their answers.
struct Samples {
  std::set<std::string> names;
  std::string answers;
};

// Checks the samples of a folder with these options.
Samples checked_samples(const fs::path& folder, const std::vector<std::string>& options) {
  Samples all;
  for (const auto& entry : fs::directory_iterator(folder)) {
    fs::path path = entry.path();
    if (path.extension() != ".in") continue;
    CAPTURE(path);
    const std::string input = file_text(path), name = path.stem().string();
    all.names.insert(name);
    Format format = parsed(options).format;
    if (name == "statement") format.layout = format.sample_layout;
    CHECK(input_text(format, puzzles_in(input, format)) == input);
    const std::string answers = file_text(path.replace_extension(".out"));
    CHECK(difference(printed(options, input), answers) == "");
    all.answers += answers;
  }
  return all;
}

}  // namespace

TEST_CASE("Every sample is answered and its boards are written as it has them", "[formats]") {
  for (const Format& format : formats) {
    // The samples of BOJ 11112 are one level up, for the judges' tools.
    const fs::path folder = &format == formats ? samples : samples / format.name;
    const auto [names, answers] = checked_samples(folder, {"-f", format.name});
    INFO(folder << " needs statement.in, the judge's own sample, random.in, and answers to both; "
                << "if the judge gives unsolvable boards, one of them with its answer");
    CHECK(names.count("statement") + names.count("random") == 2);
    const bool has_word = answers.find(format.unsolvable_word) != answers.npos;
    CHECK((has_word || format.promise == solvable_only));
  }
  checked_samples(samples / "2x5", {"--size=2x5"});
  checked_samples(samples / "goal_blank_first", {"--goal=#12345678"});
}

TEST_CASE("README names every format and symbol of the blank", "[formats]") {
  const std::string readme = file_text(fs::path(sources_path) / "README.md");
  CHECK_THAT(readme, ContainsSubstring("any of `" + std::string(blanks) + '`'));
  for (const Format& format : formats) {
    CHECK_THAT(readme, ContainsSubstring('`' + std::string(format.name) + '`'));
  }
}

TEST_CASE("Another size has the tiles in order as its goal and no times of the judge",
          "[formats]") {
  Format format = formats[0];
  format.resize({2, 2});
  CHECK(format.goal == board_of("1230"));
  CHECK(format.limits.puzzles == 100);
  CHECK(format.limits.seconds == 0);
  CHECK(format.limits.megabytes == 0);
}
