#!/usr/bin/env bash
# Installs those of the named commands and Debian packages that are missing, as root or with sudo.
# Where none is missing, it needs neither root nor Debian.
set -euo pipefail

missing=()
for name in "$@"; do
  # Only dpkg can tell whether a library is there: elsewhere CMake looks for it.
  case $name in catch2 | lib*) command -v dpkg || continue ;; esac
  command -v "$name" || dpkg-query -W -f='${db:Status-Status}' "$name" | grep -qx installed ||
    missing+=("$name")
done >/dev/null 2>&1
if [ ${#missing[@]} = 0 ]; then exit 0; fi

sudo=  # No array: bash 3.2 takes an empty one for an unset variable.
if [ "$(id -u)" != 0 ]; then sudo=sudo; fi
for tool in apt-get $sudo; do
  command -v "$tool" >/dev/null ||
    { echo "no $tool here: please install ${missing[*]}" >&2; exit 1; }
done
$sudo apt-get update
$sudo env DEBIAN_FRONTEND=noninteractive \
  apt-get install --yes --no-install-recommends "${missing[@]}"
