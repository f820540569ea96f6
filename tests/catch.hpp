// Catch2, version 3 where there is one, else version 2.
#ifndef EIGHT_PUZZLE_TESTS_CATCH_HPP
#define EIGHT_PUZZLE_TESTS_CATCH_HPP

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#define CATCH_CONFIG_ENABLE_BENCHMARKING
#include <catch2/catch.hpp>
#endif

#endif
