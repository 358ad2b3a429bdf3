#ifndef Z80_MAP_CURSOR_H
#define Z80_MAP_CURSOR_H
/*  map_cursor.h as a call from the PC. */
#include "risk.h"
#include "z80.h"

uint8_t z80_map_cursor(z80_t *z, uint8_t from, uint8_t direction, const risk_mask_t *among);

#endif
