#!/bin/sh
# Runs a command in a minimal root of bind mounts. confine.ts starts it in fresh mount, process, network and IPC
# namespaces. Every step must succeed: `set -e` exits before the command could run half confined.
# Usage: enter-namespaces.sh <uid, or "self"> <size of a folder in memory> [--readable <path>]... [--writable <path>]... -- <command> [argument]...
set -eu
PATH=/usr/bin:/bin:/usr/sbin:/sbin:${PATH:-}
# /sys exists everywhere and nothing needs it inside: our mount covers it, in this namespace only.
root=/sys/inside
table=/sys/table
user=$1
size=$2
shift 2

# One process makes all folders, and one all mounts: a process for each would take most of the time to start a child.
make_folders() {
  paths=0
  while [ "$1" != -- ]; do
    folder=$2
    [ -d "$folder" ] || folder=${folder%/*}
    shift 2
    set -- "$@" "$root$folder"
    paths=$((paths + 1))
  done
  shift $(($# - paths))
  mkdir -p "$root/run" "$@"
}
# A file is bound over an empty one.
prepare() { [ -d "$1" ] || : >>"$root$1"; }

mount -t tmpfs -o mode=0755,nosuid,nodev tmpfs /sys
mkdir "$root"
mount -t tmpfs -o mode=0755,nosuid,nodev tmpfs "$root"
mkdir -p "$root/dev/shm" "$root/proc" "$root/tmp"
for folder in tmp dev/shm; do echo "tmpfs $root/$folder tmpfs mode=1777,nosuid,nodev,size=$size 0 0" >>"$table"; done
echo "proc $root/proc proc nosuid,nodev,noexec 0 0" >>"$table"
for device in null zero full random urandom; do
  : >>"$root/dev/$device"
  echo "/dev/$device $root/dev/$device none bind 0 0" >>"$table"
done
mount --all --fstab "$table"
make_folders "$@"

: >"$table"
while [ "$1" = --readable ]; do
  prepare "$2"
  case $2 in
    # A table would need such a name escaped.
    *[!A-Za-z0-9/._+@:=,~-]*) mount --rbind "$2" "$root$2" ;;
    *) echo "$2 $root$2 none rbind,ro,nosuid,nodev 0 0" >>"$table" ;;
  esac
  shift 2
done
# In a user namespace a read-only bind is refused where the original has flags that may not be cleared.
mount --all --fstab "$table" 2>/dev/null || while read -r source point _; do mount --rbind "$source" "$point"; done <"$table"
# A recursive bind includes submounts, which are still writable.
while read -r _ _ _ _ point options _; do
  case $options in
    ro,nosuid,nodev*) continue ;;
  esac
  case $point in
    *\\*) point=$(printf '%b' "$point") ;;
  esac
  case $point in
    "$root/tmp" | "$root/proc" | "$root/dev/shm" | "$root/dev/null" | "$root/dev/zero" | "$root/dev/full" | "$root/dev/random" | "$root/dev/urandom") ;;
    "$root"/*) mount -o remount,bind,ro,nosuid,nodev "$point" || mount -o remount,bind,ro,nosuid,nodev,noexec "$point" ;;
  esac
done </proc/self/mountinfo
while [ "$1" = --writable ]; do
  prepare "$2"
  mount --rbind "$2" "$root$2"
  shift 2
done

ln -s /proc/self/fd "$root/dev/fd"
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
