// What the system tells: times, standard streams, terminals. Here POSIX and Windows (MinGW-w64)
// differ. (A run of another program: judge/process.hpp)
#pragma once

#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifdef _WIN32
extern "C" {  // Lets the C library expand samples/*.in, which shells there do not.
[[gnu::used]] inline int _dowildcard = -1;
}
#else
#include <sys/ioctl.h>
#endif

namespace eight_puzzle {

// Wall time.
using Clock = std::chrono::steady_clock;
using Now = Clock::time_point (*)();

// CPU time of the process so far.
inline double cpu_seconds() {
  timespec time{};  // Not std::clock(): with a long of 32 bits it overflows after 36 minutes.
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

// Whether standard error is a terminal that can erase a line.
inline bool can_erase() {
  const char* const terminal = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && terminal != nullptr && std::strcmp(terminal, "dumb") != 0;
}

#ifdef _WIN32

// Makes standard input give bytes as they are; else Ctrl-Z would end it.
inline void prepare_standard_streams() { setmode(STDIN_FILENO, O_BINARY); }

// In columns; 0 if the stream is no terminal.
inline std::size_t terminal_width(std::FILE*) { return 0; }

#else

// Puts unusable files in place of closed standard streams: otherwise the next file that is opened
// would become one of them.
inline void prepare_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

// In columns; 0 if the stream is no terminal.
inline std::size_t terminal_width(std::FILE* stream) {
  winsize window{};
  return ioctl(fileno(stream), TIOCGWINSZ, &window) == 0 ? window.ws_col : 0;
}

#endif

}  // namespace eight_puzzle
