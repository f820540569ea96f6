// Runs another program, on POSIX, with limits. Tells what it wrote, how it ended, and what it took.
#pragma once

#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <string>

#include "io/system.hpp"
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
  std::string output = "";  // What was written to standard output.
  std::size_t output_size = 0;
  std::string errors = "";  // What was written to standard error, as it is shown.
  End end = End::well;
  int status = 0;          // The exit status.
  int signal = 0;          // The number of the signal that ended it, or that its exit status tells.
  bool has_read = true;    // Whether it read any of its input.
  double cpu_seconds = 0;  // What the program used, and the system for it.
  double megabytes = 0;    // The most that one of its processes held.

  bool is_out_of_time() const { return end == End::late || end == End::stuck; }
};

// How the run ended, in the words of judges; "" if well.
inline std::string ending_text(const ProcessResult& run) {
  const RunLimits& limits = run.limits;
  switch (run.end) {
    case End::well: break;
    case End::late:
      // Limits are whole seconds. The time that the system tells may lack some ticks.
      if (run.cpu_seconds > limits.cpu_seconds - 0.5) {
        return "time limit exceeded: used " +
               tenths(std::max<double>(run.cpu_seconds, limits.cpu_seconds)) +
               " s of CPU time, the limit is " + std::to_string(limits.cpu_seconds) + " s";
      }
      // The command has set a limit of its own.
      return "time limit exceeded: used " + tenths(run.cpu_seconds) + " s of CPU time";
    case End::stuck:
      return "time limit exceeded: did not end within " + std::to_string(limits.wall_seconds) +
             " s";
    case End::flooded:
      return "output limit exceeded: wrote more than " + std::to_string(limits.bytes >> 20) +
             " MB to standard " + (run.output_size > limits.bytes ? "output" : "error");
    case End::failed: return "runtime error: exit status " + std::to_string(run.status) + ", not 0";
    case End::crashed:
      return "runtime error: " +
             (run.status == 0 ? "" : "exit status " + std::to_string(run.status) + ", as after ") +
             "signal " + std::to_string(run.signal) + " (" + strsignal(run.signal) + ')';
  }
  return "";
}

// A run of a shell that ended with these results of wait4(). If a signal ended its command, the
// exit status of the shell is 128 plus the number of the signal.
inline ProcessResult result_of(int status, const rusage& usage) {
  const auto in_seconds = [](const timeval& time) {
    return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  };
#ifdef __APPLE__
  const double memory_unit = 1;
#else
  const double memory_unit = 1024;
#endif
  ProcessResult run;
  run.cpu_seconds = in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime);
  run.megabytes = memory_unit * double(usage.ru_maxrss) / (1 << 20);
  run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  run.signal = WIFSIGNALED(status)                    ? WTERMSIG(status)
               : run.status > 128 && run.status < 160 ? run.status - 128
                                                      : 0;
  run.end = run.signal == SIGXCPU ? End::late
            : run.signal != 0     ? End::crashed
            : run.status != 0     ? End::failed
                                  : End::well;
  return run;
}

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

inline File temporary_file() {
  File file(std::tmpfile(), std::fclose);
  if (!file) throw FileError{"temporary file", errno};
  return file;
}

// The process that leads the session of the run; 0 or less if there is none.
inline volatile std::sig_atomic_t running_shell = 0;

inline void kill_run() {
  if (running_shell <= 0) return;
  kill(running_shell, SIGKILL);  // First the shell, which may not have called setsid() yet.
  kill(-running_shell, SIGKILL);
}

// Handles a signal that ends this program.
inline void kill_run_and_end(int signal) {
  kill_run();
  std::signal(signal, SIG_DFL);
  raise(signal);
}

// Lowers a soft limit, which the command may raise.
inline void lower_limit(int resource, rlim_t most) {
  rlimit limit;
  getrlimit(resource, &limit);
  limit.rlim_cur = std::min(limit.rlim_cur, most);
  setrlimit(resource, &limit);
}

// Starts a shell with these three files as its standard streams.
inline void start_shell(const std::string& command, const File* streams, const RunLimits& limits) {
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &before);  // Until kill_run() knows what to kill.
  std::signal(SIGCHLD, SIG_DFL);  // If it were ignored, nobody could tell how the shell ended.
  // They stay so after the run, too. SIGPIPE comes if nobody reads what this program says.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2}) {
    if (std::signal(signal, kill_run_and_end) == SIG_IGN) std::signal(signal, SIG_IGN);  // nohup
  }
  running_shell = fork();
  if (running_shell == 0) {
    setsid();  // The terminal can neither stop nor signal it, and kill_run() finds its group.
    // Some files may have numbers below 3, if these were closed. But the numbers rise, so none is
    // overwritten before it is copied.
    for (int i = 0; i < 3; ++i) dup2(fileno(streams[i].get()), i);
    for (int i = 0; i < 3; ++i) {
      if (fileno(streams[i].get()) > 2) close(fileno(streams[i].get()));
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    std::signal(SIGXFSZ, SIG_DFL);
    lower_limit(RLIMIT_CPU, rlim_t(limits.cpu_seconds));
    lower_limit(RLIMIT_FSIZE, limits.bytes + 1);  // One byte too many tells a flood.
    lower_limit(RLIMIT_CORE, 0);
    setenv("LSAN_OPTIONS", "detect_leaks=0", 0);  // No judge asks for freed memory.
    execl("/bin/sh", "sh", "-c", "--", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  sigprocmask(SIG_SETMASK, &before, nullptr);
  if (running_shell < 0) throw FileError{"cannot run " + command, errno};
}

// Writes the input to the file, so that has_been_read() can tell whether the run reads any of it.
inline void feed(std::FILE* in, const std::string& input) {
  if (std::fwrite(input.data(), 1, input.size(), in) != input.size() ||
      std::fseek(in, 0, SEEK_SET) != 0) {
    throw FileError{"temporary file", errno};
  }
  const timespec not_read[] = {{0, 0}, {0, UTIME_OMIT}};
  futimens(fileno(in), not_read);
}

// Whether the run has moved the position in the file, which it shares, or the time of access has
// changed, as when JavaScript opens /dev/stdin. (A disk may keep no such times.)
inline bool has_been_read(int file) {
  struct stat status {};
  fstat(file, &status);
  return lseek(file, 0, SEEK_CUR) != 0 || status.st_atime != 0;
}

// Calls look() until the shell ends. Returns false if it does not end within these seconds.
inline bool ends_within(int seconds, const std::function<void()>& look, Now now) {
  const Clock::time_point deadline = now() + std::chrono::seconds(seconds);
  siginfo_t end{};
  while (end.si_pid == 0) {
    look();
    poll(nullptr, 0, 1);  // A millisecond.
    waitid(P_PID, id_t(running_shell), &end, WEXITED | WNOWAIT | WNOHANG);
    if (end.si_pid == 0 && now() >= deadline) return false;
  }
  return true;
}

// Kills what is left of the run, and waits for the shell.
inline ProcessResult reaped() {
  kill_run();  // Also what it left running: until wait4(), no other process gets its number.
  const pid_t shell = running_shell;
  running_shell = 0;  // So kill_run() cannot end another process that gets this number.
  int status = 0;
  rusage usage{};
  wait4(shell, &status, 0, &usage);
  return result_of(status, usage);
}

// What the run has written to a file, up to so many bytes.
inline std::string collected(const File& file, std::size_t most) {
  std::fseek(file.get(), 0, SEEK_END);
  std::string text(std::min(most, std::size_t(std::ftell(file.get()))), '\0');
  std::rewind(file.get());
  text.resize(std::fread(text.data(), 1, text.size(), file.get()));
  return text;
}

// Runs a shell command with files as its standard streams; not two at a time. Its process group is
// killed when the run ends, or when a signal ends this program. Calls look() until the run ends.
// May throw a FileError.
inline ProcessResult run_program(const std::string& command, const std::string& input,
                                 const RunLimits& limits, const std::function<void()>& look,
                                 Now now = Clock::now) {
  const File streams[] = {temporary_file(), temporary_file(), temporary_file()};
  feed(streams[0].get(), input);
  start_shell(command, streams, limits);
  const bool is_stuck = !ends_within(limits.wall_seconds, look, now);
  ProcessResult run = reaped();
  run.limits = limits;
  run.has_read = has_been_read(fileno(streams[0].get()));
  run.output = collected(streams[1], limits.bytes + 1);
  run.output_size = run.output.size();
  const std::string errors = collected(streams[2], limits.bytes + 1);
  run.errors = first_and_last_lines(errors);
  if (is_stuck) run.end = End::stuck;
  if (std::max(run.output_size, errors.size()) > limits.bytes) run.end = End::flooded;
  return run;
}

}  // namespace eight_puzzle
