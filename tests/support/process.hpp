// Runs a shell command with a text as standard input and returns all that came of it.
#pragma once

#include <stdlib.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "paths.hpp"

inline std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

// A folder that is removed with the object.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "eight-puzzle-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a folder");
    path_ = name;
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

struct Outcome {
  int status;  // The exit status, or 128 + the signal that ended it.
  std::string out, err;
};

// All of it in a text: the output, the messages, the status.
inline std::string all_of(const Outcome& outcome) {
  return outcome.out + outcome.err + "status " + std::to_string(outcome.status);
}

// In a command, "$PROGRAM" is the program, "$COMPILER" what it was compiled with, "$SOURCES" the
// folder of the project and "$FOLDER" one that the command may write to. What the caller of the
// tests has set does not matter.
inline void set_variables(const TemporaryFolder& folder) {
  std::signal(SIGPIPE, SIG_DFL);
  unsetenv("POSIXLY_CORRECT");
  setenv("LC_ALL", "C", 1);  // Shells warn of a locale that is not installed, and translate.
  setenv("PROGRAM", program_path, 1);
  setenv("COMPILER", compiler_path, 1);
  setenv("SOURCES", sources_path, 1);
  setenv("FOLDER", folder.path().c_str(), 1);
}

inline Outcome run_command(const std::string& command, const std::string& input = "") {
  const TemporaryFolder folder;
  std::ofstream(folder.path() / "in", std::ios::binary) << input;
  set_variables(folder);
  const std::string whole =
      "{ " + command + "\n} <\"$FOLDER/in\" >\"$FOLDER/out\" 2>\"$FOLDER/err\"";
  const int status = std::system(whole.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
          file_text(folder.path() / "out"), file_text(folder.path() / "err")};
}

inline Outcome program(const std::string& arguments, const std::string& input = "") {
  return run_command(R"("$PROGRAM" )" + arguments, input);
}
