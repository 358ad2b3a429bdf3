#!/bin/sh
# Tests the format checks with good and bad files: tests/format/finds.sh INCLUDES SCRATCH
here=${0%/*}
. "$here/../lib/tap/tap.sh"
includes=$1 scratch=$2
rm -rf "$scratch" && mkdir -p "$scratch" || exit 1
says() { grep -q -- "$1" "$scratch/output"; }

long=$(printf '%0121d' 0)
columns() { "$here/columns" "$scratch" >"$scratch/output"; }
too_long() { ! columns && says "$1:1: 121 columns"; }
for name in a.c a.h a.s a.mk a.mjs a.js a.py a.sh Makefile; do
    printf '/* %s */\n' "${long#0000000}" >"$scratch/$name"
    columns || break
done
check "lines of 120 columns are accepted" columns
for name in a.c a.h a.s a.mk a.mjs a.js a.py a.sh Makefile; do
    echo "$long" >"$scratch/$name"
    check "$name: a line of 121 columns is found" too_long "$name"
    rm "$scratch/$name"
done
printf '#!/bin/sh\n%s\n' "$long" >"$scratch/script"
check "script: a line of 121 columns is found" sh -c "'$here/columns' '$scratch' | grep -q 'script:2: 121 columns'"
rm "$scratch/script"
printf '\t%s\n' "${long#0000000}" >"$scratch/a.s"
check "a tab counts up to the next multiple of 8" sh -c "! '$here/columns' '$scratch' >/dev/null"

good() {
    cat <<'END'
; Adds one to A.
;
; In: A = number
; Bytes: 4

	.module a

ONE	.equ	0x0A

	.area _CODE
a::
	cp	a,#ONE
	inc	a
	ret
END
}
assembly() { "$here/assembly" "$includes" "$scratch/a.s" >"$scratch/output"; }
refuses() { # a sed command that spoils the good file, what is said
    good | sed "$1" >"$scratch/a.s"
    ! assembly && says "$2"
}
good >"$scratch/a.s"
check "assembly in the style is accepted" assembly
check "a missing description is found" refuses 1d 'line 1 does not say'
check "fields in another order are found" refuses '3{h;d};4{G}' 'not in the order'
check "a wrong number of bytes is found" refuses 's/Bytes: 4/Bytes: 5/' 'it has 4 bytes, not 5'
check "a missing number of bytes is found" refuses 4d 'it has 4 bytes, not none'
check "another module name is found" refuses 's/module a/module b/' 'module a after the header'
check "spaces before an instruction are found" refuses 's/^\tinc/        inc/' 'indented with spaces'
check "a space after a comma is found" refuses 's/a,#/a, #/' 'a space after a comma'
check "an implied A is found" refuses 's/a,#ONE/#ONE/' 'A is not named'
check "small hexadecimal digits are found" refuses 's/0x0A/0x0a/' 'small hexadecimal'
check "a label before an instruction is found" refuses 's/^\tinc/b:\tinc/' 'not on its own line'
check "a name exported by .globl is found" refuses 's/^a::/\t.globl a\na:/' 'instead of ::'
tap_done
