#!/bin/sh
# Checks that every tune follows the rules of tools/soundconv/check.h or says why it breaks one, and that other programs
# read it without a warning: judged.sh SOUNDCONV INSTRUMENTS TUNE...
set -u
. "${0%/*}/../lib/tap/tap.sh"
soundconv=$1 instruments=$2
shift 2

is_quiet() { # a command that prints nothing but its usual lines
    said=$("$@" 2>&1 | grep -v -e 'abc2midi$' -e '^writing MIDI' -e '^abcm2ps-' -e '^File ' -e '^Output ')
    [ -z "$said" ] || { echo "$said" | sed 's/^/# /' && return 1; }
}

work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
for tune; do
    name=$(basename "$tune")
    check "$name follows the rules, or says why not" is_quiet "$soundconv" --check "$instruments" "$tune"
    check "$name is read by abc2midi" is_quiet abc2midi "$tune" -o "$work/tune.mid"
    check "$name is engraved by abcm2ps" is_quiet abcm2ps -g -O "$work/score" "$tune"
done
tap_done
