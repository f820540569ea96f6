// --check: reads what another program answered, and says what is wrong with it, as the judge of the
// format sees it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "board.hpp"
#include "solver/solvers.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

// A wrong answer: its file and line, the board, what is wrong.
struct WrongAnswer {
  std::string text;
};

// The answers of a file, a line at a time. White space at the end of a line does not matter, nor
// whether the last line ends. The functions check_...() take the next answer and return what is
// wrong with it: "" if it is right.
class AnswerCheck {
 public:
  // `name`: of the file, as messages show it.
  AnswerCheck(Reader::Source source, std::string name)
      : source_(std::move(source)), name_(std::move(name)) {}

  // The next line must be `expected`, which includes its line end.
  std::string check_line(std::string_view expected) {
    if (text_.compare(next_, expected.size(), expected) == 0) {  // Nearly always.
      next_ += expected.size();
      ++line_;
      return "";
    }
    expected.remove_suffix(1);
    if (read_line() && found_ == expected) return "";
    return expected_but_found(expected.empty() ? "an empty line" : std::string(expected));
  }

  // The answer to the board or pair of that number. A path alone may be any that reaches the goal;
  // after its number of moves, any shortest one; after "Case", only the solver's.
  std::string check_answer(const Format& format, std::uint64_t number, State start, State goal,
                           Solvers& solvers) {
    if (!solvable(format.grid, start, goal)) {
      return check_lines(answer_text(format.answer, number, format.unsolvable, ""));
    }
    switch (format.answer) {
      case Answer::gapped:
        if (number > 1) {
          const std::string wrong = check_line("\n");
          if (!wrong.empty()) return wrong;
        }
        [[fallthrough]];
      case Answer::path:
        if (!read_line() || found_ == format.unsolvable) return expected_but_found("a path");
        return check_path(format.grid, start, goal, found_);
      case Answer::distance_and_path: {
        int distance;
        solvers.find_distances(&start, 1, goal, &distance);
        const std::string begin = std::to_string(distance) + (distance > 0 ? " " : "");
        if (!read_line() || found_.compare(0, begin.size(), begin) != 0) {
          return expected_but_found(distance > 0 ? begin + "and the moves" : begin);
        }
        const std::string path = found_.substr(begin.size());
        const std::string wrong = check_path(format.grid, start, goal, path);
        if (!wrong.empty() || path.size() == std::size_t(distance)) return wrong;
        return shown() + " has " + counted(path.size(), "move");
      }
      case Answer::distance:
      case Answer::numbered: break;
    }
    return check_lines(answer_text(format.answer, number, "", solvers.moves(start, goal)));
  }

  // Only white space may follow the last of so many answers.
  std::string check_end(std::uint64_t answers) {
    while (read_line()) {
      if (!found_.empty()) return shown() + " after the last of " + counted(answers, "answer");
    }
    return "";
  }

  // Where the last answer stands.
  std::string place() const { return name_ + ':' + std::to_string(line_); }
  bool at_end() const { return ended_ && found_.empty(); }

 private:
  // The longest line bounds memory; no path that visits each board once is longer.
  static constexpr std::size_t block = 1 << 16, longest_line = 1 << 24, most_shown = 40;

  std::string check_lines(std::string_view expected) {
    std::string wrong;
    while (wrong.empty() && !expected.empty()) {
      const std::size_t size = expected.find('\n') + 1;
      wrong = check_line(expected.substr(0, size));
      expected.remove_prefix(size);
    }
    return wrong;
  }

  std::string check_path(const Grid& grid, State state, State goal, std::string_view path) const {
    for (std::size_t i = 0; i < path.size(); ++i) {
      const int direction = direction_of(path[i]);
      if (direction < 0) {
        return "unexpected " + quoted({path[i]}) + " in " + shown() + ": moves are u, d, l and r";
      }
      const State next = after_move(grid, state, direction);
      if (next == state) {
        return "move " + grouped(i + 1) + " of " + shown() + " leads beyond the edge";
      }
      state = next;
    }
    if (state == goal) return "";
    return at_end() ? expected_but_found("a path") : shown() + " does not lead to the goal";
  }

  std::string expected_but_found(const std::string& expected) const {
    if (at_end()) return "expected an answer, found the end of the file";
    return "expected " + expected + ", found " + shown();
  }
  std::string shown() const { return quoted(found_, most_shown); }

  // Puts the next line into found_. The text after the last line end is a line too, even if empty:
  // some formats end with an empty answer. False after that line. Throws a WrongAnswer if the line
  // is too long.
  bool read_line() {
    ++line_;
    found_.clear();
    if (ended_) return false;
    std::size_t end;
    while ((end = text_.find('\n', next_)) == text_.npos && read_block()) {
      if (text_.size() <= longest_line) continue;
      throw WrongAnswer{place() + ": a line of more than " + counted(longest_line, "byte")};
    }
    ended_ = end == text_.npos;
    found_.assign(text_, next_, end - next_);
    next_ = end == text_.npos ? text_.size() : end + 1;
    found_.erase(found_.find_last_not_of(" \t\v\f\r") + 1);
    return true;
  }

  // Drops what was read, adds a block. False at the end of the answers.
  bool read_block() {
    if (!source_) return false;
    text_.erase(0, std::exchange(next_, 0));
    const std::size_t size = text_.size();
    text_.resize(size + block);
    text_.resize(size + source_(&text_[size], block));
    if (text_.size() == size) source_ = nullptr;
    return source_ != nullptr;
  }

  Reader::Source source_;  // None after the end of the answers.
  std::string name_, text_, found_;
  std::size_t next_ = 0;  // What was read of the text.
  std::uint64_t line_ = 0;
  bool ended_ = false;
};

}  // namespace eight_puzzle
