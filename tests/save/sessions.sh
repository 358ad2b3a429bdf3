#!/bin/sh
# The build refuses C that uses a restart in a disc session: tests/save/sessions.sh SCRATCH COMPILER FLAGS...
# The compiler is SDCC with the flags of the build; tools/link_cpc examines the objects before it links them.
. "${0%/*}/../lib/tap/tap.sh"
scratch=$1
shift
compiler=$*
rm -rf "$scratch" && mkdir -p "$scratch" || exit 1

# compile NAME: NAME.c from standard input, and its object
compile() {
    { printf '#include "file.h"\nvoid use(void);\n' && cat; } >"$scratch/$1.c"
    $compiler -c "$scratch/$1.c" -o "$scratch/$1.rel" || exit 1
}
objects() { for name; do printf '%s/%s.rel ' "$scratch" "$name"; done; }
passes() { tools/check_sessions $(objects "$@") 2>"$scratch/said"; }
refuses() { ! passes "$@"; }
says() { grep -q "$1" "$scratch/said"; }

# The body of a function with a stack frame.
FRAME='uint8_t a[9], i, j = 0;
for (i = 0; i < 9; i++) a[i] = file_read(0);
for (i = 0; i < 9; i++) j += a[i] ^ i;
return j;'

compile static <<E1
static uint8_t a;
static uint8_t work(void) { a = file_read(0); return a; }
void use(void) { file_session(work); }
E1
check "a callback with static variables is accepted" passes static

compile frame <<E1
static uint8_t work(void) { $FRAME }
void use(void) { file_session(work); }
E1
check "a callback with a stack frame is refused" refuses frame
check "and named, with its file" says 'work() in .*frame\.c uses "rst'
check "tools/link_cpc refuses it" [ "$(tools/link_cpc 0x40 0xAC00 "$scratch/program" none "$scratch/frame.rel" 2>&1 |
    grep -c 'work() in')" = 1 ]

compile outside <<E1
static uint8_t work(void) { return file_read(0); }
static uint8_t frame(void) { $FRAME }
void use(void) { frame(); file_session(work); frame(); }
E1
check "a stack frame outside of the session is accepted" passes outside

compile called <<E1
uint8_t shared(void);
static uint8_t work(void) { return (uint8_t)(shared() + 1); }
void use(void) { file_session(work); }
E1
compile shared <<E1
uint8_t shared(void);
uint8_t shared(void) { $FRAME }
E1
check "a function of another file with a stack frame is refused" refuses called shared
check "and named, with the callback" says 'shared() in .*shared\.c uses "rst .* of work() in .*called\.c'

compile word <<E1
void video_fill(uint16_t at, uint16_t size, uint16_t paint);
static uint8_t work(void) { video_fill(1, 2, 3); return 0; }
void use(void) { file_session(work); }
E1
check "a call that is a restart is refused" refuses word

compile pointer <<E1
extern uint8_t (*access)(void);
void use(void) { file_session(access); }
E1
check "a callback that is not named is refused" refuses pointer
check "and the call named" says 'file_session in use() in .*pointer\.c is not given a function by its name'
tap_done
