// What the system tells: its clocks, and its errors with files.
#pragma once

#include <cerrno>
#include <chrono>
#include <ctime>
#include <string>

namespace eight_puzzle {

// Wall time.
using Clock = std::chrono::steady_clock;
using Now = Clock::time_point (*)();

// CPU time of the process so far.
inline double own_cpu_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

struct WriteError {
  int number;  // As in errno.
};
struct FileError {
  std::string subject;  // A path, or what was tried.
  int number;

  // Whether there is no such file.
  bool is_missing() const {
    return number == ENOENT || number == ENOTDIR || number == ENAMETOOLONG;
  }
};

}  // namespace eight_puzzle
