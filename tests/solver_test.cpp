// Rent or buy: when the table is bought, that nobody sees it but on the clock, and the moves.
#include "solver.hpp"

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

namespace {

using Board = Grid<3, 3>;

// All boards of 3x3, solvable or not, in an order that is the seed's on every machine.
std::vector<std::string> shuffled(unsigned seed) {
  auto boards = reference::all_boards(9);
  std::mt19937 random(seed);
  reference::shuffle(boards, random);
  return boards;
}

// For each board the least solution in alphabetical order, from the nearest board to the furthest:
// the first letter and the solution of the board it leads to, the least of them.
std::unordered_map<std::string, std::string> least_solutions(const std::string& goal, int rows,
                                                             int cols) {
  const auto known = reference::distances(goal, rows, cols);
  std::vector<std::pair<int, std::string>> by_distance;
  for (const auto& [board, distance] : known) by_distance.emplace_back(distance, board);
  std::sort(by_distance.begin(), by_distance.end());
  std::unordered_map<std::string, std::string> least;
  for (const auto& [distance, board] : by_distance) {
    std::string& best = least[board];
    for (const std::string& next : reference::neighbours(board, rows, cols)) {
      if (known.at(next) != distance - 1) continue;
      const int travel = int(next.find('#')) - int(board.find('#'));
      const char letter = travel == cols ? 'd' : travel == -1 ? 'l' : travel == 1 ? 'r' : 'u';
      const std::string moves = letter + least.at(next);
      if (best.empty() || moves < best) best = moves;
    }
  }
  return least;
}

}  // namespace

TEST_CASE("Answers are the same before, at and after the table is bought, in any order",
          "[solver]") {
  const auto known = reference::distances("12345678#", 3, 3);
  for (unsigned seed = 1; seed <= 5; ++seed) {
    Solver<Board> solver(Board::ordered());
    int wrong = 0, asked = 0, bought_at = 0;
    for (const std::string& board : shuffled(seed)) {
      const bool paid = solver.expanded() >= Solver<Board>::price;
      const auto found = known.find(board);
      wrong += solver.distance(reference::pack(board)) !=
               (found == known.end() ? impossible : found->second);
      wrong += solver.bought() != paid;
      if (solver.bought() && bought_at == 0) bought_at = asked;
      if (++asked == 5000) break;
    }
    CHECK(wrong == 0);
    CHECK(bought_at > 100);
  }
}

TEST_CASE("A judge's random file buys no table, impossible boards never do", "[solver]") {
  Solver<Board> solver(Board::ordered());
  int solvable = 0;
  for (const std::string& board : shuffled(11112)) {
    if (!Board::solvable(reference::pack(board), Board::ordered())) continue;
    solver.distance(reference::pack(board));
    if (++solvable == 100) break;
  }
  CHECK_FALSE(solver.bought());
  const std::uint64_t expanded = solver.expanded();
  for (int i = 0; i < 1000000; ++i) solver.distance(reference::pack("12345687#"));
  CHECK(solver.expanded() == expanded);
  CHECK_FALSE(solver.bought());
}

TEST_CASE("A single board buys no table, however hard", "[solver]") {
  Solver<Board> solver(Board::ordered());
  CHECK(solver.distance(reference::pack("64785#321")) == 31);
  CHECK_FALSE(solver.bought());
}

TEMPLATE_TEST_CASE(
    "Moves are the least in number, then in alphabetical order, with the table or without",
    "[solver][moves]", (Grid<2, 2>), (Grid<2, 3>), (Grid<3, 2>), (Grid<2, 4>), (Grid<4, 2>),
    (Grid<3, 3>)) {
  for (const std::string& goal : reference::goals(TestType::cells)) {
    const auto least = least_solutions(goal, TestType::rows, TestType::cols);
    Solver<TestType> solver(reference::pack(goal));
    int wrong = 0, number = 0, rented = 0, bought_alone = 0;
    for (const auto& [board, moves] : least) {
      rented += !solver.bought();
      wrong += solver.moves(reference::pack(board)) != moves;
      if (++number % 353 != 1) continue;
      Solver<TestType> fresh(reference::pack(goal));
      wrong += fresh.moves(reference::pack(board)) != moves;
      bought_alone += fresh.bought();
    }
    CHECK(least.size() == DistanceTable<TestType>::boards / 2);
    CHECK(wrong == 0);
    CHECK(solver.bought());
    if (TestType::cells < 9) continue;  // There one board can pay for the table.
    CHECK(rented > 1);
    CHECK(bought_alone == 0);
  }
}
