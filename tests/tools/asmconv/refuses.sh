#!/bin/sh
# Tests the translation of each kind of line, and the messages for what is refused: refuses.sh ASMCONV FOLDER
set -u
. "${0%/*}/../../lib/tap/tap.sh"
asmconv=$1
rm -rf "$2" && mkdir -p "$2" && cd "$2" || exit 1

becomes() { # sdas, z80asm, sentence
    printf '\t.globl x, y\n%b\n' "$1" >in.s
    rm -f out.asm
    said=$("$asmconv" in.s out.asm 2>&1)
    # the last line apart from declarations of external names
    check "$3" [ "$(grep -v EXTERN out.asm 2>/dev/null | tail -n 1)" = "$(printf '%b' "$2")" ] || { echo "# $said" && \
        cat out.asm; }
}
becomes '\tld a,#5' '\tld\ta, 5' "a value loses its sign"
becomes '\tld a,#0xFF' '\tld\ta, 255' "hexadecimal numbers are read"
becomes "\tcp a,#'." '\tcp\ta, 46' "a character is its number"
becomes "\tcp a,#'; ; this one does" '\tcp\ta, 59' "a ; behind a quote begins no comment"
becomes '\tld hl,#x+1' '\tld\thl, +(x + 1)' "a sum is not an address"
becomes '\tld hl,(x+1)' '\tld\thl, (x + 1)' "an address stays in its brackets"
becomes '\tld (#x + 1),hl' '\tld\t(x + 1), hl' "SDCC's # inside an address is removed"
becomes '\tld a,-2 (ix)' '\tld\ta, (ix+[-2])' "an offset follows the index register"
becomes '\tld a,#<(x+1)' '\tld\ta, +((x + 1) % 256)' "the lower byte"
becomes '\tld a,#>x+1' '\tld\ta, +((x / 256) + 1)' "the higher byte binds closer than a sum"
becomes '\tld a,#1+2*3' '\tld\ta, +(1 + (2 * 3))' "products come before sums"
becomes '\tld a,#6&3^1' '\tld\ta, +(6 & (3 ^ 1))' "sdas has & below ^, unlike z80asm"
becomes '\tld a,#8-4-2' '\tld\ta, +((8 - 4) - 2)' "differences go from left to right"
becomes "\tex af,af'" "\tex\taf, af'" "the other AF is a register"
becomes 'a:\n1$:\tdjnz 1$' '\tdjnz\tL1_1' "a local name gets its scope"
becomes 'a:\n1$:\nb:\n1$:\tdjnz 1$' '\tdjnz\tL2_1' "and another one behind the next name"
becomes '\t.ds 3' '\tdefs\t3' "defs"
becomes '\t.db 1, #x' '\tdefb\t1, x' "bytes"
becomes '\t.area _DABS (ABS)' '\tSECTION\tDABS' "an area is a section"
becomes 'here == . - x' '\tdefc\there = (ASMPC - x)' "the dot is the current address"
becomes '\tld hl,#s__DATA' '\tld\thl, __DATA_head' "the start of an area has z80asm's name"

refused() { # text, part of the message, sentence
    printf '%b' "$1" >bad.s
    rm -f out.asm
    said=$("$asmconv" bad.s out.asm 2>&1)
    code=$?
    is_refused() { case $code,$(ls out.asm 2>/dev/null),$said in 1,,*"$1"*) return 0 ;; *) echo "# exit $code: $said" \
        && return 1 ;; esac; }
    check "$3" is_refused "$2"
}
refused '\tnop\n\t.org 5\n' 'bad.s:2: unknown directive: .org' "an unknown directive"
refused '\tld a,#\n' 'bad.s:1: expected a value' "a value that is missing"
refused '\tld a,(x\n' 'bad.s:1: missing closing bracket' "a bracket that stays open"
refused '\tld a,#0x12345\n' 'bad.s:1: not a 16-bit number: 0x12345' "a number that is too large"
refused 'x:\nx:\n' 'bad.s:2: duplicate name: x' "a name twice"
refused '\tret z z\n' 'bad.s:1: unexpected word: z' "a word too many"
refused '\t.ascii "a\n' 'bad.s:1: expected a string' "a string without an end"
refused '\t.include "nowhere.inc"\n' 'bad.s:1: cannot include this file: nowhere.inc' "a file that is not there"
refused "$(printf '\\t.db %0300d' 0 | sed 's/0/((((/g')" 'bad.s:1: line too long' "brackets without end"
check "a source that is not there" sh -c \
    "! '$asmconv' nowhere.s out.asm 2>said && grep -q 'nowhere.s: cannot be read' said"
tap_done
