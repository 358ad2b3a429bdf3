#!/bin/sh
# Tests the output of save-info for good and bad files: info.sh PROGRAM EXAMPLE FOLDER
set -u
program=$1 folder=$3
. "${0%/*}/../../lib/tap/tap.sh"
. "${0%/*}/../../lib/tap/cli.sh"
rm -rf "$folder" && mkdir -p "$folder" && "$2" "$folder" || exit 1

for file in good amsdos; do
    run '' save-info "$folder/$file.sav"
    check "$file: rules, hand, phase and seat are printed" says \
        '^match rules=p62 players=2 hand=1 phase=draw seat=1 goal=700 left=89$'
    check "$file: every seat has its name, its kind and its hand" says \
        '^seat=0 name=MARIE kind=person hand=([a-z0-9]+,){5}[a-z0-9]+$'
    check "$file: the points of both teams" lines '^team=[01] km=0 points=0$' = 2
    check "$file: and the history" says '^play seat=1 card=roll team=1$'
    check "$file: exit 0" code 0
done
bad() { # file, what is said
    run '' save-info "$folder/$1.sav"
    check "$1: $2" says "^[^ ]*$1.sav: $2"
    check "$1: exit 1" code 1
}
bad short 'damaged'
bad changed0 'not a saved game'
bad changed2 'not a saved game'
bad changed4 'saved by another game'
bad changed6 'saved by a newer version'
bad impossible 'valid checksum, but impossible contents: no such rulebook, or not for so many players'
run '' save-info "$folder/options.sav"
check "options: each as a word" says \
    '^settings rules=p62 players=4 pace=normal sound=nothing prompts=short advice=yes language=it keyboard=azerty$'
check "options: every seat" lines '^seat=[0-5] name=[A-Za-z]+ kind=(person|easy|medium|hard)$' = 6
check "options: the best matches" says '^hall=1 name=MARIE points=5200 hands=7 rules=micro rival=medium$'
check "options: and no more than there are" lines '^hall=' = 2
check "options: exit 0" code 0
bad hall 'valid checksum, but impossible contents: a match in the hall of fame after a lesser one'
bad many 'valid checksum, but impossible contents: the rulebook is not for that number of players'
bad players 'valid checksum, but impossible contents: players is 9, not 2 to 6'
run '' save-info "$folder/nowhere.sav"
check "a missing file is named, exit 2" code 2
run '' save-info
check "without a file the usage is printed, exit 2" code 2
tap_done
