/* z80_harness: calls routines of a program that SDCC built, in the simulated CPC.
 *
 *     z80_harness_t harness;
 *     z80_harness_open(&harness, "build/tests/lib/lockstep/rules");       .ihx and .noi
 *     z80_harness_write(&harness, "game", &game, sizeof game);
 *     nops = z80_harness_call(&harness, "run_legal");
 *     z80_harness_read(&harness, "legal", &legal, sizeof legal);
 */
#ifndef Z80_HARNESS_H
#define Z80_HARNESS_H

#include <stddef.h>
#include <stdint.h>
#include "cpc.h"

typedef struct {
    cpc_t *cpc;
} z80_harness_t;

void z80_harness_open(z80_harness_t *harness, const char *program);
void z80_harness_close(z80_harness_t *harness);
void z80_harness_write(z80_harness_t *harness, const char *symbol, const void *bytes, size_t count);
void z80_harness_read(z80_harness_t *harness, const char *symbol, void *bytes, size_t count);

/* Calls a routine without arguments and returns the NOPs it took. Anything but a return ends the program. */
uint64_t z80_harness_call(z80_harness_t *harness, const char *symbol);

#endif
