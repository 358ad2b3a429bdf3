#!/bin/sh
# wordconv: the game's own tables pass, and each kind of mistake is refused with its file and line.
# use: words.sh WORDCONV FOLDER
set -u
. "${0%/*}/../../lib/tap/tap.sh"
wordconv=$1 folder=$2
rm -rf "$folder" && mkdir -p "$folder" || exit 1

result() { check "$2" [ "$1" = 0 ]; }

for table in src/mille/words/words_??.txt; do
    "$wordconv" gfx/shared/font.txt src/mille/words/words.txt check "$table"
    result $? "$table has every word, and each stays in its box"
done

# refused SENTENCE MESSAGE: the tables in the folder are refused with that message and nothing is written
refused() {
    rm -rf "$folder/out" && mkdir "$folder/out"
    "$wordconv" gfx/shared/font.txt "$folder/words.txt" "$folder/out" FILE "$folder/words_fr.txt" >"$folder/log" 2>&1
    code=$?
    [ $code = 1 ] && grep -qF -- "$2" "$folder/log" && [ -z "$(ls "$folder/out")" ]
    found=$?
    [ $found = 0 ] || sed 's/^/# /' "$folder/log"
    result $found "$1"
}
keys() { printf '%s\n' "$@" >"$folder/words.txt"; }
texts() { printf '%s\n' "$@" >"$folder/words_fr.txt"; }

keys 'CARD_25 20x1' 'CARD_50 20x1' 'SAY 30x1 name CARD_25..CARD_50'
texts 'CARD_25 = 25 km' 'SAY = {1} : {2}'
refused "a missing word is named" "words_fr.txt: CARD_50 is missing"
texts 'CARD_25 = 25 km' 'CARD_50 = 50 km' 'SAY = {1} joue {2} ici'
refused "a text that leaves its box with its longest arguments is named with its line" \
    "words_fr.txt:3: SAY takes too many lines: 2"
texts 'CARD_25 = vingt-cinq-kilometres' 'CARD_50 = 50 km' 'SAY = {1}'
refused "a word wider than its box is named" "words_fr.txt:1: CARD_25 has a word too wide for its box"
texts 'CARD_25 = 25 km' 'CARD_50 = 50 ☃' 'SAY = {1}'
refused "a letter the font lacks is named" 'words_fr.txt:2: the font has no letter "☃"'
texts 'CARD_25 = 25 km' 'CARD_50 = 50 km' 'SAY = {3}'
refused "an argument the text does not have is refused" "words_fr.txt:3: SAY has no argument {3}"
texts 'CARD_25 = 25 km' 'CARD_50 = 50 km' 'CARD_25 = 25' 'SAY = {1}'
refused "a word said twice is refused" "words_fr.txt:3: CARD_25 is already defined in line 1"
texts 'CARD_25 = 25 km' 'CARD_51 = 50 km' 'SAY = {1}'
refused "a key that does not exist is refused" "words_fr.txt:2: CARD_51 is not a key"
texts 'CARD_25 = 25 km' 'CARD_50: 50 km' 'SAY = {1}'
refused "a line that is no KEY = text is refused" "words_fr.txt:2: expected KEY = text"
keys 'CARD_25 20' 'SAY 30x1'
refused "a key without the size of its box is refused" "words.txt:1: expected KEY WIDTHxLINES"

# The stamp is the first two bytes of a language. All languages of a build have the same stamp. It changes as soon as
# the languages of two builds would not fit each other.
stamp() {
    rm -rf "$folder/out" && mkdir "$folder/out"
    "$wordconv" gfx/shared/font.txt "$folder/words.txt" "$folder/out" FILE \
        "$folder/words_fr.txt" "$folder/words_en.txt" >"$folder/log" 2>&1 &&
        [ "$(head -c 2 "$folder/out/FILE.FR" | od -An -tx1)" = "$(head -c 2 "$folder/out/FILE.EN" | od -An -tx1)" ] &&
        [ "$(wc -c <"$folder/out/FILE.FR")" = "$(wc -c <"$folder/out/FILE.EN")" ] &&
        head -c 2 "$folder/out/FILE.FR" | od -An -tx1
}
english() { printf '%s\n' "$@" >"$folder/words_en.txt"; }
keys 'YES 20x1' 'NO 20x1'
texts 'YES = Oui' 'NO = Non'
english 'YES = Yes' 'NO = No'
first=$(stamp)
[ -n "$first" ]
result $? "two languages come out with one stamp and one length"
texts 'YES = Oua' 'NO = Non'
[ "$(stamp)" = "$first" ]
result $? "another word with the same letters and sizes keeps the stamp"
keys 'NO 20x1' 'YES 20x1'
[ "$(stamp)" != "$first" ]
result $? "another order of the keys changes it"
keys 'YES 20x1' 'NO 20x1'
texts 'YES = Ouais' 'NO = Non'
[ "$(stamp)" != "$first" ]
result $? "another size changes it"
texts 'YES = Où?' 'NO = Non'
[ "$(stamp)" != "$first" ]
result $? "another letter in the font changes it"
tap_done
