// The program: files, terminal, exit status. The one file that talks to the operating system
// (POSIX), so that it can read what has come and say why a call failed.
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <string_view>
#include <system_error>

#include "options.hpp"
#include "reader.hpp"
#include "session.hpp"
#include "text.hpp"
#include "writer.hpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, failure = 1, bad_usage = 2 };

using Clock = std::chrono::steady_clock;
bool progress_is_shown = false;
Clock::time_point next_progress = Clock::now() + std::chrono::seconds(1);

// On a terminal, shows what a search that takes longer than a second has visited.
void show_progress(const std::string& algorithm, std::uint64_t visited) {
  const auto now = Clock::now();
  if (now < next_progress || isatty(STDERR_FILENO) == 0) return;
  next_progress = now + std::chrono::milliseconds(100);
  progress_is_shown = true;
  std::fprintf(stderr, "\r%s: %s visited\x1b[K", algorithm.c_str(), grouped(visited).c_str());
}

// Comes before anything else is printed.
void wipe_progress() {
  if (progress_is_shown) std::fputs("\r\x1b[K", stderr);
  progress_is_shown = false;
  next_progress = Clock::now() + std::chrono::seconds(1);
}

void complain(const std::string& message) {
  wipe_progress();
  std::fputs(("eight-puzzle: " + message + '\n').c_str(), stderr);
}

// Writes all of it to standard output, or ends the program: nobody is left to answer.
void write_out(const char* bytes, std::size_t size) {
  wipe_progress();
  while (size > 0) {
    const ssize_t written = write(STDOUT_FILENO, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      complain(std::string("write error: ") + std::strerror(errno));
      std::exit(failure);
    }
    bytes += written;
    size -= std::size_t(written);
  }
}

// Reads what has come, at least one byte, or none at the end. Throws std::system_error.
std::size_t read_some(int file, char* buffer, std::size_t size) {
  ssize_t count;
  do count = read(file, buffer, size);
  while (count < 0 && errno == EINTR);
  if (count < 0) throw std::system_error(errno, std::generic_category());
  return std::size_t(count);
}

// Answers the boards of a file, of standard input for "-". Reports what is wrong with it after the
// answers before that.
bool answer_file(const std::string& path, const Options& options, Session& session, Writer& out) {
  std::string trouble;
  const int file = path == "-" ? dup(STDIN_FILENO) : open(path.c_str(), O_RDONLY | O_CLOEXEC);
  try {
    if (file < 0) throw std::system_error(errno, std::generic_category());
    const auto source = [&](char* buffer, std::size_t size) {
      out.flush();  // Who waits for an answer before writing on gets it now.
      return read_some(file, buffer, size);
    };
    Reader in(source, options.grid, options.format);
    session.run(in);
  } catch (const InputError& error) {
    trouble =
        std::to_string(error.line) + ':' + std::to_string(error.column) + ": " + error.message;
  } catch (const std::system_error& error) {
    trouble = ' ' + error.code().message();
  }
  close(file);
  if (trouble.empty()) return true;
  out.flush();
  complain(escaped(path) + ':' + trouble);
  return false;
}

// As wide as the terminal, or as COLUMNS says, or 80 columns.
std::size_t width() {
  if (const char* columns = std::getenv("COLUMNS")) {
    if (const int wide = std::atoi(columns); wide > 0) return std::size_t(wide);
  }
  for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO}) {
    winsize window{};
    if (ioctl(descriptor, TIOCGWINSZ, &window) == 0 && window.ws_col > 0) return window.ws_col;
  }
  return 80;
}

int run(const Options& options) {
  Writer out(write_out);
  Session session(options, width(), show_progress, out);
  bool good = true;
  try {
    if (options.has("random")) session.print_random();
    for (const std::string& file : options.files) good &= answer_file(file, options, session, out);
    out.flush();
  } catch (const std::bad_alloc&) {
    out.flush();
    complain("out of memory");
    return failure;
  }
  if (options.has("stats")) complain(session.summary());
  return good && !session.gave_up() ? success : failure;
}

int print(std::string_view text) {
  write_out(text.data(), text.size());
  return success;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const Options options = parsed_options(argc, argv);
    if (options.has("help")) return print(help());
    if (options.has("version")) return print("eight-puzzle " EIGHT_PUZZLE_VERSION "\n");
    return run(options);
  } catch (const UsageError& error) {
    complain(error.message);
    std::fputs("Try 'eight-puzzle --help' for more information.\n", stderr);
    return bad_usage;
  }
}
