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

// On a terminal, shows what a search that takes longer than a second has visited. The line is wiped
// before anything else is printed.
class ProgressLine {
 public:
  void update(const std::string& algorithm, std::uint64_t visited) {
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

// Writes all of it to standard output, or ends the program: nobody is left to answer.
void write_out(const char* bytes, std::size_t size) {
  progress_line.wipe();
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

// An open file, standard input for "-". Throws std::system_error.
class File {
 public:
  explicit File(const std::string& path)
      : opened_(path != "-"),
        descriptor_(opened_ ? open(path.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO) {
    if (descriptor_ < 0) throw std::system_error(errno, std::generic_category());
  }
  ~File() {
    if (opened_) close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  // Reads what has come, at least one byte, or none at the end.
  std::size_t read_some(char* buffer, std::size_t size) const {
    for (;;) {
      const ssize_t count = read(descriptor_, buffer, size);
      if (count >= 0) return std::size_t(count);
      if (errno != EINTR) throw std::system_error(errno, std::generic_category());
    }
  }

 private:
  bool opened_;
  int descriptor_;
};

// Answers the boards of a file. Reports what is wrong with it after the answers before that.
bool answer_file(const std::string& path, const Options& options, Session& session, Writer& out) {
  std::string trouble;
  try {
    const File file(path);
    const auto source = [&](char* buffer, std::size_t size) {
      out.flush();  // Who waits for an answer before writing on gets it now.
      return file.read_some(buffer, size);
    };
    Reader in(source, options.grid, options.format);
    session.run(in);
    return true;
  } catch (const InputError& error) {
    trouble =
        std::to_string(error.line) + ':' + std::to_string(error.column) + ": " + error.message;
  } catch (const std::system_error& error) {
    trouble = ' ' + std::string(std::strerror(error.code().value()));
  }
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
  const auto progress = [](const std::string& algorithm, std::uint64_t visited) {
    progress_line.update(algorithm, visited);
  };
  Session session(options, width(), progress, out);
  bool good = true;
  try {
    if (options.has("random")) {
      session.print_random();
    } else {
      for (const std::string& file : options.files)
        good &= answer_file(file, options, session, out);
    }
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
