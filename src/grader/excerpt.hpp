// What is shown of a long text that a tested program wrote: its first lines and its last.
#pragma once

#include <cstddef>
#include <string>

#include "grader/limits.hpp"
#include "text/wording.hpp"

namespace eight_puzzle {

// Where the first lines of a text end, and where its last lines begin.
inline std::size_t end_of_first_lines(const std::string& text) {
  std::size_t end = 0;
  for (std::size_t lines = 0; end < text.size() && end < max_shown_bytes; ++end) {
    if (lines == max_first_lines) break;
    lines += text[end] == '\n';
  }
  return end;
}
inline std::size_t begin_of_last_lines(const std::string& text) {
  std::size_t begin = text.size();
  for (std::size_t lines = 0; begin > 0 && text.size() - begin < max_shown_bytes; --begin) {
    lines += text[begin - 1] == '\n';
    if (lines == max_last_lines) break;
  }
  return begin;
}

// The text without line ends at its end. Of a long one, its first lines and its last, and between
// them how much is left out.
inline std::string excerpt(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  const std::size_t first = end_of_first_lines(text), last = begin_of_last_lines(text);
  if (first >= last) return text;
  const std::string line_end = text[first - 1] == '\n' ? "" : "\n";
  return text.substr(0, first) + line_end + '(' + amount(last - first, "byte") + " left out)\n" +
         text.substr(last);
}

}  // namespace eight_puzzle
