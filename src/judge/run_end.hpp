// How a run of another program ended, and what is said of that.
#pragma once

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstring>
#include <string>

#include "text/text.hpp"

#ifndef _WIN32
#include <sys/resource.h>
#include <sys/wait.h>
#endif

namespace eight_puzzle {

struct RunEnd {
  enum Kind { well, badly, out_of_cpu_time, out_of_time, not_started } kind;
  std::string fault;  // What is said of it, if it has not ended well.
  double seconds;     // Of CPU time, by the program and the system for it.
  double megabytes;   // The most that a process of it held; at least what this program does.
  bool shows_memory;  // It held more than this program does, so the megabytes are its own.
};

#ifndef _WIN32

// The soft limit of CPU time, which a command may raise: 10 s, or a lower one of the caller's.
inline rlimit cpu_limit() {
  rlimit limit;
  getrlimit(RLIMIT_CPU, &limit);
  limit.rlim_cur = std::min<rlim_t>(limit.rlim_cur, 10);
  return limit;
}

// `status` and `usage` are those of wait4() for a shell, `cpu_limit` its limit in seconds; a shell
// that has printed has found its command.
inline RunEnd described(int status, const rusage& usage, double cpu_limit, bool has_printed) {
  const auto in_seconds = [](const timeval& time) {
    return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  };
#ifdef __APPLE__
  const double bytes = double(usage.ru_maxrss);
#else
  const double bytes = 1024 * double(usage.ru_maxrss);
#endif
  rusage own{};
  getrusage(RUSAGE_SELF, &own);
  RunEnd end = {RunEnd::well, "", in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime),
                bytes / (1 << 20), usage.ru_maxrss > own.ru_maxrss};
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  const bool by_shell = code > 128 && code < 160;  // 128 and the signal that ended its command.
  const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : by_shell ? code - 128 : 0;
  if (signal == 0 && code == 0) return end;
  end.kind = RunEnd::badly;
  if (signal == SIGXCPU) {
    end.kind = RunEnd::out_of_cpu_time;
    // The kernel measures less exactly; far below its limit the command has set a lower one.
    const double limit = end.seconds > 0.9 * cpu_limit ? cpu_limit : end.seconds;
    end.fault = "used more than " + std::to_string(std::lround(limit)) + " s of CPU time";
  } else if (signal > 0) {
    end.fault = "killed by signal " + std::to_string(signal) + " (" + strsignal(signal) + ')';
    // Perhaps by a hard limit of CPU time, or for lack of memory.
    if (signal == SIGKILL) end.fault += " after " + tenths(end.seconds) + " s of CPU time";
  } else {
    end.fault = "exit status " + std::to_string(code);
    const bool has_started = has_printed || (code != 126 && code != 127);
    if (has_started) return end;
    end.kind = RunEnd::not_started;
    end.fault = (code == 127 ? "command not found: " : "cannot be executed: ") + end.fault;
  }
  return end;
}

#endif

}  // namespace eight_puzzle
