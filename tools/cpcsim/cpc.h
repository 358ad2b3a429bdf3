/* cpc: a simulated Amstrad CPC with 64 KB and no ROMs, exact to the microsecond, for tests and measurements.
 *
 *            +-------------------------------- cpc_t ---------------------------------+
 *            |  Z80 (libz80ex) --- cost.h: every instruction in whole microseconds    |
 *            |    | bus.h: 64 KB of RAM everywhere, no ROM; the ports                 |
 *            |    +--- beam.h: crtc.h + gate_array.h, the interrupts, the picture     |
 *            |    +--- ppi.h: sound chip registers, keyboard.h                        |
 *            |    +--- the test printer &FEFE and the test exit &FEFF                 |
 *            |                                                                        |
 *            |  load.h     binaries, Intel HEX      sna.h     snapshots               |
 *            |  symbols.h  .noi and .map files      script.h  keys to type            |
 *            |  profile.h  NOPs of named routines   watch.h   stray writes, the stack |
 *            |  firmware.h entries of the ROMs      psg_log.h the sound chip by frame |
 *            +------------------------------------------------------------------------+
 *
 * CPC programmers call one microsecond a NOP; cpc->now counts them since the machine was created.
 *
 * A program under test may print a character with OUT (C),r to port &FEFE and end with OUT (C),r to &FEFF, whose value
 * is its exit code. No chip of a CPC uses these two addresses.
 *
 * Use from C:
 *
 *     cpc_t *cpc = cpc_new();
 *     if (!load_file(cpc, "rules.ihx", 0) || !symbols_load(&cpc->symbols, "rules.noi", cpc->problem))
 *         die(cpc->problem);
 *     cpc_call_t call = {.address = cpc_address(cpc, "_mille_legal"), .hl = state_address};
 *     cpc_poke(cpc, state_address, state, sizeof state);
 *     if (cpc_call(cpc, &call) != CPC_RETURNED) die(cpc->problem);
 *     printf("%llu NOPs, answer %u\n", call.nops, call.de);
 *     cpc_free(cpc);
 *
 * Errors are described in cpc->problem. */
#ifndef CPC_H
#define CPC_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include <z80ex/z80ex.h>

#include "beam.h"
#include "cost.h"
#include "keyboard.h"
#include "ppi.h"
#include "profile.h"
#include "symbols.h"

#define CPC_FOREVER UINT64_MAX
#define CPC_STUBS   32

/* Why the machine stopped. */
typedef enum {
    CPC_TIME_UP,    /* the time given has passed */
    CPC_REACHED,    /* the program counter is at an address given to cpc_stop_at */
    CPC_FRAME,      /* the frame given to cpc_run_to_frame has begun */
    CPC_SCRIPT_END, /* the key script says end */
    CPC_RETURNED,   /* the routine of cpc_call returned */
    CPC_EXITED,     /* the program wrote its exit code to &FEFF: cpc->exit_code */
    CPC_FAULT       /* the program did something forbidden: cpc->problem says what and where */
} cpc_stop_t;

/* Marks of an address, bits of cpc->mark[]. Only the fetch of an opcode checks them. */
enum {
    MARK_STOP = 1,      /* cpc_run ends before the instruction */
    MARK_ENTRY = 2,     /* a profiled routine starts here */
    MARK_RETURN = 4,    /* a profiled routine returns to here */
    MARK_CALL_END = 8,  /* the routine of cpc_call returns to here */
    MARK_FIRMWARE = 16, /* a firmware entry, which this machine does not have: firmware.h */
    MARK_STUB = 32      /* a routine that is replaced by a function of the host */
};

typedef struct cpc cpc_t;

/* Replaces a routine of the machine, for example an entry of the firmware: reads and changes registers and memory;
 * the machine then returns from the routine. */
typedef void cpc_stub_fn(cpc_t *cpc, void *user);

/* Called when VSYNC has begun. */
typedef void cpc_frame_fn(cpc_t *cpc, void *user);

struct cpc {
    uint64_t now; /* microseconds since cpc_new; while an instruction runs, when it started */

    /* private: what every instruction needs, kept together */
    uint64_t deadline; /* when something other than the Z80 must be handled */
    Z80EX_CONTEXT *z80;
    const cost_t *page; /* costs of the opcodes after the prefix that was just read */
    uint8_t opcode;     /* the last opcode fetched */
    uint8_t early;      /* the last instruction ended early: see cost.h */
    bool masked;        /* an interrupt was refused; only some instructions can change that */
    bool stopped;       /* a stop is requested after this instruction: `why` */
    bool watching;      /* writes are checked against `writable`: see watch.h */
    int trapped;        /* a marked address was fetched: this address; otherwise -1 */
    int passed;         /* the marked address that may run now; otherwise -1 */
    uint16_t stack_bottom, stack_top, stack_lowest;

    /* public */
    uint8_t ram[0x10000];
    uint8_t mark[0x10000];
    beam_t beam; /* CRTC, Gate Array, picture */
    ppi_t ppi;
    keyboard_t keyboard;
    symbols_t symbols;
    profile_t profile;
    FILE *printer; /* where &FEFE prints: stdout unless changed */
    unsigned exit_code;
    char problem[512];
    cpc_frame_fn *on_frame; /* called when a frame begins, if set */
    void *on_frame_user;

    /* private */
    cost_t costs[COST_PAGES][256];
    uint64_t end; /* when cpc_run ends */
    cpc_stop_t why;
    uint32_t frame;      /* the last frame that was reported */
    uint32_t stop_frame; /* the frame that stops the machine */
    uint8_t writable[0x10000];
    struct {
        uint16_t address;
        cpc_stub_fn *fn;
        void *user;
    } stub[CPC_STUBS];
    unsigned stubs;
};

/* A routine to call: registers before the call; afterwards they hold the routine's results, and nops the time from
 * its first instruction to the end of its RET (a CALL takes 5 more). SP is the machine's own unless given. */
typedef struct {
    uint16_t address;
    uint16_t af, bc, de, hl, ix, iy, sp;
    uint64_t limit; /* maximum NOPs of the call; 0: ten emulated minutes */
    uint64_t nops;
} cpc_call_t;

cpc_t *cpc_new(void);
void cpc_free(cpc_t *cpc);

/* Runs for this many microseconds or until something stops the machine. It can be continued. */
cpc_stop_t cpc_run(cpc_t *cpc, uint64_t nops);

/* Runs until the frame with this number begins (cpc->beam.frames counts them), or something stops the machine. */
cpc_stop_t cpc_run_to_frame(cpc_t *cpc, uint32_t frame);

/* Starts or stops painting the picture; painting is slower. A whole frame must be painted before beam_save. */
void cpc_paint(cpc_t *cpc, bool painting);

/* Calls a routine and returns when it returns. */
cpc_stop_t cpc_call(cpc_t *cpc, cpc_call_t *call);

void cpc_stop_at(cpc_t *cpc, uint16_t address);
void cpc_stub(cpc_t *cpc, uint16_t address, cpc_stub_fn *fn, void *user);

/* The address of a symbol, with or without the underscore of C names. Ends the program if there is none: a test
 * with a misspelt routine must not go on. */
uint16_t cpc_address(cpc_t *cpc, const char *name);

void cpc_poke(cpc_t *cpc, uint16_t address, const void *bytes, size_t count);
void cpc_peek(const cpc_t *cpc, uint16_t address, void *bytes, size_t count);
uint16_t cpc_peek16(const cpc_t *cpc, uint16_t address);

uint16_t cpc_reg(cpc_t *cpc, Z80_REG_T reg);
void cpc_set_reg(cpc_t *cpc, Z80_REG_T reg, uint16_t value);

/* Stops the machine after the current instruction with a fault; the message is formatted as by printf. */
__attribute__((format(printf, 2, 3))) void cpc_fault(cpc_t *cpc, const char *format, ...);

#endif
