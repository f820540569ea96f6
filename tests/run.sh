#!/usr/bin/env bash
# Installs what the tests need, builds, and runs all tests. Arguments are passed on to CMake.
set -euo pipefail
cd "$(dirname "$0")/.."

bash tests/install.sh cmake g++ make catch2
cmake -S . -B build "$@"
cmake --build build --parallel "$(nproc)"
cd build && ctest --no-tests=error --output-on-failure --parallel "$(nproc)"
