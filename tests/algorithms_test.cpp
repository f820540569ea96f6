// The textbook searches: the figures of a published comparison, agreement with breadth-first search
// over strings, legal paths, and what theory says of their counts.
#include "algorithms.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

namespace {

using Board = Grid<3, 3>;
constexpr auto& table = algorithms<Board>;
constexpr int astar = 0, misplaced = 1, bfs = 2, dfs = 3, ids = 4;

// Whether the moves lead from the start to the goal without leaving the board.
template <class G>
bool leads_to_goal(State state, State goal, const std::string& moves) {
  for (const char letter : moves) {
    const int direction = int(std::string("dlru").find(letter));
    const State next = G::after_move(state, direction);
    if (next == state) return false;
    state = next;
  }
  return state == goal;
}

bool consistent(const Found& found) {
  return found.visited == found.expanded + 1 && found.visited <= found.generated + 1 &&
         found.most_stored > 0;
}

// From every board to the usual goal.
const std::unordered_map<std::string, int>& usual() {
  static const auto known = reference::distances("12345678#", 3, 3);
  return known;
}

// Boards that take at most so many moves, in an order that is the seed's on every machine.
std::vector<std::string> sample(const std::unordered_map<std::string, int>& known, int most,
                                std::size_t size, unsigned seed) {
  std::vector<std::string> boards;
  for (const auto& [board, distance] : known) {
    if (distance <= most) boards.push_back(board);
  }
  std::sort(boards.begin(), boards.end());
  std::mt19937 random(seed);
  reference::shuffle(boards, random);
  boards.resize(std::min(size, boards.size()));
  return boards;
}

}  // namespace

TEST_CASE("The published comparison's figures are met exactly, and A* stays far below",
          "[algorithms]") {
  const Problem problem{reference::pack("7245#6831"), reference::pack("#12345678")};
  const auto moves = [](const Found& found) { return found.moves.size(); };
  Found found = table[bfs].search(problem);
  CHECK(found.visited == 169741);
  CHECK(moves(found) == 26);
  found = table[dfs].search(problem);
  CHECK(found.visited == 10341);
  CHECK(moves(found) == 10220);
  found = table[ids].search(problem);
  CHECK(found.visited == 12460071);
  CHECK(moves(found) == 26);
  found = table[misplaced].search(problem);
  CHECK(found.visited < 40000);
  CHECK(moves(found) == 26);
  found = table[astar].search(problem);
  CHECK(found.visited < 3000);
  CHECK(moves(found) == 26);
}

TEST_CASE("Both heuristics find the least number of moves on 1,000 boards, by legal paths",
          "[algorithms]") {
  const auto& known = usual();
  const State goal = Board::ordered();
  int wrong = 0;
  auto boards = sample(known, 18, 1000, 1);
  for (const std::string& board : sample(known, 31, 12, 8)) boards.push_back(board);
  for (const std::string& board : boards) {
    for (const int algorithm : {astar, misplaced}) {
      const Found found = table[algorithm].search({reference::pack(board), goal});
      wrong += !found.solved || int(found.moves.size()) != known.at(board);
      wrong += !leads_to_goal<Board>(reference::pack(board), goal, found.moves);
      wrong += !consistent(found);
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("Breadth-first search finds the least number of moves after all nearer boards",
          "[algorithms]") {
  const auto& known = usual();
  const State goal = Board::ordered();
  int wrong = 0;
  for (const std::string& board : sample(known, 13, 1000, 2)) {
    const Found found = table[bfs].search({reference::pack(board), goal});
    wrong += int(found.moves.size()) != known.at(board);
    wrong += !leads_to_goal<Board>(reference::pack(board), goal, found.moves) || !consistent(found);
  }
  CHECK(wrong == 0);
  for (const std::string& board : sample(known, 31, 2, 3)) {
    std::uint64_t nearer = 0, as_near = 0;
    for (const auto& [other, distance] : reference::distances(board, 3, 3)) {
      nearer += distance < known.at(board);
      as_near += distance <= known.at(board);
    }
    const Found found = table[bfs].search({reference::pack(board), goal});
    CHECK(int(found.moves.size()) == known.at(board));
    CHECK(found.visited > nearer);
    CHECK(found.visited <= as_near);
  }
}

TEST_CASE("Iterative deepening finds the least number of moves, storing little more than a path",
          "[algorithms]") {
  const auto& known = usual();
  int wrong = 0;
  for (const std::string& board : sample(known, 12, 1000, 4)) {
    const Found found = table[ids].search({reference::pack(board), Board::ordered()});
    wrong += int(found.moves.size()) != known.at(board);
    wrong += !leads_to_goal<Board>(reference::pack(board), Board::ordered(), found.moves);
    wrong += found.most_stored > 3 * found.moves.size() + 2;
    // Every round takes the start from the stack, and at most what it has generated.
    wrong += found.expanded > found.visited;
    wrong += found.visited > found.generated + found.moves.size() + 1;
  }
  CHECK(wrong == 0);
}

TEST_CASE(
    "Depth-first and weighted searches find a legal path, a weighted one at most W times longer",
    "[algorithms]") {
  const auto& known = usual();
  int wrong = 0;
  for (const std::string& board : sample(known, 31, 3, 5)) {
    const State start = reference::pack(board), goal = Board::ordered();
    const Found deep = table[dfs].search({start, goal});
    wrong += !leads_to_goal<Board>(start, goal, deep.moves) || !consistent(deep);
    for (const int algorithm : {astar, misplaced}) {
      for (const double weight : {0.0, 0.5, 1.5, 2.0, 4.0}) {
        const Found found = table[algorithm].search({start, goal, weight});
        wrong += !leads_to_goal<Board>(start, goal, found.moves);
        wrong += double(found.moves.size()) > std::max(1.0, weight) * known.at(board);
      }
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("A* expands every board with f below the answer and none with f above it",
          "[algorithms]") {
  const auto& known = usual();
  for (const std::string& board : sample(known, 31, 3, 6)) {
    const Manhattan<Board> h(Board::ordered());
    const Misplaced<Board> fewer(Board::ordered());
    const auto within = [&](const auto& heuristic, const auto& from, int most) {
      std::uint64_t count = 0;
      for (const auto& [other, g] : from) count += g + heuristic.of(reference::pack(other)) <= most;
      return count;
    };
    const auto from = reference::distances(board, 3, 3);
    const int answer = known.at(board);
    const Found better = table[astar].search({reference::pack(board), Board::ordered()});
    const Found worse = table[misplaced].search({reference::pack(board), Board::ordered()});
    CHECK(better.expanded >= within(h, from, answer - 1));
    CHECK(better.visited <= within(h, from, answer));
    CHECK(worse.expanded >= within(fewer, from, answer - 1));
    CHECK(worse.visited <= within(fewer, from, answer));
    CHECK(within(h, from, answer) <= within(fewer, from, answer));  // Manhattan dominates.
  }
}

TEST_CASE("A solved board is visited once and not expanded", "[algorithms]") {
  for (const auto& algorithm : table) {
    const Found found = algorithm.search({Board::ordered(), Board::ordered()});
    CHECK(found.solved);
    CHECK(found.moves == "");
    CHECK(found.visited == 1);
    CHECK(found.expanded == 0);
    CHECK(found.generated == 0);
    CHECK(found.most_stored == 1);
  }
}

TEST_CASE("A search gives up after exactly the expansions allowed", "[algorithms]") {
  for (const auto& algorithm : table) {
    const Found found = algorithm.search({reference::pack("64785#321"), Board::ordered(), 1, 10});
    CHECK_FALSE(found.solved);
    CHECK(found.expanded == 10);
    CHECK(found.visited >= 11);
  }
}

TEST_CASE("Long searches report how many states they have visited", "[algorithms]") {
  std::uint64_t last = 0;
  const auto progress = [&](std::uint64_t visited) { last = visited; };
  table[bfs].search({reference::pack("64785#321"), Board::ordered(), 1, default_limit, progress});
  CHECK(last > 100000);
}

TEMPLATE_TEST_CASE("The searches take other sizes and goals", "[algorithms]", (Grid<2, 2>),
                   (Grid<2, 3>), (Grid<3, 2>), (Grid<2, 4>), (Grid<4, 2>)) {
  for (const std::string& goal : reference::goals(TestType::cells)) {
    const State target = reference::pack(goal);
    const auto known = reference::distances(goal, TestType::rows, TestType::cols);
    int wrong = 0;
    for (const std::string& board : sample(known, 14, 50, 7)) {
      for (const auto& algorithm : algorithms<TestType>) {
        const State start = reference::pack(board);
        const Found found = algorithm.search({start, target});
        wrong += !leads_to_goal<TestType>(start, target, found.moves);
        wrong += algorithm.shortest && int(found.moves.size()) != known.at(board);
      }
    }
    CHECK(wrong == 0);
  }
}
