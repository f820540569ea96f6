// A run of another program, on POSIX: its input, its output, its limits, and how it ended.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "io/system.hpp"
#include "text/text.hpp"

#ifndef _WIN32
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#endif

namespace eight_puzzle {

// How a run ended. If well: the CPU time by the program and the system for it, and the most that a
// process of it held, at least what this program does.
struct RunEnd {
  enum Kind { well, badly, late, stuck, not_started } kind = well;
  std::string fault = "";  // What is said of it, if it has not ended well.
  double seconds = 0, megabytes = 0;
};

#ifdef _WIN32

class Process {
 public:
  Process(const std::string&, const std::string&, int, std::function<void()>) {
    throw FileError{"--test needs a POSIX system", ENOSYS};
  }
  std::size_t read(char*, std::size_t) { return 0; }
  RunEnd end() { return {}; }
};

#else

// The end of a shell command with these results of wait4().
inline RunEnd described(int status, const rusage& usage) {
#ifdef __APPLE__
  const double memory_unit = 1;
#else
  const double memory_unit = 1024;
#endif
  const auto in_seconds = [](const timeval& time) {
    return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  };
  const double seconds = in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime);
  if (status == 0) {
    return {RunEnd::well, "", seconds, memory_unit * double(usage.ru_maxrss) / (1 << 20)};
  }
  // A shell, too, adds 128 to the signal that ended its command.
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  const std::string exit_status = "exit status " + std::to_string(code),
                    cpu_time = tenths(seconds) + " s of CPU time";
  if (code == 126) return {RunEnd::not_started, "cannot be executed: " + exit_status};
  if (code == 127) return {RunEnd::not_started, "command not found: " + exit_status};
  if (code <= 128 || code >= 160) return {RunEnd::badly, exit_status};
  const int signal = code - 128;
  if (signal == SIGXCPU) return {RunEnd::late, "used " + cpu_time};
  const std::string killed =
      "killed by signal " + std::to_string(signal) + " (" + strsignal(signal) + ')';
  // Perhaps by a hard limit of CPU time, or for lack of memory.
  return {RunEnd::badly, killed + (signal == SIGKILL ? " after " + cpu_time : "")};
}

// A run of a shell command, one at a time. Its process group is killed when it ends, or when a
// signal ends this program.
class Process {
 public:
  // Starts it with `input` in a file as its standard input. `seconds` of wall time are its limit.
  // Calls look() at least every tenth of a second while it waits. May throw a FileError.
  Process(const std::string& command, const std::string& input, int seconds,
          std::function<void()> look)
      : look_(std::move(look)), limit_(seconds) {
    const File file = file_with(input);
    int ends[2];
    if (pipe(ends) != 0) throw FileError{"cannot run " + command, errno};
    output_ = ends[0];
    const int in = fileno(file.get());
    for (const int ours : {in, ends[0], ends[1]}) fcntl(ours, F_SETFD, FD_CLOEXEC);
    start(command, in, ends[1]);
    close(ends[1]);
    if (running_ > 0) return;
    close(output_);
    throw FileError{"cannot run " + command, errno};
  }
  ~Process() {
    rusage usage{};
    if (running_ > 0) reap(usage);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Some of its output; 0 at the end, or if its time is over. If the shell has ended and there is
  // no more output for a tenth of a second, that is the end: what it left running may hold it open.
  std::size_t read(char* buffer, std::size_t size) {
    pollfd output = {output_, POLLIN, 0};
    bool shell_ended = false;
    while (!at_end_ && may_wait()) {
      if (poll(&output, 1, 100) > 0) {
        const ssize_t count = ::read(output_, buffer, size);
        at_end_ = count <= 0;
        return at_end_ ? 0 : std::size_t(count);
      }
      at_end_ = shell_ended;
      shell_ended = has_ended();
    }
    return 0;
  }

  // Waits for its end. Kills it if there is more output, or when its time is over.
  RunEnd end() {
    if (!at_end_) kill_all();
    while (!has_ended() && may_wait()) poll(nullptr, 0, 1);
    rusage usage{};
    const int status = reap(usage);
    if (is_late_) return {RunEnd::stuck, "did not end within " + std::to_string(limit_) + " s"};
    if (!at_end_) return {};  // Killed here: its answers decide.
    return described(status, usage);
  }

 private:
  using Clock = std::chrono::steady_clock;
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

  static File file_with(const std::string& text) {
    File file(std::tmpfile(), std::fclose);
    if (!file || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() ||
        std::fseek(file.get(), 0, SEEK_SET) != 0) {
      throw FileError{"temporary file", errno};
    }
    return file;
  }

  static void start(const std::string& command, int in, int out) {
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);  // Until stop() knows what to end.
    std::signal(SIGCHLD, SIG_DFL);  // If it were ignored, nobody could tell how the shell ended.
    for (const int signal :
         {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU}) {
      if (std::signal(signal, stop) == SIG_IGN) std::signal(signal, SIG_IGN);
    }
    running_ = fork();
    if (running_ == 0) run_shell(command, in, out);
    sigprocmask(SIG_SETMASK, &before, nullptr);
  }

  [[noreturn]] static void run_shell(const std::string& command, int in, int out) {
    setsid();  // The terminal can neither stop nor signal it, and kill_all() finds its group.
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    for (int signal = 1; signal < 32; ++signal) std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    rlimit limit, no_core = {0, 0};
    getrlimit(RLIMIT_CPU, &limit);
    limit.rlim_cur = std::min<rlim_t>(limit.rlim_cur, 10);  // The command may raise it.
    setrlimit(RLIMIT_CPU, &limit);
    setrlimit(RLIMIT_CORE, &no_core);
    execl("/bin/sh", "sh", "-c", "--", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }

  // Kills what is left of it and waits for that. Returns the status of the shell.
  int reap(rusage& usage) {
    kill_all();  // Also what it left running: until wait4() the number is its own.
    const pid_t shell = running_;
    running_ = 0;  // So stop() cannot end another process that gets this number.
    int status = 0;
    wait4(shell, &status, 0, &usage);
    close(output_);
    return status;
  }

  static void kill_all() {
    if (running_ <= 0) return;
    kill(running_, SIGKILL);  // First, as it may have no session yet.
    kill(-running_, SIGKILL);
  }

  static void stop(int signal) {
    kill_all();
    std::signal(signal, SIG_DFL);
    raise(signal);
  }

  // Of the time between two calls at most a second counts: stops of this program (Ctrl-Z) do not.
  bool may_wait() {
    look_();
    const Clock::time_point now = Clock::now();
    waited_ +=
        std::min<Clock::duration>(now - std::exchange(last_look_, now), std::chrono::seconds(1));
    is_late_ |= waited_ >= std::chrono::seconds(limit_);
    return !is_late_;
  }

  static bool has_ended() {
    siginfo_t ended{};
    waitid(P_PID, id_t(running_), &ended, WEXITED | WNOWAIT | WNOHANG);
    return ended.si_pid != 0;
  }

  static inline volatile std::sig_atomic_t running_ = 0;  // The shell, the leader of its session.

  std::function<void()> look_;
  Clock::time_point last_look_ = Clock::now();
  Clock::duration waited_{};
  int limit_, output_;
  bool at_end_ = false, is_late_ = false;
};

#endif

}  // namespace eight_puzzle
