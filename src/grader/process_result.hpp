// How a run of another program ended, and what it took: the result, and the words for it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "grader/limits.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// How a run ended.
enum class RunEnd {
  well,
  late,        // CPU time ran out, as its signal or its exit status says.
  stuck,       // Wall time ran out.
  flooded,     // It wrote too much.
  bad_status,  // Its exit status was not 0.
  crashed,     // Another signal ended it, or its exit status says so.
};

struct ProcessResult {
  RunLimits limits = {};
  std::size_t output_size = 0;  // The bytes that it wrote to standard output.
  std::string error_text = "";  // What it wrote to standard error, as it is shown.
  RunEnd end = RunEnd::well;
  bool has_hung = false;  // Whether wall time ran out. It may also be flooded.
  int exit_status = 0;
  int signal = 0;          // The number of the signal that ended it, or that its exit status tells.
  bool has_read = true;    // Whether it read any of its input.
  double cpu_seconds = 0;  // What the program used, and the system for it.
  double megabytes = 0;    // The most that one of its processes held.

  bool is_out_of_time() const { return end == RunEnd::late || end == RunEnd::stuck; }
  bool has_same_ending(const ProcessResult& other) const {
    return end == other.end && exit_status == other.exit_status && signal == other.signal;
  }
};

// How a run ended, in the words of judges; "" if well.
inline std::string ending_text(const ProcessResult& process) {
  const RunLimits& limits = process.limits;
  switch (process.end) {
    case RunEnd::well: break;
    case RunEnd::late:
      // Limits are whole seconds. The time that the system tells may lack some ticks.
      if (process.cpu_seconds > limits.cpu_seconds - 0.5) {
        return "time limit exceeded: used " +
               tenths(std::max<double>(process.cpu_seconds, limits.cpu_seconds)) +
               " s of CPU time, the limit is " + std::to_string(limits.cpu_seconds) + " s";
      }
      // The command has set a limit of its own.
      return "time limit exceeded: used " + tenths(process.cpu_seconds) + " s of CPU time";
    case RunEnd::stuck:
      return "time limit exceeded: did not end within " + std::to_string(limits.wall_seconds) +
             " s";
    case RunEnd::flooded:
      return "output limit exceeded: wrote more than " +
             std::to_string(limits.bytes_per_file >> 20) + " MB to standard " +
             (process.output_size > limits.bytes_per_file ? "output" : "error");
    case RunEnd::bad_status:
      return "runtime error: exit status " + std::to_string(process.exit_status) + ", not 0";
    case RunEnd::crashed:
      return "runtime error: " +
             (process.exit_status == 0
                  ? ""
                  : "exit status " + std::to_string(process.exit_status) + ", as after ") +
             "signal " + std::to_string(process.signal) + " (" + strsignal(process.signal) + ')';
  }
  return "";
}

}  // namespace eight_puzzle
