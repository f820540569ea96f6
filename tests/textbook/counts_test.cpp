// What the textbook searches count: the figures of a published comparison, and those of a second
// implementation over strings.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"
#include "support/string_searches.hpp"
#include "support/textbook.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"

using namespace eight_puzzle;

TEST_CASE("The figures for the article's board are exact and match those published", "[counts]") {
  const std::map<std::string, Counts> known = {
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
  const std::string start = "7245#6831", goal = "#12345678";
  for (const Search& search : all_searches) {
    INFO(search.name << " needs its figures here");
    REQUIRE(known.count(search.name) == 1);
    const SearchResult found =
        run_search({grid3, reference::pack(start), reference::pack(goal)}, search);
    CHECK(counts_of(found) == known.at(search.name));
    CHECK(leads(start, found, grid3, goal));
  }
}

TEST_CASE("The article's A* visits as many as published with every weight", "[counts]") {
  const std::pair<int, std::uint64_t> published[] = {
      {2, 44105}, {5, 8760}, {10, 1011}, {100, 30447}};
  for (const auto& [weight, visited] : published) {
    CAPTURE(weight);
    Problem weighted = {grid3, reference::pack("7245#6831"), reference::pack("#12345678")};
    weighted.settings.weight = weight * unit_weight;
    CHECK(run_search(weighted, named("treemisplaced")).visited == visited);
  }
}

TEST_CASE("The article's A* counts what a second implementation counts", "[counts]") {
  const Grid grid = GENERATE(values<Grid>({{2, 3}, {2, 4}, {4, 2}, {3, 3}, {2, 5}}));
  const std::string goal = reference::goals(grid.cells())[1];
  std::string board = goal;
  std::mt19937 random(5);
  for (int i = 0; i < 15; ++i) {
    for (int move = 0; move < 3; ++move) {  // Up to 75 moves away, but most are nearer.
      const auto next = reference::neighbours(board, grid.rows, grid.cols);
      board = next[random() % next.size()];
    }
    for (const int weight : {1, 3}) {
      CAPTURE(board, weight);
      Problem weighted = {grid, reference::pack(board), reference::pack(goal)};
      weighted.settings.weight = weight * unit_weight;
      CHECK(counts_of(run_search(weighted, named("tree"))) ==
            tree_over_strings(board, goal, with_blank(manhattan_distance), weight, grid.cols));
      CHECK(counts_of(run_search(weighted, named("treemisplaced"))) ==
            tree_over_strings(board, goal, with_blank(tiles_out_of_place), weight, grid.cols));
    }
  }
}

// The h of each A*, over strings. `known`: the distances of the boards that can be solved.
std::map<std::string, Heuristic> heuristics(const reference::Distances& known) {
  const auto within_perimeter = [&](const std::string& board, const std::string& goal, int cols) {
    const int h = manhattan_distance(board, goal, cols);
    return known.count(board) == 1 && known.at(board) <= h + 2 ? known.at(board) : h + 4;
  };
  return {{"astar", manhattan_distance},
          {"misplaced", tiles_out_of_place},
          {"linear", with_linear_conflicts},
          {"perimeter", within_perimeter}};
}

// Each search over strings, on boards of 3x3.
using Second = std::function<Counts(const std::string& board, const std::string& goal)>;
std::map<std::string, Second> second_implementations() {
  std::map<std::string, Second> all = {
      {"greedy",
       [](const std::string& board, const std::string& goal) {
         return best_first_over_strings(board, goal, manhattan_distance, 0, 1);
       }},
      {"idastar", [](const std::string& board,
                     const std::string& goal) { return deepening_over_strings(board, goal, 10); }},
      {"bfs",
       [](const std::string& board, const std::string& goal) {  // By g alone, the oldest first.
         return best_first_over_strings(board, goal, manhattan_distance, 1, 0, "old");
       }},
      {"bibfs", bidirectional_over_strings},
      {"dfs", depth_first_over_strings},
      {"ids", [](const std::string& board,
                 const std::string& goal) { return deepening_over_strings(board, goal, 0); }},
      {"tree",
       [](const std::string& board, const std::string& goal) {
         return tree_over_strings(board, goal, with_blank(manhattan_distance), 1);
       }},
      {"treemisplaced", [](const std::string& board, const std::string& goal) {
         return tree_over_strings(board, goal, with_blank(tiles_out_of_place), 1);
       }}};
  for (const auto& [name, h] : heuristics(reference::usual_distances())) {
    all[name] = [h = h](const std::string& board, const std::string& goal) {
      return best_first_over_strings(board, goal, h, 1, 1);
    };
  }
  return all;
}

TEST_CASE("Each A* has the h of a second implementation on boards of any shape", "[counts]") {
  const Grid grid = GENERATE(values<Grid>({{2, 3}, {2, 4}, {4, 2}, {3, 3}, {2, 5}, {5, 2}}));
  const std::string goal = reference::goals(grid.cells())[1];
  reference::Distances known;  // Empty for ten cells, which would take seconds.
  if (grid.cells() < 10) known = reference::distances(goal, grid.rows, grid.cols);
  const std::map<std::string, Heuristic> second = heuristics(known);
  std::string board = goal;
  std::mt19937 random(12);
  for (int i = 0; i < 1000; ++i) {
    Problem problem = {grid, 0, reference::pack(goal)};
    do {
      reference::shuffle(board, random);
      problem.start = reference::pack(board);
    } while (!is_solvable(grid, problem.start, problem.goal));
    problem.settings.limit = 0;  // The h of the start suffices.
    for (const Search& search : all_searches) {
      if (search.traits != (with_weight | with_ties)) continue;
      if (known.empty() && search.name == std::string("perimeter")) continue;
      CAPTURE(board);
      INFO(search.name << " needs its h in heuristics(), computed over strings");
      REQUIRE(second.count(search.name) == 1);
      const int found = *run_search(problem, search).h,
                expected = second.at(search.name)(board, goal, grid.cols);
      if (found != expected) FAIL(found << ", not " << expected);
    }
  }
}

TEST_CASE("The searches by h count what a second implementation counts with any weight",
          "[counts]") {
  const std::string goal = "12345678#";
  for (const std::string& board : sample(17, 20, 9)) {
    CAPTURE(board);
    for (const int tenths : {10, 5, 17, 40}) {
      CAPTURE(tenths);
      Problem weighted = problem(board);
      weighted.settings.weight = tenths * unit_weight / 10;
      CHECK(counts_of(run_search(weighted, named("idastar"))) ==
            deepening_over_strings(board, goal, tenths));
      for (const auto& [name, h] : heuristics(reference::usual_distances())) {
        for (const TieRule& rule : tie_rules) {
          CAPTURE(name, rule.name);
          std::vector<std::string> order, expected;
          weighted.settings.ties = rule;
          weighted.observer = [&](std::uint64_t, const Visit& visit) {
            order.push_back(board_text(grid3, visit.state, '#', symbols_only));
          };
          const SearchResult found = run_search(weighted, named(name));
          CHECK(found.h == h(board, goal, 3));
          CHECK(counts_of(found) ==
                best_first_over_strings(board, goal, h, 10, tenths, rule.name, &expected));
          CHECK(difference(joined(order, "\n"), joined(expected, "\n")) == "");
        }
      }
    }
    for (const TieRule& rule : tie_rules) {
      CAPTURE(rule.name);
      Problem ruled = problem(board);
      ruled.settings.ties = rule;
      CHECK(counts_of(run_search(ruled, named("greedy"))) ==
            best_first_over_strings(board, goal, manhattan_distance, 0, 1, rule.name));
    }
  }
}

TEST_CASE("Each search counts what its second implementation counts", "[counts]") {
  const auto second = second_implementations();
  const std::string goal = "12345678#";
  const std::vector<std::string> near = sample(12, 20, 9), far = sample(31, 20, 10);
  for (const Search& search : all_searches) {
    const std::string name = search.name;
    INFO(name << " needs a second implementation, over strings");
    REQUIRE(second.count(name) == 1);
    std::vector<std::string> boards = near;
    const bool is_slow = name == "ids" || search.has(left_out);
    const std::ptrdiff_t more = is_slow ? 0 : name == "bibfs" ? 20 : 3;
    boards.insert(boards.end(), far.begin(), far.begin() + more);
    for (const std::string& board : boards) {
      CAPTURE(board);
      CHECK(counts_of(run_search(problem(board), search)) == second.at(name)(board, goal));
    }
  }
}
