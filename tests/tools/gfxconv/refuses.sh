#!/bin/sh
# Tests what the picture converter accepts and refuses, and its messages: refuses.sh GFXCONV MAKE_PNG FOLDER
# An error names the file and the pixel or the line, exits with 1 and touches no output.
set -u
gfxconv=$1 make_png=$2 work=$3
rm -rf "$work" && mkdir -p "$work/out" || exit 1
"$make_png" "$work" || exit 1
. "${0%/*}/../../lib/tap/tap.sh"

result() { check "$2" [ "$1" = yes ]; } # good? sentence

# try MANIFEST_LINES: runs the converter on them; sets $code and $said
try() {
    printf '%b' "$1" >"$work/pictures.txt"
    rm -f "$work"/out/*
    said=$("$gfxconv" "$work/pictures.txt" "$work/out" 2>&1)
    code=$?
}

refused() { # manifest, part of the message, sentence
    try "$1"
    case $code,$(ls "$work/out"),$said in
    1,,*"$2"*) result yes "$3" ;;
    *) result no "$3" || echo "# exit $code: $said" ;;
    esac
}

accepted() { # manifest, sentence
    try "$1"
    if [ "$code" = 0 ]; then result yes "$2"; else result no "$2" || echo "# exit $code: $said"; fi
}

table='palette table 9 26 0 6\n'
picture() { printf '%s' "${table}group g . 8x8 table\n $1\n"; }

accepted "$(picture good)" "a picture of the right size and colours is converted"
# Pens 0 1 2 3 in a byte of mode 1: the low bits 0 1 0 1 above, the high bits 0 0 1 1 below.
grep -q '0x53,0x53,0x53' "$work/out/pictures.c" && good=yes || good=no
result $good "pens 0 1 2 3 become the byte &53"
grep -q 'PICTURE_G_GOOD, /\* 2 bytes x 8 lines \*/' "$work/out/pictures.h" && good=yes || good=no
result $good "a picture gets a number named after its group and file"
grep -q '0x56,0x4B,0x54,0x4C,0x8D,0x56,0x00,' "$work/out/pictures.c" && good=yes || good=no
result $good "a palette becomes Gate Array commands: four inks, mode, border"
accepted "${table}group g strip.png 8x8 table\n a b c d\n" "pictures side by side in one file are cut apart"
accepted "${table}group g . 8x8 table packed\n good\n" "a group may be packed"
accepted "palette all 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\nscreen s sixteen.png all\n" \
    "a screen of mode 0 has 16 colours"
[ "$(wc -c <"$work/out/s.scr")" = 16384 ] && good=yes || good=no
result $good "a screen is 16 KB"

refused "$(picture missing)" "missing.png: No such file" "a file that is not there is named"
refused "$(picture text)" "text.png: not a PNG file" "a file that is not a PNG is refused"
refused "palette all 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\nscreen s short.png all\n" \
    "short.png: damaged or truncated PNG" "a truncated PNG is refused"
refused "${table}group g . 16x8 table\n good\n" "good.png: the picture is 8 x 8 pixels, it must be 16 x 8" \
    "a picture of the wrong size is refused"
refused "${table}group g . any table\n odd\n" "odd.png: 7 pixels wide, it must be a multiple of 4" \
    "a picture whose width is not a whole number of bytes is refused"
refused "${table}group g . any table\n wide\n" "wide.png: 100 x 8 pixels, the largest is 96 x 200" \
    "a picture wider than the blitter is refused"
refused "$(picture stranger)" "stranger.png: pixel 5, 3 is #123456, which is not one of the 27 colours" \
    "a colour that is not one of the 27 is reported with its pixel"
refused "$(picture five)" "five.png: pixel 6, 2 is one colour too many: mode 1 has 4" \
    "a fifth colour in mode 1 is reported with its pixel"
refused "$(picture elsewhere)" "elsewhere.png: pixel 3, 0 has colour 24, which is not in the palette table" \
    "a colour outside the palette is reported with its pixel"
refused "palette all 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\nscreen s seventeen.png all\n" \
    "seventeen.png: pixel 16, 0 is one colour too many: mode 0 has 16" "a seventeenth colour in mode 0 is refused"
refused "palette table 9 26 0 27\n" "pictures.txt:1: an ink is a number from 0 to 26: 27" \
    "an ink that does not exist is refused with its line"
refused "palette table 9 26 0\n" "pictures.txt:1: a palette has 4 or 16 inks: table" \
    "a palette of three inks is refused"
accepted "palette top 9 26 0 6 4 5 6 7 8 9 10 11 12 13 14 15 mode 1\ngroup g . 8x8 top\n good\n" \
    "a palette of mode 1 may have the pens of the mode 0 zones below it"
refused "palette top 1 26 0 6 9 5 6 7 8 9 10 11 12 13 14 15 mode 1\ngroup g . 8x8 top\n good\n" \
    "good.png: pixel 0, 0 has colour 9, which is not in the palette top" \
    "a picture of mode 1 uses only the first four of them"
refused "${table}group g . 8x8 tabel\n" "pictures.txt:2: unknown palette: tabel" \
    "a palette that is not there is refused"
refused "${table}group g . 8by8 table\n" "pictures.txt:2: expected WIDTHxHEIGHT or any: 8by8" \
    "an invalid size is refused"
refused "${table}picture good.png\n" "pictures.txt:2: unexpected word: picture" "an unknown word is refused"
refused " good\n" "pictures.txt:1: files before the first group: good" "files without a group are refused"

printf '  4\n| 4\n' >"$work/letters.txt"
accepted "font font.png letters.txt\n" "a font is a picture and a list"
refused "font fontwide.png letters.txt\n" "fontwide.png: pixel 12, 1 is set, but its letter is 4 pixels wide" \
    "a letter wider than its list says is refused"
printf '  4\n| 8\n' >"$work/letters.txt"
refused "font fontcorner.png letters.txt\n" \
    "fontcorner.png: pixel 15, 0 is set: the top right corner of a letter must be free" \
    "a letter that uses the free corner is refused"
printf '  4\n| 5\n' >"$work/letters.txt"
refused "font font.png letters.txt\n" "letters.txt:2: expected the width of the character, 4 or 8" \
    "a width that is neither 4 nor 8 is refused"
printf '  4\n\377 8\n' >"$work/letters.txt"
refused "font font.png letters.txt\n" "letters.txt:2: not a UTF-8 character" "a list that is not UTF-8 is refused"
printf '  4\na 8\na 8\n' >"$work/letters.txt"
refused "font font.png letters.txt\n" "letters.txt:3: duplicate character" "a letter listed twice is refused"

tap_done
