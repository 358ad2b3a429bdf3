#!/bin/sh
# Builds both games with z88dk and runs tests of the programs.
set -u
. "${0%/*}/../lib/tap/tap.sh"
tests="budget-mille-free budget-risk-free mille-lockstep mille-bot-lockstep risk-lockstep platform-twins"
tests="$tests mille-cpc-hand risk-cpc-monkey"

for program in z88dk-zsdcc z88dk-zsdcpp z88dk-z80asm; do
    command -v $program >/dev/null && continue
    for test in $tests; do
        skip "$test with z88dk" "$program is not installed"
    done
    says() { make -s TOOLCHAIN=z88dk 2>&1 | grep -q "needs.* $program.* on the PATH"; }
    check "make TOOLCHAIN=z88dk says that $program is missing" says
    tap_done
    exit
done

# The run prints a line "NAME: N passed, N failed" for each test.
make -s TOOLCHAIN=z88dk test ONLY="$tests" MONKEY=20000 >build/z88dk.log 2>&1 || tail -n 40 build/z88dk.log
passed() { grep -q "^$1: [1-9][0-9]* passed, 0 failed" build/z88dk.log; }
for test in $tests; do
    check "$test with z88dk" passed "$test"
done
tap_done
