#!/bin/sh
# tools/sizes lists the files of a program, and what has grown: tests/tools/sizes.sh PROGRAM FOLDER
set -u
. tests/lib/tap/tap.sh
program=$1 folder=$2
mkdir -p "$folder"
list=$folder/list.txt
tools/sizes "$program" >"$list"

# Its areas, as the linker has laid them out, but for start.s, which is in no library.
code=$(awk '$1 == "_CODE" && $4 == "=" { print $5; exit }' "$program.map")
listed=$(awk '{ bytes += $2 } END { print bytes }' "$list")
check "the list has the program's code" [ "$listed" -ge "${code%.}" ]
check "no file is listed twice" [ -z "$(cut -d ' ' -f 1 "$list" | uniq -d)" ]
check "nothing has grown against its own list" [ -z "$(tools/sizes "$program" "$list")" ]
awk '$1 == "src/ui/text" { $2 -= 65 } { print }' "$list" >"$folder/grown.txt"
growth=$(tools/sizes "$program" "$folder/grown.txt" | grep -c "src/ui/\(text\)\{0,1\} .* +65 ")
check "65 bytes are seen, in the file and in its folder" [ "$growth" = 2 ]
awk '$1 == "src/ui/text" { $2 -= 64 } { print }' "$list" >"$folder/same.txt"
check "64 bytes are not" [ -z "$(tools/sizes "$program" "$folder/same.txt")" ]
grep -v "^src/ui/words " "$list" >"$folder/new.txt"
check "a new file is seen" [ -n "$(tools/sizes "$program" "$folder/new.txt" | grep "src/ui/words ")" ]
awk '{ print } $1 == "src/ui/text" { print "src/ui/gone 99 0" }' "$list" >"$folder/gone.txt"
check "a removed one too" [ -n "$(tools/sizes "$program" "$folder/gone.txt" | grep "src/ui/gone 0 bytes, -99 ")" ]
check "without a program it fails" sh -c "! tools/sizes $folder/none 2>$folder/error"
tap_done
