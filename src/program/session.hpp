// Takes the boards of all inputs one after the other. Answers each as the options ask (by the fast
// solver here, by textbook searches in searches.hpp) or checks another program's answer to it.
#pragma once

#include <cassert>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>

#include "board.hpp"
#include "program/answer_check.hpp"
#include "program/options.hpp"
#include "program/output.hpp"
#include "program/searches.hpp"
#include "solver/distance_table.hpp"
#include "solver/solvers.hpp"
#include "text/board_text.hpp"
#include "text/drawing.hpp"
#include "text/formats.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

class Session {
 public:
  // With a check, answers are not printed but compared with those that it reads.
  Session(const Options& options, Output& output, AnswerCheck* check = nullptr)
      : options_(options), output_(output), check_(check) {
    for (int distance = 0; distance <= unreachable; ++distance) {
      const std::string line =
          (distance < unreachable ? std::to_string(distance) : format_.unsolvable) + '\n';
      assert(line.size() <= sizeof(Line::text));
      lines_[distance].size = line.copy(lines_[distance].text, sizeof(Line::text));
    }
  }

  // Before the boards of all inputs.
  void print_heading() { searches_.print_heading(); }

  // Answers all boards of an input, up to an error that the reader throws. Throws a WrongAnswer.
  void answer_all(Reader::Source source, const std::string& file) {
    // On the heap, so that too little memory throws std::bad_alloc.
    const auto in = std::make_unique<Reader>(std::move(source), format_);
    State states[batch_size];
    int distances[batch_size];
    file_ = file;
    number_ = 0;
    // One board at a time as long as A* answers, so that no answer is lost where memory runs out.
    std::size_t batch = 1;
    bool has_table = false;
    while (const std::size_t count = in->read(states, batch)) {
      answered_ += count;
      solvers_.expect(in->to_come(), answered_);
      const State goal = format_.has_pairs() ? states[1] : options_.goal;
      if (options_.mode == Mode::distances) {
        solvers_.find_distances(states, count, goal, distances);
        if (check_ == nullptr) {
          print_distances(distances, count);
        } else {
          check_distances(states, distances, count, goal);
        }
      } else if (check_ != nullptr) {
        check_answer(states[0], goal);
      } else {
        answer(states[0], goal);
      }
      has_table = has_table || solvers_.work().tables > 0;
      if (!has_table) answered_without_table_ = answered_;
      if (has_table && options_.mode == Mode::distances && !format_.has_pairs()) batch = batch_size;
    }
  }

  // After the boards of all inputs. Throws a WrongAnswer if there are more answers.
  void check_end() {
    const std::string wrong = check_->check_end(answered_);
    if (!wrong.empty()) throw WrongAnswer{check_->place() + ": " + wrong};
  }
  void print_means() { searches_.print_means(format_.unit()); }

  // Whether a search reached its limit. Never with --compare, where that is an answer.
  bool gave_up() const { return searches_.given_up() > 0 && options_.mode != Mode::comparison; }

  std::string summary() const {
    const std::uint64_t expanded = searches_.expanded() + solvers_.work().expanded;
    return counted(answered_, format_.unit()) + ", " + grouped(unsolvable_) + " impossible; " +
           counted(expanded, "state") + " expanded; " + summary_of_searches() +
           tenths(1000 * cpu_seconds()) + " ms CPU";
  }

 private:
  // Enough boards for their look-ups to overlap, few enough to stay in the L1 cache.
  static constexpr std::size_t batch_size = 256;

  // Always copied whole, without a branch on its size.
  struct Line {
    char text[16];
    std::size_t size;
  };

  // What the summary says of tables, or of the searches that gave up.
  std::string summary_of_searches() const {
    if (options_.mode == Mode::search || options_.mode == Mode::comparison) {
      return searches_.given_up() > 0 ? grouped(searches_.given_up()) + " gave up; " : "";
    }
    const auto [solvers, tables, expanded] = solvers_.work();
    if (tables == 0) return "no table of all distances; ";
    if (solvers > 1) return counted(tables, "table") + " of all distances; ";
    return "switched to a table of all distances after " +
           counted(answered_without_table_, format_.unit()) + "; ";
  }

  void print_distances(const int* distances, std::size_t count) {
    char answers[batch_size * sizeof(Line::text)];
    char* end = answers;
    for (std::size_t i = 0; i < count; ++i) {
      const Line& line = lines_[distances[i]];
      std::memcpy(end, line.text, sizeof line.text);
      end += line.size;
      unsolvable_ += distances[i] == unreachable;
    }
    output_.print({answers, std::size_t(end - answers)});
  }

  // These do not print answers but check them.
  void check_distances(const State* starts, const int* distances, std::size_t count, State goal) {
    for (std::size_t i = 0; i < count; ++i) {
      const Line& line = lines_[distances[i]];
      ++number_;
      unsolvable_ += distances[i] == unreachable;
      refuse(check_->check_line({line.text, line.size}), starts[i], goal);
    }
  }
  void check_answer(State start, State goal) {
    ++number_;
    unsolvable_ += !solvable(grid_, start, goal);
    refuse(check_->check_answer(format_, number_, start, goal, solvers_), start, goal);
  }
  void refuse(const std::string& wrong, State start, State goal) const {
    if (wrong.empty()) return;
    std::string board = name_of_board();
    if (!check_->at_end()) board += ", " + shown(start);
    if (!check_->at_end() && format_.has_pairs()) board += " to " + shown(goal);
    throw WrongAnswer{check_->place() + ": " + board + ": " + wrong};
  }

  // "board 7", or "board 7 of FILE" if there are several.
  std::string name_of_board() const {
    return format_.unit() + ' ' + std::to_string(number_) +
           (options_.files.size() > 1 ? " of " + file_ : "");
  }
  // As headings show it: "board 7: 123 456 7#8 to 123 456 78#".
  std::string name_of_board(State start, State goal) const {
    return name_of_board() + ": " + shown(start) + " to " + shown(goal);
  }
  std::string shown(State board) const {
    return board_text(grid_, board, format_.blank, rows_in_a_field);
  }

  void answer(State start, State goal) {
    const bool possible = solvable(grid_, start, goal);
    ++number_;
    unsolvable_ += !possible;
    if (options_.mode == Mode::comparison) {
      return searches_.compare(number_, name_of_board(start, goal), start, goal);
    }
    const Found found = possible ? solution(start, goal) : Found();
    const std::string no_solution = found.solved ? "" : possible ? "gave up" : format_.unsolvable;
    output_.print(answer_text(format_.answer, number_, no_solution, found.moves));
    if (!options_.draw) return;
    output_.print(found.solved ? drawing(grid_, start, found.moves, output_.width(), format_.blank)
                               : "\n");
  }

  Found solution(State start, State goal) {
    if (options_.mode == Mode::search) {
      return searches_.run(options_.searches[0], name_of_board(start, goal), start, goal);
    }
    return {true, solvers_.moves(start, goal)};
  }

  const Options& options_;
  const Format& format_ = options_.format;
  const Grid& grid_ = format_.grid;
  Output& output_;
  AnswerCheck* check_;
  Line lines_[unreachable + 1];  // The answers by distance.
  Solvers solvers_{grid_};
  Searches searches_{options_, output_};
  std::string file_;          // The current input.
  std::uint64_t number_ = 0;  // In this input: of the board or pair. Not for print_distances().
  std::uint64_t answered_ = 0, answered_without_table_ = 0, unsolvable_ = 0;
};

}  // namespace eight_puzzle
