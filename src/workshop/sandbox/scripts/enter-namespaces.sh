#!/bin/sh
# Runs a command in a minimal root of bind mounts. confine.ts starts it in fresh mount, process, network and IPC
# namespaces. Every step must succeed: `set -e` exits before the command could run half confined.
# Usage: enter-namespaces.sh <uid, or "self"> <size of a folder in memory> [--readable <path>]... [--writable <path>]... -- <command> [argument]...
set -eu
PATH=/usr/bin:/bin:/usr/sbin:/sbin:${PATH:-}
# /sys exists everywhere and nothing needs it inside: our mount covers it, in this namespace only.
root=/sys/inside
user=$1
size=$2
shift 2

bind() {
  if [ -d "$1" ]; then
    mkdir -p "$root$1"
  else
    mkdir -p "$root${1%/*}"
    : >>"$root$1"
  fi
  mount --rbind "$1" "$root$1"
}

mount -t tmpfs -o mode=0755,nosuid,nodev tmpfs /sys
mkdir "$root"
mount -t tmpfs -o mode=0755,nosuid,nodev tmpfs "$root"
mkdir "$root/dev" "$root/dev/shm" "$root/proc" "$root/tmp" "$root/run"
for folder in tmp dev/shm; do mount -t tmpfs -o "mode=1777,nosuid,nodev,size=$size" tmpfs "$root/$folder"; done

while [ "$1" = --readable ]; do
  bind "$2"
  shift 2
done
# A recursive bind includes submounts that a plain read-only remount would leave writable.
while read -r _ _ _ _ point _; do
  point=$(printf '%b' "$point")
  case $point in
    "$root/tmp" | "$root/dev/shm") ;;
    "$root"/*) mount -o remount,bind,ro,nosuid,nodev "$point" || mount -o remount,bind,ro,nosuid,nodev,noexec "$point" ;;
  esac
done </proc/self/mountinfo
while [ "$1" = --writable ]; do
  bind "$2"
  shift 2
done

for device in null zero full random urandom; do bind "/dev/$device"; done
ln -s /proc/self/fd "$root/dev/fd"
mount -t proc -o nosuid,nodev,noexec proc "$root/proc"
# The minimal root is in memory too, and if we are not root the command would own it.
mount -o remount,bind,ro,nosuid,nodev "$root"

cd "$root"
pivot_root . .
umount -l .
cd /
shift
# No `exec`: this shell stays process 1, so that its exit, which its parent's exit causes, kills everything inside.
if [ "$user" = self ]; then
  unshare --user --map-user=65534 --map-group=65534 -- setpriv --no-new-privs -- "$@"
else
  setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@"
fi
