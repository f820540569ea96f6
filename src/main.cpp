// The program: files, terminal, exit status. Only this file calls open, read, close, isatty, ioctl.
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

#include "options.hpp"
#include "reader.hpp"
#include "session.hpp"
#include "text.hpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, failure = 1, bad_usage = 2 };

// The progress of a search, in a line on the terminal. It appears a second after the last flush and
// is wiped before anything else is printed.
using Clock = std::chrono::steady_clock;
Clock::time_point next_progress;
bool progress_shown = false;

// What the last system call reported, after a space.
std::string last_error() { return std::string(" ") + std::strerror(errno); }

void wipe_progress() {
  if (progress_shown) std::fputs("\r\x1b[K", stderr);
  progress_shown = false;
}

// Ends the program unless standard output took what was written.
void check_output(bool written) {
  if (written) return;
  std::fprintf(stderr, "eight-puzzle: write error:%s\n", last_error().c_str());
  std::exit(failure);
}

void print(std::string_view text) {
  wipe_progress();
  check_output(std::fwrite(text.data(), 1, text.size(), stdout) == text.size());
}

void flush() {
  wipe_progress();
  next_progress = Clock::now() + std::chrono::seconds(1);
  check_output(std::fflush(stdout) == 0);
}

void show_progress(const std::string& algorithm, std::uint64_t visited) {
  if (visited == 0) return flush();  // Before a search that may take long.
  if (Clock::now() < next_progress || isatty(STDERR_FILENO) == 0) return;
  next_progress = Clock::now() + std::chrono::milliseconds(100);
  progress_shown = true;
  std::fprintf(stderr, "\r%s: %s visited\x1b[K", algorithm.c_str(), grouped(visited).c_str());
}

// Prints a message to standard error, after all that was printed before.
void complain(const std::string& message) {
  flush();
  std::fprintf(stderr, "eight-puzzle: %s\n", message.c_str());
}

// Answers the boards of a file, standard input for "-". Returns false where something is wrong with
// the file, and reports it after the answers before that.
bool answer_file(const std::string& path, const Options& options, Session& session) {
  const int descriptor = path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const auto source = [&](char* buffer, std::size_t size) {
    flush();  // Before a read that may wait for input.
    const ssize_t count = read(descriptor, buffer, size);
    if (count < 0) throw std::runtime_error(last_error());
    return std::size_t(count);
  };
  bool good = true;
  try {
    if (descriptor < 0) throw std::runtime_error(last_error());
    // On the heap, so that too little memory throws std::bad_alloc.
    session.run(*std::make_unique<Reader>(source, options.grid, options.format));
  } catch (const std::runtime_error& error) {
    complain(escaped(path) + ':' + error.what());
    good = false;
  }
  if (path != "-") close(descriptor);
  return good;
}

// As wide as COLUMNS says, or the terminal, or 80 columns.
std::size_t width() {
  const char* columns = std::getenv("COLUMNS");
  if (columns != nullptr && std::atoi(columns) > 0) return std::size_t(std::atoi(columns));
  for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO}) {
    winsize window{};
    if (ioctl(descriptor, TIOCGWINSZ, &window) == 0 && window.ws_col > 0) return window.ws_col;
  }
  return 80;
}

}  // namespace

int main(int argc, char** argv) {
  static char block[1 << 16];
  std::setvbuf(stdout, block, _IOFBF, sizeof block);
  try {
    const Options options = parsed_options(argc, argv);
    Session session(options, width(), print, show_progress);
    if (options.has("help")) print(help());
    if (options.has("version")) print("eight-puzzle " EIGHT_PUZZLE_VERSION "\n");
    if (options.has("random")) session.print_random();
    bool good = true;
    for (const std::string& file : options.files) good &= answer_file(file, options, session);
    flush();
    if (options.has("stats")) complain(session.summary());
    return good && !session.gave_up() ? success : failure;
  } catch (const std::invalid_argument& wrong) {
    complain(wrong.what() + std::string("\nTry 'eight-puzzle --help' for more information."));
    return bad_usage;
  } catch (const std::bad_alloc&) {
    complain("out of memory");
    return failure;
  }
}
