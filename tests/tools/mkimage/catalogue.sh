#!/bin/sh
# Checks a finished disc with other programs: libdsk, CP/M's checker, and the physical order of the sectors.
# Usage: catalogue.sh DISC IMAGES NAME, where NAME is the name of the game's files
set -u
disc=$1 images=$2 name=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "${0%/*}/../../lib/tap/tap.sh"

same() { [ "$1" = "$2" ]; }
sectors() { # of a track, in the order of the image
    od -An -v -tx1 -j $((256 + $1 * 4864 + 24)) -N 72 "$disc" | tr -d ' \n' | sed 's/.\{16\}/&\n/g' | cut -c 5-6 | tr \
        '\n' ' '
}

check "the catalogue holds the loader under both its names, the game and its short manual" same \
    "$(cpmls -T edsk -f cpcdata "$disc" | tr '\n' ' ')" \
    "0: $name.bas $name.run disc.bas readme.bas readme.txt "
check "fsck.cpm finds nothing wrong" sh -c 'fsck.cpm -T edsk -f cpcdata -n "$0" >/dev/null 2>&1' "$disc"
check "libdsk sees 40 tracks of 9 sectors" sh -c \
    'dskid "$0" 2>/dev/null | tr -s " " | grep -A2 "Cylinders: 40" | grep -A1 Heads | grep -q "Sectors: 9"' "$disc"
check "sectors are in the CPC's order, each track starts two sectors after the previous one" same \
    "$(sectors 2)/ $(sectors 3)" \
    "c1 c6 c2 c7 c3 c8 c4 c9 c5 / c9 c5 c1 c6 c2 c7 c3 c8 c4 "
for file in disc.bas "$name.bas" "$name.run"; do
    cpmcp -T edsk -f cpcdata "$disc" "0:$file" "$work/$file"
    tail -c +129 "$work/$file" >"$work/$file.body"
done
# The two copies of the loader differ only by the name in their AMSDOS headers.
check "both names start the same loader" cmp -s "$work/disc.bas.body" "$work/$name.bas.body"
check "a disc made of the same files is the same, to the byte" sh -c '
    "$1" dsk "$0/one" A.RUN:0x40:0x40:"$2" B.RUN:0x40:0x40:"$2" &&
        "$1" dsk "$0/two" A.RUN:0x40:0x40:"$2" B.RUN:0x40:0x40:"$2" && cmp -s "$0/one" "$0/two"' \
    "$work" "$images" "$work/$name.run.body"
tap_done
