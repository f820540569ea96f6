// The texts of --help=searches and --help=columns.
#pragma once

namespace eight_puzzle {

inline constexpr char help_of_searches[] =
    R"(To begin, compare two searches on a board; --help=columns explains the table:
  eight-puzzle -c -a astar,bfs 64785#321
-a, -w, --ties, --limit, --trace, -c run textbook searches (else: a fast one).
-a defaults to astar; with -c, to all searches but {left out}.

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
dfs, greedy and any W above 1 can miss the least number of moves.  We do not
know whether tree can.  A* with W = 0 is Dijkstra's algorithm.  ids on 2x5 and
idastar with a large W can take days, and tree and treemisplaced can exhaust
memory: set --limit.

For equal f, astar, misplaced, linear, perimeter and greedy visit first:
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

The columns of --trace, which prints a line for each visit:
  visited    the number of the visit
  board      row by row
  move       the last move; - at the start, where each round of ids and idastar
             begins.  On the goal's side, bibfs shows moves away from the goal
  g h f      h and f are - if the search has none; in bibfs, g is from its side.
             The goal's g exceeds the moves if a shorter path was found since
  open       the entries in open, stale ones included, after this state is taken
             and before its neighbours are added; for bibfs, on both sides
  from       the side, start or goal, in bibfs
)";

}  // namespace eight_puzzle
