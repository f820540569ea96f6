// How long the core takes: A* on 100 random boards and on 100 of the hardest, and reading and
// printing. The boards are the same in every run.
#include "catch.hpp"
#include "eight_puzzle.cpp"
#include "reference.hpp"

using namespace eight_puzzle;

namespace {

using Board = Grid<3, 3>;

// A hundred boards of which the least distance is known to be in that range.
std::vector<State> boards_between(int least, int most) {
  std::vector<State> boards;
  for (const auto& [board, moves] : reference::distances("12345678#", 3, 3)) {
    if (moves >= least && moves <= most) boards.push_back(reference::pack(board));
  }
  std::sort(boards.begin(), boards.end());
  std::mt19937 random(11112);
  reference::shuffle(boards, random);
  boards.resize(100);
  return boards;
}

int solve(Astar<Board>& solver, const std::vector<State>& boards) {
  int sum = 0;
  for (const State board : boards) sum += solver.distance(board);
  return sum;
}

struct NoSolver {
  int distance(State) const { return 0; }
};

}  // namespace

TEST_CASE("A* on 100 boards") {
  Astar<Board> solver(Board::ordered());
  const auto random = boards_between(0, 31), hardest = boards_between(30, 31);
  BENCHMARK("A*, 100 random boards") { return solve(solver, random); };
  BENCHMARK("A*, 100 boards of 30 or 31 moves") { return solve(solver, hardest); };
}

TEST_CASE("Reading and printing 10,000 boards") {
  std::string text = "10000\n\n";
  for (int i = 0; i < 10000; ++i) text += "123\n4#5\n786\n\n";
  BENCHMARK("Reading and printing, 10,000 boards") {
    std::size_t at = 0, printed = 0;
    Reader in([&](char* buffer, std::size_t size) {
      const std::size_t count = text.copy(buffer, size, at);
      at += count;
      return count;
    });
    Writer out([&](const char*, std::size_t size) { printed += size; });
    NoSolver solver;
    run<Board>(in, out, formats[0], solver);
    out.flush();
    return printed;
  };
}
