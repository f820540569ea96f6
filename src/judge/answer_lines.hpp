// The lines of a file of answers, or of what another program prints.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// Lines without the white space at their ends and without a byte order mark. After the last line,
// with or without a line end, all further ones are empty.
class AnswerLines {
 public:
  // `name`: of the file, as messages show it.
  AnswerLines(Reader::Source source, std::string name)
      : source_(std::move(source)), name_(std::move(name)) {}

  // Takes the next line as line().
  void next() {
    ++number_;
    std::size_t end;
    while ((end = text_.find('\n', next_)) == text_.npos && read_block()) {
    }
    ended_ = end == text_.npos;
    line_.assign(text_, next_, end - next_);
    next_ = ended_ ? text_.size() : end + 1;
    const std::string_view mark = "\xEF\xBB\xBF";
    if (number_ == 1 && line_.compare(0, mark.size(), mark) == 0) line_.erase(0, mark.size());
    line_.erase(line_.find_last_not_of(" \t\v\f\r") + 1);
  }

  // Reads no more of the source, and gives it back.
  void close() { source_ = nullptr; }

  // The last line that next() took, and its place, "FILE:7".
  const std::string& line() const { return line_; }
  std::string place() const { return name_ + ':' + std::to_string(number_); }

  // The line as messages quote it.
  std::string shown() const {
    if (!line_.empty()) return quoted(line_, 40);
    return ended_ ? "the end of the answers" : "an empty line";
  }

  // Whether the line is beyond the end; or that, or has no line end.
  bool is_beyond_end() const { return ended_ && line_.empty(); }
  bool has_ended() const { return ended_; }

 private:
  // `longest` bounds memory: what follows is not read. No path that visits each board once has
  // more.
  static constexpr std::size_t block = 1 << 16, longest = 1 << 24;

  // Drops what was taken, adds a block. False at the end.
  bool read_block() {
    text_.erase(0, std::exchange(next_, 0));
    const std::size_t size = text_.size();
    if (size > longest) close();
    if (!source_) return false;
    text_.resize(size + block);
    text_.resize(size + source_(&text_[size], block));
    if (text_.size() == size) close();
    return source_ != nullptr;
  }

  Reader::Source source_;  // None after the end.
  std::string name_, text_, line_;
  std::size_t next_ = 0;  // What was taken of the text.
  std::uint64_t number_ = 0;
  bool ended_ = false;
};

}  // namespace eight_puzzle
