/* The rules as SDCC built them, in the simulated CPC, driven from the host.
 *
 *     rig_t rig;
 *     rig_open(&rig, "build/tests/lockstep/rules");       .ihx and .noi
 *     rig_write(&rig, "game", &game, sizeof game);
 *     nops = rig_call(&rig, "run_legal");
 *     rig_read(&rig, "legal", &legal, sizeof legal);
 */
#ifndef RIG_H
#define RIG_H

#include <stddef.h>
#include <stdint.h>
#include "cpc.h"

typedef struct {
    cpc_t *cpc;
} rig_t;

void rig_open(rig_t *rig, const char *program);
void rig_close(rig_t *rig);
void rig_write(rig_t *rig, const char *symbol, const void *bytes, size_t count);
void rig_read(rig_t *rig, const char *symbol, void *bytes, size_t count);

/* Calls a routine without arguments and returns the NOPs it took. Anything but a return ends the program. */
uint64_t rig_call(rig_t *rig, const char *symbol);

#endif
