#!/bin/sh
# Plays the recordings of tools/soundsheet with three other emulations of the sound chip and measures the result:
# other_players.sh SOUNDSHEET JUKEBOX TEST YM2149_WASM FOLDER TUNE. Plays the third voice of the tune alone and the
# others of the title: libgme takes a long silence of a voice for the end.
set -eu
soundsheet=$1 jukebox=$2 ears=$3 wasm=$4 work=$5 third=$6
rm -rf "$work" && mkdir -p "$work"
"$soundsheet" "$jukebox" "$work"
for ym in "$work"/*.ym; do
    ym2wav "$ym" "${ym%.ym}.st.wav" >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
done
whole=$(cd "$work" && ls *.ay | sed '/-[123]\.ay$/d; s/\.ay$//')
set --
for heard in title-1 title-2 "$third-3" $whole; do
    set -- "$@" "$work/$heard.ym" "$work/$heard.rs.wav"
    ffmpeg -loglevel error -y -t 66 -i "$work/$heard.ay" -ac 1 -ar 44100 "$work/$heard.ay.wav"
done
node "${0%/*}/listen.mjs" "$PWD/$wasm" "$@" >"$work/said" || { cat "$work/said"; exit 1; }
exec "$ears" "$work" "$third"
