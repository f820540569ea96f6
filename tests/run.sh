#!/usr/bin/env bash
# Installs what the tests need, builds, and runs all tests. Arguments are passed on to CMake.
set -euo pipefail
cd "$(dirname "$0")/.."

compiler=g++
if ! command -v g++ >/dev/null && command -v clang++ >/dev/null; then compiler=clang++; fi
bash tests/install.sh cmake $compiler make catch2
processors=$(getconf _NPROCESSORS_ONLN)
cmake -S . -B build "$@"
cmake --build build --parallel "$processors"
cd build && ctest --no-tests=error --output-on-failure --parallel "$processors"
