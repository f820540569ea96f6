// The lines of a file of answers, or of what another program prints.
#pragma once

#include <algorithm>
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
  // Bounds memory; no path that visits each board once is longer.
  static constexpr std::size_t longest = 1 << 24;

  // `name`: of the file, as messages show it.
  AnswerLines(Reader::Source source, std::string name)
      : source_(std::move(source)), name_(std::move(name)) {}

  // Takes the next line if it is this one, which includes its line end. Fast; may miss a line that
  // differs in white space or was not read yet, so call next() then.
  bool take(std::string_view expected) {
    if (text_.compare(next_, expected.size(), expected) != 0) return false;
    next_ += expected.size();
    ++number_;
    return true;
  }

  // Takes the next line, whatever it is, as line(). One that is too long is empty and the last.
  void next() {
    if (is_too_long_) return;
    ++number_;
    line_.clear();
    if (ended_) return;
    std::size_t end;
    while ((end = text_.find('\n', next_)) == text_.npos && read_block()) {
      if (text_.size() <= longest) continue;
      is_too_long_ = true;
      text_.clear();
      close();
    }
    ended_ = end == text_.npos;
    line_.assign(text_, next_, end - next_);
    next_ = ended_ ? text_.size() : end + 1;
    const std::string_view mark = "\xEF\xBB\xBF";
    if (number_ == 1 && line_.compare(0, mark.size(), mark) == 0) line_.erase(0, mark.size());
    line_.erase(line_.find_last_not_of(white_space) + 1);
  }

  // Reads no more of the source, and gives it back.
  void close() { source_ = nullptr; }

  // The last line that next() took; its number, from 1; its place, "FILE:7".
  const std::string& line() const { return line_; }
  std::uint64_t number() const { return number_; }
  std::string place() const { return name_ + ':' + std::to_string(number_); }

  // The line as messages quote it.
  std::string shown() const {
    const std::size_t skipped = std::min(line_.find_first_not_of(white_space), line_.size());
    if (skipped < most_shown) return quoted(line_, most_shown);
    return quoted(line_.substr(skipped), most_shown) + " after " + counted(skipped, "space");
  }

  // Whether the last line is beyond the end; or that, or has no line end; or is too long.
  bool is_beyond_end() const { return ended_ && line_.empty(); }
  bool has_ended() const { return ended_; }
  bool is_too_long() const { return is_too_long_; }

 private:
  static constexpr std::size_t block = 1 << 16, most_shown = 40;
  static constexpr char white_space[] = " \t\v\f\r";

  // Drops what was taken, adds a block. False at the end.
  bool read_block() {
    if (!source_) return false;
    text_.erase(0, std::exchange(next_, 0));
    const std::size_t size = text_.size();
    text_.resize(size + block);
    text_.resize(size + source_(&text_[size], block));
    if (text_.size() == size) close();
    return source_ != nullptr;
  }

  Reader::Source source_;  // None after the end.
  std::string name_, text_, line_;
  std::size_t next_ = 0;  // What was taken of the text.
  std::uint64_t number_ = 0;
  bool ended_ = false, is_too_long_ = false;
};

}  // namespace eight_puzzle
