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

// How missing lines at the end of the answers are judged.
enum class MissingLines {
  count_as_empty,    // They are empty lines, which may be right.
  count_as_missing,  // They are never right: the answer is incomplete.
  may_be_lost,       // As above. A last line without its line end may also be incomplete, cut off.
};

struct AnswerLine {
  std::string_view text;  // Without white space at its end.
  std::uint64_t number;   // From 1.
  bool is_missing;        // Whether there is no such line; then its text is empty.
  bool may_be_right;      // Unless it is missing, and missing lines do not count as empty.
  bool is_incomplete;     // Whether it is missing or, if wrong, may be cut off.

  // The line as messages show it.
  std::string shown() const {
    if (is_missing) return "the end of the answers";
    if (text.empty()) return "an empty line";
    return quoted(std::string(text.substr(0, 80)), 40);  // A line may be megabytes long.
  }
};

// White space at the end of a line or of the text does not count, nor does a byte order mark.
class AnswerLines {
 public:
  // The text must outlive this and the lines.
  AnswerLines(std::string_view text, MissingLines missing_lines)
      : missing_lines_(missing_lines),
        is_unterminated_(!text.empty() && text.back() != '\n'),
        lines_in_all_(line_ends(text) + is_unterminated_),
        text_(text.substr(0, text.find_last_not_of(white_space) + 1)) {
    if (text_.substr(0, utf8_mark.size()) == utf8_mark) text_.remove_prefix(utf8_mark.size());
  }

  // The next line. After the last one, all are missing.
  AnswerLine take() {
    ++taken_;
    const std::size_t end = std::min(text_.find('\n', next_), text_.size());
    const std::string_view line = text_.substr(next_, end - next_);
    next_ = std::min(end + 1, text_.size());
    const bool is_missing = taken_ > lines_in_all_,
               is_cut_off = may_be_lost() && is_unterminated_ && taken_ == lines_in_all_,
               may_be_right = !is_missing || missing_lines_ == MissingLines::count_as_empty;
    return {line.substr(0, line.find_last_not_of(white_space) + 1), taken_, is_missing,
            may_be_right, is_missing || is_cut_off};
  }

  // Whether lines may be missing because they were lost.
  bool may_be_lost() const { return missing_lines_ == MissingLines::may_be_lost; }

  // How many lines were taken.
  std::uint64_t taken() const { return taken_; }

  // Whether text follows.
  bool has_more() const { return next_ < text_.size(); }

  // How many lines there are in all, with empty ones at the end.
  std::uint64_t count() const { return lines_in_all_; }

 private:
  static constexpr char white_space[] = " \t\v\f\r\n";

  MissingLines missing_lines_;
  bool is_unterminated_;        // Whether the last line has no line end.
  std::uint64_t lines_in_all_;  // How many lines the whole text has.
  std::string_view text_;
  std::size_t next_ = 0;  // Where the next line begins; after the last one, the end.
  std::uint64_t taken_ = 0;
};

}  // namespace eight_puzzle
