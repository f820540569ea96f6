#!/usr/bin/env bash
# Installs what the tests need, builds, and runs all tests. Arguments are passed on to CMake.
set -euo pipefail
cd "$(dirname "$0")/.."

for argument; do
  case $argument in
    -D?*) ;;
    *)
      echo "tests/run.sh: unknown argument '$argument': only -DNAME=VALUE is passed on to CMake" >&2
      exit 2
      ;;
  esac
done

compiler=g++
if ! command -v g++ >/dev/null && command -v clang++ >/dev/null; then compiler=clang++; fi
bash tests/install.sh cmake $compiler make catch2
processors=$(getconf _NPROCESSORS_ONLN)
cmake -S . -B build "$@"
cmake --build build --parallel "$processors"
cd build
status=0
ctest --no-tests=error --progress --parallel "$processors" || {
  status=$?
  echo
  echo "The first failures (all: cd build && ctest --rerun-failed --output-on-failure):"
  ctest --rerun-failed --output-on-failure |
    sed '/^ *$/d; /^ *Start /d; /^Filters: /d; /^Failed 1 test case/d' | head -n 80 || :
}
echo "To run the tests of one file, here reader_test.cpp: build/eight-puzzle-tests '[reader]'"
exit $status
