// The texts of --help=searches and --help=columns.
#pragma once

namespace eight_puzzle {

inline constexpr char help_of_searches[] =
    R"(To begin, compare two searches on a board; --help=columns explains the table:
  eight-puzzle -c -a astar,bfs 64785#321
Each of -a, -w, --ties, --limit, --trace and -c runs a textbook search.  The
default of -a is astar; with -c it is all searches but tree and treemisplaced.

g counts the moves from the start, h estimates those to the goal, and
f = g + W*h (-w sets W, rounded to millionths).  Open holds the states to visit.
To expand a state is to generate all its neighbours, in the order u, l, r, d.
All searches but bibfs end when they visit the goal.
  astar      A*: visits the state of the least f; h is the Manhattan distance.
             When it finds a shorter path to a state, the state goes into open
             again, visited or not; an older entry in open is stale: skipped
  misplaced  A* with h the number of tiles out of place
  linear     A* with h the Manhattan distance + 2 for each linear conflict: of
             the tiles in their goal row or column, the fewest that must leave
             it so that the rest are in goal order
  perimeter  A* with h the true distance if that is at most the Manhattan
             distance + 2, else the Manhattan distance + 4
  greedy     as astar, but with f = h
  idastar    iterative-deepening A* with the h of astar: depth-first in rounds,
             without neighbours that undo the last move.  A round leaves out
             what is above its bound; the next bound is the least f left out
  bfs        breadth-first
  bibfs      breadth-first from start and goal: a whole level at a time, on the
             side whose last level is smaller (the start's if equal), until one
             side generates a state that the other knows
  dfs        depth-first.  It closes a state when it visits it.  A neighbour in
             open is added again; its older entry is then stale
  ids        iterative deepening: depth-first to depth 0, 1, 2, ... without
             neighbours on the path
  tree       A* that keeps no closed set and follows all paths that visit no
             state twice; h is the Manhattan distance with the blank as a tile.
             Of equal f, it visits the first in order of the lists of boards
  treemisplaced  as tree, with the h of misplaced, counting the blank
dfs, greedy and any W above 1 can miss the least number of moves; of tree we do
not know.  Set --limit for ids on 2x5, for idastar with a large W (days), and
for tree and treemisplaced (memory).

Of equal f, astar, misplaced, linear, perimeter and greedy visit first:
  deep       the largest g, then the newest        new        the newest
  shallow    the smallest g, then the oldest       old        the oldest
The age is that of the entry in open.
)";

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

}  // namespace eight_puzzle
