#!/bin/sh
# Every source file, translated and translated back by another program, assembles to the same bytes:
# same.sh ASMCONV INCLUDES FOLDER SOURCE... If z88dk-z80asm is installed, it must accept the translation too.
set -u
. "${0%/*}/../../lib/tap/tap.sh"
here=${0%/*} asmconv=$1 includes=$2 folder=$3
shift 3
rm -rf "$folder" && mkdir -p "$folder" || exit 1

name_of() { echo "$folder/$(basename "$1" .s)"; }
assemble() { sdasz80 -plosgffw -I"$includes" "$1" "$2"; }

# Each step for all files at once: Python takes longer to start than to work.
there= back=
for source; do
    name=$(name_of "$source")
    assemble "$name.rel" "$source" && "$asmconv" -I"$includes" "$source" "$name.asm" && \
        there="$there $name.asm $name-back.s"
done
python3 "$here/back.py" $there
for source; do
    name=$(name_of "$source")
    assemble "$name-back.rel" "$name-back.s" && back="$back $name.rel $name-back.rel"
done
python3 "$here/same.py" $back >"$folder/same"
for source; do
    check "$source translates back to the same bytes" grep -qx "$(name_of "$source").rel" "$folder/same"
done

# Tests the comparison: it detects a different byte and a different address.
printf '\t.area _CODE\nx::\n\tld\thl,#x\n\tld\ta,#1\n' >"$folder/one.s"
printf '\t.area _CODE\nx::\n\tld\thl,#x\n\tld\ta,#2\n' >"$folder/byte.s"
printf '\t.area _CODE\nx::\n\tld\thl,#y\n\tld\ta,#1\n' >"$folder/address.s"
for name in one byte address; do
    sdasz80 -plosgffw "$folder/$name.rel" "$folder/$name.s"
done
differs() { [ -z "$(python3 "$here/same.py" "$folder/one.rel" "$folder/$1.rel")" ]; }
check "another byte is noticed" differs byte
check "another address is noticed" differs address

if command -v z88dk-z80asm >/dev/null; then
    takes() { z88dk-z80asm -o="$folder/taken.o" "$1" >&2; }
    for translation in "$folder"/*.asm; do
        check "z88dk-z80asm accepts ${translation##*/}" takes "$translation"
    done
else
    skip "z88dk-z80asm takes them" "z88dk is not installed"
fi
tap_done
