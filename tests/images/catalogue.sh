#!/bin/sh
# The disk a player gets: a tidy catalogue, sound to CP/M's own checker, and the same to the byte when it is made again.
# Usage: catalogue.sh DISK
set -u
disk=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "${0%/*}/../tap/tap.sh"

same() { [ "$1" = "$2" ]; }

check "the catalogue holds the loader under both its names, and the game" same "$(cpmls -T edsk -f cpcdata "$disk" | tr '\n' ' ')" \
    "0: disc.bin mille.bin mille.run "
check "fsck.cpm finds nothing wrong" sh -c 'fsck.cpm -T edsk -f cpcdata -n "$0" >/dev/null 2>&1' "$disk"
for name in disc.bin mille.bin mille.run; do
    cpmcp -T edsk -f cpcdata "$disk" "0:$name" "$work/$name"
done
# The loader's two copies differ in their AMSDOS headers only, by the name.
for name in disc.bin mille.bin; do
    tail -c +129 "$work/$name" >"$work/$name.body"
done
check "both names start the same loader" cmp -s "$work/disc.bin.body" "$work/mille.bin.body"
disk/fill "$work/again.dsk" DISC.BIN="$work/disc.bin" MILLE.BIN="$work/mille.bin" MILLE.RUN="$work/mille.run"
check "the same files make the same disk, to the byte" cmp -s "$disk" "$work/again.dsk"
tap_done
