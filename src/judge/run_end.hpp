// How a run of another program ended and what it took, and what it may take.
#pragma once

#include <cstdint>
#include <string>

namespace eight_puzzle {

// How a run ended. Crashed: by the signal of a bad address or of abort(); killed: perhaps for lack
// of CPU time or memory; late: its CPU time was used up; stuck: it did not end; flooded: it printed
// too much, or wrote too much to standard error.
struct RunEnd {
  enum Kind { well, badly, crashed, killed, late, stuck, flooded, errors_flooded, not_started };
  Kind kind = well;
  std::string how = "";        // Its exit status or signal, if it was not well: "exit status 3".
  double seconds = 0;          // Of CPU time, by the program and by the system for it.
  double megabytes = 0;        // The most that one of its processes held;
  bool holds_at_most = false;  // if true, or less: what this program held when it started the run.
  std::string errors = "";     // What was written to standard error.
};

// Seconds. A process that was ended for its CPU time has used its limit, to less than half of this.
constexpr double least_cpu_limit = 1;

// What a run may take: seconds of wall time and of CPU time; the bytes of a file that it writes.
struct RunLimits {
  int seconds, cpu_seconds;
  std::uint64_t bytes;
};

}  // namespace eight_puzzle
