// Writes answers to standard output, and messages and the progress line to standard error.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <utility>

#include "io/system.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// If a text cannot be written:
//   print()    it or the next flush() throws;
//   message()  has_lost_messages(), unless standard error is closed; all else goes on;
//   note()     the text is lost.
class Output {
 public:
  // `can_erase`: err is a terminal that can erase a line. Progress is shown only there.
  Output(std::FILE* out, std::FILE* err, bool can_erase, Now now = Clock::now)
      : out_(out), err_(err), can_erase_(can_erase), now_(now) {}

  void print(std::string_view text) {
    wipe();
    if (std::fwrite(text.data(), 1, text.size(), out_) != text.size()) throw WriteError{errno};
  }

  // Writes out what print() has put into the buffer.
  void flush() {
    write_buffer();
    if (write_error_ != 0) throw WriteError{write_error_};
  }

  // Flushes. After a second, progress() shows a line that begins with this name.
  void begin_progress(const std::string& name) {
    flush();
    task_ = name;
    next_progress_ = now_() + std::chrono::seconds(1);
  }

  // A line on standard error, after all that was printed before.
  void message(const std::string& text) {
    wipe();
    write_buffer();
    const bool failed = std::fprintf(err_, "eight-puzzle: %s\n", text.c_str()) < 0;
    has_lost_messages_ |= failed && errno != EBADF;
  }
  bool has_lost_messages() const { return has_lost_messages_; }

  // What stands below a message, if there is a text: a hint, or what a tested program wrote.
  void note(const std::string& text) {
    wipe();
    if (text.empty()) return;
    std::fwrite(text.data(), 1, text.size(), err_);  // It may hold bytes that are 0.
    std::fputc('\n', err_);
  }

  // Shows a line with a count of something, so short that it fits on any terminal. The next such
  // line replaces it; an answer or a message wipes it.
  void progress(std::uint64_t number, const std::string& what) {
    if (!can_erase_ || now_() < next_progress_) return;
    next_progress_ = now_() + std::chrono::milliseconds(100);
    const std::string count = ": " + grouped(number) + ' ' + what;
    constexpr std::size_t width = 39;  // One column less than a narrow terminal has.
    const std::string text = task_.substr(0, width - std::min(count.size(), width)) + count;
    has_line_ = std::fprintf(err_, "\r%s\x1b[K", text.c_str()) > 0;
  }

 private:
  void wipe() {
    if (std::exchange(has_line_, false)) std::fputs("\r\x1b[K", err_);
  }

  void write_buffer() {
    if (std::fflush(out_) != 0 && write_error_ == 0) write_error_ = errno;
  }

  std::FILE *out_, *err_;
  int write_error_ = 0;  // The errno of the first write that failed; flush() throws it.
  bool can_erase_, has_line_ = false, has_lost_messages_ = false;
  Now now_;
  std::string task_;  // What the progress line begins with: a search, for example.
  Clock::time_point next_progress_;
};

}  // namespace eight_puzzle
