// The program: opens and reads files, runs what the options ask for, sets the exit status.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <stdexcept>
#include <string>

#include "help.hpp"
#include "options.hpp"
#include "output.hpp"
#include "random_boards.hpp"
#include "reader.hpp"
#include "session.hpp"
#include "text.hpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, failure = 1, bad_usage = 2 };

// Answers the boards of a file, standard input for "-". Returns false where something is wrong with
// the file, and reports that after the answers before it.
bool answer_file(const std::string& path, Session& session, Output& output) {
  const std::string name = path.empty() ? "''" : escaped(path);
  const int descriptor = path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const auto source = [&](char* buffer, std::size_t size) {
    output.flush();  // Before a read that may wait for input.
    const ssize_t count = read(descriptor, buffer, size);
    if (count < 0) throw std::runtime_error(std::strerror(errno));
    return std::size_t(count);
  };
  bool good = false;
  try {
    if (descriptor < 0) throw std::runtime_error(std::strerror(errno));
    session.answer_all(source, name);
    good = true;
  } catch (const InputError& error) {
    output.message(name + ':' + error.text);
    if (error.early) output.hint("the formats");
  } catch (const std::runtime_error& error) {
    output.message(name + ": " + error.what());
  }
  if (path != "-") close(descriptor);
  return good;
}

ExitStatus run(const Options& options, Output& output) {
  switch (options.mode) {
    case Mode::help: output.print(help()); return success;
    case Mode::version: output.print("eight-puzzle " EIGHT_PUZZLE_VERSION "\n"); return success;
    case Mode::random: print_random(options, output); return success;
    case Mode::answer: break;
  }
  Session session(options, output);
  bool good = true;
  for (const auto& file : options.files) good &= answer_file(file, session, output);
  session.print_means();
  if (options.stats) output.message(session.summary());
  return good && !session.gave_up() ? success : failure;
}

}  // namespace

int main(int argc, char** argv) {
  static char block[1 << 16];
  std::setvbuf(stdout, block, _IOFBF, sizeof block);
  const std::string terminal = std::getenv("TERM") == nullptr ? "dumb" : std::getenv("TERM");
  Output output(stdout, stderr, isatty(STDERR_FILENO) != 0 && terminal != "dumb");
  try {
    const ExitStatus status = run(parsed_options(argc, argv), output);
    output.flush();
    return status;
  } catch (const std::invalid_argument& wrong) {
    if (*wrong.what() != '\0') output.message(wrong.what());
    output.hint("more information");
    return bad_usage;
  } catch (const std::bad_alloc&) {
    output.message("out of memory");
  } catch (const WriteError& error) {
    output.message(std::string("write error: ") + std::strerror(error.number));
  }
  return failure;
}
