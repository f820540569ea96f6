// Makes a program of a class Solution, as LeetCode 773 asks for it, to test it:
// g++ -include samples/leetcode773/main.cpp mine.cpp -o mine
#include <bits/stdc++.h>
using namespace std;

class Solution;
template <class Solver>  // A template, so that the class may be defined later.
void answer() {
  vector<vector<int>> board(2);
  for (char symbol; cin >> symbol;) {
    if (isdigit(symbol)) board[board[0].size() == 3].push_back(symbol - '0');
  }
  cout << Solver().slidingPuzzle(board) << '\n';
}
int main() { answer<Solution>(); }
