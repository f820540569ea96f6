# Makes a program of a class Solution, as LeetCode 773 asks for it, to test it:
# python3 samples/leetcode773/main.py mine.py
import sys
from collections import *
from heapq import *
from typing import *

exec(open(sys.argv[1]).read())
tiles = [int(symbol) for symbol in sys.stdin.read() if symbol.isdigit()]
print(Solution().slidingPuzzle([tiles[:3], tiles[3:]]))
