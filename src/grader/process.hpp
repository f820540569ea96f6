// Runs another program, on POSIX, with limits. Tells what it wrote, how it ended, and how much CPU
// time and memory it took.
#pragma once

#include <fcntl.h>
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

#include "io/output.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// The limits of a run: seconds of wall time; of CPU time for each process; bytes for each file.
struct RunLimits {
  int seconds, cpu_seconds;
  std::uint64_t bytes;
};

// How a run ended. `late`: CPU time ran out; `stuck`: wall time ran out; `flooded`: it wrote too
// much; `failed`: its exit status was not 0; `crashed`: a signal ended it.
enum class End { well, late, stuck, flooded, failed, crashed };

struct ProgramRun {
  std::string output = "", errors = "";  // What was written to standard output and error.
  End end = End::well;
  std::string fault = "";  // The same in the words of judges; "" if well.
  bool has_read = true;    // Whether it read any of its input.
  double seconds = 0;      // Of CPU time, by the program and the system for it.
  double megabytes = 0;    // The most that one of its processes held.
};

// A run of a shell that ended with these results of wait4(). If a signal ended its command, the
// exit status of the shell is 128 plus the number of the signal.
inline ProgramRun ended(int status, const rusage& usage) {
  const auto in_seconds = [](const timeval& time) {
    return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  };
#ifdef __APPLE__
  const double memory_unit = 1;
#else
  const double memory_unit = 1024;
#endif
  ProgramRun run;
  run.seconds = in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime);
  run.megabytes = memory_unit * double(usage.ru_maxrss) / (1 << 20);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            signal = code > 128 && code < 160 ? code - 128 : 0;
  if (signal == SIGXCPU) {
    run.end = End::late;
    run.fault = "time limit exceeded: used " + tenths(run.seconds) + " s of CPU time";
  } else if (signal != 0) {
    run.end = End::crashed;
    run.fault = "runtime error: signal " + std::to_string(signal) + " (" + strsignal(signal) + ')';
  } else if (code != 0) {
    run.end = End::failed;
    run.fault = "runtime error: exit status " + std::to_string(code) + ", not 0";
  }
  return run;
}

// Runs shell commands, one at a time, with files as their standard streams. The process group of
// a run is killed when the run ends, or when a signal ends this program.
class Process {
 public:
  // Calls look() until the run ends. May throw a FileError.
  static ProgramRun run_to_end(const std::string& command, const std::string& input,
                               const RunLimits& limits, const std::function<void()>& look,
                               Now now = Clock::now) {
    const File streams[] = {temporary_file(), temporary_file(), temporary_file()};
    std::FILE* const in = streams[0].get();
    if (std::fwrite(input.data(), 1, input.size(), in) != input.size() ||
        std::fseek(in, 0, SEEK_SET) != 0) {
      throw FileError{"temporary file", errno};
    }
    const timespec not_read[] = {{0, 0}, {0, UTIME_OMIT}};
    futimens(fileno(in), not_read);
    start(command, streams, limits);
    const Clock::time_point deadline = now() + std::chrono::seconds(limits.seconds);
    bool is_stuck = false;
    for (siginfo_t end{}; end.si_pid == 0 && !is_stuck; is_stuck = now() >= deadline) {
      look();
      poll(nullptr, 0, 1);  // A millisecond.
      waitid(P_PID, id_t(shell_), &end, WEXITED | WNOWAIT | WNOHANG);
    }
    ProgramRun run = reaped();
    // The command may have set a limit of its own. The last tick may be missing from the time.
    if (run.end == End::late && run.seconds > limits.cpu_seconds - 0.5) {
      run.fault += ", the limit is " + std::to_string(limits.cpu_seconds) + " s";
    }
    if (is_stuck) {
      run.end = End::stuck;
      run.fault =
          "time limit exceeded: did not end within " + std::to_string(limits.seconds) + " s";
    }
    run.has_read = has_been_read(fileno(in));
    run.output = read(streams[1], limits.bytes);
    run.errors = read(streams[2], limits.bytes);
    if (std::max(run.output.size(), run.errors.size()) == limits.bytes) {
      run.end = End::flooded;
      run.fault = "output limit exceeded: wrote more than " + std::to_string(limits.bytes >> 20) +
                  " MB to standard " + (run.output.size() == limits.bytes ? "output" : "error");
    }
    run.errors.resize(std::min<std::size_t>(run.errors.size(), 1 << 16));  // 64 KB are shown.
    run.errors.erase(run.errors.find_last_not_of('\n') + 1);
    return run;
  }

 private:
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

  static File temporary_file() {
    File file(std::tmpfile(), std::fclose);
    if (!file) throw FileError{"temporary file", errno};
    return file;
  }

  // Whether the position in the file has moved, which the run shares, or the time of access has
  // changed, as when JavaScript opens /dev/stdin. (A disk may keep no such times.)
  static bool has_been_read(int file) {
    struct stat status {};
    fstat(file, &status);
    return lseek(file, 0, SEEK_CUR) != 0 || status.st_atime != 0;
  }

  static std::string read(const File& file, std::size_t most) {
    std::fseek(file.get(), 0, SEEK_END);
    std::string text(std::min(most, std::size_t(std::ftell(file.get()))), '\0');
    std::rewind(file.get());
    text.resize(std::fread(text.data(), 1, text.size(), file.get()));
    return text;
  }

  static void start(const std::string& command, const File* streams, const RunLimits& limits) {
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);  // Until stop() knows what to kill.
    std::signal(SIGCHLD, SIG_DFL);  // If it were ignored, nobody could tell how the shell ended.
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) {
      if (std::signal(signal, stop) == SIG_IGN) std::signal(signal, SIG_IGN);
    }
    shell_ = fork();
    if (shell_ == 0) {
      setsid();  // The terminal can neither stop nor signal it, and kill_all() finds its group.
      // By copies from 3 on: the numbers of the files may be 0 to 2, if those were closed.
      int copies[3];
      for (int i = 0; i < 3; ++i) copies[i] = fcntl(fileno(streams[i].get()), F_DUPFD_CLOEXEC, 3);
      for (int i = 0; i < 3; ++i) close(fileno(streams[i].get()));
      for (int i = 0; i < 3; ++i) dup2(copies[i], i);
      sigprocmask(SIG_SETMASK, &before, nullptr);
      lower(RLIMIT_CPU, rlim_t(limits.cpu_seconds));
      lower(RLIMIT_FSIZE, limits.bytes);
      lower(RLIMIT_CORE, 0);
      setenv("LSAN_OPTIONS", "detect_leaks=0", 0);  // No judge asks for freed memory.
      execl("/bin/sh", "sh", "-c", "--", command.c_str(), static_cast<char*>(nullptr));
      _exit(127);
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    if (shell_ < 0) throw FileError{"cannot run " + command, errno};
  }

  // Lowers a soft limit, which the command may raise.
  static void lower(int resource, rlim_t most) {
    rlimit limit;
    getrlimit(resource, &limit);
    limit.rlim_cur = std::min(limit.rlim_cur, most);
    setrlimit(resource, &limit);
  }

  // Kills what is left of the run, and waits for the shell.
  static ProgramRun reaped() {
    kill_all();  // Also what it left running: until wait4(), no other process gets its number.
    const pid_t shell = shell_;
    shell_ = 0;  // So stop() cannot end another process that gets this number.
    int status = 0;
    rusage usage{};
    wait4(shell, &status, 0, &usage);
    return ended(status, usage);
  }

  static void kill_all() {
    if (shell_ <= 0) return;
    kill(shell_, SIGKILL);  // First the shell, which may not have called setsid() yet.
    kill(-shell_, SIGKILL);
  }

  static void stop(int signal) {
    kill_all();
    std::signal(signal, SIG_DFL);
    raise(signal);
  }

  static inline volatile std::sig_atomic_t shell_ = 0;  // The leader of its session.
};

}  // namespace eight_puzzle
