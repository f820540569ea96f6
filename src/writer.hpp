// Text to standard output, or to any other sink, in blocks.
#pragma once

#include <functional>
#include <string_view>
#include <utility>

namespace eight_puzzle {

class Writer {
 public:
  using Sink = std::function<void(const char* bytes, std::size_t size)>;

  explicit Writer(Sink sink) : sink_(std::move(sink)) {}

  void write(std::string_view text) {
    while (!text.empty()) {
      if (size_ == sizeof buffer_) flush();
      const std::size_t count = text.copy(buffer_ + size_, sizeof buffer_ - size_);
      size_ += count;
      text.remove_prefix(count);
    }
  }

  // Makes room for so many bytes, at most block_size, and returns where to write them. The caller
  // writes some of them and tells their end to wrote().
  char* room(std::size_t size) {
    if (sizeof buffer_ - size_ < size) flush();
    return buffer_ + size_;
  }
  void wrote(const char* end) { size_ = std::size_t(end - buffer_); }

  // Hands what was written so far to the sink.
  void flush() {
    if (const std::size_t size = std::exchange(size_, 0)) sink_(buffer_, size);
  }

  static constexpr std::size_t block_size = 1 << 16;

 private:
  Sink sink_;
  char buffer_[block_size];
  std::size_t size_ = 0;
};

}  // namespace eight_puzzle
