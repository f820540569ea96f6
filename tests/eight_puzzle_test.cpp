// The core: states, parity, Manhattan distance, A*, reading and writing.
#include "eight_puzzle.cpp"

#include <map>
#include <optional>

#include "catch.hpp"
#include "reference.hpp"

using namespace eight_puzzle;

namespace {

using Board3 = Grid<3, 3>;

const std::unordered_map<std::string, int>& known() {
  static const auto distances = reference::distances("12345678#", 3, 3);
  return distances;
}

struct Outcome {
  std::string printed;
  std::optional<InputError> error;
};

// What run() makes of a text that comes in pieces of that many bytes.
Outcome answer(const std::string& text, std::size_t piece, const Format& format = formats[0]) {
  Outcome outcome;
  std::size_t at = 0;
  Reader in([&](char* buffer, std::size_t size) {
    const std::size_t count = text.copy(buffer, std::min(piece, size), at);
    at += count;
    return count;
  });
  Writer out([&](const char* bytes, std::size_t size) { outcome.printed.append(bytes, size); });
  Astar<Board3> solver(Board3::ordered());
  try {
    run<Board3>(in, out, format, solver);
  } catch (const InputError& error) {
    outcome.error = error;
  }
  out.flush();
  return outcome;
}

std::string answers(const std::string& text, std::size_t piece = 1 << 16,
                    const Format& format = formats[0]) {
  const Outcome outcome = answer(text, piece, format);
  REQUIRE_FALSE(outcome.error.has_value());
  return outcome.printed;
}

}  // namespace

TEST_CASE("A state holds four bits a cell, the first lowest, and knows its blank", "[state]") {
  const State state = reference::pack("1234#5786");
  CHECK(state == 0x687504321);
  CHECK(Board3::blank(state) == 4);
  CHECK(Board3::tile(state, 8) == 6);
  CHECK(Board3::ordered() == reference::pack("12345678#"));
  CHECK(Grid<2, 5>::ordered() == reference::pack("123456789#"));
}

TEST_CASE("A slide moves one tile into the blank", "[state]") {
  const State before = reference::pack("1234#5786");
  CHECK(before + Board3::slide(5, 5, 4) == reference::pack("12345#786"));
  CHECK(before + Board3::slide(2, 1, 4) == reference::pack("1#3425786"));
}

TEST_CASE("Neighbours are the cells beside, in the direction the blank travels", "[state]") {
  CHECK(Board3::neighbour(4, down) == 7);
  CHECK(Board3::neighbour(4, left) == 3);
  CHECK(Board3::neighbour(4, right) == 5);
  CHECK(Board3::neighbour(4, up) == 1);
  CHECK(Board3::neighbour(0, left) == -1);
  CHECK(Board3::neighbour(2, right) == -1);
  CHECK(Board3::neighbour(8, down) == -1);
  CHECK(Grid<5, 2>::neighbour(7, down) == 9);
}

TEST_CASE("A move swaps the blank with the tile beside it, or nothing at the edge", "[state]") {
  const State corner = reference::pack("12345678#");
  CHECK(Board3::after_move(corner, up) == reference::pack("12345#786"));
  CHECK(Board3::after_move(corner, left) == reference::pack("1234567#8"));
  CHECK(Board3::after_move(corner, down) == corner);
  CHECK(Board3::after_move(corner, right) == corner);
}

TEST_CASE("Swapping two tiles flips inversion parity", "[parity]") {
  int same = 0;
  for (const std::string& board : reference::all_boards(6)) {
    for (std::size_t i = 0; i < board.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        std::string swapped = board;
        std::swap(swapped[i], swapped[j]);
        if (board[i] == '#' || board[j] == '#') continue;
        same += Grid<2, 3>::inversion_parity(reference::pack(board)) ==
                Grid<2, 3>::inversion_parity(reference::pack(swapped));
      }
    }
  }
  CHECK(same == 0);
}

TEST_CASE("Parity splits the 9! boards in half", "[parity]") {
  int even = 0;
  const auto boards = reference::all_boards(9);
  for (const auto& board : boards) even += !Board3::inversion_parity(reference::pack(board));
  CHECK(boards.size() == 362880);
  CHECK(even == 181440);
}

TEMPLATE_TEST_CASE("A board is solvable where a breadth-first search reaches it", "[parity]",
                   (Grid<2, 2>), (Grid<2, 3>), (Grid<3, 2>), (Grid<2, 4>), (Grid<4, 2>),
                   (Grid<3, 3>)) {
  std::string goal = reference::ordered(TestType::cells);
  for (int turn = 0; turn < 3; ++turn) {
    const auto reached = reference::distances(goal, TestType::rows, TestType::cols);
    int wrong = 0;
    for (const std::string& board : reference::all_boards(TestType::cells)) {
      const bool solvable = TestType::solvable(reference::pack(board), reference::pack(goal));
      wrong += solvable != (reached.count(board) == 1);
    }
    CHECK(wrong == 0);
    std::rotate(goal.begin(), goal.begin() + TestType::cols, goal.end());  // Another blank's row.
    std::swap(goal.front(), goal.back());
  }
}

TEST_CASE("h never exceeds the distance and changes by 1 with every slide", "[manhattan]") {
  const Manhattan<Board3> h(Board3::ordered());
  CHECK(h.of(Board3::ordered()) == 0);
  int above = 0, not_by_one = 0;
  for (const auto& [board, moves] : known()) {
    const int here = h.of(reference::pack(board));
    above += here > moves;
    for (const std::string& next : reference::neighbours(board, 3, 3)) {
      not_by_one += std::abs(h.of(reference::pack(next)) - here) != 1;
    }
  }
  CHECK(above == 0);
  CHECK(not_by_one == 0);
}

TEST_CASE("A* equals breadth-first search on all 362,880 boards, with the known effort",
          "[astar]") {
  Astar<Board3> solver(Board3::ordered());
  int wrong = 0;
  std::uint64_t most = 0;
  std::map<int, int> boards_at;
  for (const std::string& board : reference::all_boards(9)) {
    const auto found = known().find(board);
    const std::uint64_t before = solver.expanded();
    const int distance = solver.distance(reference::pack(board));
    wrong += distance != (found == known().end() ? impossible : found->second);
    most = std::max(most, solver.expanded() - before);
    ++boards_at[distance];
  }
  CHECK(wrong == 0);
  CHECK(most <= 17900);
  // 174,016,311 expansions over all solvable boards are known; the order of ties moves it a little.
  CHECK(double(solver.expanded()) / 181440 == Approx(959).margin(20));
  CHECK(solver.generated() > solver.expanded());
  CHECK(solver.generated() < 2 * solver.expanded());
  CHECK(boards_at[31] == 2);
  CHECK(boards_at[30] == 221);
  CHECK(boards_at[impossible] == 181440);
}

TEST_CASE("A board next to the goal costs one expansion", "[astar]") {
  Astar<Board3> solver(Board3::ordered());
  CHECK(solver.distance(Board3::ordered()) == 0);
  CHECK(solver.expanded() == 0);
  CHECK(solver.distance(reference::pack("12345#786")) == 1);
  CHECK(solver.expanded() == 1);
  CHECK(solver.generated() == 3);
}

TEST_CASE("The closed set knows each state once, forgets all on clear and grows", "[astar]") {
  ClosedSet closed;
  for (int round = 0; round < 3; ++round) {
    closed.clear();
    int wrong = 0;
    for (State state = 0; state < 50000; ++state) {
      closed.reserve(1);
      wrong += !closed.insert(state * 977);
      wrong += closed.insert(state / 2 * 977);
    }
    CHECK(wrong == 0);
    CHECK(closed.size() == 50000);
  }
}

TEST_CASE("The closed set is empty after each clear, also when its stamps begin again", "[astar]") {
  ClosedSet closed;
  closed.clear();
  REQUIRE(closed.insert(977));
  for (int stamps = (1 << 24) - 1; stamps > 0; --stamps) closed.clear();
  CHECK(closed.insert(977));
  CHECK_FALSE(closed.insert(977));
}

TEST_CASE("Boards are read however white space stands, in pieces of any size", "[reader]") {
  const std::string text =
      GENERATE(as<std::string>{}, "2\n\n123\n4#5\n786\n\n123\n456\n87#\n\n",
               "2\r\n\r\n123\r\n4#5\r\n786\r\n\r\n123\r\n456\r\n87#", "2 1234x5786 12345687X",
               "\t2\n1 2 3\n4 0 5\v7\f8 6 1\n23456\n87 0", "2\n123\n4#5\n786\n123\n456\n87#",
               "02\n1234#578612345687#\n");
  for (const std::size_t piece : {1u, 2u, 3u, 7u, 12u, 13u, 1000u}) {
    CHECK(answers(text, piece) == "2\nimpossible\n");
  }
}

TEST_CASE("Boards of many shapes in one input are read in order, an error after them in its place",
          "[reader]") {
  const std::string shapes[] = {"123\n4#5\n786\n\n", "123\n456\n87#\n", "12345#786\n",
                                "123\n456\n7#8\n\n\n", "\r\n123\r\n456\r\n78#\r\n"};
  const std::string lines[] = {"2\n", "impossible\n", "1\n", "1\n", "0\n"};
  std::string text = "1000\n", expected;
  for (int board = 0; board < 999; ++board) {
    const int shape = board % 200 < 150 ? board / 200 : board % 5;  // Runs of one, and a mixture.
    text += shapes[shape];
    expected += lines[shape];
  }
  const auto lines_before = std::uint64_t(std::count(text.begin(), text.end(), '\n'));
  text += "123\n456\n779\n";
  for (const std::size_t piece : {1u, 13u, 100u, 5000u, 100000u}) {
    const auto [printed, error] = answer(text, piece);
    CHECK(printed == expected);
    REQUIRE(error.has_value());
    CHECK(error->line == lines_before + 3);
    CHECK(error->column == 2);
    CHECK(error->message == "'7' appears twice in this board");
  }
}

TEST_CASE("Each format has its own count and its own word for impossible", "[reader]") {
  CHECK(answers("1 0 3\n4 2 5\n7 8 6\n\n3 6 0\n8 1 2\n7 4 5\n", 100, formats[1]) == "3\n-1\n");
  CHECK(answers("", 100, formats[1]) == "");
  CHECK(answers("0\n").empty());
}

TEST_CASE("The core ignores what stands after the last board", "[reader]") {
  CHECK(answers("1\n\n123\n456\n78#\n\nand so on") == "0\n");
}

TEST_CASE("Long output reaches the sink whole", "[writer]") {
  std::string printed, expected;
  Writer out([&](const char* bytes, std::size_t size) { printed.append(bytes, size); });
  for (int i = 0; i < 50000; ++i) {
    const std::string number = std::to_string(i);
    if (i % 2 == 0) {
      out.write(number);
    } else {
      char* const place = out.room(100);
      out.wrote(place + number.copy(place, 100));
    }
    expected += number;
  }
  const std::string huge(200000, 'x');
  out.write(huge);
  out.flush();
  CHECK(printed == expected + huge);
}
