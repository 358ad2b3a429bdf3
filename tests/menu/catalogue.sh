#!/bin/sh
# Checks the disc with all games with other programs: catalogue.sh DISC GAME...
set -u
disc=$1
shift
. "${0%/*}/../lib/tap/tap.sh"
same() { [ "$1" = "$2" ]; }
files=$(cpmls -T edsk -f cpcdata -D "$disc")

check "fsck.cpm finds nothing wrong" sh -c 'fsck.cpm -T edsk -f cpcdata -n "$0" >/dev/null 2>&1' "$disc"
check "CAT shows what can be run and read" same \
    "$(echo "$files" | awk '/^[A-Z]+ *\./ && !/ S/ {
        name = substr($0, 1, 12)
        gsub(/ /, "", name)
        printf "%s ", name
    }')" \
    "DISC.BAS LEGGIMI.TXT LIESMICH.TXT LISEZMOI.TXT MILLE.BAS README.BAS README.TXT RISK.BAS "
for game; do
    for end in RUN FR EN DE IT; do
        check "$game.$end is there, and hidden" sh -c 'echo "$0" | grep -qE "^$1 *\.$2 .* S"' "$files" "$game" "$end"
    done
done
free=$(echo "$files" | sed -n 's/.* \([0-9]*\)K Free.*/\1/p')
echo "# $free KB are free"
# Each game saves a match and its options, both with their .BAK, and writes one file at a time: 9 KB.
check "at least 12 KB are free for saves" [ "$free" -ge 12 ]
# AMSDOS uses the first free block: the smallest block number of a file is the number of free blocks before it.
first=$(tail -c +513 "$disc" | head -c 512 | od -An -v -tu1 -w32 |
    awk '$1 < 16 { for (i = 17; i <= 32; i++) if ($i && (!m || $i < m)) m = $i } END { print m }')
check "the first $((first - 2)) of them are beside the catalogue" [ "$first" -ge 12 ]
tap_done
