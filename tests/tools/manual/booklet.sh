#!/bin/sh
# Tests the PDF booklets: booklet.sh FOLDER PDF...
set -u
. "${0%/*}/../../lib/tap/tap.sh"
work=$1
shift
mkdir -p "$work"

a5() { pdfinfo "$1" | grep -q 'Page size: *419.5[0-9]* x 595.2[0-9]* pts'; }
sheets() { [ $(($(pdfinfo "$1" | sed -n 's/^Pages: *//p') % 4)) = 0 ]; } # a sheet of A4 has four pages of A5
embedded() { [ "$(pdffonts "$1" | tail -n +3 | grep -c ' yes yes yes ')" = "$(pdffonts "$1" | tail -n +3 | wc -l)" ]; }
dateless() { ! pdfinfo "$1" | grep -q Date; }
pictures() { [ "$(pdfimages -list "$1" | grep -c image)" -ge 15 ]; }
again() { # the same page in another folder and time zone
    rm -rf "$work/again" && cp -R "${1%/*}" "$work/again" &&
        TZ=Pacific/Auckland tools/manual/booklet "$work/again/$(basename "$1" | sed 's/manual-\(..\)\.pdf/\1.html/')" \
            "$work/again.pdf" && cmp -s "$1" "$work/again.pdf"
}

for pdf; do
    name=${pdf##*/}
    check "$name has A5 pages" a5 "$pdf"
    check "$name fills its sheets: its pages are a multiple of four" sheets "$pdf"
    check "$name embeds its fonts" embedded "$pdf"
    check "$name has the pictures of cards and screens" pictures "$pdf"
    check "$name has no date" dateless "$pdf"
done
check "made again elsewhere, ${1##*/} has the same bytes" again "$1"
tap_done
