// Answers the boards of all inputs as the options ask: distances, moves, drawings, the searches of
// --compare; then the summary.
#pragma once

#include <cstdint>
#include <cstring>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "algorithms.hpp"
#include "board_text.hpp"
#include "comparison.hpp"
#include "drawing.hpp"
#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "moves.hpp"
#include "options.hpp"
#include "output.hpp"
#include "reader.hpp"
#include "solver.hpp"
#include "text.hpp"

namespace eight_puzzle {

class Session {
 public:
  Session(const Options& options, Output& output) : options_(options), output_(output) {
    for (int distance = 0; distance <= unreachable; ++distance) {
      const std::string word =
          distance < unreachable ? std::to_string(distance) : format_.unsolvable;
      lines_[distance].size = (word + '\n').copy(lines_[distance].text, sizeof(Line::text));
    }
  }

  // Answers all boards of an input, up to an error that the reader throws.
  void answer_all(Reader::Source source, const std::string& file) {
    // On the heap, so that too little memory throws std::bad_alloc.
    const auto in = std::make_unique<Reader>(std::move(source), format_);
    State states[batch_size];
    file_ = file;
    number_ = 0;
    while (const std::size_t count = in->read(states, batch())) {
      if (distances_only_) {
        print_distances(states, count);
      } else {
        answer(states[0], format_.pairs ? states[1] : options_.goal);
      }
      answered_ += format_.pairs ? 1 : count;
      if (tables() == 0) answered_without_table_ = answered_;
    }
  }

  // After the boards of all inputs.
  void print_means() { output_.print(comparison_.means(format_.unit())); }

  // Whether a search reached its limit. Never with --compare, where that is an answer.
  bool gave_up() const { return gave_up_ > 0 && !options_.compare; }

  std::string summary() const {
    std::uint64_t expanded = expanded_;
    for (const auto& [goal, solver] : solvers_) expanded += solver.expanded();
    std::string work;
    if (options_.textbook) {
      if (gave_up_ > 0) work = grouped(gave_up_) + " gave up; ";
    } else if (tables() == 0) {
      work = "no table of all distances; ";
    } else if (tables() == 1) {
      work = "switched to a table of all distances after " +
             counted(answered_without_table_, format_.unit()) + "; ";
    } else {
      work = counted(tables(), "table") + " of all distances; ";
    }
    return counted(answered_, format_.unit()) + ", " + grouped(unsolvable_) + " impossible; " +
           counted(expanded, "state") + " expanded; " + work + tenths(1000 * cpu_seconds()) +
           " ms CPU";
  }

 private:
  // Enough boards for their look-ups to overlap, few enough to stay in the L1 cache.
  static constexpr std::size_t batch_size = 256;

  // Always copied whole, without a branch on its size.
  struct Line {
    char text[16];
    std::size_t size;
  };

  // How many boards to read at once. One as long as A* answers, so that no answer is lost where
  // memory runs out.
  std::size_t batch() const { return distances_only_ && tables() > 0 ? batch_size : 1; }

  std::uint64_t tables() const {
    std::uint64_t count = 0;
    for (const auto& [goal, solver] : solvers_) count += solver.has_table();
    return count;
  }

  Solver& solver(State goal) { return solvers_.try_emplace(goal, grid_, goal).first->second; }

  void print_distances(const State* states, std::size_t count) {
    Solver& solver = this->solver(options_.goal);
    int distances[batch_size];
    for (std::size_t i = 0; i < count; ++i) distances[i] = solver.distance(states[i]);
    char answers[batch_size * sizeof(Line)];
    char* end = answers;
    for (std::size_t i = 0; i < count; ++i) {
      const Line& line = lines_[distances[i]];
      std::memcpy(end, line.text, sizeof line.text);
      end += line.size;
      unsolvable_ += distances[i] == unreachable;
    }
    output_.print({answers, std::size_t(end - answers)});
  }

  void answer(State start, State goal) {
    const bool solved = solvable(grid_, start, goal);
    ++number_;
    unsolvable_ += !solved;
    if (options_.compare) return compare(start, goal, solved);
    const Found found = solved ? solution(start, goal) : Found();
    const std::string word = found.solved ? "" : solved ? "gave up" : format_.unsolvable;
    output_.print(answer_text(format_.answer, number_, word, found.moves));
    if (!options_.draw) return;
    output_.print(found.solved ? drawing(grid_, start, found.moves, output_.width(), format_.blank)
                               : "\n");
  }

  Found solution(State start, State goal) {
    if (options_.textbook) return search(options_.algorithm, start, goal);
    // Tiles are renamed to one goal for each cell of the blank, so at most ten solvers are needed.
    const State ordered_goal = ordered(grid_, blank_cell(goal));
    return {true, solver(ordered_goal).moves(renamed(grid_, start, goal, ordered_goal))};
  }

  // A row for each algorithm, printed as its search ends; or one line for an unsolvable board.
  void compare(State start, State goal, bool solved) {
    const auto in_one_line = [&](State board) {
      return board_text(grid_, board, format_.blank, {"", " ", ""});
    };
    std::string about = format_.unit() + ' ' + std::to_string(number_);
    if (options_.files.size() > 1) about += " of " + file_;
    about += ": " + in_one_line(start);
    if (format_.pairs) about += " to " + in_one_line(goal);
    if (!solved) return output_.print(about + ": impossible\n\n");
    const int h = Manhattan(grid_, goal)(start);
    output_.print(comparison_.heading(about + ", h = " + std::to_string(h)));
    for (std::size_t i = 0; i < std::size(algorithms); ++i) {
      output_.print(comparison_.add(i, search(algorithms[i], start, goal)));
    }
    output_.print("\n");
  }

  Found search(const Algorithm& algorithm, State start, State goal) {
    output_.flush();
    const auto progress = [&](std::uint64_t visited) { output_.progress(algorithm.name, visited); };
    const Found found =
        solve({grid_, start, goal, options_.weight, options_.limit, progress}, algorithm);
    expanded_ += found.expanded;
    gave_up_ += !found.solved;
    return found;
  }

  const Options& options_;
  const Format& format_ = options_.format;
  const Grid& grid_ = format_.grid;
  // Whether the answers are lines with a distance each, by the fast solver.
  const bool distances_only_ =
      !options_.textbook && !format_.pairs && !options_.draw && format_.answer == Answer::distance;
  Output& output_;
  Line lines_[unreachable + 1];      // The answers by distance.
  std::map<State, Solver> solvers_;  // By goal.
  Comparison comparison_{options_.weight};
  std::string file_;          // The current input.
  std::uint64_t number_ = 0;  // Of the last board or pair of this input; not if distances_only_.
  std::uint64_t answered_ = 0, answered_without_table_ = 0, unsolvable_ = 0;
  std::uint64_t expanded_ = 0, gave_up_ = 0;  // By the textbook searches.
};

}  // namespace eight_puzzle
