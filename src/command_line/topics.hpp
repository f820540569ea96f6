// The topics of --help. The texts on formats and searches are made from their tables.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

#include "board.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"
#include "textbook/algorithms.hpp"
#include "textbook/search.hpp"

namespace eight_puzzle {

inline constexpr char help_of_test[] =
    R"(--test=COMMAND runs your program as the judge of --format would, and checks its
answers.  COMMAND is a shell command: ./mine, "python3 mine.py".  The verdict,
and the most that a run took, go to standard error.  If a run fails, the
smallest failing input that was found goes to standard output:
eight-puzzle --test=./mine > fail.in; ./mine < fail.in

A run has the most boards that the judge gives, or 100 if that is unknown; the
third has one.  All distances are equally frequent, and unsolvable boards are as
frequent as one of them.  But in every second run of several boards, all boards
are equally frequent, so half cannot be solved.  Unsolvable boards are left out
if the judge gives none.  Of every four runs, two have the spacing of its
sample.  The test ends after 10,000 boards, or after 5 s (10 s if a run has one
board) if it has had three runs and a board of each distance, or else after 20 s
and three runs.

  --random=N            test on N boards, whatever the time
  --distance=A-B        only on boards that take A to B moves
  --seed=S              on other boards of the same kinds
  FILE...               on these inputs, byte for byte

Each process of a run may use 3 times the judge's CPU time + 2 s (10 s if that
is unknown), and the run 30 s of wall time.  A process may write 16 MB + 64 KB
per board to a file.  COMMAND may set other limits: "ulimit -S -t 1; ./mine".
The figures are the CPU time of all processes that COMMAND waits for, and the
memory of the largest: it is not limited, and never below that of this program.

If a run fails, the nearest board with a wrong answer is tried alone or, where
answers are missing, the first of them and then halves of the others.  If none
fails alone, boards that are not needed are dropped.  This takes up to 10 s, and
so does the search for nearer boards that follows (3 s if runs have several).
If a run was only late, single boards are tried.  What COMMAND writes to
standard error is shown only if it fails, and of that the last ten lines.  At
the end of a run, its processes are killed, except those that have left the
process group, as with timeout or setsid.
)";

// "tree and treemisplaced".
inline std::string left_out_searches() {
  return listed(names_of(searches_with(left_out)), " and ");
}

// "  greedy     as astar, but with f = h".
inline std::string entry(const std::string& name, const std::string& help) {
  constexpr std::size_t column = 13;
  std::string text = "  " + name + "  ";
  text.resize(std::max(text.size(), column), ' ');
  return wrapped(text + help, column) + '\n';
}

inline std::string help_of_searches() {
  std::string text =
      R"(To begin, compare two searches on a board; --help=columns explains the table:
  eight-puzzle -c -a astar,bfs 64785#321
Each of -a, -w, --ties, --limit, --trace and -c runs a textbook search.  The
default of -a is astar; with -c it is all searches but )" +
      left_out_searches() + R"(.

g counts the moves from the start, h estimates those to the goal, and
f = g + W*h (-w sets W, rounded to millionths).  Open holds the states to visit.
To expand a state is to generate all its neighbours, in the order u, l, r, d.
All searches but bibfs end when they visit the goal.
)";
  for (const Algorithm& row : algorithms) text += entry(row.name, row.help);
  text += R"(dfs, greedy and any W above 1 can miss the least number of moves; of tree we do
not know.  Set --limit for ids on 2x5, for idastar with a large W (days), and
for tree and treemisplaced (memory).

Of equal f, astar, misplaced, linear, perimeter and greedy visit first:
)";
  for (const Ties& row : tie_rules) text += entry(row.name, row.help);
  return text + "The age is that of the entry in open.\n";
}

inline constexpr char help_of_columns[] =
    R"(The columns of --compare; idastar and ids add up the counts of all rounds:
  moves      the length of the path that was found
  visited    states taken from open, with the goal, without stale entries.  A
             state counts each time that it is visited
  expanded   states whose neighbours were generated; --limit bounds this number
  generated  the neighbours of expanded states, known before or not
  stored     the most held at once.  dfs: the entries of open and the closed
             states.  ids and idastar: the states on the path and the entries
             of open.  tree and treemisplaced: all paths that were ever in open.
             Others: the states known
  CPU ms     processor time in milliseconds.  That of perimeter includes finding
             the states whose distance it knows, but its counts do not
The means are over the solvable boards of all FILEs, also of those that a search
gave up on.  The h above a table or trace is the Manhattan distance.

--csv prints no means, and no rows for unsolvable boards.  Its columns:
  board,start,goal         board: its number in its FILE; the blank is #
  h                        of the start, by that search; empty if it has none
  algorithm ... cpu_ms     as above; moves is empty if the search gave up
  distance                 the least number of moves
  weight,ties              empty if they have no effect on the search
  file                     only if there are several FILEs

The columns of --trace, which prints a line for each visit:
  visited    the number of the visit
  board      row by row
  move       the last move; - at the start, where each round of ids and idastar
             begins.  On the goal's side, bibfs shows moves away from the goal
  g h f      h and f are - if the search has none; in bibfs, g is from its side
  open       the entries in open, stale ones too, after this state is taken and
             before its neighbours are added
  from       the side, start or goal, in bibfs
)";

// A format in two or three lines, made from its row: an example, and the answers to it and to an
// unsolvable board.
inline std::string described(const Format& format) {
  const State goal = format.goal;
  std::string text = "      " + described_input(format);
  if (!format.has_pairs() && goal != ordered(format.grid, format.grid.cells() - 1)) {
    text += "\n      goal: " + example(format, {goal, goal});
  }
  const std::string answers =
      answer_text(format.answer, 1, "1", blank_cell(goal) == 0 ? "u" : "d") +
      answer_text(format.answer, 2, format.unsolvable);
  return text + "\n      answers: " + (shows(format.answer, 'P') ? "paths, " : "distances, ") +
         with_slashes(answers.substr(0, answers.size() - 1)) +
         (format.promise == solvable_only ? "; all are solvable\n" : "\n");
}

inline std::string help_of_formats() {
  std::string text =
      R"(For each format: what an input holds, with an example, and the answers to that
and to a board that cannot be solved.  / is a line end.  A path is the blank's
moves: of the shortest, the alphabetically first.  --check and --test accept any
path to the goal; for hdu3567, only that one; with --moves, any shortest path.

)";
  std::string names;
  for (const Format* row = std::begin(formats); row != std::end(formats); ++row) {
    names += (names.empty() ? "  " : ", ") + std::string(row->name);
    const std::string description = described(*row);
    if (row + 1 != std::end(formats) && described(row[1]) == description) continue;
    text += names + (row == formats ? " (default)\n" : "\n") + description;
    names.clear();
  }
  return text + R"(
In every format the blank may be any of #0xX._-, and white space and any of
,;|/'"()[]{} are skipped between symbols and boards.  Where a judge gives one
board per run, any number is read.  With --moves, an answer is a line: "2 rd".
Each FILE is an input of its own: its boards are numbered from 1.
)";
}

// The topics of --help.
struct Topic {
  const char* name;
  std::string (*text)();
};
inline constexpr Topic topics[] = {{"formats", help_of_formats},
                                   {"searches", help_of_searches},
                                   {"columns", [] { return std::string(help_of_columns); }},
                                   {"test", [] { return std::string(help_of_test); }}};

}  // namespace eight_puzzle
