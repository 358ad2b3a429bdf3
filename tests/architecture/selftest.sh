#!/bin/sh
# Tests the architecture tests with good and bad modules: tests/architecture/selftest.sh COMPILER SCRATCH
here=${0%/*}
. "$here/../lib/tap/tap.sh"
compiler=$1 scratch=$2
rm -rf "$scratch" && mkdir -p "$scratch/src/one/include" "$scratch/src/two" || exit 1
cd "$scratch" || exit 1
here=$OLDPWD/$here
says() { grep -q "$1" out; }
passes() { "$@" >out 2>&1; }
fails() { ! "$@" >out 2>&1; }

echo '#include "b.h"' >src/two/a.c
echo >src/two/a.h
echo '#include "c.h"' >src/two/b.h
echo '/* #include "a.h" */' >src/two/c.h
check "includes without a cycle are accepted" passes "$here/cycles" src
echo '#include "a.h"' >src/two/c.c
check "a cycle of three files is found" fails "$here/cycles" src
check "the failure names it" says 'a -> b -> c -> a'

guarded() { printf '#ifndef %s\n#define %s\n#endif\n' "$1" "$1"; }
guarded ONE_H >src/one/include/one.h
guarded CORE_H >src/one/core.h
guarded TWO_H >src/two/a.h
check "a private header outside the include list is accepted" passes "$here/headers" "$compiler" \
    src/one=src/one,src/one/include src/two=src/two,src/one/include
check "a private header in the include list is found" fails "$here/headers" "$compiler" \
    src/one=src/one,src/one/include src/two=src/two,src/one,src/one/include
check "the failure names it" says '^# core.h'
guarded ONE_H >src/two/a.h
check "two headers with one guard are found" fails "$here/headers" "$compiler" src/two=src/two,src/one/include
guarded TWO_H >src/two/one.h
check "two headers with one name are found" fails "$here/headers" "$compiler" src/two=src/two,src/one/include
tap_done
