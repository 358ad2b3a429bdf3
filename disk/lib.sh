# Functions for the scripts of this folder: . disk/lib.sh; game_facts GAME
mkimage=build/host/mkimage

# Reads the variables of a game (tools/make/facts): FILE, TITLE, LANGUAGES, GEN, D (the folder for parts of images),
# MEMORY_...
game_facts() {
    . "${BUILD:-build}/$1/gen/game.sh"
    mkdir -p "$D"
}

# The object files of parts of a loader: rels NAME...
rels() {
    objects=${GEN%/gen}/z80
    for part; do
        for path in "$objects/disk/loader/$part.rel" "$objects/$GEN/$part.rel" "$objects"/src/*/cpc/"$part.rel"; do
            [ -e "$path" ] && echo "$path" && break
        done
    done
}

# The address of a program's words.
words_at() { awk '$2 == "s__WORDS" { print $3 }' "$PROGRAM.noi"; }

# The language files of the game.
language_files() { for language in $LANGUAGES; do echo "$GEN/$FILE.$(echo "$language" | tr a-z A-Z)"; done; }

# The name of the short manual on a disc, without extension: read_me_name LANGUAGE
read_me_name() {
    case $1 in fr) echo LISEZMOI ;; de) echo LIESMICH ;; it) echo LEGGIMI ;; *) echo README ;; esac
}

# README.BAS shows the short manuals, then how to start the program: read_me_bas FILE OUT. BASIC needs CR LF and a ^Z.
read_me_bas() { { sed "s/@GAME@/$1/;s/\$/\r/" disk/read_me.bas && printf '\032'; } >"$2"; }

# The files of a game on a disc except the loader, in the order in which they are read: disc_files MARK PROGRAM. The
# first language is in the program, so its file comes last. With the mark "-" CAT does not list the files.
disc_files() {
    [ -n "$2" ] && echo "$1$FILE.RUN:$MEMORY_PROGRAM:$MEMORY_PROGRAM:$2"
    first=
    for file in $(language_files) ''; do
        if [ -z "$first" ]; then first=$file && continue; fi
        [ -n "$file" ] || file=$first
        echo "$1${file##*/}:$(words_at):0:$file"
    done
}
