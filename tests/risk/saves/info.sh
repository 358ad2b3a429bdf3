#!/bin/sh
# Tests the output of save-info for good and bad files: info.sh PROGRAM EXAMPLE FOLDER
set -u
program=$1 folder=$3
. "${0%/*}/../../lib/tap/tap.sh"
. "${0%/*}/../../lib/tap/cli.sh"
rm -rf "$folder" && mkdir -p "$folder" && "$2" "$folder" || exit 1

run '' save-info "$folder/good.sav"
check "players, round, phase and seat are told" says '^game players=3 round=0 phase=deploy seat=[0-2] sets=0$'
check "every seat has its name, its kind and what it holds" says \
    '^seat=0 name=MARIE kind=person territories=14 armies=14 cards=0$'
check "every territory has its seat and its armies" lines '^territory=[a-z_-]+ seat=[0-2] armies=1$' = 42
check "and exit 0" code 0
run '' save-info "$folder/options.sav"
check "options: each in its words" says \
    '^settings players=3 start=deal defender-asked=no pace=fast sound=effects advice=yes language=de$'
check "options: every seat" lines '^seat=[0-5] name=[A-Za-z]+ kind=(person|easy|medium|hard)$' = 6
check "options: the quickest victories" says '^hall=2 name=F rounds=12 players=6 rival=easy$'
check "options: exit 0" code 0
bad() { # file, what is said
    run '' save-info "$folder/$1.sav"
    check "$1: $2" says "^[^ ]*$1.sav: $2"
    check "$1: exit 1" code 1
}
bad newer 'saved by a newer version'
bad other 'saved by another game'
bad log 'valid checksum, but impossible contents: a log or a battle that cannot have been'
bad seven 'valid checksum, but impossible contents: no such number of players'
bad hall 'valid checksum, but impossible contents: a victory in the hall of fame after a slower one'
bad pace 'valid checksum, but impossible contents: pace is 3, not 0 to 2'
tap_done
