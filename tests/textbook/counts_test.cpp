// What the textbook searches count: a list of figures, some of them published, and what second
// implementations over strings count.

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"
#include "support/string_searches.hpp"
#include "support/textbook.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

using namespace eight_puzzle;

namespace {

// What a search counts on a board of 3x3. `weight`: in tenths.
Counts counted(const std::string& search, const std::string& start, const std::string& goal,
               int weight = 10, const TieRule& ties = tie_rules[0]) {
  Problem problem = {grid3, reference::pack(start), reference::pack(goal)};
  problem.settings.weight = weight * unit_weight / 10;
  problem.settings.ties = ties;
  return counts_of(run_search(problem, named(search)));
}

}  // namespace

TEST_CASE("The searches count what they are known to count", "[counts]") {
  struct Known {
    std::string search;
    Counts counts;
  };
  const std::vector<Known> all = {
      {"astar", {26, 1489, 1488, 3957, 2315}},
      {"misplaced", {26, 31936, 31935, 86447, 46218}},
      {"linear", {26, 864, 863, 2297, 1357}},
      {"perimeter", {26, 436, 435, 1149, 688}},
      {"greedy", {162, 497, 496, 1374, 752}},
      {"idastar", {26, 3838, 3837, 10132, 36}},
      {"bfs", {26, 169741, 169740, 453604, 177159}},  // Published: moves and visited.
      {"bibfs", {26, 3621, 3621, 9764, 5741}},
      {"dfs", {10220, 10341, 10340, 29880, 18577}},  // The same.
      {"ids", {26, 12460071, 7214480, 19698690, 53}},
      {"tree", {26, 4544, 4543, 12059, 7517}},                  // Published: visited.
      {"treemisplaced", {26, 119306, 119305, 319674, 200091}},  // The same.
  };
  CHECK(all.size() == std::size(all_searches));
  for (const auto& [search, counts] : all) {
    CAPTURE(search);
    CHECK(counted(search, "7245#6831", "#12345678") == counts);
  }
  for (const auto& [weight, visited] : std::vector<std::pair<int, std::uint64_t>>{
           {2, 44105}, {5, 8760}, {10, 1011}, {100, 30447}}) {  // Published.
    CAPTURE(weight);
    CHECK(counted("treemisplaced", "7245#6831", "#12345678", 10 * weight)[1] == visited);
  }
  // The course gives those with the largest f, and that 6,549 have a smaller one.
  const std::vector<std::uint64_t> largest = {180, 14649, 68, 13742};
  for (std::size_t i = 0; i < largest.size(); ++i) {
    CAPTURE(tie_rules[i].name);
    CHECK(counted("astar", "64785#321", "12345678#", 10, tie_rules[i])[1] == 6549 + largest[i]);
  }
}

TEST_CASE("Best-first searches visit what a second implementation visits with any weight",
          "[counts]") {
  const std::string goal = "12345678#";
  struct Second {
    std::string search;
    Heuristic h;
    int g_weight;
  };
  for (const auto& [search, h, g_weight] :
       std::vector<Second>{{"astar", manhattan_distance, 10},
                           {"misplaced", tiles_out_of_place, 10},
                           {"greedy", manhattan_distance, 0}}) {
    for (const std::string& board : sample(17, 20, 9)) {
      for (const int weight : {10, 5, 17, 40}) {
        for (const TieRule& rule : tie_rules) {
          CAPTURE(search, board, weight, rule.name);
          std::vector<std::string> order, expected;
          Problem watched = problem(board);
          watched.settings.weight = weight * unit_weight / 10;
          watched.settings.ties = rule;
          watched.observer = [&](std::uint64_t, const Visit& visit) {
            order.push_back(board_text(grid3, visit.state, '#', symbols_only));
          };
          const SearchResult found = run_search(watched, named(search));
          CHECK(found.h == h(board, goal));
          CHECK(counts_of(found) ==
                best_first_over_strings(board, goal, h, g_weight, weight, rule.keys, &expected));
          CHECK(difference(joined(order, "\n"), joined(expected, "\n")) == "");
        }
      }
    }
  }
}

TEST_CASE("Breadth-first and depth-first searches count what second implementations count",
          "[counts]") {
  const std::string goal = "12345678#";
  for (const int most : {12, 31}) {
    for (const std::string& board : sample(most, most == 12 ? 20 : 3, 10)) {
      CAPTURE(board);
      CHECK(counted("bfs", board, goal) ==  // By g alone, the oldest first.
            best_first_over_strings(board, goal, manhattan_distance, 1, 0, oldest_first));
      CHECK(counted("dfs", board, goal) == depth_first_over_strings(board, goal));
      if (most == 12) CHECK(counted("ids", board, goal) == deepening_over_strings(board, goal));
    }
  }
}
