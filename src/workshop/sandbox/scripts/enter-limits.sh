#!/bin/sh
# Applies to itself what limits a child as a whole, then becomes the command: the command never runs outside.
# Usage: enter-limits.sh [--group <file>]... [--filter <file>] -- <command> [argument]...
#   --group   the `cgroup.procs` of a control group to enter
#   --filter  bytes for bwrap to read from descriptor 9, as printf writes them
set -eu
# If memory runs out, the kernel kills this first, and not the service or the database.
echo 1000 >/proc/self/oom_score_adj || :
while [ "$1" != -- ]; do
  case $1 in
    --group) echo 0 >"$2" ;;
    --filter)
      file=$(mktemp)
      printf "$2" >"$file"
      exec 9<"$file"
      rm "$file"
      ;;
  esac
  shift 2
done
shift
exec "$@"
