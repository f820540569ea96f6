// The program: files, terminal, exit status. All input and output by POSIX calls is in this file.
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <system_error>

#include "options.hpp"
#include "reader.hpp"
#include "session.hpp"
#include "text.hpp"
#include "writer.hpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, failure = 1, bad_usage = 2 };

// A line on the terminal that shows the progress of a search. It appears where nothing else was
// printed for a second, and is wiped before anything else is printed.
class ProgressLine {
 public:
  void show(const std::string& algorithm, std::uint64_t visited) {
    const auto now = Clock::now();
    if (now < next_ || isatty(STDERR_FILENO) == 0) return;
    next_ = now + std::chrono::milliseconds(100);
    shown_ = true;
    std::fprintf(stderr, "\r%s: %s visited\x1b[K", algorithm.c_str(), grouped(visited).c_str());
  }

  void wipe() {
    if (shown_) std::fputs("\r\x1b[K", stderr);
    shown_ = false;
    next_ = Clock::now() + std::chrono::seconds(1);
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point next_ = Clock::now() + std::chrono::seconds(1);
  bool shown_ = false;
};

ProgressLine progress_line;

void complain(const std::string& message) {
  progress_line.wipe();
  std::fputs(("eight-puzzle: " + message + '\n').c_str(), stderr);
}

std::system_error last_error() { return {errno, std::generic_category()}; }

// Writes all of it to standard output, or exits with an error.
void write_out(const char* bytes, std::size_t size) {
  progress_line.wipe();
  while (size > 0) {
    const ssize_t written = write(STDOUT_FILENO, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      complain("write error: " + last_error().code().message());
      std::exit(failure);
    }
    bytes += written;
    size -= std::size_t(written);
  }
}

// Reads what has come, at least one byte, or none at the end. Throws std::system_error.
std::size_t read_some(int descriptor, char* buffer, std::size_t size) {
  for (;;) {
    const ssize_t count = read(descriptor, buffer, size);
    if (count >= 0) return std::size_t(count);
    if (errno != EINTR) throw last_error();
  }
}

// Answers the boards of a file, standard input for "-". Returns false where something is wrong with
// the file, and reports it after the answers before that.
bool answer_file(const std::string& path, const Options& options, Session& session, Writer& out) {
  const bool is_input = path == "-";
  const int descriptor = is_input ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
  std::string trouble;
  try {
    if (descriptor < 0) throw last_error();
    const auto source = [&](char* buffer, std::size_t size) {
      out.flush();  // Before a read that may wait for input.
      return read_some(descriptor, buffer, size);
    };
    // On the heap: where memory runs out the stack cannot grow either.
    session.run(*std::make_unique<Reader>(source, options.grid, options.format));
  } catch (const InputError& error) {
    trouble =
        std::to_string(error.line) + ':' + std::to_string(error.column) + ": " + error.message;
  } catch (const std::system_error& error) {
    trouble = ' ' + error.code().message();
  }
  if (!is_input && descriptor >= 0) close(descriptor);
  if (trouble.empty()) return true;
  out.flush();
  complain(escaped(path) + ':' + trouble);
  return false;
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

int run(const Options& options, Writer& out) {
  const auto progress = [](auto& name, auto visited) { progress_line.show(name, visited); };
  Session session(options, width(), progress, out);
  if (options.has("help")) out.write(help());
  if (options.has("version")) out.write("eight-puzzle " EIGHT_PUZZLE_VERSION "\n");
  if (options.has("random")) session.print_random();
  bool good = true;
  for (const std::string& file : options.files) good &= answer_file(file, options, session, out);
  out.flush();
  if (options.has("stats")) complain(session.summary());
  return good && !session.gave_up() ? success : failure;
}

}  // namespace

int main(int argc, char** argv) {
  const auto out = std::make_unique<Writer>(write_out);
  try {
    return run(parsed_options(argc, argv), *out);
  } catch (const UsageError& error) {
    complain(error.message + "\nTry 'eight-puzzle --help' for more information.");
    return bad_usage;
  } catch (const std::bad_alloc&) {
    out->flush();
    complain("out of memory");
    return failure;
  }
}
