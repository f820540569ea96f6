// Patterns of answers: what is printed for a puzzle, as a short text that a format's row holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace eight_puzzle {

// A pattern is the text of an answer, in which letters stand for what differs between puzzles. It
// has each of these letters at most once, with no other letter next to it:
//   D  the distance
//   N  the number of the puzzle
//   P  at the end of the last line, the path: the letters of the blank's moves. The judge takes any
//      path to the goal; after D, only a shortest one
//   F  as P, but the judge takes only the alphabetically first shortest path
// Without a solution, a word stands in place of D or, if there is no D, of the path (one of the two
// is needed); the rest of that line is left out. For the first puzzle, a line end at the beginning
// is left out. A space before a line end is always left out: for a solved board, "D P\n" gives
// "0\n", and "D: P\n" gives "0:\n".
using Pattern = const char*;
inline constexpr Pattern distance_and_path = "D P\n";  // Of --moves.

constexpr bool has_letter(std::string_view pattern, char what) {
  return pattern.find(what) != pattern.npos;
}
constexpr bool has_distance(Pattern pattern) { return has_letter(pattern, 'D'); }
constexpr bool has_first_path(Pattern pattern) { return has_letter(pattern, 'F'); }
constexpr bool has_path(Pattern pattern) {
  return has_letter(pattern, 'P') || has_first_path(pattern);
}

// The pattern with the texts that its letters stand for. The path may be "" if it has none.
inline std::string filled(Pattern pattern, std::uint64_t number, const std::string& distance,
                          const std::string& path) {
  if (number == 1 && *pattern == '\n') ++pattern;
  std::string text;
  for (; *pattern != '\0'; ++pattern) {
    if (*pattern == '\n' && !text.empty() && text.back() == ' ') text.pop_back();
    switch (*pattern) {
      case 'D': text += distance; break;
      case 'N': text += std::to_string(number); break;
      case 'P':
      case 'F': text += path; break;
      default: text += *pattern;
    }
  }
  return text;
}
// The answer with a word in place of a solution, such as "impossible". This is one rule for all
// patterns: an answer has as many lines with the word as without it.
inline std::string filled_with_word(Pattern pattern, std::uint64_t number,
                                    const std::string& word) {
  const bool has_path_only = !has_distance(pattern);
  std::string shorter = pattern;  // "D moves: P\n" becomes "D\n".
  const std::size_t rest = shorter.find_first_of(has_path_only ? "PF" : "D") + 1;
  shorter.erase(rest, shorter.find('\n', rest) - rest);
  return has_path_only ? filled(shorter.c_str(), number, "", word)
                       : filled(shorter.c_str(), number, word, "");
}

// Whether the answer to the same puzzle differs between places in an input.
constexpr bool depends_on_place(Pattern pattern) {
  return has_letter(pattern, 'N') || *pattern == '\n';
}

// Whether the answer follows from the distance alone: it has no path, and the same text for each
// number.
constexpr bool follows_from_distance(Pattern pattern) {
  return !has_path(pattern) && !depends_on_place(pattern);
}

}  // namespace eight_puzzle
