// The topics of --help. Their lists of formats, searches and rules are made from the tables.
#pragma once

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string>

#include "display/tables.hpp"
#include "grader/limits.hpp"
#include "text/board_text.hpp"
#include "text/bytes.hpp"
#include "text/formats.hpp"
#include "text/pattern.hpp"
#include "text/wording.hpp"
#include "textbook/search_run.hpp"
#include "textbook/searches.hpp"

namespace eight_puzzle {

// Breaks a text without line ends into lines of at most 80 columns, all but the first indented.
inline std::string wrapped(std::string text, std::size_t indent = 0) {
  for (std::size_t begin = 0; text.size() - begin > screen_width;) {
    const std::size_t space = text.rfind(' ', begin + screen_width);
    assert(space != text.npos && space > begin);
    const std::size_t end = text.find_last_not_of(' ', space) + 1,  // Of the line.
        next = text.find_first_not_of(' ', space);
    text.replace(end, next - end, '\n' + std::string(indent, ' '));
    begin = end + 1;
  }
  return text;
}

// A name and its help, which begins in a column, or further right if the name is too long.
inline std::string help_entry(std::string name, const std::string& help, std::size_t column) {
  name.resize(std::max(name.size() + 1, column), ' ');
  return wrapped(name + help, column) + '\n';
}

// The text with each {} replaced by the next of as many figures.
inline std::string with_figures(std::string text, const std::vector<std::uint64_t>& figures) {
  for (const std::uint64_t figure : figures) text.replace(text.find("{}"), 2, grouped(figure));
  return text;
}

inline std::string help_of_test() {
  return with_figures(
      R"(--test=COMMAND runs your program as the judge of --format would, and checks its
answers.  COMMAND is a shell command: ./mine, "python3 mine.py".  The verdict
goes to standard error, the smallest failing input that was found to standard
output: eight-puzzle --test=./mine > fail.in; ./mine < fail.in

  --random=N            test on N boards, whatever the time
  --distance=A-B        only on boards that take A to B moves
  --unsolvable          also on unsolvable boards, where there would be none
  --seed=S              on other random boards
  FILE...               on these inputs (-: standard input), byte for byte

A run has the most boards that the judge gives, or {} if that is unknown.
The third run has one board.  In every second run of several, all boards are
equally frequent; in the others, all distances, with unsolvable boards as one
more.  Two of four runs have the spacing of the judge's sample.  The test ends
after {} boards, or at {} s ({} s if the judge gives one board per run), but
not before {} runs; at {} s if it had fewer boards than there are distances.

Each process may use {} times the judge's limit + {} s of CPU time ({} s if that
is unknown), and a run {} s of wall time.  A process may write {} MB + {} KB per
board to a file.  To set other limits: "ulimit -S -t 1; ./mine".  The CPU time
shown is that of all processes that COMMAND waits for or, on Linux, that are
killed at its end; the memory is that of the largest one, and has no limit.

If a run fails, fewer boards are tried, and then nearer ones in their places (of
a FILE, only its own), for about {} s, or longer if a run is slow.  Processes
still running at the end of a run are killed, except those in another process
group, such as those that the command timeout starts.
)",
      {puzzles_if_unknown, max_tested_puzzles, test_seconds, test_seconds_if_one_puzzle, min_runs,
       max_test_seconds, cpu_factor, extra_cpu_seconds, cpu_seconds_if_unknown, max_wall_seconds,
       base_megabytes_per_file, kilobytes_per_puzzle, shrink_seconds});
}

// The names of the searches with a trait: "tree and treemisplaced".
inline std::string searches_with(Trait trait, const std::string& separator = ", ") {
  const auto has_it = [trait](const Search& search) { return search.has(trait); };
  return joined(names_if(all_searches, has_it), separator);
}

// "  greedy     as astar, but with f = h".
inline std::string topic_entry(const std::string& name, const std::string& help) {
  return help_entry("  " + name, help, 13);
}

inline std::string help_of_searches() {
  std::string text =
      R"(To begin, compare two searches on a board; --help=columns explains the table:
  eight-puzzle -c -a astar,bfs 64785#321
Each of -a, -w, --ties, --limit, --trace, -c and --csv runs textbook searches.
The default of -a is )" +
      std::string(all_searches[0].name) + "; with -c, all searches but " +
      searches_with(left_out, " and ") +
      R"(.

g counts the moves from the start, h estimates those to the goal, and
f = g + W*h (-w sets W, rounded to millionths).  Open holds the states to visit.
To expand a state is to generate all its neighbours, in the order u, l, r, d.
Unless its text says otherwise, a search ends when it visits the goal.  It
stores the states that it knows; a search in rounds stores its path and open.
)";
  for (const Search& row : all_searches) text += topic_entry(row.name, row.help);
  text += wrapped(searches_with(misses_shortest) +
                  " and any W above 1 can miss the least number of moves.") +
          '\n';
  text += wrapped("--ties sets which entries in open come first if f is equal (in " +
                  searches_with(with_ties) + "):") +
          '\n';
  for (const TieRule& row : tie_rules) text += topic_entry(row.name, row.help);
  return text;
}

// The titles of columns with their help.
template <class Columns>
std::string column_entries(const Columns& columns) {
  std::string text;
  for (const Column& column : columns) text += topic_entry(column.title, column.help);
  return text;
}

inline std::string help_of_columns() {
  return "The columns of --compare, for all rounds of a search together:\n" +
         column_entries(comparison_columns()) +
         R"(The means are over the solvable boards of all FILEs, also over those on which a
search gave up.  The h above a table or trace is the Manhattan distance.

--csv prints no means, and no rows for unsolvable boards.  Its columns:
  board,start,goal         board: its number in its FILE; the blank is #
  h                        the search's h of the start; empty if it has no h
  algorithm ... cpu_ms     as above; moves is empty if the search gave up
  distance                 the least number of moves
  weight,ties              empty if they have no effect on the search
  file                     only if there are several FILEs

The columns of --trace, which prints a line for each visit:
)" + column_entries(trace_columns);
}

// A format in two or three lines: an example, and the answers to it and to an unsolvable board.
inline std::string format_entry(const Format& format) {
  const State goal = format.goal;
  std::string text = wrapped("      " + described_input(format), 6);
  if (!format.has_pairs() && goal != ordered(format.grid, format.grid.cells() - 1)) {
    text += "\n      goal: " + shown_as_input(format, {goal, goal});
  }
  const std::string answers =
      filled(format.pattern, 1, "1", std::string(1, move_letters[example_move(format)])) +
      filled_with_word(format.pattern, 2, format.unsolvable_word);
  return text + "\n      answers: " + (has_path(format.pattern) ? "paths, " : "distances, ") +
         with_slashes(answers.substr(0, answers.size() - 1)) +
         (format.promise == solvable_only ? "; solvable boards only\n" : "\n");
}

inline std::string help_of_formats() {
  const auto has_first = [](const Format& format) { return has_first_path(format.pattern); };
  std::string text =
      R"(Each entry describes an input, with an example, and shows the answers to it and
to an unsolvable board (/ is a line end).  A path is the blank's moves: the
alphabetically first shortest one, or that of -a.  --check and --test accept any
path to the goal; after a distance (-m), any shortest; for )" +
      joined(names_if(formats, has_first), " and ") + R"(, the first.

)";
  std::string names;
  for (const Format* row = std::begin(formats); row != std::end(formats); ++row) {
    names += (names.empty() ? "  " : ", ") + std::string(row->name);
    const std::string description = format_entry(*row);
    if (row + 1 != std::end(formats) && format_entry(row[1]) == description) continue;
    text += names + (row == formats ? " (default)\n" : "\n") + description;
    names.clear();
  }
  return text + R"(
In every format the blank may be any of )" +
         std::string(blanks) + R"(, and white space and any of
)" + visible_separators +
         R"( are skipped between symbols and boards.  If a judge gives one
board per run, you may give more.  With --moves, an answer is a line: "2 rd".
Each FILE is an input of its own: its boards are numbered from 1.
)";
}

struct Topic {
  const char* name;
  std::string (*text)();
};
inline constexpr Topic topics[] = {{"formats", help_of_formats},
                                   {"searches", help_of_searches},
                                   {"columns", help_of_columns},
                                   {"test", help_of_test}};

}  // namespace eight_puzzle
