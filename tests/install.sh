#!/usr/bin/env bash
# Installs those of the named packages that are missing (Debian and its kin), as root or with sudo.
set -euo pipefail

missing=()
for package in "$@"; do
  dpkg --status "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ ${#missing[@]} = 0 ]; then exit 0; fi

root=()
if [ "$(id -u)" != 0 ]; then root=(sudo); fi
"${root[@]}" apt-get update
"${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}"
