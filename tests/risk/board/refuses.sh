#!/bin/sh
# Tests that mapconv accepts good boards and refuses bad ones, with the right message: refuses.sh MAPCONV SPOIL FOLDER
# A refusal names the file and the pixel or the line, exits with 1 and leaves no output.
set -u
. "${0%/*}/../../lib/tap/tap.sh"
mapconv=$1 spoil=$2 work=$3
rm -rf "$work" && mkdir -p "$work/out" || exit 1
good=gfx/risk

convert() {
    rm -f "$work"/out/*
    said=$("$mapconv" $good/pictures.txt "$work/map.txt" "$work/out" 2>&1)
    code=$?
}
is_refused() {
    case $code,$(ls "$work/out"),$said in
    1,,*"$1"*) return 0 ;;
    *) echo "# exit $code: $said" && return 1 ;;
    esac
}
fresh() { cp $good/map.txt $good/map.png "$work/"; }
text_refused() { # sed command, part of the message, sentence
    fresh
    sed "$1" $good/map.txt >"$work/map.txt"
    convert
    check "$3" is_refused "$2"
}
picture_refused() { # x y width height colour, part of the message, sentence
    fresh
    "$spoil" $good/map.png "$work/map.png" $1 || exit 1
    convert
    check "$3" is_refused "$2"
}

fresh
convert
check "the board of the game is converted" [ "$code" = 0 ]
check "it becomes a header and a table" [ -s "$work/out/map_data.h" ] && [ -s "$work/out/map_data.c" ]

colour_of() { awk -v name="$1" '$2 == name { print $3 }' $good/map.txt; }
middle_of() { awk -v name="$1" '$2 == name { print $4 + 5, $5 + 3 }' $good/map.txt; }
line_of() { awk -v name="$1" '$2 == name { print NR }' $good/map.txt; }
sea=000080 black=000000 white=FFFFFF

text_refused '/ peru /d' "map.txt: peru is missing" "a territory that is not in the list is named"
text_refused 's/ peru / atlantis /' \
    "map.txt:$(line_of peru):11: unknown territory: atlantis" \
    "a territory that the rules do not know is named with its line"
text_refused 's/ peru / congo /' "duplicate territory: congo" "a territory that is listed twice is refused"
text_refused "s/$(colour_of peru)/$(colour_of congo)/" \
    "another territory has this colour: peru" "two territories of one colour are refused"
text_refused "s/$(colour_of peru)/12345/" "a colour is six digits from 0 to F: 12345" "a colour that is none is refused"
text_refused "s/$(colour_of peru)/FF0000/" \
    "the colour of peru is one of the CPC's 27" "a territory's colour is none that something else may have"
text_refused '/ peru /s/ [0-9]* *\([0-9]*\)$/ 37 \1/' \
    "a figure must stand on an even pixel" "a figure that is not on a whole byte is refused"
text_refused '/ peru /s/ [0-9]* *\([0-9]*\)$/ 0 \1/' \
    "pixel 0, $(awk '$2 == "peru" { print $5 }' $good/map.txt) is not of peru, whose figure stands there" \
    "a figure that leaves its territory is named with the pixel"
text_refused '/ peru /s/$/ islands 1/' "peru is in 1 pieces" "an island that is not there is missed"
text_refused 's/^link 26/link 27/' \
    "map.txt:$(awk '/^link/ { print NR }' $good/map.txt):6: an ink is a number from 0 to 26: 27" \
    "an ink that does not exist is refused with its line and column"
text_refused 's/^link 26//' "picture, palette, ground and link are required" "a line that is missing is missed"
text_refused 's/^ground 0/ground 8/' \
    "ground is ink 8, which is not in the palette map" "an ink that the palette lacks is refused"
text_refused 's/^palette map/palette orders/' "no mode 0 palette is named orders" "a palette of another mode is refused"
text_refused 's/^picture.*/picture none.png/' "none.png: No such file" "a picture that is not there is named"
text_refused 's/^picture/pitcure/' "unexpected word: pitcure" "a word that means nothing is refused"

picture_refused "3 70 1 1 123456" \
    "map.png: pixel 3, 70 is #123456, which is neither a territory's colour nor one of the 27" \
    "a stray colour is named with its pixel"
picture_refused "3 70 1 1 FF00FF" \
    "map.png: pixel 3, 70 has colour 8, which is not in the palette map" \
    "an ink outside the palette is named with its pixel"
picture_refused "3 70 2 2 $(colour_of peru)" "peru is in 2 pieces" "an island that nobody declared is found"
picture_refused "$(middle_of madagascar) 1 1 $sea" \
    "is not of madagascar, whose figure stands there" "a hole under a figure is found"
picture_refused "0 100 160 56 $sea" "map.png: no pixel of peru" "a territory that is painted over is missed"
picture_refused "44 6 2 3 $(colour_of northwest_territory)" \
    "northwest_territory is 26 x 24 pixels large; its card has room for 24 x 54" \
    "a territory that is too large for its card is found"
picture_refused "64 100 4 12 $sea" \
    "brazil and north_africa are neighbours, but neither touch nor are joined by a line" \
    "a line that is missing is missed"
picture_refused "66 103 1 6 $sea" "leads from brazil to nowhere" "a line that is cut is found"
picture_refused "73 33 7 1 $white" \
    "map.png: the line at pixel 73, 31 touches 3 territories, among them iceland and great_britain" \
    "a line that touches a third territory is found"
picture_refused "33 101 14 5 $sea" \
    "venezuela and peru are neighbours, but neither touch" "neighbours that are torn apart are found"
picture_refused "143 63 6 4 $(colour_of japan)" "china and japan touch at pixel" "strangers that touch are found"

tap_done
