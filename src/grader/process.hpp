// Runs another program, on POSIX, with limits: starts it, waits for its end, kills what is left.
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
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "grader/excerpt.hpp"
#include "grader/limits.hpp"
#include "grader/process_result.hpp"
#include "io/system.hpp"

namespace eight_puzzle {

// How a run ended, and what it wrote to standard output, up to one byte more than its limit.
struct ProgramRun {
  ProcessResult process;
  std::string output_text;
};

using TemporaryFile = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

inline TemporaryFile temporary_file() {
  TemporaryFile file(std::tmpfile(), std::fclose);
  if (!file) throw FileError{"temporary file", errno};
  return file;
}

// The process that leads the session of the run, for signal handlers; 0 if nothing runs.
inline volatile std::sig_atomic_t running_shell = 0;

// Kills a shell and its process group.
inline void kill_run(pid_t shell) {
  if (shell <= 0) return;
  kill(shell, SIGKILL);  // The shell first, as it may not have called setsid() yet.
  kill(-shell, SIGKILL);
}

inline void kill_run_and_end(int signal) {
  kill_run(running_shell);
  std::signal(signal, SIG_DFL);
  raise(signal);
}

// From now on, if one of these signals ends this program, the run is killed, too. What was ignored
// when this program began, as under nohup, stays ignored: signal() tells that only when it sets a
// handler. SIGPIPE comes if nobody reads what this program says.
inline void kill_run_at_signals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2}) {
    if (std::signal(signal, kill_run_and_end) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

// Lowers a soft limit, which the command may raise.
inline void lower_limit(int resource, rlim_t max) {
  rlimit limit{};
  getrlimit(resource, &limit);
  limit.rlim_cur = std::min(limit.rlim_cur, max);
  setrlimit(resource, &limit);
}

// What a new process does: becomes a shell with these three files as its standard streams.
// `signals`: those to block, as before.
[[noreturn]] inline void become_shell(const std::string& command, const TemporaryFile* streams,
                                      const RunLimits& limits, const sigset_t& signals) {
  setsid();  // The terminal can neither stop nor signal it, and kill_run() finds its group.
  // If standard streams were closed, the files may have their numbers. As they were opened in
  // order, each with the lowest free number, file i has at least i. So dup2() closes no later one.
  for (int i = 0; i < 3; ++i) dup2(fileno(streams[i].get()), i);
  for (int i = 0; i < 3; ++i) {
    if (fileno(streams[i].get()) > 2) close(fileno(streams[i].get()));
  }
  sigprocmask(SIG_SETMASK, &signals, nullptr);
  std::signal(SIGXFSZ, SIG_DFL);
  // If this does not compile, a limit is new: apply it. run_program() sees to the wall time.
  [[maybe_unused]] const auto [wall_time, cpu_time, file_size] = limits;
  lower_limit(RLIMIT_CPU, rlim_t(cpu_time));
  lower_limit(RLIMIT_FSIZE, file_size + 1);  // The byte more shows RunEnding::flooded.
  lower_limit(RLIMIT_CORE, 0);
  setenv("LSAN_OPTIONS", "detect_leaks=0", 0);  // Judges ignore memory leaks.
  execl("/bin/sh", "sh", "-c", "--", command.c_str(), static_cast<char*>(nullptr));
  _exit(127);
}

// Starts a shell, and returns its process id. May throw a FileError.
inline pid_t start_shell(const std::string& command, const TemporaryFile* streams,
                         const RunLimits& limits) {
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &before);  // Until signal handlers know what to kill.
  std::signal(SIGCHLD, SIG_DFL);  // If it were ignored, nobody could tell how the shell ended.
  kill_run_at_signals();
  const pid_t shell = fork();
  if (shell == 0) become_shell(command, streams, limits, before);
  const int error = errno;
  running_shell = shell > 0 ? shell : 0;
  sigprocmask(SIG_SETMASK, &before, nullptr);
  if (shell < 0) throw FileError{"cannot run " + command, error};
  return shell;
}

// Writes the input to the file, and resets its position and its time of access, by which
// has_been_read() can tell whether the run reads any of it.
inline void write_input(std::FILE* in, const std::string& input) {
  if (std::fwrite(input.data(), 1, input.size(), in) != input.size() ||
      std::fseek(in, 0, SEEK_SET) != 0) {
    throw FileError{"temporary file", errno};
  }
  const timespec not_read[] = {{0, 0}, {0, UTIME_OMIT}};
  futimens(fileno(in), not_read);
}

// Whether the run has moved the position in the file, which it shares with this program, or has
// changed the time of access, as when JavaScript opens /dev/stdin. (A disk may keep no such times.)
inline bool has_been_read(int file) {
  struct stat status {};
  fstat(file, &status);
  return lseek(file, 0, SEEK_CUR) != 0 || status.st_atime != 0;
}

// Waits until the shell ends, and calls on_wait() meanwhile. Returns false if it does not end
// within these seconds.
inline bool wait_for_end(int seconds, pid_t shell, const std::function<void()>& on_wait, Now now) {
  const Clock::time_point deadline = now() + std::chrono::seconds(seconds);
  siginfo_t end{};
  while (end.si_pid == 0) {
    on_wait();
    poll(nullptr, 0, 1);  // A millisecond.
    waitid(P_PID, id_t(shell), &end, WEXITED | WNOWAIT | WNOHANG);
    if (end.si_pid == 0 && now() >= deadline) return false;
  }
  return true;
}

// The exit status that the status from wait4() tells; 0 if a signal ended the shell.
inline int exit_status_of(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 0; }
// The signal that ended the shell or its command; 0 if none has. The exit status of a shell whose
// command was ended by a signal is 128 plus the number of the signal. (Those of real time, from 32
// on, are not told from other bad statuses.)
inline int signal_of(int status) {
  if (WIFSIGNALED(status)) return WTERMSIG(status);
  const int exit_status = exit_status_of(status);
  return exit_status > 128 && exit_status < 128 + 32 ? exit_status - 128 : 0;
}
// `cpu_seconds`: what the run used. Exit status 152 is that of a shell whose command SIGXCPU has
// ended. But if the run used at most half a second, the program chose that status, as a limit is at
// least 1 s.
inline RunEnding ending_of(int status, double cpu_seconds) {
  const bool may_be_too_slow = WIFSIGNALED(status) || cpu_seconds > 0.5;
  if (signal_of(status) == SIGXCPU && may_be_too_slow) return RunEnding::too_slow;
  if (signal_of(status) != 0) return RunEnding::crashed;
  return exit_status_of(status) != 0 ? RunEnding::bad_status : RunEnding::well;
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

// Kills what is left of the run, and waits for the shell. Returns what wait4() tells.
inline std::pair<int, rusage> kill_and_wait(pid_t shell) {
  kill_run(shell);    // Also what the shell left running. Its number stays in use until wait4().
  running_shell = 0;  // So no signal handler can kill another process that gets this number.
  int status = 0;
  rusage usage{};
  wait4(shell, &status, 0, &usage);
  return {status, usage};
}

// What the run has written to a file: at most its first `max` bytes.
inline std::string read_first_bytes(const TemporaryFile& file, std::size_t max) {
  std::fseek(file.get(), 0, SEEK_END);
  std::string text(std::min(max, std::size_t(std::ftell(file.get()))), '\0');
  std::rewind(file.get());
  text.resize(std::fread(text.data(), 1, text.size(), file.get()));
  return text;
}

// Runs a shell command with files as its standard streams. Only one may run at a time. Its process
// group is killed when the run ends, or when a signal ends this program. Calls on_wait() meanwhile.
// May throw a FileError.
inline ProgramRun run_program(const std::string& command, const std::string& input,
                              const RunLimits& limits, const std::function<void()>& on_wait,
                              Now now = Clock::now) {
  const TemporaryFile streams[] = {temporary_file(), temporary_file(), temporary_file()};
  write_input(streams[0].get(), input);
  const pid_t shell = start_shell(command, streams, limits);
  const bool used_up_wall_time = !wait_for_end(limits.wall_seconds, shell, on_wait, now);
  const auto [status, usage] = kill_and_wait(shell);
  std::string output_text =
      read_first_bytes(streams[1], limits.bytes_per_file + 1);  // Perhaps large, so moved below.
  std::string errors = read_first_bytes(streams[2], limits.bytes_per_file + 1);
  const bool is_flooded = std::max(output_text.size(), errors.size()) > limits.bytes_per_file;
  ProcessResult process;
  process.limits = limits;
  process.output_size = output_text.size();
  process.error_text = excerpt(std::move(errors));
  process.exit_status = exit_status_of(status);
  process.signal = signal_of(status);
  process.has_read_input = has_been_read(fileno(streams[0].get()));
  process.cpu_seconds = cpu_seconds_of(usage);
  process.megabytes = megabytes_of(usage);
  process.used_up_wall_time = used_up_wall_time;
  process.ending = is_flooded          ? RunEnding::flooded
                   : used_up_wall_time ? RunEnding::hung
                                       : ending_of(status, process.cpu_seconds);
  return {std::move(process), std::move(output_text)};
}

}  // namespace eight_puzzle
