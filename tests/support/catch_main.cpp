// The test runner's main() for Catch2 version 2; version 3 brings its own.
#define CATCH_CONFIG_MAIN
#include "support/catch.hpp"
