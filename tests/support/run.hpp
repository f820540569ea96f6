// What a command line answers to an input, without a process.
#pragma once

#include <string>
#include <vector>

#include "program/random_boards.hpp"
#include "program/session.hpp"
#include "support/catch.hpp"
#include "support/command_line.hpp"
#include "support/source.hpp"
#include "support/stream.hpp"

// What is printed, up to the first error in the input.
struct Run {
  std::string printed, error, summary;
  bool gave_up = false;
};

// Every file has that input.
inline Run run(const std::vector<std::string>& arguments, const std::string& input = "") {
  using namespace eight_puzzle;
  const Options options = parsed(arguments);
  Run result;
  Stream out, err;
  Output output(out.file(), err.file(), false);
  Session session(options, output);
  const bool random = options.mode == Mode::random;
  if (random) print_random(options, output);
  session.print_heading();
  try {
    for (const std::string& file : random ? std::vector<std::string>() : options.files) {
      session.solve_all(source_of(input), escaped(file));
    }
  } catch (const InputError& error) {
    result.error = error.text;
  }
  session.print_means();
  output.flush();
  result.printed = out.text();
  result.summary = session.summary();
  result.gave_up = session.gave_up();
  return result;
}

inline std::string printed(const std::vector<std::string>& arguments,
                           const std::string& input = "") {
  const Run result = run(arguments, input);
  CHECK(result.error == "");
  return result.printed;
}
