#!/bin/sh
# Builds with z88dk and runs those tests again that run what it built.
set -u
. "${0%/*}/../lib/tap/tap.sh"
tests="lockstep bot-lockstep risk-lockstep platform-twins cpc-hand risk-cpc-monkey"
games="mille risk"
proofs="$(printf 'budget-%s ' $games)$tests"

for program in z88dk-zsdcc z88dk-zsdcpp z88dk-z80asm; do
    command -v $program >/dev/null && continue
    for proof in $proofs; do
        skip "$proof with z88dk" "there is no $program here"
    done
    says() { make -s TOOLCHAIN=z88dk products 2>&1 | grep -q "wants.* $program.* on the PATH"; }
    check "make TOOLCHAIN=z88dk says that $program is missing" says
    tap_done
    exit
done

# The whole run prints a line "NAME: N passed, N failed" a test.
MAKEFLAGS='' make -s TOOLCHAIN=z88dk check TESTS="$tests" BENCHES="$games" MONKEY=20000 >build/z88dk.log 2>&1 || tail -n 40 build/z88dk.log
passed() { grep -q "^$1: [1-9][0-9]* passed, 0 failed" build/z88dk.log; }
for proof in $proofs; do
    check "$proof with z88dk" passed "$proof"
done
tap_done
