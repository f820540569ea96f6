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

#include "grader/process.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

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

// If a signal ended the command, the exit status of its shell is 128 plus the number of the signal.
inline ProcessResult result_of(const EndedRun& run, const RunLimits& limits) {
  const auto in_seconds = [](const timeval& time) {
    return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  };
#ifdef __APPLE__
  const double memory_unit = 1;
#else
  const double memory_unit = 1024;
#endif
  ProcessResult process;
  process.limits = limits;
  process.output_size = run.output.size();
  process.errors = first_and_last_lines(run.errors);
  process.has_read = run.has_read;
  process.cpu_seconds = in_seconds(run.usage.ru_utime) + in_seconds(run.usage.ru_stime);
  process.megabytes = memory_unit * double(run.usage.ru_maxrss) / (1 << 20);
  const int status = WIFEXITED(run.wait_status) ? WEXITSTATUS(run.wait_status) : 0;
  process.status = status;
  process.signal = WIFSIGNALED(run.wait_status)   ? WTERMSIG(run.wait_status)
                   : status > 128 && status < 160 ? status - 128
                                                  : 0;
  const bool is_flooded = std::max(run.output.size(), run.errors.size()) > limits.bytes;
  process.end = is_flooded                  ? End::flooded
                : run.is_stuck              ? End::stuck
                : process.signal == SIGXCPU ? End::late
                : process.signal != 0       ? End::crashed
                : status != 0               ? End::failed
                                            : End::well;
  return process;
}

}  // namespace eight_puzzle
