// The command line of eight-puzzle: options in, the parts called, exit status out. The one file
// that talks to the operating system (POSIX), so that it can read what has come and say why a call
// failed.
#include <fcntl.h>
#include <getopt.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

#include "eight_puzzle.cpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, bad_data = 1, bad_usage = 2 };

constexpr char help[] = R"(Usage: eight-puzzle [OPTION]... [FILE]...
Print the least number of moves that solves each sliding-tile board, or
"impossible".  With no FILE, or when FILE is -, read standard input.

  -h, --help     print this help and exit
  -V, --version  print the version and exit

The input is that of BOJ 11112: the number of boards, then the boards, each
three rows of 1-8 and the blank '#' (or 0, x, X), with any white space between.

Exit status: 0 when every board was answered, 1 for bad input, an unreadable
file or a failed write, 2 for a wrong option.
)";

void complain(const std::string& message) {
  std::fputs(("eight-puzzle: " + message + '\n').c_str(), stderr);
}

// Writes all of it to standard output, or ends the program: there is no one left to answer.
void write_out(const char* bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t written = write(STDOUT_FILENO, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      complain(std::string("write error: ") + std::strerror(errno));
      std::exit(bad_data);
    }
    bytes += written;
    size -= std::size_t(written);
  }
}

// Reads what has come, at least one byte, or none at the end. Throws std::system_error.
std::size_t read_some(int file, char* buffer, std::size_t size) {
  for (;;) {
    const ssize_t count = read(file, buffer, size);
    if (count >= 0) return std::size_t(count);
    if (errno != EINTR) throw std::system_error(errno, std::generic_category());
  }
}

// An open file, standard input for "-". Throws std::system_error.
class File {
 public:
  explicit File(const std::string& path)
      : descriptor_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ < 0) throw std::system_error(errno, std::generic_category());
  }
  ~File() {
    if (descriptor_ != STDIN_FILENO) close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

// Calls solve(reader) on the file. What is wrong with it is reported after the answers before that.
template <class Solve>
ExitStatus read_file(const std::string& path, Writer& out, Solve solve) {
  try {
    const File file(path);
    Reader in([&](char* buffer, std::size_t size) {
      out.flush();  // Whoever waits for an answer before writing on gets it now.
      return read_some(file.descriptor(), buffer, size);
    });
    solve(in);
    in.end();
    return success;
  } catch (const InputError& error) {
    out.flush();
    complain(path + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
             error.message);
  } catch (const std::system_error& error) {
    out.flush();
    complain(path + ": " + std::strerror(error.code().value()));
  }
  return bad_data;
}

}  // namespace

int main(int argc, char** argv) {
  char name[] = "eight-puzzle";
  if (argc > 0) argv[0] = name;  // How getopt begins its messages.
  Writer out(write_out);
  const option options[] = {
      {"help", no_argument, nullptr, 'h'}, {"version", no_argument, nullptr, 'V'}, {}};
  for (int option; (option = getopt_long(argc, argv, "hV", options, nullptr)) != -1;) {
    switch (option) {
      case 'h':
        out.write(help);
        out.flush();
        return success;
      case 'V':
        out.write("eight-puzzle " EIGHT_PUZZLE_VERSION "\n");
        out.flush();
        return success;
      default:
        std::fputs("Try 'eight-puzzle --help' for more information.\n", stderr);
        return bad_usage;
    }
  }
  std::vector<std::string> files(argv + optind, argv + argc);
  if (files.empty()) files.push_back("-");

  using Board = Grid<3, 3>;
  Astar<Board> solver(Board::ordered());
  int status = success;
  for (const std::string& file : files) {
    status |= read_file(file, out, [&](Reader& in) { run<Board>(in, out, formats[0], solver); });
  }
  out.flush();
  return status;
}
