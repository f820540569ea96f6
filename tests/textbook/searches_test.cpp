// The textbook searches: legal and shortest paths, what theory says of their counts, limits,
// weights; what they tell an observer of the states they visit.
#include "textbook/searches.hpp"

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
               {reference::pack("12345#786"), {'r', 1, 1}, 0}};
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

TEST_CASE("Every visit is reported with g and h and f and with its parent and the move from it",
          "[searches]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {4, 2}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    for (const std::string& board : reference::sample(known, 0, 12, 4, 5)) {
      for (const Search& search : all_searches) {
        const std::string name = search.name;
        CAPTURE(name, board, goal);
        struct Seen {
          std::string from, board;
          int g;
        };
        std::vector<Seen> seen;  // By the number of the visit, less 1.
        std::string last;
        Problem watched = {grid, reference::pack(board), reference::pack(goal)};
        if (search.has(with_weight)) watched.settings.weight = 3 * unit_weight / 2;
        watched.settings.limit = 2000;
        const bool has_h = h_at_start(watched, watched.start, search).has_value();
        watched.observer = {[&](std::uint64_t visited, const Visit& visit) {
          if (visited != seen.size() + 1) FAIL(last << ": visit " << visited);
          last = board_text(grid, visit.state, '#', symbols_only);
          const std::string from = visit.side, first = from == "goal" ? goal : board;
          if ((from == "") == search.has(with_sides)) FAIL("from '" << from << "'");
          const auto [letter, g, parent] = visit.reached;
          if (parent == 0) {
            if (last != first || g != 0 || letter != '-') FAIL(last << " is no start");
          } else {
            if (parent > seen.size()) FAIL(last << ": parent " << parent << " at " << visited);
            const Seen& before = seen[parent - 1];
            const std::string child =
                reference::replay(before.board, {letter}, grid.rows, grid.cols);
            if (before.from != from || before.g + 1 != g || child != last) {
              FAIL(last << " is not one move " << letter << " after visit " << parent);
            }
          }
          seen.push_back({from, last, g});
          if (visit.h.has_value() != has_h) FAIL(last << ": has h: " << !has_h);
          if (!has_h) return;
          const auto f = unit_weight * (search.has(with_weight) ? g : 0) +  // Without W, f is h.
                         watched.settings.weight * *visit.h;
          if (visit.f != f) FAIL(last << ": f " << visit.f << ", not " << f);
          const int h = *visit.h, distance = known.at(last);
          const int expected = *h_at_start(watched, visit.state, search);
          if (h != expected) FAIL(last << ": h " << h << ", at a start " << expected);
          if (search.has(left_out)) return;  // Its h counts the blank as a tile.
          if (h > distance) FAIL(last << ": h " << h << ", more than " << distance);
        }};
        const SearchResult found = run_search(watched, search);
        CHECK(found.visited == seen.size());
        CHECK((found.moves.has_value() || found.expanded == 2000));
        if (!search.has(with_sides) && found.moves.has_value()) CHECK(last == goal);
      }
    }
  }
}

TEST_CASE("The number of entries waiting in open is reported", "[searches]") {
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
