// Runs another program, on POSIX, with limits: starts it, waits for its end, kills what is left.
#pragma once

#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <csignal>
#include <functional>
#include <memory>

#include "grader/program_run.hpp"
#include "io/system.hpp"

namespace eight_puzzle {

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
  lower_limit(RLIMIT_CPU, rlim_t(limits.cpu_seconds));
  lower_limit(RLIMIT_FSIZE, limits.bytes_per_file + 1);  // One more shows RunEnding::flooded.
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
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);  // What a shell leaves becomes this program's: for wait4().
#endif
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

// Sets how the run ended, by the status from wait4(). The exit status of a shell whose command was
// ended by a signal is 128 plus the number of the signal. (Those of real time, from 32 on, are not
// told from other bad statuses.)
inline void set_ending(ProgramRun& run, int status) {
  run.exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  const bool tells_signal = run.exit_status > 128 && run.exit_status < 128 + 32;
  run.signal = WIFSIGNALED(status) ? WTERMSIG(status) : tells_signal ? run.exit_status - 128 : 0;
  run.ending = run.signal == SIGXCPU  ? RunEnding::too_slow
               : run.signal != 0      ? RunEnding::crashed
               : run.exit_status != 0 ? RunEnding::bad_status
                                      : RunEnding::well;
}

// Adds what a process of the run took, by the usage from wait4().
inline void add_cost(ProgramRun& run, const rusage& usage) {
  for (const timeval& time : {usage.ru_utime, usage.ru_stime}) {
    run.cpu_seconds += double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  }
#ifdef __APPLE__
  const double unit = 1;
#else
  const double unit = 1024;
#endif
  run.megabytes = std::max(run.megabytes, unit * double(usage.ru_maxrss) / (1 << 20));
}

// What the run has written to a file: at most its first `max` bytes. Throws a FileError if the disk
// is full, as some may be missing then.
inline std::string read_first_bytes(const TemporaryFile& file, std::size_t max) {
  std::fseek(file.get(), 0, SEEK_END);
  std::string text(std::min(max, std::size_t(std::ftell(file.get()))), '\0');
  std::rewind(file.get());
  text.resize(std::fread(text.data(), 1, text.size(), file.get()));
  const char page[4096] = {};
  std::fseek(file.get(), 0, SEEK_END);
  const bool fits =
      std::fwrite(page, 1, sizeof page, file.get()) == sizeof page && std::fflush(file.get()) == 0;
  if (!fits && errno == ENOSPC) throw FileError{"temporary file", errno};
  return text;
}

// The text without line ends at its end; of a long one, its beginning and its end, and between them
// how much is left out.
inline std::string excerpt(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  if (text.size() <= 2 * shown_bytes) return text;
  const std::string left_out = amount(text.size() - 2 * shown_bytes, "byte") + " left out";
  return text.replace(shown_bytes, text.size() - 2 * shown_bytes, "\n(" + left_out + ")\n");
}

// Runs a shell command with files as its standard streams. Only one may run at a time. Its process
// group is killed when the run ends, or when a signal ends this program. Calls on_wait() meanwhile.
// Returns the run without its puzzles and its score. May throw a FileError.
inline ProgramRun run_program(const std::string& command, const std::string& input,
                              const RunLimits& limits, const std::function<void()>& on_wait,
                              Now now = Clock::now) {
  const TemporaryFile streams[] = {temporary_file(), temporary_file(), temporary_file()};
  write_input(streams[0].get(), input);
  const pid_t shell = start_shell(command, streams, limits);
  const bool ended_in_time = wait_for_end(limits.wall_seconds, shell, on_wait, now);
  kill_run(shell);    // Also what the shell left running. Its number stays in use until wait4().
  running_shell = 0;  // So no signal handler can kill another process that gets this number.
  int status = 0;
  rusage usage{};
  wait4(shell, &status, 0, &usage);
  ProgramRun run;
  add_cost(run, usage);
  while (wait4(-shell, nullptr, 0, &usage) > 0) add_cost(run, usage);  // What it has left running.
  run.input = input;
  run.limits = limits;
  run.has_read_input = has_been_read(fileno(streams[0].get()));
  run.output = read_first_bytes(streams[1], limits.bytes_per_file + 1);
  std::string errors = read_first_bytes(streams[2], limits.bytes_per_file + 1);
  set_ending(run, status);
  const std::size_t most = std::max(run.output.size(), errors.size());
  if (most > limits.bytes_per_file) run.ending = RunEnding::flooded;
  if (!ended_in_time) run.ending = RunEnding::hung;
  run.errors = excerpt(std::move(errors));
  return run;
}

}  // namespace eight_puzzle
