// The program: opens and reads files, runs what the options ask for, sets the exit status.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>

#include "command_line/help.hpp"
#include "command_line/hints.hpp"
#include "command_line/options.hpp"
#include "program/answer_check.hpp"
#include "program/output.hpp"
#include "program/random_boards.hpp"
#include "program/session.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace {

using namespace eight_puzzle;

enum ExitStatus { success = 0, failure = 1, bad_usage = 2 };

struct FileError {
  std::string text;
  int number;  // As in errno.
};

// A file that is open for reading, standard input for "-". Throws a FileError.
class File {
 public:
  explicit File(const std::string& path)
      : name_(path.empty() ? "''" : escaped(path)),
        descriptor_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ < 0) throw error();
  }
  ~File() {
    if (name_ != "-") close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  const std::string& name() const { return name_; }  // As messages show it.

  // Answers are flushed before a read that may wait for input.
  Reader::Source source(Output& output) const {
    return [&output, this](char* buffer, std::size_t size) {
      output.flush();
      const ssize_t count = read(descriptor_, buffer, size);
      if (count < 0) throw error();
      return std::size_t(count);
    };
  }

 private:
  FileError error() const { return {name_ + ": " + std::strerror(errno), errno}; }

  std::string name_;
  int descriptor_;
};

// Answers the boards of a file. Returns false where something is wrong with the file, and reports
// that after the answers before it.
bool answer_file(const std::string& path, const Options& options, Session& session,
                 Output& output) {
  std::string name;
  try {
    const File file(path);
    name = file.name();
    session.solve_all(file.source(output), name);
    return true;
  } catch (const InputError& error) {
    output.message(name + ':' + error.text);
    if (error.early) output.hint(format_hint(options.format));
  } catch (const FileError& error) {
    output.message(error.text);
    if (error.number == ENOENT) output.hint(piping_hint(path, options));
  }
  return false;
}

// Returns false where not every board was answered.
bool answer_files(const Options& options, Output& output) {
  Session session(options, output);
  bool good = true;
  session.print_heading();
  for (const std::string& file : options.files) {
    good &= answer_file(file, options, session, output);
  }
  session.print_means();
  if (options.stats) output.message(session.summary());
  return good && !session.gave_up();
}

// Returns false where not every answer is right. Stops at a bad file: nothing is known of the
// answers behind it.
bool check_answers(const Options& options, Output& output) {
  try {
    const File answers(*options.answers_path);
    AnswerCheck check(answers.source(output), answers.name());
    Session session(options, output, &check);
    bool good = true;
    for (const std::string& file : options.files) {
      good = good && answer_file(file, options, session, output);
    }
    if (good) check.check_end();
    if (!check.wrong().empty()) output.message(check.wrong());
    if (options.stats) output.message(session.summary());
    return good && check.wrong().empty();
  } catch (const EndlessLine& line) {
    output.message(line.text);
  } catch (const FileError& error) {
    output.message(error.text);
  }
  return false;
}

ExitStatus run(const Options& options, Output& output) {
  bool good = true;
  switch (options.mode) {
    case Mode::help: output.print(help(options.topic)); break;
    case Mode::version: output.print(std::string("eight-puzzle ") + version + '\n'); break;
    case Mode::random: print_random(options, output); break;
    case Mode::distances:
    case Mode::paths:
    case Mode::search:
    case Mode::comparison:
      good = options.answers_path ? check_answers(options, output) : answer_files(options, output);
      break;
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
    output.hint(help_hint(error.topic));
    return bad_usage;
  } catch (const std::bad_alloc&) {
    output.message("out of memory");
  } catch (const WriteError& error) {
    output.message(std::string("write error: ") + std::strerror(error.number));
  }
  return failure;
}
