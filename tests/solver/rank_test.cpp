// The numbers of boards.
#include "solver/rank.hpp"

#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

TEST_CASE("The rank is a bijection", "[rank]") {
  const int rows = 2, cols = GENERATE(2, 3, 4, 5);
  const Rank rank({rows, cols});
  std::vector<bool> taken(factorial(rows * cols));
  for (const std::string& board : reference::all_boards(rows * cols)) {
    const std::uint32_t number = rank(reference::pack(board));
    if (number >= taken.size()) FAIL(board << ": " << number << " is too large");
    if (taken[number]) FAIL(board << ": " << number << ", which another board has");
    taken[number] = true;
  }
}
