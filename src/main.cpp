// The program: opens and reads files, sets the exit status.
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#include "command_line/command_line.hpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, failure = 1, bad_usage = 2 };

// Whether standard error is a terminal that can erase a line.
bool can_erase() {
  const char* const terminal = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && terminal != nullptr && std::strcmp(terminal, "dumb") != 0;
}

// With options and output bound, it is a FileOpener (commands/inputs.hpp).
Source open_path(const std::string& path, const Options& options, Output& output) {
  if (path == "-" && isatty(STDIN_FILENO) != 0) {
    output.message("reading " +
                   (path == options.answers_path
                        ? "answers"
                        : described_input(options.format) +
                              " (/ is a line end; boards can also be arguments)") +
                   "; end with Ctrl-D");
  }
  std::FILE* const stream = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (stream == nullptr) throw FileError{path, errno};
  const auto close = [](std::FILE* file) {
    if (file != stdin) std::fclose(file);  // Standard input may be read again.
  };
  const std::shared_ptr<std::FILE> file(stream, close);
  return [&output, path, file](char* buffer, std::size_t size) {
    output.flush();  // Answers come before a read that may wait for input.
    const ssize_t count = read(fileno(file.get()), buffer, size);
    if (count < 0) throw FileError{path, errno};
    return std::size_t(count);
  };
}

}  // namespace

int main(int argc, char** argv) {
  static char block[1 << 16];  // A larger buffer than the usual one: fewer writes.
  std::setvbuf(stdout, block, _IOFBF, sizeof block);
  std::signal(SIGXFSZ, SIG_IGN);  // Beyond a limit of file sizes, a write fails.
  Output output(stdout, stderr, can_erase());
  try {
    const Options options = parse_options(argc, argv);
    const FileOpener open_file = [&](const std::string& path) {
      return open_path(path, options, output);
    };
    return carry_out(options, open_file, output) ? success : failure;
  } catch (const UsageError& error) {
    output.message(error.text);
    output.note("Try 'eight-puzzle --help' for more information.");
    return bad_usage;
  } catch (const std::bad_alloc&) {
    output.message("out of memory");
  } catch (const FileError& error) {
    report_file_error(error, output);
  } catch (const WriteError& error) {
    output.message(std::string("write error: ") + std::strerror(error.number));
  }
  return failure;
}
