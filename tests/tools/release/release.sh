#!/bin/sh
# Tests the release: release.sh ZIP PAGE FOLDER FILE...   (PAGE is the page's zip, FILEs are the packed files)
set -u
. "${0%/*}/../../lib/tap/tap.sh"
zip=$1 page=$(realpath "$2") folder=$3
shift 3

# With another umask, time zone, locale and folder, files in another order, and one core.
again=$folder-again
rm -rf "$again" && mkdir -p "$again" || exit 1
(umask 077 && printf '%s\n' "$@" | tac | TZ=Pacific/Auckland LC_ALL=C.UTF-8 taskset -c 0 \
    xargs tools/release/pack "$again/$(basename "$zip" .zip)") || exit 1
check "packed again in another environment it has the same bytes" cmp "$zip" "$again/$(basename "$zip")"

rm -rf "$folder" && mkdir -p "$folder" && 7z x -bso0 -bsp0 -o"$folder" "$zip" || exit 1
name=$(basename "$zip" .zip)
cd "$folder/$name" || exit 1

check "the zip holds one folder of its own name" [ "$(ls ..)" = "$name" ]
check "every file has its listed checksum" sha256sum --check --quiet SHA256SUMS
check "and no file is without one" [ "$(wc -l <SHA256SUMS)" = "$(find . -type f ! -name SHA256SUMS | wc -l)" ]
for game in mille risk; do
    for language in fr en de it; do
        check "$game, $language: tape, snapshot and booklet" [ -s "$game-$language.cdt" -a -s "$game-$language.sna" -a \
            -s "$game-manual-$language.pdf" ]
    done
    check "$game: the disc" [ -s "$game.dsk" ]
    check "$game: the title's tune and the effects, and nothing but music" sh -c \
        '[ -s "$0/title.ym" -a -s "$0/title.ay" -a -s "$0/effects.ym" ] &&
            [ -z "$(find "$0" -type f ! -name "*.ym" ! -name "*.ay")" ]' "sound/$game"
done
check "disc and cartridge of both games" [ -s classics.dsk -a -s classics.cpr ]
for file in $(grep -o '[a-z-]*\.\(dsk\|cpr\|cdt\|sna\|pdf\)' READ-ME.txt | sort -u); do
    check "$file, named in the READ ME, exists" [ -s "$file" ]
done
check "the player's READ ME names the version" grep -q "version ${name##*-}" READ-ME.txt
check "the developers' README is not in it" [ ! -e README.md ]
# A distribution of Caprice32 and RetroArch includes their licences and the address of their sources: the release, and
# the page alone.
for place in . page; do
    for version in 2 3; do
        check "$place: the GPL, version $version, in full" sh -c \
            'grep -q "GNU GENERAL PUBLIC LICENSE" "$0" && grep -q "Version $1, " "$0" &&
                grep -q "END OF TERMS AND CONDITIONS" "$0"' "$place/GPL-$version.txt" "$version"
    done
    check "$place: the notice names the commits of the sources, fonts, ROMs and publishers" sh -c \
        'for word in https://github.com/EmulatorJS/libretro-cap32/tree/310cc57 \
            https://github.com/EmulatorJS/RetroArch/tree/6dd4353 "Nimbus Sans" \
            "Locomotive Software" publishers; do
            grep -q "$word" "$0/NOTICE.txt" || exit 1
        done' "$place"
done
check "the page's own zip is that page, with index.html at the top as games sites want it" sh -c \
    '7z x -bso0 -bsp0 -o../alone "$0" && diff -r page ../alone' "$page"
check "our own licence" grep -q "MIT" LICENSE
tap_done
