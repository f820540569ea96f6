#!/usr/bin/env bash
# Installs what the tests need where it is missing (Debian and its kin), builds, and runs all tests.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(cmake g++ make catch2)
if ! dpkg --status "${packages[@]}" >/dev/null 2>&1; then
  root=$([ "$(id -u)" = 0 ] || echo sudo)
  $root apt-get update
  $root apt-get install --yes --no-install-recommends "${packages[@]}"
fi

cmake -S . -B build
cmake --build build --parallel "$(nproc)"
cd build && ctest --no-tests=error --output-on-failure --parallel "$(nproc)"
