// A run of another program, on POSIX.
#pragma once

#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <string>

#include "io/system.hpp"
#include "text/text.hpp"

#ifndef _WIN32
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#endif

namespace eight_puzzle {

// How a run of another program ended.
struct RunEnd {
  std::string fault;  // What was wrong with it, or "".
  bool took_too_long;
  bool has_started;  // The shell has found the command.
  double seconds;    // Of CPU time.
  double megabytes;  // The most that a process of it held; at least what this program does.
};

#ifdef _WIN32

class Process {
 public:
  Process(const std::string&, const std::string&) {
    throw FileError{"--test needs a POSIX system", ENOSYS};
  }
  std::size_t read(char*, std::size_t, const std::function<bool()>&) { return 0; }
  RunEnd end() { return {}; }
};

#else

// A run of a shell command, one at a time. Its process group ends with it, or with the program.
class Process {
 public:
  // Starts it with `input` in a file as its standard input. Each of its processes may take 10 s of
  // CPU time, unless it raises this soft limit.
  Process(const std::string& command, const std::string& input) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
    if (!file || std::fwrite(input.data(), 1, input.size(), file.get()) != input.size() ||
        std::fseek(file.get(), 0, SEEK_SET) != 0) {
      throw FileError{"temporary file", errno};
    }
    const int in = fileno(file.get());
    int ends[2];
    if (pipe(ends) != 0) throw FileError{command, errno};
    output_ = ends[0];
    std::signal(SIGCHLD, SIG_DFL);  // Where it was ignored, waiting would not tell how it ended.
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);  // Until stop() knows what to end.
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
      if (std::signal(signal, stop) == SIG_IGN) std::signal(signal, SIG_IGN);
    }
    running_ = fork();
    if (running_ >= 0) setpgid(running_, running_);  // In both, as either may go on first.
    sigprocmask(SIG_SETMASK, &before, nullptr);
    if (running_ < 0) throw FileError{command, errno};
    if (running_ > 0) {
      close(ends[1]);
      return;
    }
    close(ends[0]);
    dup2(in, STDIN_FILENO);
    dup2(ends[1], STDOUT_FILENO);
    close(in);
    close(ends[1]);
    for (const int signal : {SIGTTIN, SIGTTOU})
      std::signal(signal, SIG_IGN);  // Or the terminal may stop it.
    rlimit limit;
    getrlimit(RLIMIT_CPU, &limit);
    if (limit.rlim_cur > cpu_limit) limit.rlim_cur = cpu_limit;
    setrlimit(RLIMIT_CPU, &limit);
    execl("/bin/sh", "sh", "-c", "--", command.c_str(), static_cast<char*>(nullptr));
    _exit(not_found);
  }
  ~Process() {
    if (running_ > 0) kill(-running_, SIGKILL);
    end();
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Some of its output; 0 at the end, or if wait() is false, which is asked before each tenth of a
  // second of waiting. If the shell has ended, kills what it left running, which holds the output
  // open; what has left the process group is not waited for.
  std::size_t read(char* buffer, std::size_t size, const std::function<bool()>& wait) {
    pollfd output = {output_, POLLIN, 0};
    siginfo_t ended{};
    while (!at_end_ && wait()) {
      if (poll(&output, 1, 100) != 0) {
        const ssize_t count = ::read(output_, buffer, size);
        at_end_ = count <= 0;
        return at_end_ ? 0 : std::size_t(count);
      }
      at_end_ = ended.si_pid != 0;  // And what it left was killed.
      waitid(P_PID, id_t(running_), &ended, WEXITED | WNOWAIT | WNOHANG);
      if (ended.si_pid != 0) kill(-running_, SIGKILL);
    }
    return 0;
  }

  // Waits for its end; kills it if its output does not end soon.
  RunEnd end() {
    if (running_ == 0) return {};
    char block[1 << 16];
    int patience = 20;  // Blocks of output, or tenths of a second without any.
    while (!at_end_ && patience > 0) read(block, sizeof block, [&] { return --patience > 0; });
    if (!at_end_) kill(-running_, SIGKILL);
    siginfo_t info;
    waitid(P_PID, id_t(running_), &info, WEXITED | WNOWAIT);
    kill(-running_, SIGKILL);  // What it left running; before wait4() the number is still its own.
    const pid_t shell = running_;
    running_ = 0;  // Before wait4() gives the number back: stop() must not end another process.
    int status = 0;
    rusage usage{};
    wait4(shell, &status, 0, &usage);
    close(output_);
    const auto in_seconds = [](const timeval& time) {
      return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
    };
    const double seconds = in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime);
#ifdef __APPLE__
    const double bytes = double(usage.ru_maxrss);
#else
    const double bytes = 1024 * double(usage.ru_maxrss);
#endif
    RunEnd end = {"", false, true, seconds, bytes / (1 << 20)};
    const int code = WEXITSTATUS(status);
    const bool by_shell = WIFEXITED(status) && code > 128 && code < 160;  // 128 and the signal.
    const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : by_shell ? code - 128 : 0;
    if (!at_end_) return end;  // It was ended here.
    end.took_too_long = signal == SIGXCPU || (signal == SIGKILL && seconds >= 1);
    if (signal == SIGXCPU) {
      end.fault = "took more than " + std::to_string(std::lround(seconds)) + " s";
    } else if (signal > 0) {
      end.fault = "killed by signal " + std::to_string(signal) + " (" + strsignal(signal) + ')';
      // Perhaps by a hard limit of CPU time, or for lack of memory.
      if (signal == SIGKILL) end.fault += " after " + tenths(seconds) + " s";
    } else if (code > 0) {
      end.has_started = code != not_found && code != not_executable;
      end.fault = "exit status " + std::to_string(code);
    }
    return end;
  }

 private:
  static constexpr rlim_t cpu_limit = 10;                      // Seconds.
  static constexpr int not_executable = 126, not_found = 127;  // Exit statuses of a shell.
  static inline volatile std::sig_atomic_t running_ = 0;       // The shell, and its process group.

  static void stop(int signal) {
    if (running_ > 0) kill(-running_, SIGKILL);
    std::signal(signal, SIG_DFL);
    raise(signal);
  }

  int output_;
  bool at_end_ = false;
};

#endif

}  // namespace eight_puzzle
