// Boards that many tests use: as an input has them, and their size and goal.
#pragma once

#include <string>

#include "board.hpp"

inline const std::string solved = "123\n456\n78#\n", two_away = "123\n4#5\n786\n",
                         not_solvable = "123\n456\n87#\n";

inline constexpr eight_puzzle::Grid grid3{3, 3};
inline const eight_puzzle::State goal3 = eight_puzzle::ordered(grid3, 8);
