// How a run of another program ended, and what it took: the result, and the words for it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>

#include "grader/limits.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// How a run ended.
enum class RunEnding {
  well,
  too_slow,    // CPU time ran out, as its signal or its exit status says.
  hung,        // Wall time ran out.
  flooded,     // It wrote too much.
  bad_status,  // Its exit status was not 0.
  crashed,     // Another signal ended it, or its exit status says so.
};

struct ProcessResult {
  RunLimits limits = {};
  std::size_t output_size = 0;  // Bytes of standard output: at most the limit + 1.
  std::string error_text = "";  // What it wrote to standard error, as it is shown.
  RunEnding ending = RunEnding::well;
  bool used_up_wall_time = false;  // If so, the ending is hung or flooded.
  int exit_status = 0;
  int signal = 0;  // The number of the signal that ended it, or that its exit status tells.
  bool has_read_input = true;  // Whether it read any of its input.
  double cpu_seconds = 0;      // What the program used, and the system for it.
  double megabytes = 0;        // The most that one of its processes held.

  bool has_exceeded_time_limit() const {
    return ending == RunEnding::too_slow || ending == RunEnding::hung;
  }
  bool has_same_ending(const ProcessResult& other) const {
    return ending == other.ending && exit_status == other.exit_status && signal == other.signal;
  }
};

// How a run ended, in the words of judges; "" if well.
inline std::string ending_text(const ProcessResult& process) {
  const RunLimits& limits = process.limits;
  switch (process.ending) {
    case RunEnding::well: break;
    case RunEnding::too_slow:
      // Limits are whole seconds. The time that the system tells may lack some ticks.
      if (process.cpu_seconds > limits.cpu_seconds - 0.5) {
        return "time limit exceeded: used " +
               with_one_decimal(std::max<double>(process.cpu_seconds, limits.cpu_seconds)) +
               " s of CPU time, the limit is " + std::to_string(limits.cpu_seconds) + " s";
      }
      // The command has set a limit of its own.
      return "time limit exceeded: used " + with_one_decimal(process.cpu_seconds) +
             " s of CPU time";
    case RunEnding::hung:
      return "time limit exceeded: did not end within " + std::to_string(limits.wall_seconds) +
             " s";
    case RunEnding::flooded:
      return "output limit exceeded: wrote more than " +
             std::to_string(limits.bytes_per_file >> 20) + " MB to standard " +
             (process.output_size > limits.bytes_per_file ? "output" : "error");
    case RunEnding::bad_status:
      return "runtime error: exit status " + std::to_string(process.exit_status) + ", not 0";
    case RunEnding::crashed:
      return "runtime error: " +
             (process.exit_status == 0
                  ? ""
                  : "exit status " + std::to_string(process.exit_status) + ", as after ") +
             "signal " + std::to_string(process.signal) + " (" + strsignal(process.signal) + ')';
  }
  return "";
}

}  // namespace eight_puzzle
