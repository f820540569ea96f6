// What the tests of the textbook searches share: problems of 3x3 to the usual goal, and counts.
#pragma once

#include "support/boards.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/string_searches.hpp"
#include "textbook/searches.hpp"

inline eight_puzzle::Search named(const std::string& name) {
  for (const eight_puzzle::Search& search : eight_puzzle::all_searches) {
    if (search.name == name) return search;
  }
  FAIL("no search " << name);
  return {};
}

inline eight_puzzle::Problem problem(const std::string& board) {
  return {grid3, reference::pack(board), goal3};
}

// Whether the moves found lead from the start to the goal without leaving the board.
inline bool leads(const std::string& start, const eight_puzzle::SearchResult& found,
                  const eight_puzzle::Grid& grid = grid3, const std::string& goal = "12345678#") {
  return found.moves && reference::replay(start, *found.moves, grid.rows, grid.cols) == goal;
}

inline std::vector<std::string> sample(int most, std::size_t size, unsigned seed) {
  return reference::sample(reference::usual_distances(), 0, most, size, seed);
}

// The moves, and what the second implementations count.
inline Counts counts_of(const eight_puzzle::SearchResult& found) {
  return {found.moves.value_or("").size(), found.visited, found.expanded, found.generated,
          found.most_stored};
}
