#!/bin/sh
# Writes the first inputs for the fuzzer of soundconv: fuzz_seeds.sh FOLDER. The first character selects the reader.
set -eu
mkdir -p "$1"
printf '0lead 12 14~1 13x 13y|: n9:12+7 E 12*5 # remark\nbell 15 |: 3\n' >"$1/instruments"
printf '1draw 2\n 6 noise 20>8 volume 9>3\n 2 tone C#5 volume 3\n 4 buzz 1440>720\n 3 silence\n again 2 of 2\n' \
    >"$1/effects"
head='M:3/4\nL:1/8\nQ:1/4=188\nK:Am\nP:A\n"^lead""Am"'
third='V:3\n|:z6|1z6:|2z6|]\n'
second='V:2\n|:"^lead-3,bell-3"[A,CE]6|1z6:|2z6|]\n'
printf '2X:1\nT:t\nN:breaks leaps because so\n'"$head"'|:A2(3ABc ^d2|1e6:|2e2-e4|]\n'"$second$third" >"$1/tune"
printf '2X:1\nT:t\n'"$head"'|:A6|1e6:|2:|2z6|]\nV:2\n|:z6|1z6:|2z6|]\n'"$third" >"$1/endings"
