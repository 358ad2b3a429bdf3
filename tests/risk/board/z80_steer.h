#ifndef Z80_STEER_H
#define Z80_STEER_H
/*  map_cursor.h as a call from the PC. */
#include "risk.h"
#include "z80.h"

uint8_t z80_steer(z80_t *z, uint8_t from, uint8_t direction, const risk_mask_t *among);

#endif
