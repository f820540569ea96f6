// What the options ask for, board by board: distances, moves, drawings, tables, the summary.
#pragma once

#include <cstdint>
#include <cstring>
#include <ctime>
#include <iterator>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "algorithms.hpp"
#include "board_text.hpp"
#include "comparison.hpp"
#include "drawing.hpp"
#include "eight_puzzle.cpp"
#include "formats.hpp"
#include "options.hpp"
#include "output.hpp"
#include "random_boards.hpp"
#include "reader.hpp"
#include "solver.hpp"
#include "text.hpp"

namespace eight_puzzle {

// The board with its symbols renamed as one goal becomes the other. Requires the blank in the same
// cell of both goals.
inline State renamed(const Grid& grid, State board, State goal, State new_goal) {
  int name[max_cells] = {};
  for (int cell = 0; cell < grid.cells(); ++cell)
    name[tile_at(goal, cell)] = tile_at(new_goal, cell);
  State out = 0;
  for (int cell = 0; cell < grid.cells(); ++cell) out |= placed(name[tile_at(board, cell)], cell);
  return out;
}

// CPU time of the process so far.
inline double cpu_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

class Session {
 public:
  // `width` is that of drawings, in columns.
  Session(const Options& options, std::size_t width, Output& output)
      : options_(options), width_(width), output_(output) {
    for (int distance = 0; distance <= unreachable; ++distance) {
      const std::string word =
          distance < unreachable ? std::to_string(distance) : format_.unsolvable;
      lines_[distance].size = (word + '\n').copy(lines_[distance].text, sizeof(Line::text));
    }
  }

  // Answers all boards of an input, up to an error that the reader throws.
  void answer_all(Reader& in, const std::string& file) {
    State states[batch_size];
    file_ = file;
    number_ = 0;
    while (const std::size_t count = in.read(states, batch())) {
      if (distances_only_) {
        print_distances(states, count);
      } else if (format_.pairs) {
        answer(states[0], states[1]);
      } else {
        for (std::size_t i = 0; i < count; ++i) answer(states[i], options_.goal);
      }
    }
  }

  // Prints random boards that can be solved, as an input of the format. Throws
  // std::invalid_argument if no board is as far from its goal as --distance says.
  void print_random() {
    std::mt19937_64 random(options_.seed);
    const bool any = options_.distance == any_distance;
    bool found = any;
    for (int blank = 0; !found && blank < grid_.cells(); ++blank) {
      const bool used = format_.pairs || blank == blank_cell(options_.goal);
      found = used && !boards_at_distance(ordered(grid_, blank)).empty();
    }
    if (!found) {
      throw std::invalid_argument("invalid argument '" + std::to_string(options_.distance) +
                                  "' for '--distance': no board is that far from the goal");
    }
    if (format_.has_count) {
      output_.print(std::to_string(options_.random_boards) + format_.layout.board_end);
    }
    for (std::uint64_t i = 0; i < options_.random_boards;) {
      const State goal = format_.pairs ? random_board(grid_, random) : options_.goal;
      const State ordered_goal = ordered(grid_, blank_cell(goal));
      if (!any && boards_at_distance(ordered_goal).empty()) continue;
      const State start = any ? random_solvable_board(grid_, goal, random)
                              : renamed(grid_, random_one(boards_at_distance(ordered_goal), random),
                                        ordered_goal, goal);
      output_.print(text(start, format_.layout));
      if (format_.pairs) output_.print(text(goal, format_.layout));
      ++i;
    }
  }

  // After the boards of all inputs: the means of --compare over the boards that can be solved.
  void print_means() {
    const auto boards = std::uint64_t(sums_[0].boards);
    if (boards < 2) return;
    output_.print("mean of " + counted(boards, format_.unit()) + weight_text() + '\n' +
                  comparison_headings);
    for (const Algorithm& algorithm : algorithms) {
      output_.print(comparison_row(algorithm, sums_[&algorithm - algorithms]));
    }
  }

  // Whether a search reached its limit. Not so with --compare, where that is an answer.
  bool gave_up() const { return gave_up_ > 0 && !options_.compare; }

  std::string summary() const {
    std::uint64_t expanded = expanded_, by_astar = 0, tables = 0;
    for (const auto& [goal, solver] : solvers_) {
      expanded += solver.expanded();
      by_astar += solver.boards_before_table();
      tables += solver.has_table();
    }
    std::string work = "no table of all distances; ";
    if (tables > 0) work = counted(tables, "table") + " of all distances; ";
    if (tables == 1) {
      work =
          "switched to a table of all distances after " + counted(by_astar, format_.unit()) + "; ";
    }
    if (options_.textbook) work = gave_up_ > 0 ? grouped(gave_up_) + " gave up; " : "";
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

  std::string text(State board, const Layout& layout) const {
    return board_text(grid_, board, format_.blank, layout);
  }
  const std::vector<State>& boards_at_distance(State goal) {
    const auto [place, is_new] = boards_at_distance_.try_emplace(goal);
    if (is_new && options_.distance < unreachable) {
      place->second = boards_at(grid_, DistanceTable(grid_, goal), int(options_.distance));
    }
    return place->second;
  }

  std::string weight_text() const {
    char text[32] = "";
    if (options_.weight != 1) std::snprintf(text, sizeof text, ", W = %g", options_.weight);
    return text;
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
    output_.print({answers, std::size_t(end - answers)});
    answered_ += count;
  }

  void answer(State start, State goal) {
    const bool solved = solvable(grid_, start, goal);
    ++number_;
    ++answered_;
    unsolvable_ += !solved;
    if (options_.compare) return compare(start, goal, solved);
    const Found found = solved ? solution(start, goal) : Found();
    const std::string word = found.solved ? "" : solved ? "gave up" : format_.unsolvable;
    output_.print(answer_text(format_.answer, number_, word, found.moves));
    if (!options_.draw) return;
    output_.print(found.solved ? drawing(grid_, start, found.moves, width_, format_.blank) : "\n");
  }

  Found solution(State start, State goal) {
    if (options_.textbook) return search(options_.algorithm, start, goal);
    // Tiles are renamed to one goal for each cell of the blank, so at most ten solvers are needed.
    const State ordered_goal = ordered(grid_, blank_cell(goal));
    return {true, solver(ordered_goal).moves(renamed(grid_, start, goal, ordered_goal))};
  }

  // A row for each algorithm, printed as its search ends; or one line for an unsolvable board.
  void compare(State start, State goal, bool solved) {
    const Layout rows_in_a_line{"", " ", ""};
    std::string heading = format_.unit() + ' ' + std::to_string(number_);
    if (options_.files.size() > 1) heading += " of " + escaped(file_);
    heading += ": " + text(start, rows_in_a_line);
    if (format_.pairs) heading += " to " + text(goal, rows_in_a_line);
    if (!solved) return output_.print(heading + ": " + format_.unsolvable + "\n\n");
    const int h = Manhattan(grid_, goal)(start);
    output_.print(heading + ", h = " + std::to_string(h) + weight_text() + '\n' +
                  comparison_headings);
    for (const Algorithm& algorithm : algorithms) {
      const double begin = cpu_seconds();
      const Found found = search(algorithm, start, goal);
      Figures figures;
      for (Figures* sums : {&figures, &sums_[&algorithm - algorithms]}) {
        sums->add(found, cpu_seconds() - begin);
      }
      output_.print(comparison_row(algorithm, figures));
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
  const Grid& grid_ = options_.grid;
  const Format& format_ = options_.format;
  // Whether the answers are lines with a distance each, by the fast solver.
  const bool distances_only_ =
      !options_.textbook && !format_.pairs && !options_.draw && format_.answer == Answer::distance;
  std::size_t width_;
  Output& output_;
  Line lines_[unreachable + 1];                             // The answers by distance.
  std::map<State, Solver> solvers_;                         // By goal.
  std::map<State, std::vector<State>> boards_at_distance_;  // By goal.
  Figures sums_[std::size(algorithms)];                     // Of --compare.
  std::string file_;                                        // The current input.
  std::uint64_t number_ = 0;  // Of the last board or pair of this input.
  std::uint64_t answered_ = 0, unsolvable_ = 0;
  std::uint64_t expanded_ = 0, gave_up_ = 0;  // By the textbook searches.
};

}  // namespace eight_puzzle
