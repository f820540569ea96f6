// The textbook searches: legal and shortest paths, what theory says of their counts, limits,
// weights.
#include "textbook/searches.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/reference.hpp"
#include "support/run.hpp"
#include "support/string_searches.hpp"
#include "support/textbook.hpp"
#include "text/wording.hpp"

using namespace eight_puzzle;

TEST_CASE("Every search finds a legal path and those that promise it a shortest one",
          "[searches]") {
  const Grid grid = GENERATE(values<Grid>({{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}));
  for (const std::string& goal : reference::goals(grid.cells())) {
    CAPTURE(goal);
    const auto known = reference::distances(goal, grid.rows, grid.cols);
    const std::size_t size = grid.cells() < 8 ? 60 : grid.cells() < 9 ? 20 : 5;  // dfs is slow.
    auto boards = reference::sample(known, 0, 14, size, 7);
    const std::size_t near = boards.size();  // Only these are for ids.
    for (const std::string& board : reference::sample(known, 15, 55, 3, 7)) boards.push_back(board);
    for (std::size_t i = 0; i < boards.size(); ++i) {
      for (const Search& search : all_searches) {
        const std::string name = search.name, &board = boards[i];
        const bool is_slow = search.has(left_out);  // Takes as long as all others.
        if ((name == "ids" || is_slow) && i >= near) continue;
        if (is_slow && i % 8 != 0) continue;
        const SearchResult found =
            run_search({grid, reference::pack(board), reference::pack(goal)}, search);
        const bool shortest = int(found.moves.value_or("").size()) == known.at(board);
        if (!leads(board, found, grid, goal) || (!shortest && !search.has(misses_shortest))) {
          FAIL(name << " on " << board << ": '" << found.moves.value_or("") << "', not "
                    << known.at(board)
                    << " moves (or any path, if it has the trait misses_shortest)");
        }
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

TEST_CASE("The course names each rule for ties and gives its visits", "[searches]") {
  const auto words_of_page = [](const std::string& name) {
    return joined(words_of(file_text(std::string(sources_path) + "/src/textbook/" + name)), " ");
  };
  for (const TieRule& rule : tie_rules) {
    const std::string name = '`' + std::string(rule.name) + '`';
    INFO("section 5 needs the rule " << name);
    CHECK(words_of_page("README.md").find(name) != std::string::npos);
    Problem tied = problem("64785#321");
    tied.settings.ties = rule;
    // The answer gives those with the largest f, and that 6,549 have a smaller one.
    const std::string visits = grouped(run_search(tied, named("astar")).visited - 6549),
                      answers = words_of_page("answers.md");
    INFO("its answer needs the visits " << visits);
    CHECK((answers.find(name + " visits " + visits + ' ') != answers.npos ||
           answers.find(name + ' ' + visits) != answers.npos));
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
