#!/bin/sh
# Tests the command line of mkimage: its images and its error messages. Usage: cli.sh TOOL
set -u
tool=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "${0%/*}/../../lib/tap/tap.sh"

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

"$tool" dsk "$work/disc" "GAME.BIN:0x8000:0x8000:$work/in" "GAME.BAS:basic:$work/in" "GAME.TXT:text:$work/in"
check "a disc has 40 tracks" same "$(size "$work/disc")" 194816
"$tool" cdt "$work/tape" "ONE:0x4000:0x4001:$work/in" "TWO:..0x9f00:0:$work/in" "THE GAME:basic:$work/in" '!REWIND' \
    "=0x40:$work/in"
check "a tape lists what is on it" same "$("$tool" list "$work/tape" | grep -v seconds)" \
    "ONE              type 2 load &4000 length &1388 entry &4001
TWO              type 2 load &8B78 length &1388 entry &0000
THE GAME         type 0 load &0170 length &1388 entry &0000
notice REWIND
record &40 length &0800
record &41 length &0800
record &42 length &0400"
"$tool" cdt "$work/again" "ONE:0x4000:0x4001:$work/in" "TWO:..0x9f00:0:$work/in" "THE GAME:basic:$work/in" '!REWIND' \
    "=0x40:$work/in"
check "the same files make the same tape" cmp -s "$work/tape" "$work/again"
"$tool" sna "$work/sna" 0x40 0xbff8 "0x40:$work/in"
check "a snapshot has 64 KB and its header" same "$(size "$work/sna")" 65792
"$tool" cpr "$work/cartridge" "$work/in" "ONE.BIN:0x4000:0x4000:$work/in" 2>"$work/said"
check "a start that is too long for a cartridge is named" grep -q "in: larger than the 1024 bytes" "$work/said"
head -c 100 "$work/in" >"$work/start"
"$tool" cpr "$work/cartridge" "$work/start" "ONE.BIN:0x4000:0x4000:$work/in"
check "a cartridge of one page" same "$(size "$work/cartridge")" $((12 + 8 + 16384))
"$tool" pack "$work/packed" 0x40 0x9f00 "$work/in"
check "a program is packed" [ "$(size "$work/packed")" -lt 100 ]

catalogue() { od -An -v -tx1 -j $((256 + 256 + 512 * $1)) -N 32 "$work/disc" | tr -d ' \n'; }
"$tool" dsk "$work/disc" +3 "ONE.BIN:0:0:$work/in" "-TWO.BIN:0:0:$work/in"
check "blocks are left free before the first file" same "$(catalogue 0 | cut -c 33-46)" 05060708090a00
check "a hidden file has the attribute of CP/M's system files" same \
    "$(cpmls -T edsk -f cpcdata -D "$work/disc" | awk '/TWO/ { print $5 }')" S
check "without arguments it prints its usage" sh -c '"$0" 2>&1 | grep -q "usage: mkimage"' "$tool"
check "an unknown command prints the usage" sh -c '"$0" paint 2>&1 | grep -q "usage: mkimage"' "$tool"
check "a missing file is named" refuses "nowhere: No such file" dsk "$work/out" "A.BIN:0:0:$work/nowhere"
check "a bad address is named" refuses '"0x10000" is not an address' dsk "$work/out" "A.BIN:0x10000:0:$work/in"
check "a bad AMSDOS name is named" refuses '"mille.bin": not an AMSDOS' dsk "$work/out" "mille.bin:0:0:$work/in"
check "a file too large is named" refuses "large: larger than" dsk "$work/out" "A.BIN:0:0:$work/large"
check "a file that leaves the RAM is refused" refuses "larger than the 4096 bytes" sna "$work/out" 0 0 "0xf000:$work/in"
check "a text in a cartridge is refused" refuses '"A.TXT": a text has no AMSDOS header' cpr "$work/out" "$work/start" \
    "A.TXT:text:$work/in"
check "a sync byte of the firmware is refused" refuses "sync bytes are" cdt "$work/out" "=0x2c:$work/in"
check "more free blocks than the disc has are refused" refuses '"+200": the disc is full' dsk "$work/out" +200 \
    "A.BIN:0:0:$work/in"
check "a hidden name that is taken is refused" refuses '"A.BIN": the name is already in use' dsk "$work/out" \
    "-A.BIN:0:0:$work/in" "A.BIN:0:0:$work/in"
check "a notice that is too long is refused" refuses "a notice on tape has 16 letters" cdt "$work/out" \
    "!SEVENTEEN LETTERS"
check "a name that is taken is refused" refuses '"A.BIN": the name is already in use' dsk "$work/out" \
    "A.BIN:0:0:$work/in" "A.BIN:0:0:$work/in"
"$tool" part "$work/part" 0x800 0x1000 "$work/in"
check "a part of a screen is packed" [ "$(size "$work/part")" -lt 100 ]
check "a part that is not there is refused" refuses "has no part" part "$work/out" 0x1000 0x2000 "$work/in"
check "a tape entry without its parts is refused" refuses "missing entry address" cdt "$work/out" "ONE:0x4000"
check "a folder that is not there is named" refuses "no/out" cdt "$work/no/out" "ONE:0:0:$work/in"
head -c 5000 /dev/urandom | cat "$work/in" - >"$work/noise"
check "a program that would overwrite itself is refused" refuses "would overwrite" pack "$work/out" 0x40 0x2760 \
    "$work/noise"
head -c 5000 "$work/tape" >"$work/cut"
check "a tape cut short is refused" refuses "the tape ends inside a record" list "$work/cut"
check "a file that is not a tape is refused" refuses "not a .cdt file" list "$work/in"
tap_done
