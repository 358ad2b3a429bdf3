#!/bin/sh
# Tests what soundconv accepts and refuses, and its messages: refuses.sh SOUNDCONV FOLDER
# An error names file, line and column, exits with 1 and leaves no output.
set -u
. "${0%/*}/../lib/tap/tap.sh"
soundconv=$1 work=$2
rm -rf "$work" && mkdir -p "$work" || exit 1
cd "$work" || exit 1

head='X:1\nT:t\nM:3/4\nL:1/8\nQ:1/4=188\nK:Am\n'
rests='V:2\nz6|\nV:3\nz6|\n'

# convert INSTRUMENTS EFFECTS TUNE: sets $code and $said
convert() {
    printf '%b' "$1" >instruments.txt
    printf '%b' "$2" >effects.txt
    printf '%b' "$3" >tune.abc
    rm -f out.h out.c
    said=$("$soundconv" test out.h out.c instruments.txt effects.txt tune.abc 2>&1)
    code=$?
}
is_refused() { # part of the message
    case $code,$(ls out.h out.c 2>/dev/null),$said in
    1,,*"$1"*) return 0 ;;
    *) echo "# exit $code: $said" && return 1 ;;
    esac
}
refused() { # kind (tune, instrument, effect), text, part of the message, sentence
    lead='lead 12 |: 10\n' low='low 1\n 2 tone 100 volume 3\n' tune="$head\"^lead\"A6|\n$rests"
    case $1 in
    tune) convert "$lead" "$low" "$2" ;;
    instrument) convert "$2" "$low" "$tune" ;;
    effect) convert "$lead" "$2" "$tune" ;;
    esac
    check "$4" is_refused "$3"
}
accepted() {
    convert 'lead 12 |: 10\nbell 12 10\n' 'low 1\n 2 tone 100 volume 3\n' "$1"
    check "$2" [ "$code" = 0 ]
    [ "$code" = 0 ] || echo "# $said"
}

accepted "$head\"^lead\"A6|\n$rests" "a bar of one note is a tune"
convert 'lead 12 |: 10\n' 'low 1\n 2 tone 100 volume 3\n' \
    "$head\"^lead\"|:A2(3ABc ^d2|1e6:|2e2-e4|]\nV:2\n\"^lead\"|:[A,CE]6|1z6:|2z6|]\nV:3\n|:z6|1z6:|2z6|]\n"
check "repeats, endings, triplets, ties and chords are supported" [ "$code" = 0 ]
endings='|1z6:|2z6:|'
accepted "$head\"^lead\"|:A6${endings}\nV:2\n|:z6${endings}\nV:3\n|:z6${endings}\n" \
    "a second ending may be repeated, and the tune ends all the same"

refused tune "X:1\nM:3/4\nL:1/8\nA2\n" "tune.abc:4:1: K: must come before the first note" \
    "notes before the key are refused"
refused tune "$head\"^lead\"A5|\n$rests" \
    "tune.abc:7:10: this bar does not add up: 240/384 of a whole note instead of 288/384" \
    "a bar that does not add up is refused where it ends"
refused tune "$head\"^lead\"A2 h4|\n$rests" "tune.abc:7:11: expected a note: h4|" \
    "a letter that is not a note is refused"
refused tune "${head}A6|\n$rests" "tune.abc:7:1: no instrument here" "a note without an instrument is refused"
refused tune "$head\"^flute\"A6|\n$rests" "tune.abc:7:9: unknown instrument flute" \
    "an instrument that is not in the table is refused"
refused tune "$head\"^lead\"A6|\n" "expected three voices" "a tune of one voice is refused"
refused tune "$head\"^lead\"A6|A6|\n$rests" "the voices do not end together: voice 2 has 1 bars, voice 1 has 2" \
    "voices of different lengths are refused"
refused tune "$head\"^lead\"A6-|\n$rests" "the last note is tied to nothing" "a tie to nothing is refused"
refused tune "$head\"^lead\"A2-B4|\n$rests" "tune.abc:7:11: a tie must lead to the same note" \
    "a tie to another note is refused"
refused tune "$head\"^lead\"\"Xm\"A6|\n$rests" "expected a letter from A to G: Xm" \
    "an invalid chord name is refused"
refused tune "$head\"^lead\"\"Am13\"A6|\n$rests" "unknown chord: m13" "an unknown chord is refused"
refused tune "$head\"^lead\"!f!A6|\n$rests" "expected a note: !f!A6|" "anything outside the subset is refused"
refused tune "$head\"^lead\"A,,,,,6|\n$rests" "note out of range" "a note below the chip's is refused"
refused tune "$head\"^lead\"[A,CEG]6|\n$rests" "a chord has two or three notes" "a chord of four notes is refused"
refused tune "$head\"^lead\"A/4A/4 A5 z/2|\n$rests" "a note takes at least 4 frames" \
    "a note that is too short for the player is refused"
refused tune "$head\"^lead\"^c2 C4|\n$rests" "tune.abc:7:12: this letter has an accidental in another octave" \
    "an accidental that could mean two things is refused"
refused tune "$head\"^lead\"A6\n$rests" "the last bar has no bar line" "a bar without its line is refused"
refused tune "$head\"^lead\"A2 \"^loop\"A4|\n$rests" "a loop must begin at the start of a bar" \
    "a loop inside a bar is refused"
refused tune "${head}R:waltz\n" "tune.abc:7:1: unknown field: R:waltz" "an unknown field is refused"
refused tune "$head\"^lead\"[Q:1/4=999]A6|\n$rests" "a tempo is 30 to 400" "a tempo out of range is refused"

refused instrument "lead 16\n" "instruments.txt:1:6: a step begins with a volume from 0 to 15: 16" \
    "a volume over 15 is refused"
refused instrument "lead 12 12q\n" "instruments.txt:1:9: a step is like" "an invalid step is refused"
refused instrument "lead |:\n" "instruments.txt:1:8: a step is missing" "an instrument without steps is refused"
refused instrument "lead 12\nlead 10\n" "instruments.txt:2:1: duplicate instrument: lead" \
    "an instrument that is there twice is refused"
refused instrument "lead N40:3\n" "a noise has a period from 0 to 31" "a noise out of range is refused"
refused instrument "lead N4:3\n" "lead has noise or envelope, which only the third voice may use" \
    "noise in the first voice is refused"
refused effect "low\n 2 tone 100 volume 3\n" "effects.txt:1:4: expected a priority from 1 to 15" \
    "an effect without a priority is refused"
refused effect " 2 tone 100 volume 3\n" "effects.txt:1:2: a segment before the first effect: 2" \
    "a segment without an effect is refused"
refused effect "low 1\n 2 tone 8 volume 3\n" "a tone's period is at least 16" "an inaudibly high tone is refused"
refused effect "low 1\n 2 tone 100\n" "expected a volume" "a segment without a volume is refused"
refused effect "low 1\n 4 tone 100>4000 volume 3\n" "this glide is too steep" "a glide that is too steep is refused"
refused effect "low 1\n 3 tone 100 volume 15>0\n" "this volume changes too fast" \
    "a volume that changes too fast is refused"
refused effect "low 1\n 36 tone 100 volume 15>0\n" "leaves 0 to 15; choose another number of frames" \
    "a volume that would wrap around is refused"
refused effect "low 1\n 2 tone 100 volume 3\n again 2 of 2\n" "not so many segments above that are in no loop yet: 2" \
    "a loop over more segments than there are is refused"
refused effect "low 1\nhigh 2\n 2 tone 100 volume 3\n" "has no segment" "an effect without segments is refused"

convert 'lead 12\n' 'low 1\n 2 tone 100 volume 3\n' "$head\"^lead\"A6|\n$rests"
said=$("$soundconv" test out.h /nowhere/out.c instruments.txt effects.txt tune.abc 2>&1)
check "an output that cannot be written is named" [ "$said" = "/nowhere/out.c: No such file or directory" ]
said=$("$soundconv" --notes missing.abc 2>&1)
check "a tune that is not there is named" [ "$said" = "missing.abc: No such file or directory" ]
tap_done
