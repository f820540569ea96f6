// The program: opens and reads files, runs what the options ask for, sets the exit status.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>

#include "program/help.hpp"
#include "program/options.hpp"
#include "program/output.hpp"
#include "program/random_boards.hpp"
#include "program/session.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, failure = 1, bad_usage = 2 };

struct ReadError {
  int number;  // As in errno.
};

// Answers the boards of a file, standard input for "-". Returns false where something is wrong with
// the file, and reports that after the answers before it.
bool answer_file(const std::string& path, Session& session, Output& output) {
  const std::string name = path.empty() ? "''" : escaped(path);
  const auto report = [&](int number) { output.message(name + ": " + std::strerror(number)); };
  const int descriptor = path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    report(errno);
    return false;
  }
  const auto source = [&](char* buffer, std::size_t size) {
    output.flush();  // Before a read that may wait for input.
    const ssize_t count = read(descriptor, buffer, size);
    if (count < 0) throw ReadError{errno};
    return std::size_t(count);
  };
  bool good = false;
  try {
    session.answer_all(source, name);
    good = true;
  } catch (const InputError& error) {
    output.message(name + ':' + error.text);
    if (error.early) output.hint("the formats");
  } catch (const ReadError& error) {
    report(error.number);
  }
  if (path != "-") close(descriptor);
  return good;
}

// Returns false where not every board was answered.
bool answer_files(const Options& options, Output& output) {
  Session session(options, output);
  bool good = true;
  session.print_heading();
  for (const std::string& file : options.files) good &= answer_file(file, session, output);
  session.print_means();
  if (options.stats) output.message(session.summary());
  return good && !session.gave_up();
}

ExitStatus run(const Options& options, Output& output) {
  bool good = true;
  switch (options.mode) {
    case Mode::help: output.print(help()); break;
    case Mode::version: output.print("eight-puzzle " EIGHT_PUZZLE_VERSION "\n"); break;
    case Mode::random: print_random(options, output); break;
    case Mode::distances:
    case Mode::paths:
    case Mode::search:
    case Mode::comparison: good = answer_files(options, output); break;
  }
  output.flush();
  return good ? success : failure;
}

// Whether a line on standard error can be erased.
bool can_erase() {
  const char* const terminal = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && terminal != nullptr && std::strcmp(terminal, "dumb") != 0;
}

}  // namespace

int main(int argc, char** argv) {
  static char block[1 << 16];
  std::setvbuf(stdout, block, _IOFBF, sizeof block);
  Output output(stdout, stderr, can_erase());
  try {
    return run(parsed_options(argc, argv), output);
  } catch (const UsageError& error) {
    if (error.text) output.message(*error.text);
    output.hint("more information");
    return bad_usage;
  } catch (const std::bad_alloc&) {
    output.message("out of memory");
  } catch (const WriteError& error) {
    output.message(std::string("write error: ") + std::strerror(error.number));
  }
  return failure;
}
