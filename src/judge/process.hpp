// A run of another program, on POSIX: its input, its output, its limits, and how it ended.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
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
  Process(const std::string&, const std::string&, std::uint64_t) {
    throw FileError{"--test needs a POSIX system", ENOSYS};
  }
  RunEnd end(int, const std::function<void()>&) { return {}; }
  std::string output() { return ""; }
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

// A run of a shell command, one at a time, with a file as its standard input and one as its
// standard output. Its process group is killed when it ends, or when a signal ends this program.
class Process {
 public:
  // Starts it. After `most` bytes its output fails and, usually, it ends. May throw a FileError.
  Process(const std::string& command, const std::string& input, std::uint64_t most) {
    if (!input_ || !output_ ||
        std::fwrite(input.data(), 1, input.size(), input_.get()) != input.size() ||
        std::fseek(input_.get(), 0, SEEK_SET) != 0) {
      throw FileError{"temporary file", errno};
    }
    start(command, most);
    if (running_ < 0) throw FileError{"cannot run " + command, errno};
  }
  ~Process() {
    rusage usage{};
    if (running_ > 0) reap(usage);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Waits for its end, at most so many seconds, and calls look() meanwhile.
  RunEnd end(int seconds, const std::function<void()>& look) {
    using Clock = std::chrono::steady_clock;
    const Clock::duration second = std::chrono::seconds(1);
    Clock::duration waited{};
    for (Clock::time_point last = Clock::now(); waited < seconds * second && !has_ended();) {
      look();
      poll(nullptr, 0, 1);  // A millisecond; a second at most counts: no stop of this program.
      const Clock::time_point now = Clock::now();
      waited += std::min(now - std::exchange(last, now), second);
    }
    rusage usage{};
    const int status = reap(usage);
    if (waited < seconds * second) return described(status, usage);
    return {RunEnd::stuck, "did not end within " + std::to_string(seconds) + " s"};
  }

  // What it has printed.
  std::string output() {
    std::string text;
    char block[1 << 16];
    std::rewind(output_.get());
    while (const std::size_t size = std::fread(block, 1, sizeof block, output_.get())) {
      text.append(block, size);
    }
    return text;
  }

 private:
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

  void start(const std::string& command, std::uint64_t most) {
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);  // Until stop() knows what to end.
    std::signal(SIGCHLD, SIG_DFL);  // If it were ignored, nobody could tell how the shell ended.
    for (const int signal :
         {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU}) {
      if (std::signal(signal, stop) == SIG_IGN) std::signal(signal, SIG_IGN);
    }
    running_ = fork();
    if (running_ == 0) run_shell(command, most);
    sigprocmask(SIG_SETMASK, &before, nullptr);
  }

  [[noreturn]] void run_shell(const std::string& command, std::uint64_t most) {
    setsid();  // The terminal can neither stop nor signal it, and kill_all() finds its group.
    dup2(fileno(input_.get()), STDIN_FILENO);
    dup2(fileno(output_.get()), STDOUT_FILENO);
    for (const File* file : {&input_, &output_}) close(fileno(file->get()));
    for (int signal = 1; signal < 32; ++signal) std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    lower(RLIMIT_CPU, 10);  // Seconds.
    lower(RLIMIT_FSIZE, most);
    lower(RLIMIT_CORE, 0);
    execl("/bin/sh", "sh", "-c", "--", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }

  // Lowers a soft limit, which the command may raise.
  static void lower(int resource, rlim_t most) {
    rlimit limit;
    getrlimit(resource, &limit);
    limit.rlim_cur = std::min(limit.rlim_cur, most);
    setrlimit(resource, &limit);
  }

  // Kills what is left of it and waits for that. Returns the status of the shell.
  static int reap(rusage& usage) {
    kill_all();  // Also what it left running: until wait4() the number is its own.
    const pid_t shell = running_;
    running_ = 0;  // So stop() cannot end another process that gets this number.
    int status = 0;
    wait4(shell, &status, 0, &usage);
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

  static bool has_ended() {
    siginfo_t ended{};
    waitid(P_PID, id_t(running_), &ended, WEXITED | WNOWAIT | WNOHANG);
    return ended.si_pid != 0;
  }

  static inline volatile std::sig_atomic_t running_ = 0;  // The shell, the leader of its session.

  const File input_{std::tmpfile(), std::fclose}, output_{std::tmpfile(), std::fclose};
};

#endif

}  // namespace eight_puzzle
