#!/bin/sh
# Tests the checker of tunes: a good tune is changed in one place for each rule, and the checker must report that rule.
# checker_selftest.sh SOUNDCONV INSTRUMENTS TUNE (the title of 1000 Bornes)
set -u
. "${0%/*}/../lib/tap/tap.sh"
soundconv=$1 instruments=$2 tune=$3
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

is_told() { # the beginning of the message after the file name, and the change as a sed script
    sed "$2" "$tune" >"$work/spoiled.abc"
    said=$("$soundconv" --check "$instruments" "$work/spoiled.abc")
    case $said in
    *"spoiled.abc: $1"*) return 0 ;;
    *) echo "# $said" && return 1 ;;
    esac
}
spoil() { # rule, change, sentence
    check "$1: $3" is_told "$1: " "$2"
}
spoil beats 's/"Am"A2 c2 e2 | f2 e4/"Am"B2 d2 e2 | f2 e4/' "a bar that begins off its chord and leaps on"
spoil range 's/"C7"_b6/"C7"_b2 e4/; s/"G7"f4 e2 | d6/"G7"f4 e2 | C6/' "more than an octave and a sixth"
spoil leaps '/^N:breaks leaps/d' "a leap of a sixth that goes on"
spoil cadences 's/"B7"^d6 | "E7"e4 z2/"F"c6 | "F"c4 z2/' "a part that ends on neither V nor I"
spoil resolution 's/"G7"Bd f2 e2 | "C"d2 c4/"G7"Bd e2 f2 | "C"g2 c4/' "a seventh that rises"
spoil answer 's/"E7"^G2 B2 e2 | e2 d4 | ^G2 B2 d2/"E7"^G2 B2 e2 | e2 d4 | ^G6/' \
    "a phrase and an answer of different rhythms"
spoil motifs 's/^\(g4 a2\) | .*/\1 | \1 | \1 | \1 | "C"g4 e2 | "Dm"f4 d2 | "B7"^d6 | "E7"e4 z2 |/' \
    "the same bar four times"
first='"Am"A2 c2 e2 | f2 e4 | "E7"^G2 B2 e2 | e2 d4 | ^G2 B2 d2 | "E7"f2 e4 | "Am"ed cB AB | cB A4 |'
second='"A7"^ce g2 f2 | "Dm"e2 d4 | "G7"Bd f2 e2 | "C"d2 c4 | "Dm"A2 d2 f2 | "Am"e2 c4 | "B7"B^c ^d2 ^f2 | "E7"e4 z2 |'
spoil contrast "s/^\"C\"g4 a2.*/$first/; s/^g4 a2.*/$second/" "a second part like the first"
spoil breaths 's/f2 e4/f2 e2 e2/; s/e2 d4/e2 d2 d2/; s/"E7b9"f2 e4/"E7b9"f2 e2 e2/' "no breath in four bars"
spoil density 's/"Am"A2 c2 e2 | f2 e4 | "E7"^G2 B2 e2 | e2 d4/"Am"AB cd ef | fe dc de | "E7"^GA Bc de | ed cB cd/' \
    "eighths that run on"
spoil bass 's/^"^loop"A,,2/"^loop"D,2/' "a bass that is not in the chord"
spoil parallels 's/^"^reed"/"^lead-4"/' "a second voice in unison"
spoil second 's/^"^lead-4"e4 f2/"^lead-4"g4 f2/' "a second voice on the melody's note"
spoil apart 's/"C"g4 a2 | g4 e2 | "G7"f4 e2 | d6/"C"g4 a2 | g4 E2 | "G7"f4 e2 | d6/' "a melody among the chords"
spoil volumes 's/^"^lead-4"E2/"^lead-1"E2/' "a second voice as loud as the melody"
spoil accidentals 's/"C"d2 c4/"C"d2 ^g4/' "a note from nowhere"
spoil form 's/"E7"z2 |]/z2 |]/' "a tune that comes back without V"
check "a rule that is claimed to be broken but is not" is_told "it claims to break accidentals" \
    '/^N:breaks/a N:breaks accidentals because we say so'
tap_done
