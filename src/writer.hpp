// Text to standard output, or to any other sink, in blocks.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace eight_puzzle {

class Writer {
 public:
  using Sink = std::function<void(const std::string& block)>;

  explicit Writer(Sink sink) : sink_(std::move(sink)) {}

  void write(std::string_view text) {
    block_ += text;
    if (block_.size() >= block_size) flush();
  }

  // Hands what was written so far to the sink.
  void flush() {
    if (!block_.empty()) sink_(block_);
    block_.clear();
  }

  static constexpr std::size_t block_size = 1 << 16;

 private:
  Sink sink_;
  std::string block_;
};

}  // namespace eight_puzzle
