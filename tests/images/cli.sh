#!/bin/sh
# The images tool on the command line: what it makes, and what it refuses in one clear sentence. Usage: cli.sh TOOL
set -u
tool=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "${0%/*}/../tap/tap.sh"

refuses() { # refuses WORDS ARGUMENT...: exit code 1, the words on stderr, no output file
    words=$1
    shift
    "$tool" "$@" 2>"$work/said"
    [ $? = 1 ] && grep -q "$words" "$work/said" && [ ! -e "$work/out" ]
}
size() { wc -c <"$1" | tr -d ' '; }
same() { [ "$1" = "$2" ]; }

head -c 5000 /dev/zero | tr '\0' 'x' >"$work/in"
head -c 70000 /dev/zero >"$work/large"

"$tool" amsdos MILLE.BIN 0x8000 0x8000 "$work/in" "$work/file"
check "an AMSDOS file is padded to whole records of 128 bytes" same "$(size "$work/file")" 5248
"$tool" cdt "$work/tape" "ONE:0x4000:0x4001:$work/in" "TWO:..0x9f00:0:$work/in"
check "a tape lists its files" same "$("$tool" list "$work/tape")" \
    "ONE              type 2 load &4000 length &1388 entry &4001
TWO              type 2 load &8B78 length &1388 entry &0000"
"$tool" cdt "$work/again" "ONE:0x4000:0x4001:$work/in" "TWO:..0x9f00:0:$work/in"
check "the same files make the same tape" cmp -s "$work/tape" "$work/again"
"$tool" sna "$work/sna" 0x40 0xbff8 "0x40:$work/in"
check "a snapshot has 64 KB and its header" same "$(size "$work/sna")" 65792
"$tool" pack "$work/packed" 0x40 0x9f00 "$work/in"
check "a program is packed" [ "$(size "$work/packed")" -lt 100 ]

check "no arguments: it explains itself" sh -c '"$0" 2>&1 | grep -q "usage: images"' "$tool"
check "an unknown word: it explains itself" sh -c '"$0" paint 2>&1 | grep -q "usage: images"' "$tool"
check "a missing file is named" refuses "nowhere: No such file" amsdos A.BIN 0 0 "$work/nowhere" "$work/out"
check "a bad address is named" refuses '"0x10000" is no address' amsdos A.BIN 0x10000 0 "$work/in" "$work/out"
check "a bad AMSDOS name is named" refuses '"mille.bin" is no AMSDOS' amsdos mille.bin 0 0 "$work/in" "$work/out"
check "a file too large is named" refuses "large: larger than" amsdos A.BIN 0 0 "$work/large" "$work/out"
check "a file that leaves the RAM is refused" refuses "larger than the 4096 bytes" sna "$work/out" 0 0 "0xf000:$work/in"
check "a tape entry without its parts is refused" refuses "where is the entry address" cdt "$work/out" "ONE:0x4000"
check "a folder that is not there is named" refuses "no/out" cdt "$work/no/out" "ONE:0:0:$work/in"
head -c 5000 /dev/urandom | cat "$work/in" - >"$work/noise"
check "a program that would overwrite itself is refused" refuses "would overwrite" pack "$work/out" 0x40 0x2760 "$work/noise"
head -c 5000 "$work/tape" >"$work/cut"
check "a tape cut short is refused" refuses "the tape ends inside a record" list "$work/cut"
check "what is no tape is refused" refuses "this is no .cdt file" list "$work/in"
tap_done
