# What the scripts of this folder share: . disk/lib.sh; game_facts GAME
mkimage=build/host/mkimage

# Reads what the build knows of a game (tools/make/facts): FILE, TITLE, LANGUAGES, GEN, D for parts of images,
# MEMORY_...
game_facts() {
    . "${BUILD:-build}/$1/gen/game.sh"
    mkdir -p "$D"
}

# The object files of these parts of a loader, by their names.
rels() {
    objects=${GEN%/gen}/z80
    for part; do
        for path in "$objects/disk/loader/$part.rel" "$objects/$GEN/$part.rel" "$objects"/src/*/cpc/"$part.rel"; do
            [ -e "$path" ] && echo "$path" && break
        done
    done
}

# Where a program's words belong in memory.
words_at() { awk '$2 == "s__WORDS" { print $3 }' "$PROGRAM.noi"; }

# The files of its languages.
language_files() { for language in $LANGUAGES; do echo "$GEN/$FILE.$(echo "$language" | tr a-z A-Z)"; done; }

# The name of the manual's short form on a disc.
read_me_name() {
    case $1 in fr) echo LISEZMOI ;; de) echo LIESMICH ;; it) echo LEGGIMI ;; *) echo README ;; esac
}

# README.BAS shows those texts, then how a program is started: read_me_bas FILE OUT. BASIC wants CR LF and a ^Z.
read_me_bas() { { sed "s/@GAME@/$1/;s/\$/\r/" disk/read_me.bas && printf '\032'; } >"$2"; }

# A game's files on a disc but for the loader, in the order in which they are read (the first language is in the program
# already): disc_files MARK PROGRAM. With the mark "-" CAT does not show them.
disc_files() {
    [ -n "$2" ] && echo "$1$FILE.RUN:$MEMORY_PROGRAM:$MEMORY_PROGRAM:$2"
    first=
    for file in $(language_files) ''; do
        if [ -z "$first" ]; then first=$file && continue; fi
        [ -n "$file" ] || file=$first
        echo "$1${file##*/}:$(words_at):0:$file"
    done
}
