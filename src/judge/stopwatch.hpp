// Time that passes while this program runs.
#pragma once

#include <algorithm>
#include <chrono>

namespace eight_puzzle {

// Wall time since it was made, without stops of this program (Ctrl-Z): of the time between two
// calls at most a second counts, so it must be asked more often than that.
class Stopwatch {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Stopwatch(Clock::time_point (*now)() = Clock::now) : now_(now), last_(now()) {}

  double seconds() {
    const Clock::time_point time = now_();
    seconds_ += std::min(1.0, std::chrono::duration<double>(time - last_).count());
    last_ = time;
    return seconds_;
  }

 private:
  Clock::time_point (*now_)();
  Clock::time_point last_;
  double seconds_ = 0;
};

}  // namespace eight_puzzle
