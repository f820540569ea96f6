// Takes the boards of all inputs one after the other. Answers each as the options ask (by the fast
// solver here, by textbook searches in searches.hpp) or checks another program's answer to it.
#pragma once

#include <cassert>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>

#include "board.hpp"
#include "command_line/options.hpp"
#include "display/drawing.hpp"
#include "display/searches.hpp"
#include "io/input_files.hpp"
#include "io/output.hpp"
#include "judge/answer_check.hpp"
#include "solver/distance_table.hpp"
#include "solver/solver.hpp"
#include "text/formats.hpp"
#include "text/puzzle.hpp"
#include "text/reader.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"

namespace eight_puzzle {

class Session {
 public:
  // With a check, answers are not printed but compared with those that it reads.
  Session(const Options& options, Output& output, Searches& searches, AnswerCheck* check = nullptr)
      : options_(options), output_(output), searches_(searches), check_(check) {
    for (int distance = 0; by_distance_ && distance <= unreachable; ++distance) {
      const bool possible = distance < unreachable;
      const std::string moves(possible ? std::size_t(distance) : 0, ' '),
          line = answer_text(format_.answer, 1, possible ? "" : format_.unsolvable, moves);
      assert(line.size() <= sizeof(Line::text));
      lines_[distance].size = line.copy(lines_[distance].text, sizeof(Line::text));
    }
  }

  // Answers the boards of a file. If something is wrong with the file, reports that after the
  // answers before it, and returns false.
  bool answer_file(const std::string& path, const Open& open) {
    return reads_well(path, options_, output_, [&] {
      answer_all(open(path), options_.files.size() > 1 ? escaped(path) : "");
    });
  }

  std::string summary() const {
    const std::uint64_t expanded = searches_.expanded() + solvers_.work().expanded;
    return counted(answered_, format_.unit()) + ", " + grouped(unsolvable_) + " impossible; " +
           counted(expanded, "state") + " expanded; " + summary_of_work() +
           tenths(1000 * cpu_seconds()) + " ms CPU";
  }

 private:
  // Enough boards for their look-ups to overlap, but few enough to stay in the L1 cache.
  static constexpr std::size_t batch_size = 256;

  // Always copied whole, without a branch on its size.
  struct Line {
    char text[16];
    std::size_t size;
  };

  void answer_all(Source source, const std::string& file) {
    Reader in(std::move(source), format_);
    State states[2 * batch_size];
    Puzzle puzzle = {{0, options_.goal}, format_, file, 0};
    while (const std::size_t count = in.read(states, by_distance_ ? batch_size : 1)) {
      solvers_.expect(in.to_come() + count);
      if (by_distance_) {
        answer_distances(states, count, options_.goal);
      } else {
        ++puzzle.number;
        puzzle.start = states[0];
        if (format_.has_pairs()) puzzle.goal = states[1];
        answer(puzzle);
      }
      answered_ += count;
    }
  }

  // What the summary says about tables, or about searches that gave up.
  std::string summary_of_work() const {
    if (options_.mode == Mode::search || options_.mode == Mode::comparison) {
      return searches_.given_up() > 0 ? grouped(searches_.given_up()) + " gave up; " : "";
    }
    const std::uint64_t tables = solvers_.work().tables;
    return (tables == 0 ? "no table" : counted(tables, "table")) + " of all distances; ";
  }

  // `goal`: of boards; pairs have their own. (If g++ 12 inlines this into the loop over the boards
  // of an input, the program takes 10 % longer.)
  [[gnu::noinline]] void answer_distances(const State* units, std::size_t count, State goal) {
    int distances[batch_size];
    if (format_.has_pairs()) {
      for (std::size_t i = 0; i < count; ++i) {
        distances[i] = solvers_.distance(units[2 * i], units[2 * i + 1]);
      }
    } else {
      solvers_.find_distances(units, count, goal, distances);
    }
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

  void answer(const Puzzle& puzzle) {
    if (check_ != nullptr) {
      const int distance = solvers_.distance(puzzle.start, puzzle.goal);
      unsolvable_ += distance == unreachable;
      check_->check(puzzle, distance, solvers_);
      return;
    }
    const bool possible = solvable(grid_, puzzle.start, puzzle.goal);
    unsolvable_ += !possible;
    if (options_.mode == Mode::comparison) return searches_.compare(puzzle, possible);
    const Found found = possible ? solution(puzzle) : Found();
    const std::string no_solution = found.solved ? "" : possible ? "gave up" : format_.unsolvable;
    output_.print(answer_text(format_.answer, puzzle.number, no_solution, found.moves));
    if (!options_.draw) return;
    output_.print(found.solved ? drawing(grid_, puzzle.start, found.moves, columns, format_.blank)
                               : "\n");
  }

  Found solution(const Puzzle& puzzle) {
    if (options_.mode == Mode::search) return searches_.run(options_.searches[0], puzzle);
    return {true, solvers_.moves(puzzle.start, puzzle.goal)};
  }

  const Options& options_;
  const Format& format_ = options_.format;
  const Grid& grid_ = format_.grid;
  Output& output_;
  Searches& searches_;
  AnswerCheck* check_;
  const bool by_distance_ =
      options_.mode == Mode::solve && !options_.draw && is_by_distance(format_.answer);
  Line lines_[unreachable + 1];  // The answers by distance, if that is all they need.
  Solvers solvers_{grid_};
  std::uint64_t answered_ = 0, unsolvable_ = 0;
};

}  // namespace eight_puzzle
