// Runs a shell command at a pseudo-terminal and returns what is on its screen.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cstddef>

#include "support/catch.hpp"
#include "support/process.hpp"

// Whether there is a pseudo-terminal for at_terminal(), as there is not in every chroot. If not,
// says that the test is skipped, which ctest shows.
inline bool has_terminal() {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  const bool usable = terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0 &&
                      access(ptsname(terminal), R_OK | W_OK) == 0;
  close(terminal);
  if (!usable) WARN("skipped: there is no pseudo-terminal");
  return usable;
}

// All bytes that reach a terminal until the command and all its children end.
// Types `keys`, Ctrl-C unless others are given, as soon as `wait_for` is on the screen.
inline std::string at_terminal(const std::string& command, std::string wait_for = "",
                               const std::string& keys = "\3") {
  const TemporaryFolder folder;
  set_variables(folder);
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) {
    throw std::runtime_error("cannot open a pseudo-terminal");
  }
  const std::string name = ptsname(terminal);
  const pid_t child = fork();
  if (child == 0) {
    setsid();
    const int side = open(name.c_str(), O_RDWR);
    for (const int descriptor : {0, 1, 2}) dup2(side, descriptor);
    setenv("TERM", "xterm", 1);
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  std::string screen;
  char buffer[4096];
  for (ssize_t count; (count = read(terminal, buffer, sizeof buffer)) > 0;) {
    screen.append(buffer, std::size_t(count));
    if (wait_for.empty() || screen.find(wait_for) == std::string::npos) continue;
    wait_for.clear();
    if (write(terminal, keys.data(), keys.size()) < 0) throw std::runtime_error("cannot type");
  }
  waitpid(child, nullptr, 0);
  close(terminal);
  return screen;
}
