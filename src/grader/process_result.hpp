// How a run of another program ended, and what it took: the result, and the words for it.
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "text/text.hpp"

namespace eight_puzzle {

// The limits of a run. CPU time is that of each process, bytes are those of each file.
struct RunLimits {
  int wall_seconds, cpu_seconds;
  std::uint64_t bytes;
};

// How a run ended. `late`: CPU time ran out; `stuck`: wall time ran out; `flooded`: it wrote too
// much; `failed`: its exit status was not 0; `crashed`: a signal ended it, or its exit status says
// so.
enum class End { well, late, stuck, flooded, failed, crashed };

struct ProcessResult {
  RunLimits limits = {};
  std::size_t output_size = 0;  // The bytes that it wrote to standard output.
  std::string errors = "";      // What it wrote to standard error, as it is shown.
  End end = End::well;
  int status = 0;          // The exit status.
  int signal = 0;          // The number of the signal that ended it, or that its exit status tells.
  bool has_read = true;    // Whether it read any of its input.
  double cpu_seconds = 0;  // What the program used, and the system for it.
  double megabytes = 0;    // The most that one of its processes held.

  bool is_out_of_time() const { return end == End::late || end == End::stuck; }
  bool has_same_ending(const ProcessResult& other) const {
    return end == other.end && status == other.status && signal == other.signal;
  }
};

// How a run ended, in the words of judges; "" if well.
inline std::string ending_text(const ProcessResult& process) {
  const RunLimits& limits = process.limits;
  switch (process.end) {
    case End::well: break;
    case End::late:
      // Limits are whole seconds. The time that the system tells may lack some ticks.
      if (process.cpu_seconds > limits.cpu_seconds - 0.5) {
        return "time limit exceeded: used " +
               tenths(std::max<double>(process.cpu_seconds, limits.cpu_seconds)) +
               " s of CPU time, the limit is " + std::to_string(limits.cpu_seconds) + " s";
      }
      // The command has set a limit of its own.
      return "time limit exceeded: used " + tenths(process.cpu_seconds) + " s of CPU time";
    case End::stuck:
      return "time limit exceeded: did not end within " + std::to_string(limits.wall_seconds) +
             " s";
    case End::flooded:
      return "output limit exceeded: wrote more than " + std::to_string(limits.bytes >> 20) +
             " MB to standard " + (process.output_size > limits.bytes ? "output" : "error");
    case End::failed:
      return "runtime error: exit status " + std::to_string(process.status) + ", not 0";
    case End::crashed:
      return "runtime error: " +
             (process.status == 0
                  ? ""
                  : "exit status " + std::to_string(process.status) + ", as after ") +
             "signal " + std::to_string(process.signal) + " (" + strsignal(process.signal) + ')';
  }
  return "";
}

// What is shown of a long text. Also said in the help.
inline constexpr std::size_t first_lines = 5, last_lines = 10;

// A text without line ends at its end. Of a long one, its first lines and its last, each part of at
// most 2,000 bytes, and between them how much is left out.
inline std::string first_and_last_lines(std::string text) {
  constexpr std::size_t most_bytes = 2000;
  text.erase(text.find_last_not_of('\n') + 1);
  std::size_t first = 0, last = text.size();
  for (std::size_t lines = 0; lines < first_lines && first < std::min(last, most_bytes); ++first) {
    lines += text[first] == '\n';
  }
  for (std::size_t lines = 0; last > first && text.size() - last < most_bytes; --last) {
    if (text[last - 1] == '\n' && ++lines == last_lines) break;
  }
  if (first == last) return text;
  const std::string line_end = text[first - 1] == '\n' ? "" : "\n";
  return text.substr(0, first) + line_end + '(' + amount(last - first, "byte") + " left out)\n" +
         text.substr(last);
}

// What the status from wait4() tells of a shell that has ended.
inline int exit_status_of(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 0; }
// The signal that ended the shell or its command; 0 if none has. The exit status of a shell whose
// command was ended by a signal is 128 plus the number of the signal.
inline int signal_of(int status) {
  if (WIFSIGNALED(status)) return WTERMSIG(status);
  const int exit_status = exit_status_of(status);
  return exit_status > 128 && exit_status < 160 ? exit_status - 128 : 0;
}
inline End end_of(int status) {
  if (signal_of(status) == SIGXCPU) return End::late;
  if (signal_of(status) != 0) return End::crashed;
  return exit_status_of(status) != 0 ? End::failed : End::well;
}

// What the usage from wait4() tells.
inline double cpu_seconds_of(const rusage& usage) {
  const auto in_seconds = [](const timeval& time) {
    return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  };
  return in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime);
}
inline double megabytes_of(const rusage& usage) {
#ifdef __APPLE__
  const double unit = 1;
#else
  const double unit = 1024;
#endif
  return unit * double(usage.ru_maxrss) / (1 << 20);
}

}  // namespace eight_puzzle
