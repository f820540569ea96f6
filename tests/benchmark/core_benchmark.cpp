// How long A* takes on 100 random boards and on 100 of the hardest: the same in every run.
#include "board.hpp"
#include "support/catch.hpp"
#include "support/reference.hpp"

using namespace eight_puzzle;

namespace {

std::vector<State> sample(int least) {
  std::vector<State> boards;
  for (const std::string& board :
       reference::sample(reference::eight_puzzle(), least, 31, 100, 11112)) {
    boards.push_back(reference::pack(board));
  }
  return boards;
}

int solve(Astar& astar, const std::vector<State>& boards) {
  int sum = 0;
  for (const State board : boards) sum += astar.distance(board);
  return sum;
}

}  // namespace

TEST_CASE("A* on 100 boards") {
  Astar astar({3, 3}, ordered({3, 3}, 8));
  const auto random = sample(0), hardest = sample(30);
  BENCHMARK("A*, 100 random boards") { return solve(astar, random); };
  BENCHMARK("A*, 100 boards of 30 or 31 moves") { return solve(astar, hardest); };
}
