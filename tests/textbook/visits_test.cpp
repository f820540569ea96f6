// What the searches tell an observer of the states they visit.
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/textbook.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

using namespace eight_puzzle;

namespace {

// The h of the state from which a search starts, if it has one.
std::optional<int> h_at_start(Problem problem, State start, const Search& search) {
  problem.start = start;
  problem.settings.limit = 0;
  problem.observer = {};
  return run_search(problem, search).h;
}

}  // namespace

TEST_CASE("Every visit is reported with g and h and f and the move from a state visited before",
          "[visits]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {4, 2}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    for (const std::string& board : reference::sample(known, 0, 12, 4, 5)) {
      for (const Search& search : all_searches) {
        const std::string name = search.name;
        CAPTURE(name, board, goal);
        std::map<std::string, std::vector<int>> seen;  // By side and board: every g so far.
        std::uint64_t visits = 0;
        std::string last;
        Problem watched = {grid, reference::pack(board), reference::pack(goal)};
        if (search.has(with_weight)) watched.settings.weight = 3 * unit_weight / 2;
        watched.settings.limit = 2000;
        const bool has_h = h_at_start(watched, watched.start, search).has_value();
        watched.observer = {[&](std::uint64_t visited, const Visit& visit) {
          if (visited != ++visits) FAIL(last << ": visit " << visited << ", not " << visits);
          last = board_text(grid, visit.state, '#', symbols_only);
          const std::string from = visit.side, first = from == "goal" ? goal : board;
          if ((from == "") == search.has(with_sides)) FAIL("from '" << from << "'");
          if (visit.reached.last_move == '-') {
            if (last != first || visit.reached.g != 0) FAIL(last << " is no start");
          } else {
            const char back =
                std::string("durl")[std::string("udlr").find(visit.reached.last_move)];
            const std::string parent = reference::replay(last, {back}, grid.rows, grid.cols);
            const auto& depths = seen[from + parent];
            if (std::count(depths.begin(), depths.end(), visit.reached.g - 1) == 0) {
              FAIL(last << " has no parent " << visit.reached.g - 1 << " moves away");
            }
          }
          seen[from + last].push_back(visit.reached.g);
          if (visit.h.has_value() != has_h) FAIL(last << ": has h: " << !has_h);
          if (!has_h) return;
          const int g = search.has(with_weight) ? visit.reached.g : 0;  // Without W, f is h.
          const auto f = unit_weight * g + watched.settings.weight * *visit.h;
          if (visit.f != f) FAIL(last << ": f " << visit.f << ", not " << f);
          const int h = *visit.h, distance = known.at(last);
          const int expected = *h_at_start(watched, visit.state, search);
          if (h != expected) FAIL(last << ": h " << h << ", at a start " << expected);
          if (search.has(left_out)) return;  // Its h counts the blank as a tile.
          if (h > distance) FAIL(last << ": h " << h << ", more than " << distance);
        }};
        const SearchResult found = run_search(watched, search);
        CHECK(found.visited == visits);
        CHECK((found.moves.has_value() || found.expanded == 2000));
        if (!search.has(with_sides) && found.moves.has_value()) CHECK(last == goal);
      }
    }
  }
}

TEST_CASE("The number of entries waiting in open is reported", "[visits]") {
  // The blank has three neighbours, and the goal is one move away, or far: its blank has two.
  struct Case {
    std::string board, name;
    std::vector<std::size_t> waiting;
  };
  const std::string near = "1234567#8", far = "8672543#1";
  for (const auto& [board, name, waiting] : std::vector<Case>{{near, "astar", {0, 2}},
                                                              {near, "idastar", {0, 0}},
                                                              {near, "bfs", {0, 2}},
                                                              {near, "dfs", {0, 2, 4}},
                                                              {near, "ids", {0, 0, 2}},
                                                              {near, "tree", {0, 2}},
                                                              {near, "bibfs", {1}},
                                                              {far, "bibfs", {1, 3, 4, 5}}}) {
    CAPTURE(board, name);
    std::vector<std::size_t> open;
    Problem watched = problem(board);
    watched.observer = {
        [&](std::uint64_t, const Visit& visit) { open.push_back(visit.open_size); }};
    run_search(watched, named(name));
    REQUIRE(open.size() >= waiting.size());
    open.resize(waiting.size());
    CHECK(open == waiting);
  }
}
