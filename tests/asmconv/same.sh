#!/bin/sh
# Every source file, translated and brought back by another hand, assembles to the same bytes:
# same.sh ASMCONV INCLUDES FOLDER SOURCE... Where z88dk-z80asm is installed it must take the translation too.
set -u
. "${0%/*}/../tap/tap.sh"
here=${0%/*} asmconv=$1 includes=$2 folder=$3
shift 3
rm -rf "$folder" && mkdir -p "$folder" || exit 1

comes_back() { # source
    name=$folder/$(basename "$1" .s)
    sdasz80 -plosgffw -I"$includes" "$name.rel" "$1" &&
        "$asmconv" -I"$includes" "$1" "$name.asm" &&
        python3 "$here/back.py" "$name.asm" "$name-back.s" &&
        sdasz80 -plosgffw "$name-back.rel" "$name-back.s" &&
        python3 "$here/same.py" "$name.rel" "$name-back.rel"
}
for source; do
    check "$source comes back with the bytes it had" comes_back "$source"
done

# The comparison itself sees a byte that differs, and an address.
printf '\t.area _CODE\nx::\n\tld\thl,#x\n\tld\ta,#1\n' >"$folder/one.s"
printf '\t.area _CODE\nx::\n\tld\thl,#x\n\tld\ta,#2\n' >"$folder/byte.s"
printf '\t.area _CODE\nx::\n\tld\thl,#y\n\tld\ta,#1\n' >"$folder/address.s"
for name in one byte address; do
    sdasz80 -plosgffw "$folder/$name.rel" "$folder/$name.s"
done
differs() { ! python3 "$here/same.py" "$folder/one.rel" "$folder/$1.rel"; }
check "another byte is noticed" differs byte
check "another address is noticed" differs address

if command -v z88dk-z80asm >/dev/null; then
    takes() { z88dk-z80asm -o="$folder/taken.o" "$1" >&2; }
    for translation in "$folder"/*.asm; do
        check "z88dk-z80asm takes ${translation##*/}" takes "$translation"
    done
else
    skip "z88dk-z80asm takes them" "z88dk is not installed"
fi
tap_done
