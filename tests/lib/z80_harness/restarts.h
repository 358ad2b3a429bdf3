/* restarts: the firmware's bytes from &0008 to &003A in a simulated CPC without ROMs. Its interrupt jumps to
 * &B941. Its restarts loop for ever, so that code which takes them for the program's is detected. */
#ifndef RESTARTS_H
#define RESTARTS_H

#include <stdint.h>
#include <string.h>
#include "cpc.h"

#define RESTARTS_AT 0x0008
#define FOR_EVER    0x18, 0xFE, 0, 0, 0, 0, 0, 0 /* JR to itself */

static const uint8_t restarts_found[] = {FOR_EVER, FOR_EVER, FOR_EVER, FOR_EVER, FOR_EVER, FOR_EVER, 0xC3, 0x41, 0xB9};

static inline void restarts_put(cpc_t *cpc) {
    static const uint8_t handler[] = {0xFB, 0xC9}; /* EI, RET */
    cpc_poke(cpc, RESTARTS_AT, restarts_found, sizeof restarts_found);
    cpc_poke(cpc, 0xB941, handler, sizeof handler);
}

static inline bool restarts_are_firmwares(const cpc_t *cpc) {
    return !memcmp(cpc->ram + RESTARTS_AT, restarts_found, sizeof restarts_found);
}

#endif
