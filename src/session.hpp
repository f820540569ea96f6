// What the options ask for, board by board: distances, moves, drawings, tables, the summary.
#pragma once

#include <cstdint>
#include <cstring>
#include <ctime>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include "algorithms.hpp"
#include "comparison.hpp"
#include "drawing.hpp"
#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "options.hpp"
#include "random_boards.hpp"
#include "reader.hpp"
#include "solver.hpp"
#include "text.hpp"

namespace eight_puzzle {

// CPU time of the process so far.
inline double cpu_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

class Session {
 public:
  using Print = std::function<void(std::string_view text)>;
  // Called as a search begins, with 0, and from time to time with the number of states visited.
  using Progress = std::function<void(const std::string& algorithm, std::uint64_t visited)>;

  // `width` is that of drawings, in columns.
  Session(const Options& options, std::size_t width, Print print, Progress progress)
      : options_(options), width_(width), print_(std::move(print)), progress_(std::move(progress)) {
    for (int distance = 0; distance <= unreachable; ++distance) {
      const std::string word =
          distance < unreachable ? std::to_string(distance) : format_.unsolvable;
      lines_[distance].size = (word + '\n').copy(lines_[distance].text, sizeof(Line::text));
    }
  }

  // Answers all boards of an input, up to an error that the reader throws.
  void run(Reader& in) {
    State states[batch_size];
    number_ = 0;
    while (const std::size_t count = in.read(states, batch())) {
      if (distances_only_) {
        print_distances(states, count);
      } else if (pairs_) {
        answer(states[0], states[1]);
      } else {
        for (std::size_t i = 0; i < count; ++i) answer(states[i], options_.goal);
      }
    }
  }

  // Prints random boards that can be solved, as an input of the format.
  void print_random() {
    std::mt19937_64 random(options_.seed);
    if (format_.has_count()) {
      print_(std::to_string(options_.random) + format_.layout.board_end);
    }
    for (std::uint64_t i = 0; i < options_.random; ++i) {
      const State goal = pairs_ ? random_board(grid_, random) : options_.goal;
      print_(text(random_solvable_board(grid_, goal, random), format_.layout));
      if (pairs_) print_(text(goal, format_.layout));
    }
  }

  // Whether a search reached its limit. Not so with --compare, where that is an answer.
  bool gave_up() const { return gave_up_; }

  std::string summary() const {
    std::uint64_t expanded = expanded_, by_astar = 0, tables = 0;
    for (const auto& [goal, solver] : solvers_) {
      expanded += solver.expanded();
      by_astar += solver.boards_before_table();
      tables += solver.has_table();
    }
    const std::string unit = format_.unit_name();
    return counted(answered_, unit) + ", " + grouped(unsolvable_) + " impossible; " +
           counted(expanded, "state") + " expanded; " +
           (tables == 0   ? "no table of all distances"
            : tables == 1 ? "switched to a table of all distances after " + counted(by_astar, unit)
                          : counted(tables, "table") + " of all distances") +
           "; " + milliseconds(cpu_seconds()) + " ms CPU";
  }

 private:
  // Enough boards for their look-ups to overlap, few enough to stay in the L1 cache.
  static constexpr std::size_t batch_size = 256;

  // Always copied whole, without a branch on its size.
  struct Line {
    char text[16];
    std::size_t size;
  };

  std::string text(State board, const Layout& layout) const {
    return board_text(grid_, board, format_.blank, layout);
  }

  // One by one as long as A* answers, so that no answer is lost where memory runs out.
  std::size_t batch() {
    return !distances_only_ || solver(options_.goal).has_table() ? batch_size : 1;
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
    print_({answers, std::size_t(end - answers)});
    answered_ += count;
  }

  void answer(State start, State goal) {
    const bool solved = solvable(grid_, start, goal);
    ++number_;
    ++answered_;
    unsolvable_ += !solved;
    if (compare_) return print_comparison(start, goal, solved);
    const Found found = solved ? solution(start, goal) : Found();
    const std::string word = found.solved ? "" : solved ? "gave up" : format_.unsolvable;
    gave_up_ |= solved && !found.solved;
    if (number_ > 1) print_(format_.separator);
    print_(answer_text(format_, number_, word, found.moves));
    if (!boards_) return;
    print_(found.solved ? drawing(grid_, start, found.moves, width_, format_.blank) : "\n");
  }

  Found solution(State start, State goal) {
    if (textbook_) return search(options_.algorithm, start, goal);
    // Tiles are renamed to one goal for each cell of the blank, so at most ten solvers are needed.
    const State ordered_goal = ordered(grid_, blank_cell(goal));
    return {true, solver(ordered_goal).moves(renamed(grid_, start, goal, ordered_goal))};
  }

  // A row for each algorithm, printed as its search ends; or one line for an unsolvable board.
  void print_comparison(State start, State goal, bool solved) {
    const Layout rows_in_a_line{"", " ", ""};
    print_(format_.unit_name() + ' ' + std::to_string(number_) + ": " +
           text(start, rows_in_a_line));
    if (pairs_) print_(" to " + text(goal, rows_in_a_line));
    if (!solved) return print_(std::string(": ") + format_.unsolvable + "\n\n");
    print_(std::string("\n") + comparison_headings);
    for (const Algorithm& algorithm : algorithms) {
      const double begin = cpu_seconds();
      const Found found = search(algorithm, start, goal);
      print_(comparison_row(algorithm, found, cpu_seconds() - begin));
    }
    print_("\n");
  }

  Found search(const Algorithm& algorithm, State start, State goal) {
    const auto progress = [&](std::uint64_t visited) { progress_(algorithm.name, visited); };
    const Found found =
        solve({grid_, start, goal, options_.weight, options_.limit, progress}, algorithm);
    expanded_ += found.expanded;
    return found;
  }

  const Options& options_;
  const Grid& grid_ = options_.grid;
  const Format& format_ = options_.format;
  const bool compare_ = options_.has("compare"), boards_ = options_.has("boards"),
             textbook_ = options_.textbook(), pairs_ = format_.unit == pairs;
  // Whether the answers are lines with a distance each, by the fast solver.
  const bool distances_only_ = !textbook_ && !pairs_ && !boards_ && format_.answer == a_distance;
  std::size_t width_;
  Print print_;
  Progress progress_;
  Line lines_[unreachable + 1];      // The answers by distance.
  std::map<State, Solver> solvers_;  // By goal.
  std::uint64_t number_ = 0;         // Of the last board or pair of this input.
  std::uint64_t answered_ = 0, unsolvable_ = 0;
  std::uint64_t expanded_ = 0;  // By the textbook searches.
  bool gave_up_ = false;
};

}  // namespace eight_puzzle
