// The lines of another program's answers, one after the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/bytes.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// White space at the end of a line or of the text does not count, nor does a byte order mark.
class AnswerLines {
 public:
  // The text must outlive this.
  explicit AnswerLines(std::string_view text)
      : is_unterminated_(!text.empty() && text.back() != '\n'),
        count_(line_ends(text) + is_unterminated_),
        text_(text.substr(0, text.find_last_not_of(white_space) + 1)) {
    if (text_.substr(0, utf8_mark.size()) == utf8_mark) text_.remove_prefix(utf8_mark.size());
  }

  // Takes the next line. After the last one, all are empty.
  void take() {
    ++number_;
    const std::size_t end = std::min(text_.find('\n', next_), text_.size());
    line_ = text_.substr(next_, end - next_);
    line_ = line_.substr(0, line_.find_last_not_of(white_space) + 1);
    next_ = std::min(end + 1, text_.size());
  }

  // The line that was taken last, its number from 1, whether there is no such line, and whether it
  // lacks its line end.
  std::string_view line() const { return line_; }
  std::uint64_t number() const { return number_; }
  bool is_missing() const { return number_ > count_; }
  bool is_unterminated() const { return is_unterminated_ && number_ == count_; }

  // The line as messages quote it.
  std::string quoted_line() const {
    if (is_missing()) return "the end of the answers";
    return line_.empty() ? "an empty line" : quoted(std::string(line_.substr(0, 80)), 40);
  }

  // Whether text follows.
  bool has_more() const { return next_ < text_.size(); }

  // How many lines there are. Empty ones at the end count, as they may be answers; but not if more
  // text follows the line that was taken last.
  std::uint64_t count() const { return has_more() ? line_ends(text_) + 1 : count_; }

 private:
  static constexpr char white_space[] = " \t\v\f\r\n";

  bool is_unterminated_;  // Whether the last line has no line end.
  std::uint64_t count_;   // How many lines the whole text has.
  std::string_view text_, line_;
  std::size_t next_ = 0;  // Where the next line begins; after the last one, the end.
  std::uint64_t number_ = 0;
};

}  // namespace eight_puzzle
