// Every format against samples/: the answers, how boards are written, what the judge gives.
#include "text/formats.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

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

TEST_CASE("The limits of every format are those of samples/limits.txt", "[formats]") {
  const auto said = [](std::uint64_t number) { return number > 0 ? std::to_string(number) : "?"; };
  std::string lines;
  for (const Format& format : formats) {
    const auto [puzzles, seconds, megabytes] = format.limits;
    lines += std::string(format.name) + ": " + said(puzzles) + ", " + said(std::uint64_t(seconds)) +
             " s, " + said(std::uint64_t(megabytes)) + " MB" +
             (format.promise == solvable_only ? ", all solvable\n" : "\n");
  }
  const std::string text = file_text(samples / "limits.txt"), heading_end = "\n\n";
  CHECK(difference(lines, text.substr(text.find(heading_end) + heading_end.size())) == "");
}

TEST_CASE("README has every format and symbol of the blank", "[formats]") {
  const std::string readme = file_text(fs::path(sources_path) / "README.md");
  CHECK(readme.find("any of `" + std::string(blanks) + '`') != readme.npos);
  for (const Format& format : formats) {
    const std::string name = '`' + std::string(format.name) + '`';
    INFO("README.md needs " << name << " in its table of formats");
    std::string input, answer;  // The last two columns of its row.
    for (const std::string& line : lines_of(readme)) {
      if (line[0] != '|' || line.find(name) == line.npos) continue;
      const std::size_t last = line.rfind("| ", line.size() - 3),
                        other = line.rfind("| ", last - 1);
      input = line.substr(other, last - other);
      answer = line.substr(last);
    }
    REQUIRE(answer != "");
    CHECK((input.find("n, then n ") != input.npos) == format.has_count());
    const bool is_example = format.layout.before == std::string("[[");
    if (!is_example) {
      CHECK_THAT(input, ContainsSubstring(std::string("blank `") + format.blank + '`'));
    }
    const bool has_own_goal = format.goal != ordered(format.grid, format.grid.cells() - 1);
    if (has_own_goal) {
      const std::string goal = board_text(format.grid, format.goal, format.blank, symbols_only);
      CHECK_THAT(input, ContainsSubstring("goal `" + goal + '`'));
    }
    const std::string first_line = lines_of(filled(format.pattern, 1, "2", "rd"))[0];
    CHECK_THAT(answer, ContainsSubstring(first_line == "2"    ? "distance"
                                         : first_line == "rd" ? "path"
                                                              : '`' + first_line + '`'));
    const std::string word = '`' + std::string(format.unsolvable_word) + '`';
    if (format.promise == any_board) CHECK_THAT(answer, ContainsSubstring(word));
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
