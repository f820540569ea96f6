// How a run of another program ended, and what it took: the result, and the words for it.
#pragma once

#include <algorithm>
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

// Where the first lines of a text end, and where its last lines begin: each part has at most 2,000
// bytes.
inline constexpr std::size_t most_shown_bytes = 2000;
inline std::size_t end_of_first_lines(const std::string& text) {
  std::size_t end = 0;
  for (std::size_t lines = 0; end < text.size() && end < most_shown_bytes; ++end) {
    if (lines == first_lines) break;
    lines += text[end] == '\n';
  }
  return end;
}
inline std::size_t begin_of_last_lines(const std::string& text) {
  std::size_t begin = text.size();
  for (std::size_t lines = 0; begin > 0 && text.size() - begin < most_shown_bytes; --begin) {
    lines += text[begin - 1] == '\n';
    if (lines == last_lines) break;
  }
  return begin;
}

// A text without line ends at its end. Of a long one, its first lines and its last, and between
// them how much is left out.
inline std::string first_and_last_lines(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  const std::size_t first = end_of_first_lines(text), last = begin_of_last_lines(text);
  if (first >= last) return text;
  const std::string line_end = text[first - 1] == '\n' ? "" : "\n";
  return text.substr(0, first) + line_end + '(' + amount(last - first, "byte") + " left out)\n" +
         text.substr(last);
}

}  // namespace eight_puzzle
