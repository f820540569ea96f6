// The textbook searches: legal and shortest paths, what theory says of their counts, limits,
// weights.
#include "textbook/searches.hpp"

#include <cstdint>
#include <string>

#include "support/catch.hpp"
#include "support/reference.hpp"
#include "support/textbook.hpp"

using namespace eight_puzzle;

TEST_CASE("Every search finds a legal path and those that promise it a shortest one",
          "[searches]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    auto boards = reference::sample(known, 0, 14, grid.cells() < 8 ? 60 : 5, 7);
    for (const std::string& board : reference::sample(known, 15, 55, 3, 7)) boards.push_back(board);
    for (const Search& search : all_searches) {
      for (const std::string& board : boards) {
        CAPTURE(search.name, board, goal);
        Problem limited = {grid, reference::pack(board), reference::pack(goal)};
        limited.settings.limit = 200000;  // Of all searches, only slow ones reach it.
        const SearchResult found = run_search(limited, search);
        if (!found.moves) {
          CHECK(found.expanded == 200000);
          continue;
        }
        CHECK(leads(board, found, grid, goal));
        if (!search.has(misses_shortest)) CHECK(int(found.moves->size()) == known.at(board));
      }
    }
  }
}

TEST_CASE("A weight changes the counts of the weighted searches and of no others", "[searches]") {
  for (const Search& search : all_searches) {
    for (const double weight : {0.0, 0.5}) {
      CAPTURE(search.name, weight);
      Problem weighted = problem("1325#7468");
      weighted.settings.limit = 20000;
      const Counts unweighted = counts_of(run_search(weighted, search));
      weighted.settings.weight = millionths(weight);
      CHECK((counts_of(run_search(weighted, search)) != unweighted) == search.has(with_weight));
    }
  }
}

TEST_CASE("A rule for ties changes the counts of the searches with ties and of no others",
          "[searches]") {
  for (const Search& search : all_searches) {
    CAPTURE(search.name);
    Problem tied = problem("1325#7468");
    tied.settings.limit = 20000;
    const Counts deep = counts_of(run_search(tied, search));
    tied.settings.ties = tie_rules[1];
    CHECK((counts_of(run_search(tied, search)) != deep) == search.has(with_ties));
  }
}

TEST_CASE("A path of tree is not less than itself", "[searches]") {  // Some heaps ask.
  Paths paths;
  paths.all = {{reference::pack("1234#5786"), at_root, 0},
               {reference::pack("12345#786"), {'r', 1}, 0}};
  CHECK_FALSE(paths.less(0, 0));
  CHECK_FALSE(paths.less(1, 1));
}

TEST_CASE("If bibfs meets twice in its last expansion it takes the first meeting", "[searches]") {
  CHECK(run_search(problem("12358746#"), named("bibfs")).moves == "uldrulldrr");
}

TEST_CASE("A solved board is visited once and not expanded", "[searches]") {
  for (const auto& search : all_searches) {
    CAPTURE(search.name);
    const SearchResult found = run_search(problem("12345678#"), search);
    CHECK(found.moves == "");
    CHECK(found.visited == 1);
    CHECK(found.expanded == 0);
    CHECK(found.generated == 0);
    CHECK(found.most_stored == (search.has(with_sides) ? 2 : 1));  // At both ends.
  }
}

TEST_CASE("A search gives up after exactly the expansions allowed", "[searches]") {
  for (const std::string& board : sample(11, 3, 4)) {
    for (const auto& search : all_searches) {
      CAPTURE(board, search.name);
      const SearchResult free = run_search(problem(board), search);
      Problem limited = problem(board);
      limited.settings.limit = free.expanded;
      CHECK(counts_of(run_search(limited, search)) == counts_of(free));
      if (free.expanded == 0) continue;
      const std::uint64_t limit = free.expanded - 1;
      limited.settings.limit = limit;
      const SearchResult found = run_search(limited, search);
      CHECK_FALSE(found.moves);
      CHECK(found.expanded == limit);
      CHECK(found.visited > limit);
    }
  }
}
