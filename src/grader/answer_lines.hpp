// The lines of another program's answers, one after the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/bytes.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

enum class LineKind { whole, without_end, missing };

struct AnswerLine {
  std::string_view text;  // Without white space at its end; "" if the line is missing.
  std::uint64_t number;   // From 1.
  LineKind kind;          // `without_end`: nothing follows it, not even a line end.

  bool is_missing() const { return kind == LineKind::missing; }

  // The line as messages show it.
  std::string shown() const {
    if (is_missing()) return "the end of the answers";
    if (text.empty()) return "an empty line";
    return quoted(std::string(text.substr(0, 80)), 40);  // A line may be megabytes long.
  }
};

// White space at the end of a line or of the text does not count.
class AnswerLines {
 public:
  // The text must outlive this and the lines.
  explicit AnswerLines(std::string_view text)
      : is_unterminated_(!text.empty() && text.back() != '\n'),
        total_(count_line_ends(text) + is_unterminated_),
        text_(text.substr(0, text.find_last_not_of(white_space) + 1)) {}

  // The next line. After the last one, all are missing.
  AnswerLine take() {
    ++taken_;
    const std::size_t end = std::min(text_.find('\n', next_), text_.size());
    const std::string_view line = text_.substr(next_, end - next_);
    next_ = std::min(end + 1, text_.size());
    const bool is_last = taken_ == total_;
    return {line.substr(0, line.find_last_not_of(white_space) + 1), taken_,
            taken_ > total_               ? LineKind::missing
            : is_last && is_unterminated_ ? LineKind::without_end
                                          : LineKind::whole};
  }

  std::uint64_t taken() const { return taken_; }

  // Whether text follows.
  bool has_more() const { return next_ < text_.size(); }

  // How many lines there are in all, with empty ones at the end.
  std::uint64_t total() const { return total_; }

 private:
  static constexpr char white_space[] = " \t\v\f\r\n";

  bool is_unterminated_;  // Whether the last line has no line end.
  std::uint64_t total_;   // How many lines the whole text has.
  std::string_view text_;
  std::size_t next_ = 0;  // Where the next line begins; after the last one, the end.
  std::uint64_t taken_ = 0;
};

}  // namespace eight_puzzle
