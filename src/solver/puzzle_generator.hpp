// Random boards, the same for a seed on every machine: drawn uniformly from the solvable ones or
// from all, or equally many of each distance in random order.
#pragma once

#include <numeric>
#include <optional>
#include <random>

#include "solver/distance_table.hpp"

namespace eight_puzzle {

// The boards to draw from are of one kind or, with distances, of several: a kind for each distance
// and then, if wanted, the unsolvable ones. A round has one board of each kind, in random order:
// with distances 3 to 4 and unsolvable boards, boards 1 to 3 are a round, 4 to 6 the next. The
// boards of a distance are a deck: none comes twice before all have come.
class PuzzleGenerator {
 public:
  // Boards for the goal or, if there is none, for random goals.
  PuzzleGenerator(const Grid& grid, std::optional<State> goal,
                  std::optional<DistanceRange> distances, bool with_unsolvable, std::uint64_t seed)
      : grid_(grid), goal_(goal), random_(seed) {
    if (!distances) {
      kinds_ = {{with_unsolvable ? Kind::any : Kind::solvable}};
      return;
    }
    std::size_t most_decks = 0;
    for (int blank = 0; blank < grid.cells(); ++blank) {
      if (goal && blank != blank_cell(*goal)) continue;
      for (auto& boards : boards_by_distance(grid, ordered(grid, blank), *distances)) {
        decks_[blank].push_back({std::move(boards)});
      }
      most_decks = std::max(most_decks, decks_[blank].size());
    }
    for (std::size_t i = 0; i < most_decks; ++i) kinds_.push_back({Kind::at_distance, i});
    if (with_unsolvable && !kinds_.empty()) kinds_.push_back({Kind::unsolvable});
  }

  // Makes the next round begin with the kinds on which most wrong programs fail: solved, unsolvable
  // (if wanted), furthest, nearest.
  void begin_with_extremes() {
    begin_round();
    for (const std::size_t kind :
         {std::size_t(1), kinds_.size() - 2, kinds_.size() - 1, std::size_t(0)}) {
      const auto found = std::find(round_.begin(), round_.end(), kind);
      if (found != round_.end()) std::rotate(found, found + 1, round_.end());
    }
  }

  // How many kinds there are: 1 without distances, 0 if no board is at any of the distances.
  std::size_t kind_count() const { return kinds_.size(); }

  // The next puzzle of the round. A random goal is any goal that has a board of the kind. Requires
  // kind_count() > 0.
  Puzzle draw() {
    if (round_.empty()) begin_round();
    const Kind kind = kinds_[round_.back()];
    round_.pop_back();
    State goal = goal_ ? *goal_ : random_board();
    if (kind.type == Kind::at_distance) {
      // With the goal's blank in some cells, no board is that far.
      while (decks_[blank_cell(goal)].size() <= kind.deck_index) goal = random_board();
      const State board = draw_from(decks_[blank_cell(goal)][kind.deck_index]);
      return {renamed(grid_, board, ordered(grid_, blank_cell(goal)), goal), goal};
    }
    for (;;) {
      const State start = random_board();
      const bool is_wanted = kind.type == Kind::any ||
                             is_solvable(grid_, start, goal) == (kind.type == Kind::solvable);
      if (is_wanted) return {start, goal};
    }
  }

 private:
  struct Kind {
    enum { at_distance, solvable, unsolvable, any } type;
    std::size_t deck_index = 0;  // The distance less the least one.
  };

  // The boards at a distance: those to draw, and behind them those that were drawn.
  struct Deck {
    std::vector<State> boards;  // Never empty: there is a board at every distance to the furthest.
    std::size_t to_draw = 0;
  };

  void begin_round() {
    round_.resize(kinds_.size());
    std::iota(round_.begin(), round_.end(), 0);
    for (std::size_t i = 1; i < round_.size(); ++i) {
      std::swap(round_[i], round_[random_below(i + 1)]);
    }
  }

  State draw_from(Deck& deck) {
    if (deck.to_draw == 0) deck.to_draw = deck.boards.size();
    const std::size_t drawn = random_below(deck.to_draw);
    --deck.to_draw;
    std::swap(deck.boards[drawn], deck.boards[deck.to_draw]);
    return deck.boards[deck.to_draw];
  }

  // Distributions of the standard library differ between systems. The bias of % is below 2^-40.
  std::size_t random_below(std::size_t end) {
    assert(end > 0);
    return std::size_t(random_() % end);
  }

  // Solvable or not: shuffles the symbols (Fisher-Yates).
  State random_board() {
    State board = ordered(grid_, 0);
    for (int cell = 0; cell < grid_.cells(); ++cell) {
      board = swapped(board, cell, int(random_below(std::size_t(cell) + 1)));
    }
    return board;
  }

  Grid grid_;
  std::optional<State> goal_;
  std::mt19937_64 random_;
  std::vector<Kind> kinds_;
  std::vector<std::size_t> round_;  // The indices of those to come, the next one last.
  // The boards at the distances from ordered goals, by the cells of these goals' blanks.
  std::vector<Deck> decks_[max_cells];
};

}  // namespace eight_puzzle
