// A run of another program, on POSIX: its input, its output, its limits, how it ended and what it
// took.
#pragma once

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
#include <utility>

#include "io/input_files.hpp"
#include "io/output.hpp"

#ifndef _WIN32
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#endif

namespace eight_puzzle {

// How a run ended. Crashed: by the signal of a bad address or of abort(); late: its CPU time was
// used up; stuck: it did not end; flooded: it wrote too much.
struct RunEnd {
  enum Kind { well, badly, not_started, crashed, late, stuck, flooded };
  Kind kind = well;
  std::string how = "";     // If it was not well: "exit status 3".
  double seconds = 0;       // Of CPU time, by the program and by the system for it.
  double megabytes = 0;     // The most that one of its processes held.
  std::string errors = "";  // What was written to standard error.

  bool is_late() const { return kind == late || kind == stuck; }
};

// What a run may take: seconds of wall time and of CPU time; the bytes of a file that it writes.
struct RunLimits {
  int seconds, cpu_seconds;
  std::uint64_t bytes;
};

#ifdef _WIN32

class Process {
 public:
  Process(const std::string&, const std::string&, const RunLimits&) {
    throw FileError{"--test needs a POSIX system", ENOSYS};
  }
  RunEnd end(const std::function<void()>&, Now) { return {}; }
  std::string output() { return ""; }
};

#else

// The end of a shell command with these results of wait4(). A shell tells by its own exit status
// how its command ended: 128 and the number of the signal.
inline RunEnd end_of_shell(int status, const rusage& usage) {
  const auto in_seconds = [](const timeval& time) {
    return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  };
#ifdef __APPLE__
  const double memory_unit = 1;
#else
  const double memory_unit = 1024;
#endif
  RunEnd end;
  end.seconds = in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime);
  end.megabytes = memory_unit * double(usage.ru_maxrss) / (1 << 20);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  const std::string signal = "signal " + std::to_string(code - 128) + " (" +
                             (code > 128 ? strsignal(code - 128) : "") + ')';
  if (code == 0) return end;
  end.kind = code == 126 || code == 127                       ? RunEnd::not_started
             : code == 128 + SIGXCPU                          ? RunEnd::late
             : code == 128 + SIGABRT || code == 128 + SIGSEGV ? RunEnd::crashed
                                                              : RunEnd::badly;
  end.how = WIFSIGNALED(status) ? "killed by " + signal : "exit status " + std::to_string(code);
  if (WIFEXITED(status) && code > 128 && code < 160) end.how += ", as after " + signal;
  return end;
}

// A run of a shell command, one at a time, with files as its standard streams. Its process group is
// killed when it ends, or when a signal ends this program.
class Process {
 public:
  // Starts it. May throw a FileError.
  Process(const std::string& command, const std::string& input, const RunLimits& limits)
      : limits_(limits) {
    if (!input_ || !output_ || !errors_ ||
        std::fwrite(input.data(), 1, input.size(), input_.get()) != input.size() ||
        std::fseek(input_.get(), 0, SEEK_SET) != 0) {
      throw FileError{"temporary file", errno};
    }
    start(command);
    if (running_ < 0) throw FileError{"cannot run " + command, errno};
  }
  ~Process() {
    rusage usage{};
    if (running_ > 0) reap(usage);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Waits for its end, and calls look() meanwhile.
  RunEnd end(const std::function<void()>& look, Now now = Clock::now) {
    const Clock::time_point deadline = now() + std::chrono::seconds(limits_.seconds);
    bool is_stuck = false;
    while (!has_ended() && !is_stuck) {
      look();
      poll(nullptr, 0, 1);  // A millisecond.
      is_stuck = now() >= deadline;
    }
    rusage usage{};
    const int status = reap(usage);
    RunEnd end = end_of_shell(status, usage);
    if (is_stuck) {
      end.kind = RunEnd::stuck;
      end.how = "did not end within " + std::to_string(limits_.seconds) + " s";
    }
    for (const auto& [file, name] : {std::pair(&errors_, "error"), std::pair(&output_, "output")}) {
      if (!is_full(*file)) continue;
      end.kind = RunEnd::flooded;
      end.how =
          "wrote more than " + std::to_string(limits_.bytes >> 20) + " MB to standard " + name;
    }
    end.errors = read(errors_, most_errors);
    end.errors.erase(end.errors.find_last_not_of('\n') + 1);
    return end;
  }

  // What it has printed. Call end() before.
  std::string output() { return read(output_, std::size_t(limits_.bytes)); }

 private:
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

  static std::string read(const File& file, std::size_t most) {
    std::fseek(file.get(), 0, SEEK_END);
    std::string text(std::min(most, std::size_t(std::ftell(file.get()))), '\0');
    std::rewind(file.get());
    text.resize(std::fread(text.data(), 1, text.size(), file.get()));
    return text;
  }

  bool is_full(const File& file) const {
    std::fseek(file.get(), 0, SEEK_END);
    return std::uint64_t(std::ftell(file.get())) >= limits_.bytes;
  }

  void start(const std::string& command) {
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);  // Until stop() knows what to kill.
    std::signal(SIGCHLD, SIG_DFL);  // If it were ignored, nobody could tell how the shell ended.
    for (const int signal :
         {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU}) {
      if (std::signal(signal, stop) == SIG_IGN) std::signal(signal, SIG_IGN);
    }
    running_ = fork();
    if (running_ == 0) run_shell(command);
    sigprocmask(SIG_SETMASK, &before, nullptr);
  }

  [[noreturn]] void run_shell(const std::string& command) {
    setsid();  // The terminal can neither stop nor signal it, and kill_all() finds its group.
    dup2(fileno(input_.get()), STDIN_FILENO);
    dup2(fileno(output_.get()), STDOUT_FILENO);
    dup2(fileno(errors_.get()), STDERR_FILENO);
    for (const File* file : {&input_, &output_, &errors_}) close(fileno(file->get()));
    for (int signal = 1; signal < 32; ++signal) std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    lower(RLIMIT_CPU, rlim_t(limits_.cpu_seconds));
    lower(RLIMIT_FSIZE, limits_.bytes);
    lower(RLIMIT_CORE, 0);
    setenv("LSAN_OPTIONS", "detect_leaks=0", 0);  // No judge asks for freed memory.
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

  // Kills what is left of the run. Waits for the shell, and returns its status.
  static int reap(rusage& usage) {
    kill_all();  // Also what it left running: until wait4(), no other process gets its number.
    const pid_t shell = running_;
    running_ = 0;  // So stop() cannot end another process that gets this number.
    int status = 0;
    wait4(shell, &status, 0, &usage);
    return status;
  }

  static void kill_all() {
    if (running_ <= 0) return;
    kill(running_, SIGKILL);  // First the shell, which may not have called setsid() yet.
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

  static constexpr std::size_t most_errors = 1 << 16;  // Bytes: a flood is cut off.
  const RunLimits limits_;
  const File input_{std::tmpfile(), std::fclose}, output_{std::tmpfile(), std::fclose},
      errors_{std::tmpfile(), std::fclose};
};

#endif

}  // namespace eight_puzzle
