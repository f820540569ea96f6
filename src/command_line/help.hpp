// The texts of --version, --help and its topics. The help on formats is made from their table.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>

#include "board.hpp"
#include "command_line/options.hpp"
#include "text/board_text.hpp"
#include "text/formats.hpp"
#include "text/text.hpp"

namespace eight_puzzle {

inline constexpr char version[] = "1.5.0";

inline constexpr char help_of_options[] =
    R"(Usage: eight-puzzle [OPTION]... [FILE]...
Print the least number of moves that solves each sliding-tile board, or
"impossible".  With no FILE, or when FILE is -, read standard input.

Boards:
  -f, --format=NAME     the judge whose input and answer format to use (default:
                        boj11112; --help=formats lists them)
  -s, --size=RxC        2x2 2x3 3x2 2x4 4x2 3x3 2x5 5x2 (default: the format's)
  -g, --goal=BOARD      the board to reach (default: the format's goal or, for
                        another size, the tiles in order, blank last)
Answers:
  -m, --moves           print the number of moves, then the moves (u d l r)
  -b, --boards          also draw every board on the way
      --test=COMMAND    run your program as the judge would, by a shell command,
                        on FILEs or boards of every distance; if it fails, say
                        how, and print the smallest failing input that was found
      --check=ANSWERS   check a file of answers to the boards of FILEs
      --stats           print a summary of the work to standard error
Searches:
  -a, --algorithm=NAME  a textbook search: astar misplaced linear perimeter
                        greedy idastar bfs bibfs dfs ids tree treemisplaced
  -w, --weight=W        use f = g + W*h, W from 0 to 1000 (default 1)
      --ties=RULE       which states of equal f to visit first: deep (default),
                        shallow, new or old
      --trace           print every state that a search visits: -a astar --trace
  -c, --compare         print a table for each board, with a row per search: all
                        but tree and treemisplaced, or those of -a astar,bfs
      --csv             with --compare: print comma-separated values
      --limit=N         give up after N expansions (default with -c: 20,000,000)
Other:
  -r, --random=N        print N random solvable boards; with --test, test on N
      --all             print all solvable boards, nearest first
      --distance=D      with --random, --all or --test: only boards that take D
                        moves, or A-B: A to B (random: equally many of each)
      --unsolvable      with the same: include boards that cannot be solved
      --seed=S          the seed for --random and --test (default 1)
  -h, --help[=TOPIC]    print this help, or help on formats, searches or columns
  -V, --version         print the version

Moves are those of the blank.  Of repeated options the last one counts.  A NAME
may be shortened to a beginning, or else to any part, that only it has: -f 1525.
Once --test has tried every distance, it begins no run after 10 s.  It shrinks a
failing input for up to 40 s.  A run may take 60 s, and 3 times the judge's CPU
time + 2 s (10 s if that is unknown).

Examples:
  eight-puzzle < judge.in > answers
  eight-puzzle --test=./mine
  eight-puzzle --random=100 --distance=20 | eight-puzzle --compare

Exit status: 0 if all went well; 2 for a wrong option; 1 for any other failure:
bad input, a wrong answer with --check, a failed --test, an unreadable file, a
write error, lack of memory, or a search that gave up (except with --compare).
The project's README.md says more, and src/textbook/README.md teaches search.
)";

inline constexpr char help_of_searches[] =
    R"(To begin, compare two searches on a board; --help=columns explains the table:
  echo 1 64785#321 | eight-puzzle -c -a astar,bfs
With -a, -w, --ties, --limit or -c a textbook search runs, else the fast solver.
-a defaults to astar; with -c, to all searches but tree and treemisplaced.

g counts the moves from the start, h estimates those to the goal, and
f = g + W*h.  -w sets W (default 1).  Open holds the states to visit.  To expand
a state is to generate all its neighbours, in the order u, l, r, d; dfs, ids and
idastar also visit them in that order.  A search ends when it visits the goal.
The searches, with the details that decide their counts:
  astar      A*: visits the state with the least f; h is the Manhattan distance.
             When it finds a shorter path to a state, the state goes into open
             again, visited or not.  Its older entry, if still in open, is then
             stale: it is skipped
  misplaced  A* with h the number of tiles out of place
  linear     A* with h the Manhattan distance plus linear conflicts: in each
             row, of the tiles whose goal is in that row, remove the fewest that
             leave the rest in goal order.  Each tile removed adds 2 to h.
             Columns count in the same way
  perimeter  A* with h the true distance if that is at most the Manhattan
             distance + 2, else the Manhattan distance + 4.  The states of the
             first kind (8,922 to 17,019 on 3x3) are found beforehand
  greedy     as astar, but with f = h
  idastar    iterative-deepening A* with the h of astar: depth-first in rounds.
             A neighbour does not go into open if it undoes the last move or
             its f is above the bound.  The first bound is the f of the start;
             the next, the least f above it, of neighbours that undo no move
  bfs        breadth-first
  bibfs      breadth-first from start and goal: a whole level at a time, on the
             side whose last level is smaller (the start's if equal).  It ends
             after the expansion that generates a state known to the other side
  dfs        depth-first.  It closes a state when it visits it.  A closed
             neighbour does not go into open.  A neighbour in open is added
             again; its older entry is stale once the newer is visited
  ids        iterative deepening: depth-first in rounds, to depth 0, 1, 2, ...
             A neighbour on the path does not go into open.  A state at the
             depth of the round is not expanded
  tree       an article's A*, which keeps no closed set: it follows all paths
             but those that visit a state twice.  h is the Manhattan distance
             with the blank as a tile.  Of equal f it visits the path that comes
             first when sorted as a list of boards, with 0 as the blank
  treemisplaced  as tree, with the h of misplaced, counting the blank
dfs, greedy, W above 1 and perhaps tree may miss the least number of moves.  A*
with W = 0 is Dijkstra's algorithm.  ids on 2x5 and idastar with a large W can
take days, and tree and treemisplaced can exhaust memory: set --limit.

Of equal f, astar, misplaced, linear, perimeter and greedy visit first:
  deep       the largest g, then the newest        new        the newest
  shallow    the smallest g, then the oldest       old        the oldest
The age is that of the entry in open.  -w affects every search with h except
greedy; W is rounded to millionths.
)";

inline constexpr char help_of_columns[] =
    R"(The columns of --compare; idastar and ids add up the counts of all rounds:
  moves      of the path that was found
  visited    states taken from open, with the goal, without stale entries.  A
             state counts each time.  On a solved board, bibfs counts 1, too
  expanded   states whose neighbours were generated; --limit bounds this number
  generated  the neighbours of expanded states, known before or not
  stored     the most held at once.  astar, misplaced, linear, perimeter, greedy
             and bfs: the states known.  bibfs: those known to each side.  dfs:
             the entries of open, stale ones too, and the closed states, before
             neighbours are added.  ids and idastar: the states on the path,
             with the visited one, and the entries of open.  tree and
             treemisplaced: all paths that were ever in open, with the start
  b*         effective branching factor: 1 + b* + ... + b*^moves = generated + 1
  CPU ms     processor time in milliseconds.  That of perimeter includes finding
             the states whose distance it knows, but its counts do not
The means are over the solvable boards of all FILEs, including those that a
search gave up on.  Means of b* leave out boards that need no moves.  The h
above a table or trace is the Manhattan distance.

--csv prints no means, and no rows for unsolvable boards.  Its columns:
  board,start,goal         board: its number in its FILE; the blank is #
  h                        of the start, by that search; empty if it has none
  algorithm ... cpu_ms     as above; moves and b are empty if the search gave
                           up, b also for 0 moves
  distance                 the least number of moves
  weight,ties              empty if they have no effect on the search
  file                     only if there are several FILEs
R's read.table() and NumPy's loadtxt() take # for a comment: use read.csv() and
comments=None.

The columns of --trace, which prints a line for each visit:
  visited    the number of the visit
  board      row by row
  move       the last move; - at the start, where each round of ids and idastar
             begins.  On the goal's side, bibfs shows moves away from the goal
  g h f      h and f are - if the search has none; in bibfs, g is from its side.
             If a shorter path was found since, the last g exceeds the moves
  open       the entries in open, stale ones included, after this state is taken
             and before its neighbours are added; for bibfs, on both sides
  from       the side, start or goal, in bibfs
echo 1 1234#5786 | eight-puzzle -a astar --trace:
  board 1: 123 4#5 786 to 123 456 78#, h = 2
      visited          board move         g   h        f       open
            1    123 4#5 786    -         0   2        2          0
            2    123 45# 786    r         1   1        2          3
            3    123 456 78#    d         2   0        2          4
  2
)";

// A line end is a slash, so that each example takes one line.
inline std::string with_slashes(std::string text) {
  std::replace(text.begin(), text.end(), '\n', '/');
  return text;
}
inline std::string example(const Format& format, State start, State goal) {
  const std::string text = unit_text(format, start, goal);
  return with_slashes(text.substr(0, text.find_last_not_of('\n') + 1));
}

// What an input holds, with an example: "a count, then 3x3 boards: 123/45#/786".
inline std::string described_input(const Format& format, State goal) {
  const State start = after_move(format.grid, goal, blank_cell(goal) == 0 ? down : up);
  return (format.has_one()     ? "one "
          : format.has_count() ? "a count, then "
                               : "") +
         name_of(format.grid) + ' ' + plural(format.has_one(), format.unit()) +
         (format.has_pairs() ? " of start and goal" : "") + ": " + example(format, start, goal);
}

// A format in two or three lines, made from its row: an example, and the answers to it and to an
// unsolvable board.
inline std::string described(const Format& format) {
  const State goal = usual_goal(format, format.grid);
  std::string text = "      " + described_input(format, goal);
  if (!format.has_pairs() && goal != ordered(format.grid, format.grid.cells() - 1)) {
    text += "\n      goal: " + example(format, goal, goal);
  }
  const std::string move = blank_cell(goal) == 0 ? "u" : "d",
                    answer = answer_text(format.answer, 1, "", move),
                    answers = answer + answer_text(format.answer, 2, format.unsolvable, "");
  const bool has_path = answer.compare(answer.size() - 2, 1, move) == 0;  // Before the line end.
  return text + "\n      answers: " + (has_path ? "paths, " : "distances, ") +
         with_slashes(answers.substr(0, answers.size() - 1)) +
         (format.promise == solvable_only ? "; all are solvable\n" : "\n");
}

inline std::string help_of_formats() {
  std::string text =
      R"(For each format: what an input holds, with an example, and the answers to that
example and to a board that cannot be solved.  / is a line end.  A distance is
the least number of moves.  A path is the blank's moves; of several shortest
paths, the alphabetically first is printed.  --check and --test accept any path
to the goal, for hdu3567 only that one, and with --moves any shortest path.  In
a NAME, only letters and digits count, and a part is enough: -f 1525.

)";
  std::string names;
  for (const Format* format = std::begin(formats); format != std::end(formats); ++format) {
    names += (names.empty() ? "  " : ", ") + name_of(*format);
    const std::string description = described(*format);
    if (format + 1 != std::end(formats) && described(format[1]) == description) continue;
    text += names + (format == formats ? " (default)\n" : "\n") + description;
    names.clear();
  }
  return text + R"(
In every format the blank may be any of #0xX._-, and white space and any of
,;|/'"()[]{} are skipped between symbols and boards.  If a judge gives one
board per run, you may give any number.  With another --size, the goal is the
tiles in order, blank last.  With --moves, every answer is one line: "2 rd".
Each FILE is an input of its own: its boards are numbered from 1.
)";
}

// `topic`: "" for the options.
inline std::string help(const std::string& topic) {
  if (topic == "formats") return help_of_formats();
  if (topic == "searches") return help_of_searches;
  return topic == "columns" ? help_of_columns : help_of_options;
}

}  // namespace eight_puzzle
