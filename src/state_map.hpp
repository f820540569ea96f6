// What breadth-first and depth-first search know of each state: the move that led to it.
#pragma once

#include <vector>

#include "distance_table.hpp"
#include "eight_puzzle.cpp"

namespace eight_puzzle {

// Maps states of a grid to numbers, 0 or more. Takes four bytes for each board of the grid.
class StateMap {
 public:
  explicit StateMap(const Grid& grid) : rank_(grid), entries_(factorial(grid.cells())) {}

  std::size_t size() const { return size_; }
  int operator()(State state) const { return entries_[rank_(state)] - 1; }  // Or unknown.
  void set(State state, int number) {
    int& entry = entries_[rank_(state)];
    size_ += entry == 0;
    entry = number + 1;
  }

 private:
  Rank rank_;
  std::vector<int> entries_;  // By rank: the number + 1, or 0.
  std::size_t size_ = 0;
};

}  // namespace eight_puzzle
