// Runs a shell command with a text as standard input and gives back all that came of it.
#ifndef EIGHT_PUZZLE_TESTS_PROCESS_HPP
#define EIGHT_PUZZLE_TESTS_PROCESS_HPP

#include <stdlib.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

inline std::string read_whole(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

// A folder of its own, gone with the object.
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

inline Outcome run_command(const std::string& command, const std::string& input = "") {
  const TemporaryFolder folder;
  const auto file = [&](const char* name) { return folder.path() / name; };
  std::ofstream(file("in"), std::ios::binary) << input;
  const std::string whole = "{ " + command + "\n} <" + file("in").string() + " >" +
                            file("out").string() + " 2>" + file("err").string();
  const int status = std::system(whole.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read_whole(file("out")),
          read_whole(file("err"))};
}

#endif
