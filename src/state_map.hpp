// What the textbook searches know of a state: its g, or the move that led to it.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <new>

#include "distance_table.hpp"
#include "eight_puzzle.cpp"

namespace eight_puzzle {

// Maps states of a grid to numbers, 0 or more. Takes four bytes for each board of the grid, but
// pages of memory that hold no number take none.
class StateMap {
 public:
  explicit StateMap(const Grid& grid)
      : rank_(rank(grid)), numbers_(std::calloc(factorial(grid.cells()), 4), std::free) {
    if (!numbers_) throw std::bad_alloc();
  }

  std::size_t size() const { return size_; }
  int find(State state) const { return at(state) - 1; }  // Or unknown.
  void set(State state, int number) {
    size_ += at(state) == 0;
    at(state) = number + 1;
  }

 private:
  static const Rank& rank(const Grid& grid) {  // Built once for each number of cells.
    static std::map<int, Rank> ranks;
    return ranks.try_emplace(grid.cells(), grid).first->second;
  }

  // The number + 1, or 0.
  std::int32_t& at(State state) const {
    return static_cast<std::int32_t*>(numbers_.get())[rank_(state)];
  }

  const Rank& rank_;
  std::unique_ptr<void, void (*)(void*)> numbers_;  // By rank.
  std::size_t size_ = 0;
};

}  // namespace eight_puzzle
