// Answers the boards of all inputs as the options ask, or checks another program's answers:
// distances, moves, drawings, the searches of --compare; then the summary.
#pragma once

#include <cassert>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>

#include "board.hpp"
#include "program/answer_check.hpp"
#include "program/comparison.hpp"
#include "program/options.hpp"
#include "program/output.hpp"
#include "program/trace.hpp"
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
  void print_heading() {
    if (options_.csv) output_.print(csv_heading);
  }

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
      if (solvers_.work().tables == 0) {
        answered_without_table_ = answered_;
      } else if (options_.mode == Mode::distances && !format_.has_pairs()) {
        batch = batch_size;
      }
    }
  }

  // After the boards of all inputs. Throws a WrongAnswer if there are more answers.
  void check_end() {
    const std::string wrong = check_->check_end(answered_);
    if (!wrong.empty()) throw WrongAnswer{check_->place() + ": " + wrong};
  }
  void print_means() { output_.print(comparison_.means(format_.unit())); }

  // Whether a search reached its limit. Never with --compare, where that is an answer.
  bool gave_up() const { return given_up_ > 0 && options_.mode != Mode::comparison; }

  std::string summary() const {
    return counted(answered_, format_.unit()) + ", " + grouped(unsolvable_) + " impossible; " +
           counted(expanded_ + solvers_.work().expanded, "state") + " expanded; " +
           summary_of_searches() + tenths(1000 * cpu_seconds()) + " ms CPU";
  }

 private:
  static constexpr std::uint64_t progress_period = 1 << 16;  // States: some hundredths of a second.
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
      return given_up_ > 0 ? grouped(given_up_) + " gave up; " : "";
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
  std::string name_and_h(State start, State goal) const {
    return name_of_board(start, goal) + ", h = " + std::to_string(Manhattan(grid_, goal)(start));
  }
  std::string shown(State board) const {
    return board_text(grid_, board, format_.blank, rows_in_a_field);
  }

  void answer(State start, State goal) {
    const bool possible = solvable(grid_, start, goal);
    ++number_;
    unsolvable_ += !possible;
    if (options_.csv) return compare_csv(start, goal, possible);
    if (options_.mode == Mode::comparison) return compare(start, goal, possible);
    const Found found = possible ? solution(start, goal) : Found();
    const std::string no_solution = found.solved ? "" : possible ? "gave up" : format_.unsolvable;
    output_.print(answer_text(format_.answer, number_, no_solution, found.moves));
    if (!options_.draw) return;
    output_.print(found.solved ? drawing(grid_, start, found.moves, output_.width(), format_.blank)
                               : "\n");
  }

  Found solution(State start, State goal) {
    if (options_.mode == Mode::search) return run_search(options_.searches[0], start, goal);
    return {true, solvers_.moves(start, goal)};
  }

  // A row for each search, printed as it ends; or one line for an unsolvable board.
  void compare(State start, State goal, bool possible) {
    if (!possible) return output_.print(name_of_board(start, goal) + ": impossible\n\n");
    output_.print(comparison_.heading(name_and_h(start, goal)));
    for (std::size_t i = 0; i < options_.searches.size(); ++i) {
      const Figures figures = figures_of(run_search(options_.searches[i], start, goal));
      comparison_.add(i, figures);
      output_.print(comparison_.row(i, figures));
    }
    output_.print("\n");
  }

  // The same as comma-separated values; an unsolvable board has no rows. The blank is '#' in every
  // format: no spreadsheet takes such boards for numbers or dates.
  void compare_csv(State start, State goal, bool possible) {
    if (!possible) return;
    const auto field = [&](State board) { return board_text(grid_, board, '#', in_a_field) + ','; };
    const std::string board = std::to_string(number_) + ',' + field(start) + field(goal) +
                              std::to_string(Manhattan(grid_, goal)(start));
    for (const Algorithm& algorithm : options_.searches) {
      output_.print(csv_row(board, algorithm.name, run_search(algorithm, start, goal)));
    }
  }

  Found run_search(const Algorithm& algorithm, State start, State goal) {
    output_.begin_search(algorithm.name);
    Observer observer = {[&](std::uint64_t visited, const Visit&) { output_.progress(visited); },
                         progress_period};
    if (options_.trace) {
      const bool both_ends = algorithm.run == bidirectional;
      output_.print(name_and_h(start, goal) + settings(options_.weight, options_.rule) + '\n' +
                    trace_heading(both_ends));
      observer = {[&](std::uint64_t visited, const Visit& visit) {
        output_.print(trace_line(grid_, format_.blank, visited, visit));
      }};
    }
    Found found = solve(
        {grid_, start, goal, options_.weight, options_.rule, options_.limit, observer}, algorithm);
    expanded_ += found.expanded;
    given_up_ += !found.solved;
    return found;
  }

  const Options& options_;
  const Format& format_ = options_.format;
  const Grid& grid_ = format_.grid;
  Output& output_;
  AnswerCheck* check_;
  Line lines_[unreachable + 1];  // The answers by distance.
  Solvers solvers_{grid_};
  Comparison comparison_{options_.searches, options_.weight, options_.rule};
  std::string file_;          // The current input.
  std::uint64_t number_ = 0;  // Of the board or pair in this input; not for Mode::distances.
  std::uint64_t answered_ = 0, answered_without_table_ = 0, unsolvable_ = 0;
  std::uint64_t expanded_ = 0, given_up_ = 0;  // By the textbook searches.
};

}  // namespace eight_puzzle
