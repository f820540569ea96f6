// Compiled once for all tests: the whole program is behind these functions.
#include "support/run.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <sstream>

#include "command_line/command_line.hpp"
#include "support/catch.hpp"
#include "support/stream.hpp"

using namespace eight_puzzle;

// What a failed test shows of an exception.
CATCH_TRANSLATE_EXCEPTION(const UsageError& error) { return error.text; }
CATCH_TRANSLATE_EXCEPTION(const BadInput& error) { return error.text; }

Options parsed(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "eight-puzzle");
  unsetenv("POSIXLY_CORRECT");
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  return parse_options(int(arguments.size()), argv.data());
}

std::string error_of(const std::vector<std::string>& arguments) {
  try {
    parsed(arguments);
    return "";
  } catch (const UsageError& wrong) {
    return wrong.text;
  }
}

Run run(const std::vector<std::string>& arguments, const std::string& input,
        const std::string& answers, std::size_t piece) {
  Stream out, err(_IONBF);
  Output output(out.file(), err.file(), false);
  const auto open = [&](const std::string& path) -> Source {
    if (path != "mine") return source_of_text(input);
    return [piece, source = source_of_text(answers)](char* buffer, std::size_t size) {
      return source(buffer, std::min(piece, size));
    };
  };
  const bool good = carry_out(parsed(arguments), open, output);
  return {good, out.text(), err.text()};
}

std::string printed(const std::vector<std::string>& arguments, const std::string& input) {
  const Run result = run(arguments, input);
  CHECK(result.messages == "");
  return result.printed;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string difference(const std::string& found, const std::string& expected) {
  const auto lines = lines_of(found + "\nthe end"), others = lines_of(expected + "\nthe end");
  for (std::size_t i = 0; i < std::min(lines.size(), others.size()); ++i) {
    if (lines[i] == others[i]) continue;
    return "line " + std::to_string(i + 1) + ": found '" + lines[i] + "', not '" + others[i] + "'";
  }
  return "";
}

double figure_after(const std::string& words, std::string text) {
  CAPTURE(words, text);
  const std::size_t place = text.find(words);
  REQUIRE(place != std::string::npos);
  text.erase(0, place + words.size());
  text.erase(std::remove(text.begin(), text.end(), ','), text.end());
  return std::stod(text);
}

std::string summary_of(std::vector<std::string> arguments, const std::string& input) {
  arguments.push_back("--stats");
  const std::string text = run(arguments, input).messages, begin = "eight-puzzle: ";
  const auto place = text.rfind(begin);
  REQUIRE(place != std::string::npos);
  return text.substr(place + begin.size(), text.size() - place - begin.size() - 1);
}
